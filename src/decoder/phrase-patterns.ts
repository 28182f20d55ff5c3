import type { ValueName } from 'virtual:catalog/rejections';
import { CAUSES, type Cause, type Message } from './causes';
import { BEGINNING, vocabularyOf, withoutHyphens, type ReadableText, type Vocabulary } from './readable-text';

/** Values in one sentence of a message, by the name that its pattern gives them. */
export type NamedValues = Readonly<Partial<Record<ValueName, string>>>;

/** Longest value taken from a text, in characters. */
const MAX_VALUE = 80;
/** Largest number of values used per name: a log can repeat a message for hundreds of files. */
const MAX_VALUES = 8;

/**
 * Shapes of the values that a message can name, by the name used in patterns. They match in a lower-case text, contain no
 * white space except where noted, and are bounded, so that a hostile text costs and shows little.
 */
const VALUE_SHAPES = {
  /** A field of a listing as App Store Connect labels it, or as its API does. */
  field:
    /what's new(?: in this version)?|app name|app store icon|promotional text|description|keywords|subtitle|support url|marketing url|privacy policy url|copyright|review notes|name|whatsnew|promotionaltext|supporturl|marketingurl|privacypolicyurl/,
  /** A key of Info.plist, an entitlement or an attribute of the App Store Connect API. */
  key: /[a-z][\w.:-]{1,79}/,
  purposeKey: /ns[a-z]{1,60}usagedescription/,
  apiCategory: /nsprivacyaccessedapicategory[a-z]{1,40}/,
  permission: /(?:[a-z]+\.){0,5}[a-z]+(?:_[a-z0-9]+){1,8}/,
  /** The path of a file in the package; may have spaces. */
  file: /[^\s'"()[\]<>](?:[^\n'"()[\]<>]{0,77}[^\s'"()[\]<>.,])?/,
  /** A locale such as `en-US`. */
  locale: /[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,2}/,
  number: /\d{1,12}/,
  country: /[a-z]{2}(?:, ?[a-z]{2}){0,12}/,
  /** The API level an app must target, and the one it targets now. */
  level: /\d{1,3}/,
  current: /\d{1,3}/,
  version: /\d(?:[\w.-]{0,28}\w)?/,
  build: /\d(?:[\w.-]{0,28}\w)?/,
  package: /[a-z]\w*(?:\.\w+){1,9}/,
  size: /\d{2,4} ?[x*×] ?\d{2,4}/,
  fingerprint: /[0-9a-f]{2}(?::[0-9a-f]{2}){3,40}/,
  expected: /[0-9a-f]{2}(?::[0-9a-f]{2}){3,40}/,
  /** The name of an SDK: up to four words. */
  sdk: /[a-z][\w.&-]{1,30}(?: [a-z][\w.&-]{1,30}){0,3}/,
} as const satisfies Record<ValueName, RegExp>;

export function isValueName(name: string): name is ValueName {
  return Object.hasOwn(VALUE_SHAPES, name);
}

/** A shape as a sticky regular expression, or as one that finds it anywhere. */
export function valuePattern(name: ValueName, flag: 'y' | 'g'): RegExp {
  return new RegExp(VALUE_SHAPES[name].source, `${flag}u`);
}

/** Values of which only one is meant: a second one in the text belongs to another sentence. */
const SINGLE: ReadonlySet<string> = new Set<ValueName>([
  'number',
  'level',
  'current',
  'version',
  'build',
  'fingerprint',
  'expected',
]);
/** Most sentences of one fix: one for each limit that the texts of a listing exceed. */
const MAX_SENTENCES = 4;

/** A name in a template: `{purposeKey}`, or `{highest number}` for the highest of several. */
const IN_BRACES = /\{(highest )?(\w+)\}/g;

/** Cuts a value to the length that is shown. */
export function shownValue(value: string): string {
  return value.slice(0, MAX_VALUE);
}

/**
 * Fills a template with what the sentences of a message name; undefined when they lack a name. Where a sentence has both
 * a list and a number, such as a field and its limit, the template is repeated for each number.
 * @param found in the order of the patterns, the most specific first
 */
export function fillTemplate(template: string, found: readonly NamedValues[]): string | undefined {
  const names = [...template.matchAll(IN_BRACES)].flatMap(([, , name = '']) =>
    isValueName(name) ? [name] : [],
  );
  const complete = found.filter((values) => names.every((name) => values[name] !== undefined));
  const singles = names.filter((name) => SINGLE.has(name));
  if (complete.length > 0 && singles.length > 0 && singles.length < names.length) {
    const groups = new Map<string, NamedValues[]>();
    for (const values of complete) {
      const key = singles.map((name) => values[name]).join(' ');
      groups.set(key, [...(groups.get(key) ?? []), values]);
    }
    return [...groups.values()]
      .slice(0, MAX_SENTENCES)
      .map((group) => filled(template, group))
      .join(' ');
  }
  return names.every((name) => valuesOf(found, name).length > 0) ? filled(template, found) : undefined;
}

