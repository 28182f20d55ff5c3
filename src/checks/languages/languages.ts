import { lazily } from '@/domain/lazily';
import type { Platform } from '@/model/app';
import { groupBy } from '@/domain/group-by';
import { fieldSays, textFieldsOf } from '@/domain/listings/field-label';
import { languageOf, productLocale } from '@/domain/locales/product-locales';
import { APPLE, TOOLS } from 'virtual:catalog/sources';
import { defineFamily, type FindingDraft, type Rule } from '../define-rule';
import { areRelated } from './language-groups';
import type { JudgedText } from './judged-texts';
import { languageOfShortWords } from './short-words';
import { countLetters, isDense, scriptsOf, type Letters } from './scripts';

/** How likely each language is, by its code, from 0 to 1. A language that is not named scores nothing. */
export type LanguageScores = Readonly<Record<string, number>>;

/** Scores the language of a text; undefined where that has not been done. */
export type ScoreLanguage = (words: string) => LanguageScores | undefined;

/** The texts of a submission in all of its languages. */
export interface LanguageCheck {
  texts: readonly JudgedText[];
  mainLocale: string;
  platforms: readonly Platform[];
  score: ScoreLanguage;
}

export interface LanguageFound extends FindingDraft {
  text: JudgedText;
}

const COMMON = { since: '2026-11-26', checked: '2026-11-26', effort: 'texts' } as const;

const RULES = {
  'language-untranslated': {
    ...COMMON,
    title: 'Text that is not translated',
    severity: 'warning',
    source: APPLE.localizations,
    why: 'People who chose this language get a text in another one, and search does not find the app by it.',
    fix: 'Translate it, or remove this language: the store then shows the main one.',
    examples: {
      fires: 'the English description in the German texts',
      holds: 'a German description in the German texts',
    },
  },
  'language-misplaced': {
    ...COMMON,
    title: 'Text in another language',
    severity: 'note',
    source: TOOLS.languages,
    why: 'It may have been pasted into the wrong language.',
    fix: 'Check that the text belongs to this language.',
    isQuestion: true,
    examples: {
      fires: 'a French description in the German texts',
      holds: 'a Danish text in the Norwegian texts: these two are not told apart',
    },
  },
  'language-script': {
    ...COMMON,
    title: 'Text in the letters of another language',
    severity: 'warning',
    source: APPLE.localizations,
    why: 'This language is not written in these letters.',
    fix: 'Put the text of this language here.',
    examples: {
      fires: 'a Russian description in the Japanese texts',
      holds: 'a Japanese description with the app’s name in Latin letters',
    },
  },
} as const satisfies Record<string, Rule>;

type LanguageRuleId = keyof typeof RULES;
type Found = LanguageFound & { rule: LanguageRuleId };

/** Whether each text is in the language that it is given for. */
export const LANGUAGES = defineFamily({ rules: RULES, check: checkTexts });

/** Fewer letters than this do not show a language; in scripts without an alphabet, half of them do. */
const LEAST_LETTERS = 40;
const LEAST_DENSE_LETTERS = 20;

/** The same for a short text that is compared with that of another language. */
const LEAST_SHORT_LETTERS = 15;

/** Distance between the scores of two languages from which one of them is meant. */
const CLEAR = 0.15;
/** Distance and length from which it is certain. */
const CERTAIN = 0.3;
const CERTAIN_LETTERS = 80;
/** Score of English from which a text is in no language that the detector lacks. */
const PLAIN = 0.5;

/** Share of letters in scripts of the language below which a text is in another one. */
const OWN_SHARE = 0.05;

/** Languages that the detector has. Of any other it can't say that a text is not in it. */
const DETECTED = new Set(
  (
    'am ar az be bg bn ca cs da de el en es et eu fa fi fr gu he hi hr hu hy is it ja ka kn ko lo lt lv ml mr ms nl ' +
    'no or pa pl pt ro ru sk sl sq sr sv ta te th tl tr uk ur vi zh'
  ).split(' '),
);

