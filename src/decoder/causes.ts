import {
  causes as packed,
  origins,
  pages,
  wordLists,
  type CompiledContext,
  type CompiledOrigin,
  type PackedCause,
  type Page,
} from 'virtual:catalog/rejections';

/** Pattern of a message: a phrase, or beginnings of words, and the words that must be around it. */
export type Message = Context & ({ words: string } | { wordStarts: string });

/** Words around a message that decide whether it counts; see `catalog/rejections/README.md`. */
export interface Context {
  near?: readonly string[];
  about?: readonly string[];
  beside?: readonly string[];
  unless?: readonly string[];
  despite?: readonly string[];
  /** The words are common: the message makes its cause a possible one, unless a refusal gives them as its reason. */
  isLoose?: true;
}

/** A cause of the catalogue, with its messages ready for searching. */
export type Cause = Omit<PackedCause, 'page' | 'policy' | 'phrases' | 'wordStarts' | 'special'> & {
  page?: Page | undefined;
  policy?: Page | undefined;
  messages: readonly Message[];
};

const expandedContexts = new Map<CompiledContext, Context>();

/** Every cause, in the order in which they win where they fit a text equally well. */
export const CAUSES: readonly Cause[] = packed.map(
  ({ page, policy, phrases, wordStarts, special, ...cause }) => ({
    ...cause,
    ...(page !== undefined && { page: pages[page] }),
    ...(policy !== undefined && { policy: pages[policy] }),
    messages: [
      ...(special ?? []).flatMap(({ phrase, wordStarts: starts, ...context }): Message[] => [
        ...(phrase === undefined ? [] : apart(phrase, expanded(context))),
        ...(starts === undefined ? [] : [{ wordStarts: starts, ...expanded(context) }]),
      ]),
      ...messagesOf(phrases, (origin, words) =>
        contextsOf(origin, words).flatMap((context) => apart(words, context)),
      ),
      ...messagesOf(wordStarts, (origin, starts) => [
        { wordStarts: starts, ...expanded(origin.context ?? {}) },
      ]),
    ],
  }),
);

function messagesOf(
  byOrigin: Readonly<Record<string, string>> = {},
  toMessages: (origin: CompiledOrigin, written: string) => Message[],
): Message[] {
  return Object.entries(byOrigin).flatMap(([id, all]) => {
    const origin = origins[id];
    return origin ? all.split('¦').flatMap((written) => toMessages(origin, written)) : [];
  });
}

/** The contexts of a phrase: its length decides between those of its origin. */
function contextsOf({ context = {}, short, long, alternative }: CompiledOrigin, words: string): Context[] {
  const count = words.split(/ |…/).length;
  const own =
    short && count < short.below ? short.context : long && count >= long.from ? long.context : context;
  return [own, ...(alternative ? [alternative] : [])].map(expanded);
}

/** Replaces names of word lists by their words. */
function expanded(context: CompiledContext): Context {
  const known = expandedContexts.get(context);
  if (known) return known;
  const { isLoose, ...lists } = context;
  const full: Context = {
    ...Object.fromEntries(Object.entries(lists).map(([key, words]) => [key, words.flatMap(wordsNamed)])),
    ...(isLoose && { isLoose }),
  };
  expandedContexts.set(context, full);
  return full;
}

function wordsNamed(word: string): readonly string[] {
  return word.startsWith('@') ? (wordLists[word.slice(1)] ?? []).flatMap(wordsNamed) : [word];
}

/** A message for each phrase that the catalogue writes as one: `blank|black screen` is two. */
function apart(words: string, context: Context): Message[] {
  return phrasesOf(words).map((each) => ({ words: each, ...context }));
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
const BY_OTHER_GUIDELINE = index(({ alsoCitedAs }) => alsoCitedAs);
const BY_OLD_GUIDELINE = new Map(
  CAUSES.flatMap((cause) =>
    Object.entries(cause.before2016 ?? {}).map(([number, sentence]) => [number, { cause, sentence }]),
  ),
);

/** The cause of an ITMS code, in digits. */
export function causeOfCode(code: string): Cause | undefined {
  return BY_CODE.get(code);
}

/** The cause of a guideline or of the part that its number names: `2.3.7`, `5.1.1(v)`. */
export function causeOfGuideline(number: string): Cause | undefined {
  return BY_GUIDELINE.get(number) ?? BY_GUIDELINE.get(number.replace(/\([a-z]+\)$/, ''));
}

/** The other cause for which letters also give this number. */
export function otherCauseOfGuideline(number: string): Cause | undefined {
  return BY_OTHER_GUIDELINE.get(number);
}

/** The cause that had this number until June 2016, and how the guideline's sentence began. */
export function causeBefore2016(number: string): { cause: Cause; sentence: string } | undefined {
  return BY_OLD_GUIDELINE.get(number);
}

function index(keys: (cause: Cause) => readonly string[] | undefined): Map<string, Cause> {
  return new Map(CAUSES.flatMap((cause) => (keys(cause) ?? []).map((key) => [key, cause])));
}

/** The words and phrases of rows that separate them by `|`: `app store|testflight|itunes`. */
export function wordsIn(...rows: readonly string[]): readonly string[] {
  return rows.flatMap((row) => row.split('|'));
}
