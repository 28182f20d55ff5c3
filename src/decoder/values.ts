import { lazily } from '@/domain/lazily';
import type { ValueName } from 'virtual:catalog/rejections';

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
    if (highest !== undefined) return values.toSorted(byNumber()).at(-1) ?? '';
    return SINGLE.has(name) ? (values[0] ?? '') : listText(values);
  });
}

const byNumber = lazily(() => new Intl.Collator('en', { numeric: true }).compare);

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
