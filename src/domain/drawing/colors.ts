/** Colours as `#rrggbb`, the format of colour inputs. They are mixed in OKLab, so that blends do not turn grey. */

type Triple = readonly [number, number, number];

const HEX = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;

/** Whether the drawing code supports this colour. */
export function isHexColor(color: string): boolean {
  return HEX.test(color);
}

/** Reads a colour as people type it: with or without `#`, with three digits or six. Undefined for anything else. */
export function hexColorFrom(text: string): string | undefined {
  const digits = text.trim().replace('#', '').toLowerCase();
  const color = `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
  return isHexColor(color) ? color : undefined;
}

/** Red, green and blue, 0 to 255. Anything other than `#rrggbb` is black. */
export function rgbOf(color: string): Triple {
  const [, red = '0', green = '0', blue = '0'] = HEX.exec(color) ?? [];
  return [parseInt(red, 16), parseInt(green, 16), parseInt(blue, 16)];
}

function hexOf(rgb: Triple): string {
  const two = (value: number) =>
    Math.round(Math.min(255, Math.max(0, value)))
      .toString(16)
      .padStart(2, '0');
  return `#${two(rgb[0])}${two(rgb[1])}${two(rgb[2])}`;
}

/** `rgb(r g b / alpha)` for the canvas. */
export function withAlpha(color: string, alpha: number): string {
  return `rgb(${rgbOf(color).join(' ')} / ${alpha})`;
}

function toLinear(value: number): number {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function fromLinear(value: number): number {
  const share = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
  return share * 255;
}

/** Björn Ottosson's OKLab: lightness 0 to 1, and two colour axes. */
function toOklab(color: string): Triple {
  const [r, g, b] = rgbOf(color).map(toLinear) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromOklab([lightness, a, b]: Triple): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return hexOf([
    fromLinear(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    fromLinear(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    fromLinear(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]);
}

/** Blends two colours: 0 is all of the first, 1 all of the second. */
export function mix(first: string, second: string, share: number): string {
  const from = toOklab(first);
  const to = toOklab(second);
  return fromOklab([
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
    from[2] + (to[2] - from[2]) * share,
  ]);
}

/** Changes a colour's lightness, 0 (black) to 1 (white); its hue stays. */
export function atLightness(color: string, lightness: number): string {
  const [from, a, b] = toOklab(color);
  // Near black and white there is less chroma available.
  const share = Math.min(1, Math.min(lightness, 1 - lightness) / Math.max(0.01, Math.min(from, 1 - from)));
  return fromOklab([lightness, a * share, b * share]);
}

/** OKLab lightness, 0 to 1. */
export function lightnessOf(color: string): number {
  return toOklab(color)[0];
}

function luminance(color: string): number {
  const [red, green, blue] = rgbOf(color).map(toLinear) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG contrast ratio, 1 to 21. */
export function contrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Chooses nearly white or nearly black, whichever is more legible on all of these backgrounds. */
export function readableOn(...backgrounds: string[]): string {
  const worst = (ink: string) => Math.min(...backgrounds.map((background) => contrast(ink, background)));
  return worst(PAPER) >= worst(INK) ? PAPER : INK;
}

export const PAPER = '#ffffff';
export const INK = '#14151a';

/**
 * Makes the colour lighter or darker until an ink has at least this contrast on it. White ink makes it darker, black
 * ink lighter.
 */
export function backgroundFor(ink: string, color: string, ratio: number): string {
  const target = ink === PAPER ? 0 : 1;
  const from = lightnessOf(color);
  for (let step = 0; step <= 20; step += 1) {
    const candidate = step === 0 ? color : atLightness(color, from + ((target - from) * step) / 20);
    if (contrast(ink, candidate) >= ratio) return candidate;
  }
  return ink === PAPER ? INK : PAPER;
}
