import { describe, expect, it } from 'vitest';
import type { Listing } from '@/model/listing';
import { listing, onlyTexts } from '@tests/support/drafts';
import { itEvery } from '@tests/support/it-every';
import { lengthMatrix } from './length-matrix';

const TEXTS = onlyTexts({
  title: 'Lantern: Evening Notes',
  subtitle: 'Calm notes',
  shortDescription: 'Three lines each evening.',
  description: 'Lantern is a quiet place for your thoughts. Write three lines each evening.',
  keywords: 'diary,mindfulness',
});

function cellOf(field: string, texts: Partial<Listing>) {
  const [row] = lengthMatrix({ 'en-US': { ...TEXTS, ...texts } }, 'Lantern').rows;
  return row?.cells.find((cell) => cell.field === field);
}

/** Words of one letter each, so that only the length matters. */
const words = (length: number) =>
  'a bc de fg hi jk lm no pq rs tu vw xy z'.repeat(120).slice(0, length - 1) + 'z';

describe('a cell', () => {
  itEvery([
    ['title', 26, 'good'],
    ['title', 27, 'close'],
    ['title', 30, 'close'],
    ['title', 31, 'bad'],
    ['subtitle', 30, 'close'],
    ['subtitle', 31, 'bad'],
    ['shortDescription', 71, 'good'],
    ['shortDescription', 72, 'close'],
    ['shortDescription', 80, 'close'],
    ['shortDescription', 81, 'bad'],
    ['description', 3599, 'good'],
    ['description', 3600, 'close'],
    ['description', 4000, 'close'],
    ['description', 4001, 'bad'],
  ] as const)('… of … characters is …', (field, length, level) => {
    expect(cellOf(field, { [field]: words(length) })).toMatchObject({ count: length, level });
  });

  itEvery([
    ['keywords of 100', 'keywords', { keywords: `diary,${'x'.repeat(94)}` }, 'close', 'close to the limit'],
    ['keywords of 101', 'keywords', { keywords: `diary,${'x'.repeat(95)}` }, 'bad', '1 too many'],
    ['a missing title', 'title', { title: ' ' }, 'bad', 'missing'],
    ['a missing short description', 'shortDescription', { shortDescription: '' }, 'bad', 'missing'],
    ['no subtitle', 'subtitle', { subtitle: '' }, 'empty', 'empty'],
    ['a text that fits', 'title', {}, 'good', 'fits'],
  ] as const)('every row of the table', (_, field, texts, level, meaning) => {
    expect(cellOf(field, texts)).toMatchObject({ level, words: meaning });
  });

  it('is refused for what a store refuses besides its length', () => {
    expect(cellOf('description', { description: 'x' })).toMatchObject({ level: 'bad' });
    expect(cellOf('title', { title: 'Lantern #1 of all apps' })?.level).not.toBe('good');
  });
});

describe('the matrix', () => {
  it('has a column for other texts only where there are some', () => {
    expect(lengthMatrix({ 'en-US': TEXTS }, '').columns.map(({ label, max }) => `${label} ${max}`)).toEqual([
      'Title 30',
      'Subtitle 30',
      'Short description 80',
      'Description 4000',
      'Keywords 100',
    ]);
    const whole = lengthMatrix({ 'en-US': listing(), 'de-DE': TEXTS }, 'Lantern');
    expect(whole.columns.slice(5).map(({ label, max }) => `${label} ${max}`)).toEqual([
      'Promotional text 170',
      'Release notes 500',
    ]);
    expect(whole.rows.map(({ label, filled, isReady }) => [label, filled, isReady])).toEqual([
      ['English (US)', 7, true],
      ['German', 5, true],
    ]);
  });

  it('says which locale is not ready', () => {
    const { rows } = lengthMatrix({ 'en-US': TEXTS, 'de-DE': { ...TEXTS, title: 'x'.repeat(31) } }, '');
    expect(rows.map(({ isReady }) => isReady)).toEqual([true, false]);
  });

  it('measures texts of any length', () => {
    expect(cellOf('description', { description: '😀'.repeat(10_000) })).toMatchObject({
      count: 10_000,
      words: '6000 too many',
    });
  });
});
