import { describe, expect, it } from 'vitest';
import { EMPTY_DESIGN } from './default-design';
import { EMPTY_SHOT_TEXT, type Design } from './design';
import { assetsIn, designFile, readDesignFile, takeDesign } from './design-file';

const ASSET = 'a'.repeat(64);

function setOf(prefix: string, captions: readonly string[], tilt: number): Design {
  const ids = captions.map((_, index) => `${prefix}${index}`);
  return {
    ...EMPTY_DESIGN,
    order: ids,
    shots: Object.fromEntries(
      ids.map((id, index) => [
        id,
        {
          pictures: { 'en-US': `${id}-screen` },
          texts: { 'en-US': { ...EMPTY_SHOT_TEXT, caption: captions[index] ?? '' } },
          style: { tilt },
        },
      ]),
    ),
  };
}

const OTHER: Design = {
  ...setOf('other-', ['Plan', 'Track', 'Share'], 4),
  style: { ...EMPTY_DESIGN.style, fill: { kind: 'image', asset: ASSET } },
};

describe('a design file', () => {
  it('gives back the design and its background pictures', () => {
    const assets = [{ hash: ASSET, fileName: 'sky.png', mediaType: 'image/png', base64: 'AAAA' }];
    expect(readDesignFile(designFile(OTHER, assets))).toEqual({ ok: true, value: { design: OTHER, assets } });
    expect(assetsIn(OTHER)).toEqual([ASSET]);
  });

  it.each([
    ['no JSON', 'hello', /not a design file/],
    ['other JSON', '{"kind":"config"}', /not a design file/],
    ['a list', '[]', /not a design file/],
    ['a damaged design', designFile(OTHER, []).replace('"order"', '"ordre"'), /damaged/],
    ['a later version', designFile(OTHER, []).replace('"version": 1', '"version": 9'), /later version/],
  ])('that is %s is refused', (_, text, message) => {
    const read = readDesignFile(text);
    expect(read.ok ? '' : read.failure).toMatch(message);
  });
});

describe('taking over another design', () => {
  it('brings style and texts, and keeps the screens and their order', () => {
    const mine = setOf('mine-', ['Old'], 9);
    const taken = takeDesign(mine, OTHER, new Set(['mine-0-screen']));
    expect(taken.style).toBe(OTHER.style);
    expect(taken.order).toEqual(['mine-0', 'other-1', 'other-2']);
    expect(taken.shots['mine-0']).toEqual({
      pictures: { 'en-US': 'mine-0-screen' },
      texts: OTHER.shots['other-0']?.texts,
      style: { tilt: 4 },
    });
    expect(taken.shots['other-1']?.pictures).toEqual({});
  });

  it('keeps texts of pictures that the other design does not have', () => {
    const mine = setOf('mine-', ['One', 'Two', 'Three', 'Four'], 0);
    const taken = takeDesign(mine, OTHER, new Set(['mine-0-screen']));
    expect(taken.shots['mine-3']?.texts).toEqual(mine.shots['mine-3']?.texts);
  });

  it('is exact where this draft has its screens', () => {
    expect(takeDesign(setOf('mine-', ['Old'], 9), OTHER, new Set(['other-0-screen']))).toBe(OTHER);
  });
});
