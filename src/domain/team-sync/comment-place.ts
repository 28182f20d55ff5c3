import type { WizardStep } from '@/model/wizard-step';
import type { Finding } from '@/model/finding';

// A place is what a thread is about, as a text that means the same on every device: the path of a field in the draft
// (`listings/en-US/title`), a finding, a picture, or empty for the whole submission.

/** Longest place that the database accepts, in characters. */
const MAX_CHARACTERS = 120;

/** The place of a finding: its rule and what it concerns, without ids of this device. */
export function findingPlace({ rule, subject }: Pick<Finding, 'rule' | 'subject'>): string {
  const { store, locale, field, slot, detail } = subject;
  return ['finding', rule, store ?? '', locale ?? '', field ?? slot ?? detail ?? '']
    .join('/')
    .replace(/\/+$/, '')
    .slice(0, MAX_CHARACTERS);
}

/**
 * The place of a picture: what it shows is known by its hash, and its position when the thread began names it where the
 * picture itself is not known.
 * @param hash SHA-256 of the file, in hexadecimal
 * @param number its position in its set, from 1
 */
export function picturePlace(
  { locale, slotId, kind }: { locale: string; slotId?: string | undefined; kind: string },
  number: number,
  hash: string,
): string {
  return `picture/${hash.slice(0, 32)}/${locale}/${slotId ?? kind}/${number}`.slice(0, MAX_CHARACTERS);
}

/** Whether two places are the same thing: a picture stays the same when it is moved. */
export function isSamePlace(a: string, b: string): boolean {
  return (
    a === b || (a.startsWith('picture/') && a.split('/')[1] === b.split('/')[1] && b.startsWith('picture/'))
  );
}

/** The step of the wizard in which a place is. */
export function stepOfPlace(place: string): WizardStep {
  if (place.startsWith('picture/')) return 'screenshots';
  if (place.startsWith('finding/')) return 'policy';
  return place.startsWith('builds') ? 'build' : 'listing';
}
