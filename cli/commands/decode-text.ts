import type { DecodedLetter } from '@/decoder/decode-letter';
import { decodeAnyLanguage } from '@/decoder/decode-any-language';
import { MAX_TEXT } from '@/decoder/decode-letter';
import { casesOf } from '@/decoder/advice';
import { CAUSES } from '@/decoder/causes';
import { planOf, type RecoveryPlan } from '@/decoder/plan';
import type { Sender } from '@/model/message-sender';

/** Decodes the end of a text, where a log says why it failed, and plans against its causes or the closest matches. */
export function decodeText(text: string, from?: Sender): { letter: DecodedLetter; plan?: RecoveryPlan } {
  const letter = decodeAnyLanguage(text.slice(-MAX_TEXT), { from });
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
