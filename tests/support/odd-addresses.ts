import fc from 'fast-check';

const SURROGATES = { first: 0xd800, count: 0x800 };

/**
 * Any character of Unicode. fast-check's own (`unit: 'binary'`) generates the same ones, but builds a table of all 1.1
 * million in one step: 0.8 s, and 85 MB for as long as the worker runs.
 */
const ANY_CHARACTER = fc.integer({ min: 0, max: 0x10ffff - SURROGATES.count }).map(
  (index) => String.fromCodePoint(index < SURROGATES.first ? index : index + SURROGATES.count),
  (character) => {
    const code = typeof character === 'string' ? character.codePointAt(0) : undefined;
    const isOne = code !== undefined && String.fromCodePoint(code) === character;
    if (!isOne || /\p{Surrogate}/u.test(String.fromCodePoint(code))) throw new Error('This is no character.');
    return code < SURROGATES.first ? code : code - SURROGATES.count;
  },
);

/** Pieces that browsers, routers and servers read in different ways, between random text. */
const PIECE = fc.oneof(
  fc.constantFrom(
    ...[
      '/',
      '//',
      '\\',
      '..',
      '.',
      '%',
      '%2',
      '%zz',
      '%0A',
      '%0D%0A',
      '%00',
      '%2e%2e',
      '%2F',
      '%5C',
      '%25',
      '%7F',
    ],
    ...[
      '%E2%80%A8',
      '%e2%80%a9',
      '%C2%85',
      '%FF',
      '%C0%AF',
      '%ED%A0%80',
      '?',
      '#',
      '&',
      '=',
      ';',
      ':',
      '@',
      '+',
    ],
    ...[
      '*',
      '[',
      ']',
      '(',
      '{',
      '|',
      '^',
      '"',
      "'",
      '<',
      '>',
      '`',
      ' ',
      '\u2028',
      '\u202e',
      '\u0000',
      '\ufeff',
    ],
    ...[
      'apps',
      'submit',
      'sign-in',
      'constructor',
      '__proto__',
      'javascript:',
      'http://x.example',
      'access_token=',
    ],
    ...['code=', 'step=', 'draft=', 'demo=', 'tab=', 'index.html', '🚀', 'ß', 'İ'],
  ),
  fc
    .string({ unit: ANY_CHARACTER, maxLength: 12 })
    .map((text) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, ''))),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
);
const TEXT = fc.array(PIECE, { minLength: 1, maxLength: 8 }).map((pieces) => pieces.join(''));
const SEED = 20_261_122;
/** How many strings there are for each part of an address, and for the state of the history. */
const EACH = 125;

/** An entry of the browser's history. */
export interface OddEntry {
  path: string;
  state: unknown;
}

/** Where the server answers with something other than a page: files, the auth service, and what it refuses to read. */
function isPage(path: string): boolean {
  const { pathname } = new URL(`http://app.test${path}`);
  return !/^\/(assets|auth)(\/|$)/.test(pathname) && !/\.\w+$/.test(pathname) && !/^\/_/.test(pathname);
}

/** Random addresses for one part of the address, on a public page and on one behind the guard. */
function entriesFor(part: (text: string) => string): OddEntry[] {
  return fc
    .sample(TEXT, { seed: SEED, numRuns: 2 * EACH })
    .map(part)
    .filter(isPage)
    .slice(0, EACH)
    .map((path) => ({ path, state: null }));
}

/** 500 random strings, by where they are. */
export const ODD_ENTRIES: Record<'path' | 'query' | 'hash' | 'history state', OddEntry[]> = {
  path: entriesFor((text) => `/${text.replace(/[?#]/g, '-')}`),
  query: entriesFor((text) => `/${text.length % 2 ? 'pricing' : 'apps'}?${text.replaceAll('#', '-')}`),
  hash: entriesFor((text) => `/${text.length % 2 ? 'pricing' : 'apps'}#${text}`),
  'history state': fc.sample(TEXT, { seed: SEED + 1, numRuns: EACH }).map((value) => {
    const kinds = [value, { usr: value }, { usr: { from: `/${value}` }, key: value, idx: 0 }, { idx: value }];
    return { path: '/sign-in', state: kinds[value.length % kinds.length] };
  }),
};
