import { countCharacters } from '@/domain/listings/limits';
import {
  calmed,
  collapsePunctuation,
  cutToLength,
  shoutedWords,
  tidySpaces,
  withoutControlCharacters,
  withoutHtml,
} from '@/domain/listings/text-shape';
import { hasNewObjections, withoutRefused } from '@/checks/listing/objections';
import { readsAsEnglish } from './listing-language';
import { ownKeywords } from './listing-keywords';
import { DESCRIPTION_MAX } from './store-limits';
import type { OptimizationInput } from './optimization';

/** About what a store shows before `more`. */
export const OPENING_CHARACTERS = 170;
/** Fewest sentences of a block that becomes a list. */
const LIST_FROM = 3;
const BULLET = /^\s*[-*•·–—►▪✔✓★]\s+/u;

/** Plain text as the stores show it: no HTML, no words in capitals, no repeated punctuation. */
export function plainDescription({ currentDescription, appName }: OptimizationInput): string {
  const text = collapsePunctuation(withoutControlCharacters(withoutHtml(currentDescription), true));
  return tidySpaces(calmed(text, shoutedWords(text, appName))).replace(/\n{3,}/g, '\n\n');
}

function sentencesOf(paragraph: string): string[] {
  const parts =
    typeof Intl.Segmenter === 'function'
      ? Array.from(
          new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(paragraph),
          (part) => part.segment,
        )
      : (paragraph.match(/[^.!?。！？]+[.!?。！？]*/gu) ?? [paragraph]);
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** One block of text as an opening and a list; a text that already has lines keeps them, with one kind of bullet. */
function structured(text: string, isEnglish: boolean): string {
  if (text.includes('\n')) {
    return text
      .split('\n')
      .map((line) => line.replace(BULLET, '• '))
      .join('\n');
  }
  const sentences = sentencesOf(text);
  const opening = [sentences.shift() ?? ''];
  while (
    sentences.length > LIST_FROM &&
    countCharacters(`${opening.join(' ')} ${sentences[0]}`) <= OPENING_CHARACTERS
  )
    opening.push(sentences.shift() ?? '');
  if (sentences.length < LIST_FROM) return text;
  const list = sentences.map((sentence) => `• ${sentence}`).join('\n');
  return `${opening.join(' ')}\n\n${isEnglish ? 'What you get:\n' : ''}${list}`;
}

/** Puts the app's name into the part that a store shows before `more`. */
function withName(text: string, name: string, isEnglish: boolean): string {
  if (text.slice(0, OPENING_CHARACTERS).toLowerCase().includes(name.toLowerCase())) return text;
  if (text === '') return isEnglish ? `Meet ${name}.` : name;
  return isEnglish ? `Meet ${name}. ${text}` : `${name}: ${text}`;
}

/** A closing line with the listing's most frequent words. */
function closingLine(input: OptimizationInput, text: string): string {
  const [first, second, third] = ownKeywords(input, input.appName);
  if (first === undefined || second === undefined || third === undefined) return '';
  const line = `Made for everyone who cares about ${first}, ${second} and ${third}.`;
  return text.includes(line) ? '' : `\n\n${line}`;
}

/** The user's description in the shape the stores read best: name first, short opening, list, and inside the limit. */
export function optimizeDescription(input: OptimizationInput): string {
  const isEnglish = readsAsEnglish(input.currentDescription);
  const name = tidySpaces(withoutControlCharacters(input.appName, false));
  const plain = cutToLength(plainDescription(input), DESCRIPTION_MAX);
  const allowed = withoutRefused(plain, 'description', { locale: 'en-US', appName: name });
  const body = withName(structured(allowed, isEnglish), name, isEnglish);
  const whole = body + (isEnglish ? closingLine(input, body) : '');
  const isAllowed = (text: string) =>
    !hasNewObjections({ description: text }, { description: body }, { locale: 'en-US', appName: name });
  if (countCharacters(whole) <= DESCRIPTION_MAX && isAllowed(whole)) return whole;
  return countCharacters(body) <= DESCRIPTION_MAX ? body : cutToLength(body, DESCRIPTION_MAX);
}
