import type { DecodedLetter } from '@/decoder/decode-letter';
import { decodeLetter, MAX_TEXT } from '@/decoder/decode-letter';
import { planOf, type RecoveryPlan } from '@/decoder/plan';
import type { Sender } from '@/model/message-sender';

/** Decodes the end of a text, where a log says why it failed, and plans against its causes or the closest matches. */
export function decodeText(text: string, from?: Sender): { letter: DecodedLetter; plan?: RecoveryPlan } {
  const letter = decodeLetter(text.slice(-MAX_TEXT), { from });
  const plan = planOf(letter, { causes: letter.closest.map(({ causeId }) => causeId) });
  return { letter, ...(plan && { plan }) };
}
