import { atLightness, backgroundFor, INK, lightnessOf, mix, PAPER } from './colors';

/** From this lightness on (yellow, mint) a colour has dark letters; darkening it for white ones would spoil it. */
const BRIGHT = 0.78;

/**
 * The two ends of a gradient in an app's colours, and the colour of letters that are legible on both.
 * @param ratio least contrast of the letters: 3 for large ones, 4.5 for others (WCAG 2.2, 1.4.3)
 */
export function letterColors(
  primary: string,
  secondary: string,
  ratio = 3,
): { light: string; deep: string; ink: string } {
  const light = mix(primary, atLightness(primary, Math.min(0.9, lightnessOf(primary) + 0.1)), 0.6);
  const deep = mix(primary, secondary, 0.85);
  if (lightnessOf(primary) >= BRIGHT) {
    const ink = mix(atLightness(primary, 0.22), INK, 0.4);
    return { light, deep: backgroundFor(INK, deep, ratio + 1.5), ink };
  }
  return { light: backgroundFor(PAPER, light, ratio), deep: backgroundFor(PAPER, deep, ratio), ink: PAPER };
}
