import { decodeLetter, MAX_TEXT, type DecodedLetter } from '@/decoder/decode-letter';
import { casesOf } from '@/decoder/advice';
import { CAUSES } from '@/decoder/causes';
import { mayBeForeign } from '@/decoder/foreign-text';
import { planOf, type RecoveryPlan } from '@/decoder/plan';
import type { Sender } from '@/model/message-sender';

/**
 * Decodes the end of a text, where a log says why it failed, and plans against its causes or the closest matches. The
 * terms of other languages load with the first text that may need them.
 */
export async function decodeText(
  text: string,
  from?: Sender,
): Promise<{ letter: DecodedLetter; plan?: RecoveryPlan }> {
  const end = text.slice(-MAX_TEXT);
  const { glossFor } = mayBeForeign(end) ? await import('@/decoder/gloss') : {};
  const letter = decodeLetter(end, { from, glossFor });
  const plan = planOf(letter, { causes: letter.closest.map(({ causeId }) => causeId) });
  return { letter, ...(plan && { plan }) };
}

/** Every cause of the catalogue, by id and title. */
export function rejectionEntries(): { id: string; title: string }[] {
  return CAUSES.map(({ id, title }) => ({ id, title }));
}

/** A cause with its cases, without the phrases by which it is recognised; undefined for an unknown id. */
export function rejectionEntry(id: string) {
  const cause = CAUSES.find((each) => each.id === id);
  if (!cause) return undefined;
  const { phrases: _, ...rest } = cause;
  return { ...rest, cases: casesOf(id) };
}
