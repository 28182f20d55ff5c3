/** What a message named, by the name its pattern gives it; every value once, in the order of the text. */
export type MessageValues = Readonly<Record<string, readonly string[]>>;

/** Longest value taken from a text, in characters. */
const MAX_VALUE = 80;
/** Largest number of values used per name: a log can repeat a message for hundreds of files. */
const MAX_VALUES = 8;

/**
 * Shapes of the values that a message can name, by the name used in patterns. They match in a lower-case text, contain no
 * white space except where noted, and are bounded, so that a hostile text costs and shows little.
 */
const VALUE_SHAPES = {
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
  version: /\d[\w.-]{0,29}/,
  build: /\d[\w.-]{0,29}/,
  package: /[a-z]\w*(?:\.\w+){1,9}/,
  size: /\d{2,4} ?[x*×] ?\d{2,4}/,
  fingerprint: /[0-9a-f]{2}(?::[0-9a-f]{2}){3,40}/,
  expected: /[0-9a-f]{2}(?::[0-9a-f]{2}){3,40}/,
  /** The name of an SDK: up to four words. */
  sdk: /[a-z][\w.&-]{1,30}(?: [a-z][\w.&-]{1,30}){0,3}/,
} as const satisfies Record<string, RegExp>;

export type ValueName = keyof typeof VALUE_SHAPES;

export function isValueName(name: string): name is ValueName {
  return Object.hasOwn(VALUE_SHAPES, name);
}

/** A shape as a sticky regular expression, or as one that finds it anywhere. */
export function valuePattern(name: ValueName, flag: 'y' | 'g'): RegExp {
  return new RegExp(VALUE_SHAPES[name].source, `${flag}u`);
}

/** Values by name, each once and only as many as are shown. */
export class ValueCollection {
  readonly #values = new Map<string, string[]>();

  add(name: string, value: string): void {
    const text = value.slice(0, MAX_VALUE);
    const known = this.#values.get(name) ?? [];
    if (known.length < MAX_VALUES && !known.includes(text)) this.#values.set(name, [...known, text]);
  }

  toValues(): MessageValues {
    return Object.fromEntries(this.#values);
  }
}

/** The names in a template, e.g. `['purposeKey']` for `Add {purposeKey}.` */
export function namesIn(template: string): string[] {
  return [...template.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
}

/** Fills a template with all values of each name; undefined when one was not found. */
export function fillTemplate(template: string, values: MessageValues): string | undefined {
  if (namesIn(template).some((name) => !values[name]?.length)) return undefined;
  return template.replace(/\{(\w+)\}/g, (_, name: string) => listText(values[name] ?? []));
}

/** Repeats a snippet for every value of the name in it; undefined when there is none. */
export function fillSnippet(snippet: string, values: MessageValues): string | undefined {
  const [name = ''] = namesIn(snippet);
  const found = values[name] ?? [];
  if (found.length === 0) return undefined;
  return found.map((value) => snippet.replaceAll(`{${name}}`, () => value)).join('\n');
}

/** `a`, `a and b`, `a, b and c` */
function listText(values: readonly string[]): string {
  if (values.length < 2) return values.join('');
  return `${values.slice(0, -1).join(', ')} and ${values.at(-1) ?? ''}`;
}
