import { CONDITION } from '../severity';
import type { ReadableText } from '../readable-text';

/** How a store says that an appeal did not change its decision. */
const DENIED = [
  String.raw`\bappeal\b[^.!?]{0,60}\b(?:has been|have been|was|were|is|got) (?:\w+ )?(?:denied|rejected|declined|refused|turned down|unsuccessful)\b`,
  String.raw`\b(?:denied|rejected|declined|refused|turned down) (?:my|our|your|the|an?) (?:\w+ )?appeal\b`,
  String.raw`\boriginal (?:rejection|decision)\b[^.!?]{0,40}\b(?:is valid|was correct|stands|is upheld)\b`,
  String.raw`\bconfirmed (?:our|the|its) (?:initial|original|earlier) decision\b`,
  String.raw`\b(?:uphold|upheld)\b[^.!?]{0,40}\b(?:decision|rejection|removal|suspension|termination)\b`,
  String.raw`\b(?:decision|rejection|removal|suspension|termination)\b[^.!?]{0,40}\bupheld\b`,
  String.raw`\b(?:can't|cannot|unable to|won't|will not|not be) (?:be )?(?:reinstat|restor)(?:e|ed|ing) (?:your|the|my|our) (?:\w+ )?(?:app|application|account)\b`,
].join('|');
const IS_DENIED = new RegExp(DENIED, 'g');
/** Words before it that make it a condition: `if your appeal is denied`. */
const IF = new RegExp(String.raw`(?:${CONDITION}|\b(?:when|once|until|unless)\b)[^.!?]*$`, 'u');
/** Characters before it that are read for a condition. */
const BEFORE = 120;
/** Who answers appeals and nothing else, at the end of a letter. */
const SIGNED = /\n[^\p{L}\n]{0,4}app review board[.,]?[ \t]*(?:\n|$)/iu;
/** The board's notice that an appeal is possible. */
const OFFERED = /\b(?:may|can) (?:submit|file|send|make) (?:an|your) appeal\b/;
/** The answer of the board, in any language. */
const MAX_LETTER = 4000;

/** Whether a text says that the store turned an appeal down. */
export function isAppealDenied({ words, shown, written }: ReadableText): boolean {
  const isSigned = SIGNED.test((written?.shown ?? shown).slice(0, MAX_LETTER)) && !OFFERED.test(words);
  return (
    isSigned ||
    [...words.matchAll(IS_DENIED)].some(
      ({ index }) => !IF.test(words.slice(Math.max(0, index - BEFORE), index)),
    )
  );
}
