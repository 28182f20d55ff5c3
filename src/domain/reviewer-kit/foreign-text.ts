import { wordsOf } from '../listings/text-shape';
import { OWN_SENTENCES } from './kit-paragraphs';

/** Frequent words of English that no other language below has. */
const ENGLISH = new Set(
  'the and then with your you this that are tap open press enter sign use after from first screen when it to for needs works'.split(
    ' ',
  ),
);

/** Frequent words of other languages with Latin letters that are not English. */
const OTHERS = new Set(
  (
    'und der das ist mit dem den ein eine sie auf für nicht wird ' +
    'le la les des une avec pour dans est vous puis ' +
    'el los las con para una que por del abra pulse ' +
    'il di che della sono apri premi ' +
    'os não uma você toque em seu ' +
    'het een van voor met niet ' +
    'się jest na aby ' +
    've bir için ile ' +
    'och att det som'
  ).split(' '),
);

/** Fewest words or letters that say something about the language. */
const ENOUGH_WORDS = 4;
const ENOUGH_LETTERS = 8;

/**
 * Whether a text is in another language than English, without any English sentence. A short text, or one of names alone,
 * is not. Sentences that the product adds do not count.
 */
export function isOnlyForeign(text: string): boolean {
  const lines = text.split('\n').filter((line) => !OWN_SENTENCES.includes(line.trim()));
  const own = lines.join('\n');
  const letters = own.match(/\p{L}/gu) ?? [];
  const latin = own.match(/\p{Script=Latin}/gu) ?? [];
  if (letters.length >= ENOUGH_LETTERS && latin.length < letters.length / 4) return true;
  const words = wordsOf(own.toLowerCase());
  const foreign = words.filter((word) => OTHERS.has(word)).length;
  const english = words.filter((word) => ENGLISH.has(word)).length;
  return words.length >= ENOUGH_WORDS && foreign >= 2 && english * 3 < foreign;
}
