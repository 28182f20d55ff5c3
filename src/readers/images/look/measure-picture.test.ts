import { expect, it } from 'vitest';
import { sampleOf, withBox, withDebugBanner, type Color, type Paint } from '@tests/support/images/pixels';
import type { PictureLook } from '@/model/picture-look';
import { measurePicture } from './measure-picture';

const WHITE: Color = [255, 255, 255];
const DARK: Color = [24, 26, 32];
/** A page of an app: rows of text-like marks on a light ground, edge to edge. */
const page: Paint = (x, y) => (y % 90 < 30 && (x * 7 + y * 13) % 31 < 12 ? [40, 60, 90] : [244, 245, 248]);
/** A background that changes slowly. */
const gradient: Paint = (x, y) => [90 + Math.floor(x / 40), 60 + Math.floor(y / 40), 180];
const red: Paint = (x, y) => ((x + y) % 50 < 25 ? [200, 30, 30] : [235, 90, 80]);

/** A phone with a black frame and the page inside. */
function phone(below: Paint, x: number, y: number, height: number, ratio = 0.487): Paint {
  const width = Math.round(height * ratio);
  const frame = Math.round(width * 0.03);
  const framed = withBox(below, { x, y, width, height, radius: width * 0.13 }, [12, 12, 14]);
  const inside = { x: x + frame, y: y + frame, width: width - 2 * frame, height: height - 2 * frame };
  const screen = withBox(() => DARK, { ...inside, radius: width * 0.1 }, WHITE);
  return (px, py) => (screen(px, py) === WHITE ? page(px - inside.x, py - inside.y) : framed(px, py));
}

const bars: Paint = (x, y) => (y < 400 || y >= 2400 ? [0, 0, 0] : page(x, y));
const caption: Paint = (x, y) => (y > 60 && y < 160 && x % 40 < 20 ? WHITE : gradient(x, y));
const corners = withBox(() => WHITE, { x: 0, y: 0, width: 1320, height: 2868, radius: 130 }, DARK);
const roundCorners: Paint = (x, y) => (corners(x, y) === DARK && y % 90 < 40 ? [70, 80, 110] : corners(x, y));

/** Pictures, and what is found in them besides the brightness. */
const PICTURES: readonly [what: string, width: number, height: number, Paint, (keyof PictureLook)[]][] = [
  ['an app’s screen', 1320, 2868, page, []],
  ['a blank picture', 1320, 2868, () => WHITE, ['plainColor']],
  ['a blank JPEG', 1320, 2868, (x, y) => ((x * y) % 3 ? WHITE : [253, 254, 255]), ['plainColor']],
  ['one line on a blank page', 1320, 2868, (_x, y) => (y % 90 < 2 ? DARK : WHITE), []],
  ['a screen between bars', 1320, 2868, bars, ['betweenBars']],
  ['a caption above a phone', 1320, 2868, phone(caption, 260, 700, 1700), []],
  ['round corners', 1320, 2868, roundCorners, ['hasRoundCorners']],
  ['a white page', 1320, 2868, (_x, y) => (y === 1000 ? DARK : WHITE), ['plainColor']],
  ['a phone on an iPad’s picture', 2064, 2752, phone(gradient, 600, 500, 1900), ['phoneScreen']],
  [
    'a phone without a frame there',
    2064,
    2752,
    withBox(gradient, { x: 500, y: 300, width: 970, height: 2100, radius: 90 }, WHITE),
    ['phoneScreen'],
  ],
  ['an iPad there', 2064, 2752, phone(gradient, 300, 500, 1900, 0.76), []],
  ['a phone that leaves the picture', 2064, 2752, phone(gradient, 500, 900, 2200), []],
  ['an iPad’s own screen', 2064, 2752, page, []],
  ['a side bar', 2752, 2064, (x, y) => (x < 950 ? DARK : page(x, y)), []],
  [
    'a transparent part',
    1320,
    2868,
    (x, y) => (x < 700 && y < 900 ? [0, 0, 0, 0] : page(x, y)),
    ['isTransparent'],
  ],
];

it('measures what is asked about a picture', () => {
  const wrong = PICTURES.flatMap(([what, width, height, paint, expected]) => {
    const { cells, ...look } = measurePicture(sampleOf(width, height, paint));
    const found = Object.entries(look).flatMap(([key, value]) => (value === false ? [] : [key]));
    return cells.length === 512 && found.sort().join() === [...expected].sort().join() ? [] : [[what, found]];
  });
  expect(wrong).toEqual([]);
});

it('finds the banner of a debug build at every density and in both corners, on grounds that are not red', () => {
  const wrong: unknown[] = [];
  const grounds: Paint[] = [page, gradient, () => DARK];
  let turn = 0;
  for (const isRight of [true, false]) {
    for (const density of [1, 1.5, 2, 2.625, 2.75, 3, 3.5]) {
      const width = Math.round(411 * density);
      const ground = turn++ % grounds.length;
      const paint = withDebugBanner(grounds[ground] ?? page, width, density, isRight);
      const look = measurePicture(sampleOf(width, width * 2, paint));
      if (look.debugBanner !== (isRight ? 'right' : 'left')) wrong.push([density, ground, isRight]);
    }
  }
  expect(wrong).toEqual([]);
  expect(measurePicture(sampleOf(1320, 2868, red)).debugBanner).toBeUndefined();
});

it('says where the phone is', () => {
  const { phoneScreen } = measurePicture(sampleOf(2064, 2752, phone(gradient, 600, 500, 1900)));
  expect(phoneScreen?.y).toBeCloseTo(500 / 2752, 1);
  expect(phoneScreen?.height).toBeCloseTo(1900 / 2752, 1);
});
