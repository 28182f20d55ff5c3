import { OLD_GUIDELINES } from './apple-old-guidelines';
import type { FoundMessage } from './find-message';
import { chapterOf, isAboutAppleReview } from './find-numbers';
import type { ReadableText } from './readable-text';

/** A guideline of the numbering until 2016. */
export interface FoundOldGuideline extends FoundMessage {
  number: string;
  /** The rule that says the same today. */
  ruleId: string;
  /** The text has the sentence of the guideline or Apple's heading of that time, so that the number is certain. */
  isCertain: boolean;
}

/** Most numbers whose surroundings are read: a message has few, a hostile text tens of thousands. */
const MAX_LOOKS = 200;
/** How far before a number the word that makes it one of a guideline may be, in characters. */
const BEFORE = 40;

/** A number of a guideline, with the title or sentence that follows it. */
const NUMBERED =
  /(?<![\d.,])((?:[2-9]|1\d|2\d)\.\d{1,2})(?![\d%]|\.\d)(?=( details\b)?(?: ?[-:.)]{0,2} ?"?)?)/g;
/** Words before a number that make it one of a guideline. */
const OF_A_GUIDELINE =
  /\b(?:guidelines?|guideline number|clause|reason[s:]*|rejected (?:for|under|per|with|by|due to|because of)|violat\w+(?: of)?|(?:of|with) section)[ :#(]{1,3}(?:section )?$/;

/**
 * Guidelines of the numbering until 2016, each once. A number that has its sentence counts anywhere; one without
 * counts when no guideline has it today, or when the text has another number of that time.
 */
export function findOldGuidelines(text: ReadableText): FoundOldGuideline[] {
  const { words } = text;
  const found = new Map<string, FoundOldGuideline>();
  const candidates: FoundOldGuideline[] = [];
  let looks = 0;
  for (const match of words.matchAll(NUMBERED)) {
    const [, number = '', details] = match;
    const [ruleId, sentence] = OLD_GUIDELINES[number] ?? [];
    if (ruleId === undefined || sentence === undefined || (looks += 1) > MAX_LOOKS) continue;
    const place = { start: match.index, end: match.index + number.length };
    const after = words.slice(place.end, place.end + 110).replace(/^(?: details)? ?[-:.)]{0,2} ?"?/, '');
    if (after.startsWith(sentence)) {
      found.set(number, { number, ruleId, isCertain: true, ...place });
      continue;
    }
    const before = words.slice(Math.max(0, place.start - BEFORE), place.start);
    const isOfAGuideline =
      details !== undefined ||
      OF_A_GUIDELINE.test(before) ||
      /^ guidelines?\b/.test(words.slice(place.end, place.end + 12));
    if (isOfAGuideline && isAboutAppleReview(text, place))
      candidates.push({
        number,
        ruleId,
        // `10.6 Details` was the heading of a letter.
        isCertain: details !== undefined && chapterOf(number) === undefined,
        ...place,
      });
  }
  const isOldText = found.size > 0 || candidates.some(isOnlyOld);
  for (const candidate of candidates)
    if (!found.has(candidate.number) && (isOldText || isOnlyOld(candidate)))
      found.set(candidate.number, {
        ...candidate,
        ...(!candidate.isCertain && {
          stems: 1,
          sentence: { start: candidate.start, end: candidate.end },
        }),
      });
  return [...found.values()];
}

/** Whether Apple no longer has this number. */
function isOnlyOld({ number }: FoundOldGuideline): boolean {
  return chapterOf(number) === undefined;
}