/** The detector's code of a language: it has one for Filipino under another name, and none for Indonesian. */
const CODES: Readonly<Record<string, string>> = { fil: 'tl', id: 'ms' };

function codeOf(locale: string): string {
  const language = languageOf(locale);
  return CODES[language] ?? language;
}

function* checkTexts(check: LanguageCheck): Iterable<Found> {
  const same = groupBy(check.texts, keyOf);
  /** Languages whose captions were reported together, and fields that were reported by themselves. */
  const reported = new Set<string>();
  for (const text of check.texts) {
    if (!isShown(text, check.platforms)) continue;
    const { kind, locale, store = '' } = text;
    if (reported.has(kind === 'caption' ? `${locale} captions` : `${locale} ${kind} ${store}`)) continue;
    const letters = countLetters(text.words);
    const twins = (same.get(keyOf(text)) ?? []).filter(
      ({ locale }) => !areRelated(codeOf(locale), codeOf(text.locale)),
    );
    const found = isEnough(letters)
      ? (copied(check, text, twins) ?? ofShortWords(check, text) ?? foreign(check, text, letters))
      : isShortSentence(text, letters)
        ? copied({ ...check, score: () => undefined }, text, twins)
        : ofShortWords(check, text);
    if (!found) continue;
    reported.add(kind === 'captions' ? `${locale} captions` : `${locale} ${kind} ${store}`);
    yield found;
  }
}

function isShown({ kind }: JudgedText, platforms: readonly Platform[]): boolean {
  return (
    kind === 'caption' ||
    kind === 'captions' ||
    platforms.some((store) => textFieldsOf(store).some((field) => field === kind))
  );
}

function keyOf({ kind, text }: JudgedText): string {
  return `${kind}\n${text.trim()}`;
}

function isEnough({ total, of, most }: Letters): boolean {
  if (most === undefined) return false;
  return total >= LEAST_LETTERS || (isDense(most) && of(most) >= LEAST_DENSE_LETTERS);
}

const WORDS = /\p{L}[\p{L}\p{M}]*/gu;

/** Short texts that are the same in two languages only where nobody has translated them. */
const COMPARED: ReadonlySet<JudgedText['kind']> = new Set([
  'caption',
  'subtitle',
  'shortDescription',
  'releaseNotes',
]);

/** Whether a short text is a sentence rather than a name, so that another language has words of its own for it. */
function isShortSentence({ kind, words }: JudgedText, { total }: Letters): boolean {
  return COMPARED.has(kind) && total >= LEAST_SHORT_LETTERS && (words.match(WORDS)?.length ?? 0) >= 3;
}

/** The same text for another language. Which of the two it belongs to, the scores say. */
function copied(
  { mainLocale, platforms, score }: LanguageCheck,
  text: JudgedText,
  twins: readonly JudgedText[],
): Found | undefined {
  const twin = twins.find(({ locale }) => locale === mainLocale) ?? twins[0];
  if (!twin || text.locale === mainLocale) return undefined;
  const best = bestOf(score(text.words));
  if (best && areRelated(best.language, codeOf(text.locale))) return undefined;
  const isMain = areRelated(codeOf(twin.locale), codeOf(mainLocale));
  return {
    rule: isMain ? 'language-untranslated' : 'language-misplaced',
    text,
    severity: isLoose(text) || text.kind === 'caption' ? 'note' : 'warning',
    title: says(text, platforms, `is the same text as in ${nameOf(twin.locale)}`),
    ...(!isMain && {
      why: 'One text cannot be right for both languages.',
      fix: 'Put the text of this language here.',
    }),
  };
}

