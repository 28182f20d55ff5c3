import {
  causes as packed,
  origins,
  pages,
  wordLists,
  type CompiledOrigin,
  type PackedCause,
  type Page,
} from 'virtual:catalog/rejections';

/** Words of a message by which a cause is recognised. */
export interface Phrase {
  words: string;
  /** Words of which one must be nearby: the phrase is common. */
  near?: readonly string[];
}

/** A cause of the catalogue, with its phrases ready for searching. */
export type Cause = Omit<PackedCause, 'meaning' | 'page' | 'policy' | 'phrases' | 'special' | 'cases'> & {
  /** Of a cause with an only case, which says itself what it means, the title. */
  meaning: string;
  page?: Page | undefined;
  policy?: Page | undefined;
  phrases: readonly Phrase[];
  cases?: readonly CauseCase[] | undefined;
};

type PackedCase = NonNullable<PackedCause['cases']>[number];

/** The words by which a case is recognised. */
export type CauseCase = Omit<PackedCase, 'evidence'> & {
  evidence: Partial<Record<keyof NonNullable<PackedCase['evidence']>, readonly string[]>>;
};

const expanded = new Map<readonly string[], readonly string[]>();

/** Every cause, in the order in which they win where they fit a text equally well. */
export const CAUSES: readonly Cause[] = packed.map(
  ({ page, policy, phrases = {}, special = [], cases, ...cause }) => ({
    ...cause,
    meaning: cause.meaning ?? cause.title,
    ...(cases && { cases: cases.map(unpackedCase) }),
    ...(page !== undefined && { page: pages[page] }),
    ...(policy !== undefined && { policy: pages[policy] }),
    phrases: [
      ...special.flatMap(({ phrase, near }) => apart(phrase, near)),
      ...Object.entries(phrases).flatMap(([id, all]) =>
        all.split('¦').flatMap((written) => apart(written, nearFor(origins[id], written))),
      ),
    ],
  }),
);

function unpackedCase({ evidence = {}, ...each }: PackedCase): CauseCase {
  return {
    ...each,
    evidence: Object.fromEntries(Object.entries(evidence).map(([kind, words]) => [kind, words.split('¦')])),
  };
}

/** The words that a phrase of an origin needs nearby: a long one needs none. */
function nearFor(origin: CompiledOrigin | undefined, words: string): readonly string[] | undefined {
  const isLong = origin?.aloneFrom !== undefined && words.split(/ |…/).length >= origin.aloneFrom;
  return isLong ? undefined : origin?.near;
}

/** The words of a list, with those of the lists that it names. */
function wordsOf(list: readonly string[]): readonly string[] {
  const known = expanded.get(list) ?? list.flatMap(wordsNamed);
  expanded.set(list, known);
  return known;
}

function wordsNamed(word: string): readonly string[] {
  return word.startsWith('@') ? (wordLists[word.slice(1)] ?? []).flatMap(wordsNamed) : [word];
}

/** Each phrase that the catalogue writes as one: `blank|black screen` is two. */
function apart(written: string, near?: readonly string[]): Phrase[] {
  return phrasesOf(written).map((words) => ({ words, ...(near && { near: wordsOf(near) }) }));
}

/** `blank|black screen` as `blank screen` and `black screen`. */
export function phrasesOf(words: string): readonly string[] {
  if (!words.includes('|')) return [words];
  const [first = [], ...rest] = words.split(' ').map((word) => word.split('|'));
  return rest.reduce(
    (phrases, ends) => phrases.flatMap((phrase) => ends.map((end) => `${phrase} ${end}`)),
    first,
  );
}

const BY_GUIDELINE = index(({ guidelines }) => guidelines);
const BY_CODE = index(({ codes }) => codes);
/** The cause of an ITMS code, in digits. */
export function causeOfCode(code: string): Cause | undefined {
  return BY_CODE.get(code);
}

/** The cause of a guideline or of the part that its number names: `2.3.7`, `5.1.1(v)`. */
export function causeOfGuideline(number: string): Cause | undefined {
  return BY_GUIDELINE.get(number) ?? BY_GUIDELINE.get(number.replace(/\([a-z]+\)$/, ''));
}

/** Whether a store wants answers to a list of questions, and no change. */
export function isAnswered({ cases = [] }: Cause): boolean {
  return cases.some(({ answersList }) => answersList);
}

function index(keys: (cause: Cause) => readonly string[] | undefined): Map<string, Cause> {
  return new Map(CAUSES.flatMap((cause) => (keys(cause) ?? []).map((key) => [key, cause])));
}
