import { expect, it } from 'vitest';
import { image } from '@tests/support/drafts';
import { checkImages } from './check-images';

it('a screen that no store would take is not sharp at the size of a set', () => {
  const drawnFrom = (width: number, height: number) =>
    checkImages([image({ width: 1320, height: 2868, slotId: 'iphone-6.9', screen: { width, height } })], {
      platforms: ['ios'],
    }).filter(({ rule }) => rule === 'image-blurred');
  expect(drawnFrom(200, 300).map(({ title }) => title)).toEqual([
    'The iPhone 6.9" screenshots in en-US are enlarged from small pictures',
  ]);
  expect(drawnFrom(591, 1280)).toEqual([]);
});
