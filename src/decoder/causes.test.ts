import { describe, expect, it } from 'vitest';
import { readRejections } from '../../tools/catalog/kinds/rejections.mjs';
import { ROOT } from '../../tools/catalog/catalog.mjs';
import { itEvery } from '@tests/support/it-every';
import { CAUSES, phrasesOf } from './causes';
import { decodeRejection } from './decode-rejection';

const { causes } = readRejections(ROOT);
const TEXTS = causes.map(({ value }) => ({ id: value.id, ...value.texts }));

const ids = (text: string) => decodeRejection(text).findings.map(({ cause }) => cause.id);
const likely = (text: string) => decodeRejection(text).likely.map(({ cause }) => cause.id);

describe('the texts of a cause', () => {
  itEvery(TEXTS.flatMap(({ id, only = [] }) => only.map((example) => ({ id, example }))))(
    'give it and no other',
    ({ id, example }) => {
      if (typeof example === 'string') expect(ids(example)).toEqual([id]);
      else expect(ids(example.text)).toEqual(example.causes);
    },
  );

  itEvery(TEXTS.flatMap(({ id, among = [] }) => among.map((text) => ({ id, text }))))(
    'give it, perhaps among others',
    ({ id, text }) => {
      expect(ids(text)).toContain(id);
    },
  );

  itEvery(TEXTS.flatMap(({ id, possible = [] }) => possible.map((text) => ({ id, text }))))(
    'give it, at least as a possible cause',
    ({ id, text }) => {
      expect([...ids(text), ...likely(text)]).toContain(id);
    },
  );

  it('give few possible causes all together', () => {
    const all = TEXTS.flatMap(({ only = [], among = [], possible = [] }) => [
      ...among,
      ...possible,
      ...only.map((example) => (typeof example === 'string' ? example : example.text)),
    ]);
    expect(likely(all.join('\n').replace(/\d/g, '')).length).toBeLessThanOrEqual(2);
  });
});

describe('the number of a cause', () => {
  itEvery(CAUSES.flatMap(({ id, guidelines = [] }) => guidelines.map((number) => ({ id, number }))))(
    'names it as a guideline',
    ({ id, number }) => {
      expect(ids(`Guideline ${number}`)).toEqual([id]);
    },
  );

  itEvery(CAUSES.flatMap(({ id, codes = [] }) => codes.map((code) => ({ id, code }))))(
    'names it as a code',
    ({ id, code }) => {
      expect(ids(`ERROR ITMS-${code}: "…"`)).toEqual([id]);
    },
  );
});

describe('a phrase of the catalogue', () => {
  itEvery<[string, string[]]>([
    ['blank screen', ['blank screen']],
    ['blank|black screen', ['blank screen', 'black screen']],
    ['screen was|is', ['screen was', 'screen is']],
    [
      'a|the screen…is blank|black*',
      ['a screen…is blank', 'a screen…is black*', 'the screen…is blank', 'the screen…is black*'],
    ],
  ])('has alternatives of a word', (words, expected) => {
    expect(phrasesOf(words)).toEqual(expected);
  });

  it('needs the words of its origin around it, a longer one fewer', () => {
    const messages = CAUSES.find(({ id }) => id === 'asc-name-taken')?.messages ?? [];
    expect(
      messages.find((each) => 'words' in each && each.words === 'name you entered is reserved'),
    ).toMatchObject({
      near: expect.arrayContaining(['app store', 'itunes connect']) as string[],
    });
  });
});