function filled(template: string, found: readonly NamedValues[]): string {
  return template.replace(IN_BRACES, (_, highest: string | undefined, name: string) => {
    const values = valuesOf(found, name);
    if (highest !== undefined) return values.toSorted(BY_NUMBER).at(-1) ?? '';
    return SINGLE.has(name) ? (values[0] ?? '') : listText(values);
  });
}

const BY_NUMBER = new Intl.Collator('en', { numeric: true }).compare;

/** The different values of a name, only as many as are shown. */
function valuesOf(found: readonly NamedValues[], name: string): string[] {
  if (!isValueName(name)) return [];
  return [...new Set(found.flatMap((values) => values[name] ?? []))].slice(0, MAX_VALUES);
}

/** The different values of each name. */
export function valuesByName(found: readonly NamedValues[]): Partial<Record<ValueName, string[]>> {
  const names = [...new Set(found.flatMap((values) => Object.keys(values)))].filter(isValueName);
  return Object.fromEntries(names.map((name) => [name, valuesOf(found, name)]));
}

/** Repeats a snippet for every value of the name in it; undefined when there is none. */
export function fillSnippet(snippet: string, found: readonly NamedValues[]): string | undefined {
  const [[placeholder, , name = ''] = ['']] = [...snippet.matchAll(IN_BRACES)];
  const values = valuesOf(found, name);
  if (values.length === 0) return undefined;
  return values.map((value) => snippet.replaceAll(placeholder, () => value)).join('\n');
}

/** `a`, `a and b`, `a, b and c` */
function listText(values: readonly string[]): string {
  if (values.length < 2) return values.join('');
  return `${values.slice(0, -1).join(', ')} and ${values.at(-1) ?? ''}`;
}

/** A piece of a pattern. A `gap` is any text of one sentence, up to the next piece. */
export type Part =
  | { kind: 'text'; text: string; isAfterGap: boolean }
  | { kind: 'number' }
  | { kind: 'value'; name: ValueName; shape: RegExp };

/** A phrase in the form that is searched for. */
interface Pattern {
  parts: readonly Part[];
  /** May end within a word. */
  isOpen: boolean;
  /** Words without which a text cannot contain the phrase. */
  required: readonly string[];
}

const patternOf = new Map<string, Pattern>();

