import { describe, expect, it } from 'vitest';
import { decodeRejection } from './decode-rejection';

/** Sentences about something else with the words, numbers and codes of rejections. `@` and `#` are filled in below. */
const TEMPLATES = [
  'Version #.#.# brings performance fixes and a new design.',
  'Release notes #.#.#: Performance: faster start. Design: new icons.',
  '#.# Performance: we measured the throughput of @.',
  '#.# Legal: Privacy of @ in the contract, see annex #.#.#.',
  'Chapter #.# Design - colours and type for @.',
  'WCAG guideline #.#, success criterion #.#.#, concerns @.',
  'Guideline #.# Keyboard Accessible: make @ work from a keyboard.',
  'According to brand guideline #.#.#, @ is printed in blue.',
  'The clinical guideline #.# recommends @ for adult patients.',
  'Our style guideline #.# asks for short titles of @.',
  'The ITMS department met on # May about @.',
  'Please ship @ to Los Angeles, CA 90683, before noon.',
  'Invoice 90717 for @: # pieces at #.# dollars.',
  'npm ERR! 404 package not found while installing @.',
  'bash: ./@: Permission denied',
  'BigQuery: The caller does not have permission to read @.',
  'HTTP/1.1 401 Unauthorized for /api/@',
  'The zip of @ is not a valid archive, said the teacher.',
  'The edit of @ by the second author has been deleted from the wiki.',
  'We saw a play about @ at the store front theatre on Google Street.',
  'The recipe needs # apples, @ and a pinch of salt.',
  'Our first release of @ will use a staged rollout in # countries.',
  'Version 2.0 of @ is now fully rolled out. Thank you, everyone!',
  'The manifest declares READ_CONTACTS so that @ can be shared.',
  'The build of @ was not found in the folder /tmp/build-#.',
  'The review of @ is in progress; the second reader is away.',
  'To do: write the privacy policy, take screenshots, call @.',
  'I signed in with my account and bought @ for #.# euros.',
  'The age of the rating agency is missing in the article about @.',
  'This resource about @ was reviewed in chapter #.#.',
  'A code of conduct for @, version #.#, has already been used elsewhere.',
  'The target of @ is at level # and must be at least #.',
  'Export of @: compliance with customs rule #.#.# is missing.',
  'The bundle of @ was not wrapped; the larger one was.',
  'Metadata of @: title, date and author, following policy #.#.',
  'Dear team, please find attached the minutes about @, section #.#.#.',
  'git commit -m "Bump @ from #.#.# to #.#.#"',
  'SELECT * FROM guidelines WHERE number = #.# AND title = @;',
  'Die Richtlinie #.# regelt @ im Betrieb.',
  'アプリの説明 #.#.#: @',
];
const THINGS = ['the garden', 'bicycles', 'a bundle of letters', 'the school library', 'release forms'];

/** A reproducible series of numbers (a linear congruence), so that a failure can be repeated. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state;
  };
}

const TEXTS = TEMPLATES.flatMap((template, row) =>
  THINGS.map((thing, column) => {
    const next = numbers(row * 31 + column + 1);
    const fill = (text: string) =>
      text.replaceAll('@', thing).replace(/#/g, () => String(1 + ((next() >> 8) % 5)));
    const other = TEMPLATES[(row * 7 + column * 11 + 3) % TEMPLATES.length] ?? '';
    // Alone, and together with another.
    return column % 2 === 0 ? fill(template) : `${fill(template)}\n${fill(other)}`;
  }),
);

describe('unrelated texts', () => {
  it('are two hundred different ones', () => {
    expect(new Set(TEXTS).size).toBe(200);
  });

  it.each(TEXTS)('%s', (text) => {
    expect(decodeRejection(text)).toMatchObject({ findings: [], unknown: [] });
  });
});
