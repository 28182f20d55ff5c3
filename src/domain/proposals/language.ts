import type { TextTask } from './text-task';

/** Scripts by the code that `Intl.Locale` gives; a language may use several. */
const SCRIPTS: Readonly<Record<string, RegExp>> = {
  Latn: /\p{Script=Latin}/gu,
  Cyrl: /\p{Script=Cyrillic}/gu,
  Grek: /\p{Script=Greek}/gu,
  Arab: /\p{Script=Arabic}/gu,
  Hebr: /\p{Script=Hebrew}/gu,
  Thai: /\p{Script=Thai}/gu,
  Deva: /\p{Script=Devanagari}/gu,
  Beng: /\p{Script=Bengali}/gu,
  Guru: /\p{Script=Gurmukhi}/gu,
  Gujr: /\p{Script=Gujarati}/gu,
  Orya: /\p{Script=Oriya}/gu,
  Taml: /\p{Script=Tamil}/gu,
  Telu: /\p{Script=Telugu}/gu,
  Knda: /\p{Script=Kannada}/gu,
  Mlym: /\p{Script=Malayalam}/gu,
  Jpan: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu,
  Kore: /\p{Script=Hangul}/gu,
  Hans: /\p{Script=Han}/gu,
  Hant: /\p{Script=Han}/gu,
};
/** Least share of the letters in the language's script: names and units stay in Latin letters. */
const LEAST_SHARE = 0.5;
/** Fewer letters say nothing about a language. */
const MIN_LETTERS = 12;

/**
 * Whether a text may be in the language of a task, as far as its script and a detector tell.
 * @param detected BCP 47 code that a detector is sure of
 */
export function isInLanguage(text: string, task: TextTask, detected?: string): boolean {
  const { locale, from, fromLocale, keep = [] } = task;
  const own = keep.reduce((rest, word) => rest.replaceAll(word, ''), text);
  const letters = own.match(/\p{L}/gu)?.length ?? 0;
  if (letters < MIN_LETTERS) return true;
  const { script = 'Latn', language } = new Intl.Locale(locale).maximize();
  const inScript = own.match(SCRIPTS[script] ?? /\p{L}/gu)?.length ?? 0;
  if (inScript / letters < LEAST_SHARE) return false;
  const isOther = new Intl.Locale(fromLocale).language !== language;
  if (isOther && text.trim() === from.trim()) return false;
  return detected === undefined || sameLanguage(detected, language);
}

/** Codes that detectors use for a language of the stores. */
const SAME: Readonly<Record<string, string>> = { iw: 'he', nb: 'no', nn: 'no', in: 'id', fil: 'tl' };

function sameLanguage(detected: string, language: string): boolean {
  const [first = ''] = detected.toLowerCase().split('-');
  const known = (code: string) => SAME[code] ?? code;
  return known(first) === known(language);
}
