import { describe, expect, it } from 'vitest';
import { designWith } from '@tests/support/images/designs';
import { styleOf, type Design } from './design';
import { picturesIn, setStyle } from './edits';
import {
  countScreens,
  placeScreens,
  removeScreens,
  resetSize,
  setStyleAtSize,
  setStyleShown,
} from './size-edits';

const DESIGN = designWith(['One', 'Two', 'Three']);
const at = (design: Design, targetId?: string) => styleOf(design, 'shot-0', targetId);

describe('a value of one size', () => {
  const own = setStyleAtSize(setStyle(DESIGN, ['shot-0'], { tilt: 5 }), 'ipad-13', {
    tilt: 12,
    padding: 0.1,
  });

  it('is shown at that size only, over those of set and picture', () => {
    expect([at(own).tilt, at(own, 'iphone-6.9').tilt, at(own, 'ipad-13').tilt]).toEqual([5, 5, 12]);
    expect(styleOf(own, 'shot-1', 'ipad-13').tilt).toBe(12);
  });

  it('stays in its range, and changes nothing when it is the same', () => {
    expect(at(setStyleAtSize(DESIGN, 'ipad-13', { tilt: 400 }), 'ipad-13').tilt).toBe(30);
    expect(setStyleAtSize(own, 'ipad-13', { tilt: 12 })).toBe(own);
  });

  it('is replaced by the set’s again, one value or all', () => {
    const less = resetSize(own, 'ipad-13', ['tilt']);
    expect([at(less, 'ipad-13').tilt, at(less, 'ipad-13').padding]).toEqual([5, 0.1]);
    expect(resetSize(own, 'ipad-13').perTarget).toEqual({});
    expect(resetSize(less, 'ipad-13', ['padding']).perTarget).toEqual({});
    expect(resetSize(own, 'iphone-6.9')).toBe(own);
    expect(resetSize(less, 'ipad-13', ['tilt'])).toBe(less);
  });

  it('is what dragging at that size changes, because the picture’s would not be visible', () => {
    const dragged = setStyleShown(own, ['shot-0'], 'ipad-13', { tilt: 20, deviceX: 0.2 });
    expect(at(dragged, 'ipad-13')).toMatchObject({ tilt: 20, deviceX: 0.2 });
    expect(at(dragged)).toMatchObject({ tilt: 5, deviceX: 0.2 });
    const elsewhere = setStyleShown(own, ['shot-0'], 'iphone-6.9', { tilt: 20 });
    expect([at(elsewhere).tilt, at(elsewhere, 'ipad-13').tilt]).toEqual([20, 12]);
  });
});

describe('screens of one kind of device', () => {
  const screens = ['w1', 'w2'].map((id) => ({ id, locale: 'en-US' }));
  const idsOf = (design: Design) =>
    design.order.map((id) => design.shots[id]?.screens?.['android-watch']?.['en-US']);

  it('go to the pictures in their order, from the first without one or from a given one', () => {
    const first = placeScreens(DESIGN, 'android-watch', screens.slice(0, 1));
    expect(first.placed).toBe(1);
    expect(idsOf(first.design)).toEqual(['w1', undefined, undefined]);
    const second = placeScreens(first.design, 'android-watch', screens.slice(1));
    expect(idsOf(second.design)).toEqual(['w1', 'w2', undefined]);
    expect(countScreens(second.design, 'android-watch')).toBe(2);
    const last = placeScreens(DESIGN, 'android-watch', screens, 'shot-2');
    expect([last.placed, ...idsOf(last.design)]).toEqual([1, undefined, undefined, 'w1']);
  });

  it('belong to the pictures of the set, until they are removed', () => {
    const { design } = placeScreens(DESIGN, 'android-watch', screens);
    expect([...picturesIn(design)]).toEqual(['screen', 'w1', 'w2']);
    expect(removeScreens(design, 'android-watch', design.order)).toEqual(DESIGN);
    expect(removeScreens(design, 'ios-watch', design.order)).toBe(design);
  });

  it('have no place in a set without pictures', () => {
    expect(placeScreens(designWith([]), 'android-watch', screens).placed).toBe(0);
  });
});