export function pattern(written: string): Pattern {
  const known = patternOf.get(written);
  if (known) return known;
  const isOpen = written.endsWith('*');
  const words = isOpen ? written.slice(0, -1) : written;
  const parts: Part[] = [];
  let isAfterGap = false;
  const pieces = words.split(/([…#]|\{\w+\})/);
  for (const piece of pieces) {
    const name = /^\{(\w+)\}$/.exec(piece)?.[1];
    if (piece === '…') isAfterGap = true;
    else if (piece === '#') parts.push({ kind: 'number' });
    else if (name !== undefined && isValueName(name))
      parts.push({ kind: 'value', name, shape: valuePattern(name, 'y') });
    else if (piece) {
      parts.push({ kind: 'text', text: withoutHyphens(piece), isAfterGap });
      isAfterGap = false;
    }
  }
  const found = { parts, isOpen, required: requiredWords(pieces, isOpen) };
  patternOf.set(written, found);
  return found;
}

/** The words of a phrase that a text must have whole: not those that touch a gap, a number, a value or an open end. */
function requiredWords(pieces: readonly string[], isOpen: boolean): string[] {
  return pieces.flatMap((piece, index) => {
    if (/^(?:[…#]|\{\w+\})$/.test(piece)) return [];
    const isWhole = (at: number) => at < 0 || at >= pieces.length || pieces[at] === '';
    const from = isWhole(index - 1) ? piece : piece.replace(/^[\p{L}\p{N}_]+/u, '');
    const isEnd = isWhole(index + 1) && !isOpen;
    return [...vocabularyOf(isEnd ? from : from.replace(/[\p{L}\p{N}_]+$/u, '')).words];
  });
}

const groupsOf = new Map<string, readonly (readonly string[])[]>();

/** The alternatives of each stem. */
export function wordStartGroups(wordStarts: string): readonly (readonly string[])[] {
  const known = groupsOf.get(wordStarts);
  if (known) return known;
  const groups = wordStarts.split(' ').map((group) => group.split('|').map(withoutHyphens));
  groupsOf.set(wordStarts, groups);
  return groups;
}

/** A word that every text with a message has, or a word with one of these beginnings. */
type Sign = { word: string } | { beginnings: readonly string[] };

/** Returns something that is quicker to look for than the message itself, if there is anything. */
function signOf(message: Message): Sign | undefined {
  if ('wordStarts' in message) {
    const beginnings = wordStartGroups(message.wordStarts)[0]?.map(beginningOf) ?? [];
    return beginnings.every((beginning) => beginning.length === BEGINNING) ? { beginnings } : undefined;
  }
  const [longest] = pattern(message.words).required.toSorted((a, b) => b.length - a.length);
  return longest === undefined ? undefined : { word: longest };
}

/** Returns a search for the entries whose message a text can have, in their order: a few of thousands. */
export function indexBySign<Entry extends { message: Message }>(entries: readonly Entry[]) {
  const always: number[] = [];
  const byWord = new Map<string, number[]>();
  const byBeginning = new Map<string, number[]>();
  const put = (map: Map<string, number[]>, key: string, place: number) =>
    map.set(key, [...(map.get(key) ?? []), place]);
  for (const [place, { message }] of entries.entries()) {
    const sign = signOf(message);
    if (!sign) always.push(place);
    else if ('word' in sign) put(byWord, sign.word, place);
    else for (const beginning of sign.beginnings) put(byBeginning, beginning, place);
  }
  return ({ words, beginnings }: Vocabulary): Entry[] => {
    const places = new Set(always);
    for (const word of words) for (const place of byWord.get(word) ?? []) places.add(place);
    for (const beginning of beginnings)
      for (const place of byBeginning.get(beginning) ?? []) places.add(place);
    return [...places].sort((a, b) => a - b).flatMap((place) => entries[place] ?? []);
  };
}

export function beginningOf(stem: string): string {
  return /^[\p{L}\p{N}_]{1,4}/u.exec(stem)?.[0] ?? '';
}

export function mayBegin(vocabulary: Vocabulary, stem: string): boolean {
  const beginning = beginningOf(stem);
  return beginning.length < BEGINNING || vocabulary.beginnings.has(beginning);
}

let search: ReturnType<typeof indexBySign<{ cause: Cause; message: Message }>> | undefined;

/** The messages that a text may contain, in the order of the causes. They are prepared with the first text. */
export function possibleMessages({ vocabulary }: ReadableText) {
  search ??= indexBySign(
    CAUSES.flatMap((cause) =>
      cause.messages.flatMap((message) => wordingsOf(message, cause)).map((message) => ({ cause, message })),
    ),
  );
  return search(vocabulary);
}

function wordingsOf(message: Message, { store, kind }: Cause): readonly Message[] {
  if ('wordStarts' in message) return [message];
  return rewordings(message.words, store === 'ios' && kind === 'review').map((words) => ({
    ...message,
    words,
  }));
}

/** Spellings of the same negation: stores vary them, and so do developers who retype a message. */
const NEGATIONS: readonly (readonly string[])[] = [
  ['does not', "doesn't", 'do not', "don't"],
  ['did not', "didn't"],
  ['is not', "isn't", 'are not', "aren't"],
  ['was not', "wasn't", 'were not', "weren't"],
  ['has not', "hasn't", 'have not', "haven't"],
  ['cannot', "can't", 'can not'],
  ['could not', "couldn't"],
  ['will not', "won't"],
];

/** A comma, which is often lost when a message is retyped. */
const COMMA = [', ', ' '] as const;

/** Words that App Review uses interchangeably: its letters have said `the app` since 2024 and `your app` before. */
const OF_APP_REVIEW: readonly (readonly string[])[] = [
  ['unable to', 'not able to'],
  ['your app', 'the app', 'this app'],
];
/** Names that begin with `the app` and do not mean the app. */
const NOT_THE_APP = '(?! (?:store|review|preview|tracking|transparency))';

const inEveryWay = (words: readonly string[]): [RegExp, readonly string[]] => [
  new RegExp(String.raw`\b(?:${words.join('|')})\b${words.includes('the app') ? NOT_THE_APP : ''}`),
  words,
];
const FOR_TOOLS = NEGATIONS.map(inEveryWay);
const FOR_REVIEW = [...NEGATIONS, ...OF_APP_REVIEW].map(inEveryWay);

/** Returns a phrase in every wording that means the same. */
export function rewordings(phrase: string, isOfAppReview: boolean): readonly string[] {
  return (isOfAppReview ? FOR_REVIEW : FOR_TOOLS).reduce<readonly string[]>(
    (phrases, [pattern, words]) =>
      phrases.flatMap((each) =>
        pattern.test(each) ? words.map((other) => each.replace(pattern, other)) : [each],
      ),
    phrase.includes(COMMA[0]) ? COMMA.map((sign) => phrase.replaceAll(COMMA[0], sign)) : [phrase],
  );
}
