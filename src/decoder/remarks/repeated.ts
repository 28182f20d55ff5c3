import type { ReadableText } from '../readable-text';

/** How a store, or somebody who tells of it, says that the same was refused before. */
const REPEATED =
  /\bissues? (?:that )?we(?:'ve| have)? previously identified\b[^.!?]{0,20}\bstill\b|\b(?:rejected|refused|declined|denied|turned down|not approved) (?:(?:it|me|us|(?:my|our|the|this) \w+) )?(?:once )?(?:again|for the (?:second|third|fourth|fifth|\d{1,2}(?:nd|rd|th)) time|an?other time|a (?:second|third) time|twice)\b|\b(?:second|third|fourth|fifth|\d{1,2}(?:nd|rd|th)) (?:rejection|refusal)\b|\b(?:rejected|refused|denied) me (?:two|three|four|five|\d{1,2}) times\b/;

/** Whether a text says that its store refuses the same for another time. */
export function isRepeated({ words }: ReadableText): boolean {
  return REPEATED.test(words);
}
