import { expect, it } from 'vitest';
import { image } from '@tests/support/drafts';
import type { PictureLine } from '@/model/picture-look';
import { checkCaptions } from './check-captions';
import { withReadCaptions } from './read-captions';

const line = (text: string, over: Partial<PictureLine> = {}): PictureLine => ({
  text,
  confidence: 92,
  part: { x: 0.1, y: 0.1, width: 0.8, height: 0.04 },
  ...over,
});
const small = { x: 0.1, y: 0.6, width: 0.3, height: 0.008 };

it('reads large and certain words like captions, and marks the line', () => {
  const lines = [
    line('Plan every walk'),
    line('Only $4.99', { part: { x: 0.2, y: 0.3, width: 0.5, height: 0.05 } }),
    line('Order for Android', { part: small }),
    line('#1 app', { confidence: 45 }),
  ];
  const found = checkCaptions([image({ id: 'a' })], ['ios'], new Map([['a', { lines }]]));
  expect(found.map(({ rule, subject, marks }) => [rule, subject.picture, marks])).toEqual([
    ['caption-price', 'a', [{ picture: 'a', part: { x: 0.2, y: 0.3, width: 0.5, height: 0.05 } }]],
  ]);
});

it('finds words on two lines', () => {
  const lines = [line('Also available'), line('on Android')];
  const [found] = checkCaptions([image({ id: 'a' })], ['ios'], new Map([['a', { lines }]]));
  expect(found?.title).toBe('A caption names another platform: “Android”');
});

it('gives captions to the check of languages only where they can be read and belong to one language', () => {
  const readings = new Map([
    ['en', { lines: [line('Plan every walk')] }],
    ['de', { lines: [line('Plan every walk')] }],
    ['fr', { lines: [line('Plan your walks with friends')] }],
    ['ja', { lines: [line('Plan your day with friends')] }],
  ]);
  const images = ['en-US', 'de-DE', 'fr-FR', 'ja-JP'].map((locale) =>
    image({ id: locale.slice(0, 2), locale }),
  );
  const described = withReadCaptions(images, readings).flatMap(({ locale, description }) =>
    description === undefined ? [] : [`${locale} ${description}`],
  );
  expect(described).toEqual(['fr-FR Plan your walks with friends']);
});
