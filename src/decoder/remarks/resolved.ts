import { readableForms, type ReadableText } from '../readable-text';
import { sectionsOf } from '../sections';

/** Words in which a letter takes a point back, or says that it is done. With `u`, a word's edge takes thirty times as long. */
const DONE = new RegExp(
  [
    String.raw`\b(?:has|have|had) (?:(?:now|since|already|also) )?been (?:(?:now|fully|successfully) )?(?:withdrawn|resolved|addressed|retracted|fixed)\b`,
    String.raw`\b(?:is|are|was|were) (?:(?:now|also|already) )?(?:resolved|withdrawn|retracted)\b`,
    String.raw`\bwe (?:(?!\b(?:not|unable|cannot)\b|n't\b)[^.!?\n]){0,60}\bconsider (?:it|this|that|the|these|those)\b(?:[^.!?\n]|\.(?=\d)){0,60} (?:resolved|closed|settled|addressed)\b`,
    String.raw`\bno longer (?:an? |the )?(?:issues?|concerns?|problems?|applies|apply|applicable|open|outstanding|present)\b`,
    String.raw`\bthank(?:s| you) for (?:resolving|fixing|addressing|correcting|removing|adding)\b`,
    String.raw`\bwe (?:have )?(?:withdraw|withdrew|withdrawn|retracted)\b`,
    String.raw`\b(?:this|that|the other|these|those|which) (?:(?:part|point|item|issue|one)s? )?(?:is|are|looks?) (?:now )?(?:fine|ok|okay|good|done|settled)\b`,
    String.raw`\b(?:don't|do not) (?:have|need) to (?:do anything|change anything|act) (?:about|for|on|regarding) (?:it|this|that|them)\b`,
    String.raw`\bno (?:further )?(?:action|changes?) (?:is|are) (?:needed|required|necessary) (?:for|on|about|regarding) (?:it|this|that)\b`,
    // An entry of a list of what was there before.
    String.raw`[–—:-] ?(?:resolved|fixed|closed|approved)[.)]?$`,
  ].join('|'),
  'im',
);
/** Words before it that turn it round, some only in its own clause, and after it that take it back. */
const NOT_YET =
  /\b(?:if|once|until|unless|when|after|whether|before|ensure|unable|you (?:say|said|wrote|state|stated|claim|claimed|indicated|mentioned))\b|\b(?:not|never|must|should|to)\b(?!.*, so )/iu;
const BUT = /\b(?:but|however|still|although|except|though|unable)\b/iu;
const SENTENCE = /[^.!?\n]+(?:[.!?](?!\s)[^.!?\n]*)*[.!?]?/gu;
/** Characters that a part has beside its heading where it still says something. */
const MIN_REST = 20;

/** Whether a sentence says that its point needs nothing more. */
function saysDone(sentence: string): boolean {
  const found = DONE.exec(sentence);
  return (
    found !== null &&
    !NOT_YET.test(sentence.slice(0, found.index)) &&
    !BUT.test(sentence.slice(found.index + found[0].length)) &&
    !/\bstill\b/iu.test(sentence)
  );
}

/**
 * A letter with spaces for what it withdraws or calls resolved, so that every other place stays the same: such a sentence, and
 * its heading where nothing else is below it.
 */
export function withoutResolved(text: ReadableText): ReadableText {
  if (text.written || !DONE.test(text.shown)) return text;
  const done = [...text.shown.matchAll(SENTENCE)].filter(([sentence]) => saysDone(sentence));
  if (done.length === 0) return text;
  const blank = (shown: string, start: number, end: number) =>
    shown.slice(0, start) + shown.slice(start, end).replace(/[^\n]/gu, ' ') + shown.slice(end);
  let shown = text.shown;
  for (const { index, 0: sentence } of done) shown = blank(shown, index, index + sentence.length);
  for (const { start, end, heading } of sectionsOf(text)) {
    const isDone = done.some(({ index, 0: { length } }) => index < end && index + length > start);
    if (heading === '' || !isDone) continue;
    const rest = shown
      .slice(start, end)
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => !line.startsWith(heading) && !heading.startsWith(line) && !line.endsWith(':'));
    if (rest.join(' ').length < MIN_REST) shown = blank(shown, start, end);
  }
  return readableForms(shown);
}
