import { decodeLetter, type DecodedLetter, type DecodeOptions } from './decode-letter';
import { glossFor } from './gloss';
import { toldRanker } from './closest/rank-told';

/** Reads a message of a store in any of the languages of catalog/languages. */
export function decodeAnyLanguage(text: string, options: Pick<DecodeOptions, 'from'> = {}): DecodedLetter {
  return decodeLetter(text, { ...options, glossFor, toldRanker });
}
