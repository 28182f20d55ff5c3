import { describe, expect, it } from 'vitest';
import { EMPTY_DESIGN } from './default-design';
import { EMPTY_SHOT_TEXT, MAX_SHOTS, MAX_TEXT_LENGTH, type Design, type ShotStyle } from './design';
import {
  addTitle,
  applyToSet,
  copyStyle,
  moveShots,
  moveShotsBy,
  picturesIn,
  removeShots,
  resetStyle,
  setStyle,
  setSwitch,
  setText,
} from './edits';
import { EMPTY_HISTORY, endGroup, record, redo, undo } from './history';

function setOf(...ids: string[]): Design {
  return {
    ...EMPTY_DESIGN,
    order: ids,
    shots: Object.fromEntries(
      ids.map((id) => [id, { pictures: { 'en-US': `${id}-1` }, texts: {}, style: {} }]),
    ),
  };
}

const DESIGN = setOf('a', 'b', 'c', 'd');
const styleOf = (design: Design, id: string): Partial<ShotStyle> => design.shots[id]?.style ?? {};

describe('styles', () => {
  it('of the set concern every picture without a value of its own', () => {
    const own = setStyle(DESIGN, ['b'], { tilt: 4 });
    expect(setStyle(own, 'set', { tilt: 8 })).toMatchObject({
      style: { tilt: 8 },
      shots: { b: { style: { tilt: 4 } } },
    });
  });

  it('that equal the set’s are not stored for a picture', () => {
    const own = setStyle(DESIGN, ['b'], { tilt: 4 });
    expect(styleOf(setStyle(own, ['b'], { tilt: 0 }), 'b')).toEqual({});
  });

  it.each([
    [{ tilt: 400 }, { tilt: 30 }],
    [{ deviceX: -7 }, { deviceX: -1 }],
    [{ deviceX: 0.1 + 0.2 }, { deviceX: 0.3 }],
  ])('%j becomes %j', (change, expected) => {
    expect(styleOf(setStyle(DESIGN, ['a'], change), 'a')).toEqual(expected);
  });

  it('can be reset, one value or all', () => {
    const own = setStyle(DESIGN, ['a', 'b'], { tilt: 4, padding: 0.1 });
    expect(styleOf(resetStyle(own, ['a'], ['tilt']), 'a')).toEqual({ padding: 0.1 });
    expect(resetStyle(own, ['a', 'b']).shots).toEqual(DESIGN.shots);
  });

  it('of one picture can become the set’s', () => {
    const own = setStyle(setStyle(DESIGN, ['a'], { tilt: 4 }), ['b'], { tilt: 9, padding: 0.1 });
    const applied = applyToSet(own, 'a', ['tilt']);
    expect(applied.style.tilt).toBe(4);
    expect(styleOf(applied, 'a')).toEqual({});
    expect(styleOf(applied, 'b')).toEqual({ padding: 0.1 });
  });

  it('are copied without the crop of the screen', () => {
    const own = setStyle(setStyle(DESIGN, ['a'], { tilt: 4, cropZoom: 2 }), ['b'], { cropZoom: 3 });
    const copied = copyStyle(own, 'a', ['b', 'c']);
    expect(styleOf(copied, 'b')).toEqual({ tilt: 4, cropZoom: 3 });
    expect(styleOf(copied, 'c')).toEqual({ tilt: 4 });
  });
});

describe('texts', () => {
  it('are changed in one language, and cut where no picture shows so much', () => {
    const text = setText(DESIGN, ['a'], 'de-DE', { caption: 'x'.repeat(2 * MAX_TEXT_LENGTH) }).shots['a']
      ?.texts;
    expect(text).toEqual({ 'de-DE': { ...EMPTY_SHOT_TEXT, caption: 'x'.repeat(MAX_TEXT_LENGTH) } });
  });
});

describe('the order', () => {
  it.each<[string, string[], number, string]>([
    ['one to the front', ['c'], 0, 'cabd'],
    ['one to the end', ['a'], 4, 'bcda'],
    ['two as a group', ['d', 'a'], 2, 'badc'],
    ['to its own place', ['b'], 2, 'abcd'],
  ])('moves %s', (_, ids, place, expected) => {
    expect(moveShots(DESIGN, ids, place).order.join('')).toBe(expected);
  });

  it.each<[string[], -1 | 1, string]>([
    [['b'], -1, 'bacd'],
    [['a'], -1, 'abcd'],
    [['b', 'c'], 1, 'adbc'],
    [['d'], 1, 'abcd'],
  ])('moves %j by %i', (ids, step, expected) => {
    expect(moveShotsBy(DESIGN, ids, step).order.join('')).toBe(expected);
  });

  it('loses pictures and gains titles', () => {
    expect([...picturesIn(removeShots(DESIGN, ['b', 'd']))]).toEqual(['a-1', 'c-1']);
    expect(addTitle(DESIGN, 'title', 1)).toMatchObject({
      order: ['a', 'title', 'b', 'c', 'd'],
      shots: { title: { style: { layout: 'text-only' } } },
    });
    const full = setOf(...Array.from({ length: MAX_SHOTS }, (_, index) => String(index)));
    expect(addTitle(full, 'title', 0)).toBe(full);
  });
});

it('an edit that changes nothing returns the same design', () => {
  expect(setStyle(DESIGN, 'set', { tilt: 0 })).toBe(DESIGN);
  expect(setStyle(DESIGN, ['a'], { fill: { ...DESIGN.style.fill } })).toBe(DESIGN);
  expect(resetStyle(DESIGN, ['a'])).toBe(DESIGN);
  expect(applyToSet(DESIGN, 'a', ['tilt'])).toBe(DESIGN);
  expect(setSwitch(DESIGN, { skipsGap: true })).toBe(DESIGN);
  expect(moveShots(DESIGN, ['a'], 0)).toBe(DESIGN);
  expect(removeShots(DESIGN, ['gone'])).toBe(DESIGN);
});

describe('the history', () => {
  const [one, two, three] = [setOf('a'), setOf('a', 'b'), setOf('a', 'b', 'c')];

  it('goes back and forth through every step', () => {
    const both = record(record(EMPTY_HISTORY, one), two);
    const back = undo(both, three);
    expect(back?.design).toBe(two);
    const first = back && undo(back.history, back.design);
    expect(first?.design).toBe(one);
    expect(first && undo(first.history, one)).toBeUndefined();
    const again = first && redo(first.history, one);
    expect(again?.design).toBe(two);
    expect(again && redo(again.history, two)?.design).toBe(three);
  });

  it('counts changes of one group as one step, until the group ends', () => {
    const typed = record(record(EMPTY_HISTORY, one, 'caption a'), two, 'caption a');
    expect(typed.past).toEqual([one]);
    expect(record(typed, three, 'caption b').past).toEqual([one, three]);
    expect(record(endGroup(typed), three, 'caption a').past).toEqual([one, three]);
  });

  it('forgets undone steps with the next change', () => {
    const back = undo(record(EMPTY_HISTORY, one), two);
    expect(back && redo(record(back.history, one), three)).toBeUndefined();
  });

  it('has no limit', () => {
    let history = EMPTY_HISTORY;
    for (let step = 0; step < 5000; step += 1) history = record(history, one);
    expect(history.past).toHaveLength(5000);
  });
});
