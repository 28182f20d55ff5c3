import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import {
  atLightness,
  backgroundFor,
  contrast,
  INK,
  hexColorFrom,
  isHexColor,
  lightnessOf,
  mix,
  PAPER,
  readableOn,
  rgbOf,
  withAlpha,
} from './colors';

const anyColor = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((rgb) => `#${rgb.map((value) => value.toString(16).padStart(2, '0')).join('')}`);

describe('colours', () => {
  itEvery<[string, boolean]>([
    ['#1f4fd8', true],
    ['#1F4FD8', true],
    ['#fff', false],
    ['1f4fd8', false],
    ['#1f4fd8ff', false],
    ['#1f4fdg', false],
    ['red', false],
    ['', false],
  ])('… is a colour: …', (color, expected) => {
    expect(isHexColor(color)).toBe(expected);
  });

  itEvery<[string, string | undefined]>([
    ['#1F4FD8', '#1f4fd8'],
    ['1f4fd8', '#1f4fd8'],
    [' #1f4fd8 ', '#1f4fd8'],
    ['#1af', '#11aaff'],
    ['fff', '#ffffff'],
    ['#1f4fd8ff', undefined],
    ['#1f4', '#11ff44'],
    ['#1f4f', undefined],
    ['red', undefined],
    ['', undefined],
  ])('are read as a person types them: “…”', (text, color) => {
    expect(hexColorFrom(text)).toBe(color);
  });

  it('reads and writes channels', () => {
    expect(rgbOf('#1f4fd8')).toEqual([31, 79, 216]);
    expect(rgbOf('nonsense')).toEqual([0, 0, 0]);
    expect(withAlpha('#1f4fd8', 0.5)).toBe('rgb(31 79 216 / 0.5)');
  });

  it('mixes from one end to the other, and stays colourful in between', () => {
    expect(mix('#2f5bea', '#7a2fd8', 0)).toBe('#2f5bea');
    expect(mix('#2f5bea', '#7a2fd8', 1)).toBe('#7a2fd8');
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#636363');
    fc.assert(
      fc.property(anyColor, anyColor, fc.double({ min: 0, max: 1, noNaN: true }), (a, b, share) =>
        isHexColor(mix(a, b, share)),
      ),
    );
  });

  it.each<[string, string, number]>([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#000000', 21],
    ['#777777', '#777777', 1],
    ['#767676', '#ffffff', 4.54],
  ])('contrast of %s and %s', (first, second, expected) => {
    expect(contrast(first, second)).toBeCloseTo(expected, 2);
  });

  it('chooses the more legible ink', () => {
    expect(readableOn('#101828')).toBe(PAPER);
    expect(readableOn('#fff1e6')).toBe(INK);
    expect(readableOn('#101828', '#1f4fd8')).toBe(PAPER);
    fc.assert(fc.property(anyColor, (color) => contrast(readableOn(color), color) >= 4.2));
  });

  it('makes a background on which an ink is legible, and leaves one that is', () => {
    expect(backgroundFor(PAPER, '#101828', 4.5)).toBe('#101828');
    expect(backgroundFor(PAPER, '#ffe14d', 4.5)).not.toBe('#ffe14d');
    fc.assert(
      fc.property(
        anyColor,
        fc.constantFrom(PAPER, INK),
        (color, ink) => contrast(ink, backgroundFor(ink, color, 4.5)) >= 4.5,
      ),
    );
  });

  it('sets the lightness', () => {
    fc.assert(
      fc.property(anyColor, fc.double({ min: 0.1, max: 0.9, noNaN: true }), (color, lightness) => {
        expect(Math.abs(lightnessOf(atLightness(color, lightness)) - lightness)).toBeLessThan(0.15);
      }),
    );
  });
});
