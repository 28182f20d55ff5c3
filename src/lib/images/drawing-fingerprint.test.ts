import { expect, it } from 'vitest';
import { RENDER_TARGETS } from '@/domain/screenshots/render-targets';
import { designTarget } from '@/domain/studio/design-target';
import type { Design } from '@/domain/studio/design';
import { fontFamilyOf } from '@/domain/studio/fonts';
import { setStyle, setText } from '@/domain/studio/edits';
import { designWithScreens } from '@tests/support/images/designs';
import { drawingFingerprints } from './drawing-fingerprint';
import type { ScreenshotJob } from './image-jobs';

const DESIGN: Design = { ...designWithScreens(['one', 'two', 'three']), hasEvenText: false };
const BLOB = new Blob(['screen']);

/** The job of the first picture. */
function job(design: Design = DESIGN, changes: Partial<ScreenshotJob> = {}): ScreenshotJob {
  const target = RENDER_TARGETS.find(({ id }) => id === 'iphone-6.9');
  if (!target) throw new Error('The size is gone.');
  return {
    ...{ kind: 'screenshot', id: 'a', format: 'png', quality: 0.9, design, index: 0 },
    ...{ locale: 'en-US', mainLocale: 'en-US', size: designTarget(target) },
    pictures: [{ id: 'picture-0', blob: BLOB }],
    ...changes,
  };
}

const text = (shot: number, caption: string, design = DESIGN) =>
  setText(design, [`shot-${shot}`], 'en-US', { caption });
const [A, B] = ['a'.repeat(64), 'b'.repeat(64)];
const withFill = setStyle(DESIGN, 'set', { fill: { kind: 'image', asset: A } });
const files = (...ids: string[]) => ({ pictures: ids.map((id) => ({ id, blob: BLOB })) });
const FONT = `own-${A}`;

/** Pairs that are compared, and whether the first picture looks the same. */
const CASES: readonly [what: string, before: ScreenshotJob, after: ScreenshotJob, isSame: boolean][] = [
  ['nothing', job(), job(), true],
  ['its caption', job(), job(text(0, 'other')), false],
  ['the caption of another picture', job(), job(text(1, 'other')), true],
  [
    'the same with even texts',
    job({ ...DESIGN, hasEvenText: true }),
    job(text(1, 'other', { ...DESIGN, hasEvenText: true })),
    false,
  ],
  [
    'the first second line of the set',
    job(),
    job(setText(DESIGN, ['shot-2'], 'en-US', { second: 'x' })),
    false,
  ],
  ['its style', job(), job(setStyle(DESIGN, ['shot-0'], { tilt: 3 })), false],
  ['the style of another picture', job(), job(setStyle(DESIGN, ['shot-1'], { tilt: 3 })), true],
  ['the style of another size', job(), job({ ...DESIGN, perTarget: { 'ipad-13': { tilt: 3 } } }), true],
  ['the style of its size', job(), job({ ...DESIGN, perTarget: { 'iphone-6.9': { tilt: 3 } } }), false],
  ['its screen', job(), job(DESIGN, { pictures: [{ id: 'picture-0', blob: new Blob(['other']) }] }), false],
  [
    'ids alone',
    job(),
    job(
      {
        ...DESIGN,
        shots: {
          ...DESIGN.shots,
          'shot-0': { ...(DESIGN.shots['shot-0'] ?? { texts: {}, style: {} }), pictures: { 'en-US': 'x' } },
        },
      },
      { pictures: [{ id: 'x', blob: new Blob(['screen']) }] },
    ),
    true,
  ],
  ['its language', job(), job(DESIGN, { locale: 'de-DE' }), false],
  ['the file format', job(), job(DESIGN, { format: 'jpeg' }), false],
  ['the quality of a PNG', job(), job(DESIGN, { quality: 0.5 }), true],
  [
    'the quality of a JPEG',
    job(DESIGN, { format: 'jpeg' }),
    job(DESIGN, { format: 'jpeg', quality: 0.5 }),
    false,
  ],
  ['a background that is not stored', job(withFill, files(A)), job(withFill, files()), false],
  ['another file of the studio', job(withFill, files(A)), job(withFill, files(A, B)), true],
  [
    'an own font that is not stored',
    job(setStyle(DESIGN, 'set', { font: FONT }), { ownFonts: [] }),
    job(setStyle(DESIGN, 'set', { font: FONT }), { ownFonts: [{ family: fontFamilyOf(FONT), file: BLOB }] }),
    false,
  ],
  ['the order without a panorama', job(), job({ ...DESIGN, order: ['shot-0', 'shot-2', 'shot-1'] }), true],
  [
    'the length of a panorama',
    job({ ...DESIGN, isPanorama: true }),
    job({ ...DESIGN, isPanorama: true, order: ['shot-0', 'shot-1'] }),
    false,
  ],
];

it('a fingerprint changes with what the picture looks like, and with nothing else', async () => {
  const wrong = [];
  for (const [what, before, after, isSame] of CASES) {
    const [first] = await drawingFingerprints([before]);
    const [second] = await drawingFingerprints([after]);
    if ((first === second) !== isSame) wrong.push(what);
  }
  expect(wrong).toEqual([]);
});

it('a fingerprint does not depend on the order of keys, which storage may change', async () => {
  const { order, shots, style, ...rest } = DESIGN;
  const reversed = Object.fromEntries(Object.entries(style).reverse()) as Design['style'];
  const turned: Design = { style: reversed, shots, order, ...rest };
  expect(await drawingFingerprints([job(turned)])).toEqual(await drawingFingerprints([job()]));
});
