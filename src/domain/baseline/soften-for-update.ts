import { platformsOf, type Platform } from '@/model/app';
import type { Finding } from '@/model/finding';
import { findingId } from '../findings';
import { fieldLabel } from '../listings/field-label';
import type { ListingField } from '@/model/listing';
import type { DraftContent } from '@/model/draft';
import { baselineSource, type Baseline } from './baseline';

type KnownDraft = Pick<DraftContent, 'platform' | 'details'>;

/**
 * Turns blockers about something missing into notes where the store has it already: an upload tool leaves an empty
 * field of an update alone, except What's New of the App Store. A language or an app that is new still needs
 * everything.
 */
export function softenForUpdate<Each extends Finding>(
  findings: Each[],
  draft: KnownDraft,
  baseline: Baseline | undefined,
): Each[] {
  if (!baseline || !draft.details.isUpdate) return findings;
  return findings.flatMap((finding) => {
    // Each version of the App Store starts with empty notes, in every language.
    if (finding.rule === 'listing-missing' && finding.subject.field === 'releaseNotes') return [finding];
    if (finding.rule === 'listing-missing') return missingText(finding, draft, baseline);
    return isKept(finding, baseline) ? [asNote(finding, nameOf(finding))] : [finding];
  });
}

/** Splits a finding about both stores where only one of them has the language. */
function missingText<Each extends Finding>(finding: Each, draft: KnownDraft, baseline: Baseline): Each[] {
  const { store, locale = '', field } = finding.subject;
  const stores = store ? [store] : platformsOf(draft.platform);
  const known = stores.filter((each) => hasLocale(baseline, each, locale));
  const label = (list: readonly Platform[]) => fieldLabel(field as ListingField, list);
  if (known.length === stores.length) return [asNote(finding, label(stores))];
  if (known.length === 0) return [finding];
  return stores.map((each) => {
    const own = withStore(finding, each);
    return known.includes(each) ? asNote(own, label([each])) : own;
  });
}

function hasLocale(baseline: Baseline, store: Platform, locale: string): boolean {
  const source = baselineSource(baseline, store);
  return (
    source !== undefined &&
    (source.texts[locale] !== undefined || source.pictures.some((picture) => picture.locale === locale))
  );
}

/** Details and pictures of an imported store that the folder does not contain are stored in the store's console. */
function isKept({ rule, subject: { store, slot, locale } }: Finding, baseline: Baseline): boolean {
  const source = store && baselineSource(baseline, store);
  if (!source) return false;
  if (rule === 'image-set') {
    const given = source.pictures.filter((each) => each.slotId === slot || `play-${each.kind}` === slot);
    if (given.length === 0 || locale === undefined) return given.length === 0;
    return hasLocale(baseline, store, locale) && !given.some((picture) => picture.locale === locale);
  }
  return rule.startsWith('details-') && rule.endsWith('-missing');
}

function nameOf({ rule, title }: Finding): string {
  return rule === 'image-set' ? title : title.replace(/ is missing.*$/, '');
}

function withStore<Each extends Finding>(finding: Each, store: Platform): Each {
  const subject = { ...finding.subject, store };
  return { ...finding, subject, id: findingId(finding.rule, subject) };
}

function asNote<Each extends Finding>(finding: Each, what: string): Each {
  const isSet = finding.rule === 'image-set';
  return {
    ...finding,
    severity: 'note',
    title: isSet ? `${what}: those in the store stay` : `${what} stays unchanged in the store`,
    why: 'The imported folder does not contain it, and upload tools leave out what is empty.',
    fix: 'Nothing, unless you want to change it.',
  };
}