function foreign(
  { mainLocale, platforms, score }: LanguageCheck,
  text: JudgedText,
  letters: Letters,
): Found | undefined {
  const own = codeOf(text.locale);
  const main = codeOf(mainLocale);
  const best = bestOf(score(text.words));
  const scripts = scriptsOf(own);
  const share = scripts.reduce((sum, script) => sum + letters.of(script), 0) / letters.total;
  if (share < OWN_SHARE) {
    const isMain = best !== undefined && areRelated(best.language, main) && text.locale !== mainLocale;
    return {
      rule: isMain ? 'language-untranslated' : 'language-script',
      text,
      severity: isLoose(text) ? 'note' : 'warning',
      title: says(
        text,
        platforms,
        isMain ? `is in ${nameOf(mainLocale)}` : `has no ${scripts[0] ?? 'other'} letters`,
      ),
    };
  }
  // A list of search terms is too mixed, and a foreign name in Japanese text has the letters of no other language here.
  if (text.kind === 'keywords' || !best) return undefined;
  if (!DETECTED.has(own) && !isPlainEnglish(best, main, letters)) return undefined;
  if (areRelated(best.language, own) || !isWrittenIn(best.language, letters)) return undefined;
  const distance = best.score - (score(text.words)?.[own] ?? 0);
  if (distance < CLEAR) return undefined;
  const isMain = areRelated(best.language, main) && text.locale !== mainLocale;
  const isCertain = distance >= CERTAIN && letters.total >= CERTAIN_LETTERS;
  const language = languageNames().of(best.language) ?? best.language;
  return {
    rule: isMain ? 'language-untranslated' : 'language-misplaced',
    text,
    severity: isLoose(text) || !(isMain || isCertain) ? 'note' : 'warning',
    isQuestion: !isMain && !isCertain,
    title: says(text, platforms, isMain || isCertain ? `is in ${language}` : `seems to be in ${language}`),
  };
}

/** A text whose articles and prepositions are those of another language, also where the detector has too little to judge. */
function ofShortWords({ mainLocale, platforms }: LanguageCheck, text: JudgedText): Found | undefined {
  const found = isLoose(text) ? undefined : languageOfShortWords(text.words, codeOf(text.locale));
  if (found === undefined) return undefined;
  const isMain = found === codeOf(mainLocale) && text.locale !== mainLocale;
  return {
    rule: isMain ? 'language-untranslated' : 'language-misplaced',
    text,
    severity: text.kind === 'caption' ? 'note' : 'warning',
    isQuestion: false,
    title: says(text, platforms, `is in ${languageNames().of(found) ?? found}`),
  };
}

/** A long text in clear English is in none of the languages that the detector lacks. */
function isPlainEnglish(
  best: { language: string; score: number },
  main: string,
  { total }: Letters,
): boolean {
  return main === 'en' && best.language === 'en' && best.score >= PLAIN && total >= CERTAIN_LETTERS;
}

function isWrittenIn(language: string, { most }: Letters): boolean {
  return most !== undefined && scriptsOf(language).includes(most);
}

/** Search terms and names are often left in English on purpose. */
function isLoose({ kind }: JudgedText): boolean {
  return kind === 'keywords' || kind === 'title';
}

const languageNames = lazily(() => new Intl.DisplayNames('en', { type: 'language', fallback: 'code' }));

/** The name of a language without its country. */
function nameOf(locale: string): string {
  return (productLocale(locale)?.name ?? locale).replace(/ \(.*\)$/, '');
}

function says({ kind, store }: JudgedText, platforms: readonly Platform[], predicate: string): string {
  if (kind === 'caption') return `A caption ${predicate}`;
  if (kind === 'captions') return `The captions ${plural(predicate)}`;
  return fieldSays(kind, store ? [store] : platforms, predicate);
}

function plural(predicate: string): string {
  return predicate
    .replace(/^is\b/, 'are')
    .replace(/^has\b/, 'have')
    .replace(/^seems\b/, 'seem');
}

function bestOf(scores: LanguageScores | undefined): { language: string; score: number } | undefined {
  const [best] = Object.entries(scores ?? {}).sort(([, a], [, b]) => b - a);
  return best && { language: best[0], score: best[1] };
}
