import { describe, expect, it } from 'vitest';
import { baselineOf, baselineSourceOf } from '@tests/support/baselines';
import { listing, submissionDraft } from '@tests/support/drafts';
import { itEvery } from '@tests/support/it-every';
import { compareField, putBack } from './compare-texts';

const BASELINE = baselineOf(
  baselineSourceOf('ios', { 'en-US': { title: 'Lantern', keywords: 'diary' } }),
  baselineSourceOf('android', { 'en-US': { title: 'Lantern Diary' } }),
);
const draft = (title: string, own?: string) =>
  submissionDraft({
    listings: { 'en-US': listing({ title, keywords: '' }) },
    ...(own !== undefined && { playTexts: { 'en-US': { title: own } } }),
  });

describe('compareField', () => {
  itEvery([
    ['unchanged', draft('Lantern', 'Lantern Diary'), 'title', ['unchanged', 'unchanged']],
    [
      'with another line end only',
      draft(' Lantern\r\n', 'Lantern Diary'),
      'title',
      ['unchanged', 'unchanged'],
    ],
    ['changed for one store', draft('Lamp', 'Lantern Diary'), 'title', ['changed', 'unchanged']],
    ['changed for both', draft('Lamp'), 'title', ['changed', 'changed']],
    ['emptied', draft('Lantern'), 'keywords', ['changed']],
    ['new', draft('Lantern'), 'subtitle', ['new']],
    ['new for both', draft('Lantern'), 'description', ['new', 'new']],
  ] as const)('every row of the table', (_, changed, field, states) => {
    expect(compareField(changed, BASELINE, 'en-US', field).map(({ state }) => state)).toEqual(states);
  });

  it('reports nothing for a field that is empty on both sides', () => {
    const empty = submissionDraft({ listings: { 'en-US': listing({ subtitle: '' }) } });
    expect(compareField(empty, BASELINE, 'en-US', 'subtitle')).toEqual([]);
  });
});

describe('putBack', () => {
  it.each([
    ['both stores', undefined, 'Lantern', 'Lantern Diary'],
    ['the App Store', 'ios', 'Lantern', 'Changed'],
    ['Google Play', 'android', 'Changed', 'Lantern Diary'],
  ] as const)('gives %s the imported text again', (_, store, ios, android) => {
    const back = putBack(draft('Changed'), BASELINE, 'en-US', 'title', store);
    expect([back.listings['en-US']?.title, back.playTexts?.['en-US']?.title]).toEqual([ios, android]);
  });

  it('shares the text again where both stores had the same', () => {
    const same = baselineOf(
      baselineSourceOf('ios', { 'en-US': { title: 'Lantern' } }),
      baselineSourceOf('android', { 'en-US': { title: 'Lantern' } }),
    );
    expect(putBack(draft('A', 'B'), same, 'en-US', 'title').playTexts).toBeUndefined();
  });

  it('puts back a field of one store, and leaves one without an imported text', () => {
    expect(putBack(draft('A'), BASELINE, 'en-US', 'keywords').listings['en-US']?.keywords).toBe('diary');
    expect(putBack(draft('A'), BASELINE, 'en-US', 'subtitle')).toEqual(draft('A'));
  });
});
