import { describe, expect, it } from 'vitest';
import { readRejections } from '../../tools/catalog/kinds/rejections.mjs';
import { ROOT } from '../../tools/catalog/catalog.mjs';
import { itEvery } from '@tests/support/it-every';
import { CAUSES, phrasesOf } from './causes';
import type { Platform } from '@/model/app';
import { decoded } from '@tests/support/decoded';
import { decodeLetter } from './decode-letter';
import type { Sender } from '@/model/message-sender';

const { causes } = readRejections(ROOT);
const TEXTS = causes.map(({ value }) => ({ id: value.id, from: senderOf(value), ...value.texts }));

function senderOf({ store, kind }: { store: Platform; kind: string }): Sender {
  if (store === 'android') return kind === 'review' ? 'google-play' : 'play-upload';
  return kind === 'review' ? 'app-review' : 'app-store-connect';
}

/** The causes of a text. Those of a build that no store has seen are offered only. */
function ids(text: string): string[] {
  const { findings, likely, kind } = decoded(text);
  return (kind === 'log' ? likely : findings).map(({ cause }) => cause.id);
}

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

  itEvery(TEXTS.flatMap(({ id, from, possible = [] }) => possible.map((text) => ({ id, from, text }))))(
    'give it among the first three where the sender was chosen',
    ({ id, from, text }) => {
      const { sections, closest } = decodeLetter(text, { from });
      const shown = [...sections.flatMap(({ causes }) => causes), ...closest];
      expect(shown.map(({ causeId }) => causeId)).toContain(id);
    },
  );
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
    const phrases = CAUSES.find(({ id }) => id === 'asc-name-taken')?.phrases ?? [];
    expect(phrases.find((each) => each.words === 'name you entered is reserved')).toMatchObject({
      near: expect.arrayContaining(['app store', 'itunes connect']) as string[],
    });
  });
});
