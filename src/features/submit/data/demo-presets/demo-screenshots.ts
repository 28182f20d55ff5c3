import type { DemoScreenshot } from '../demo-presets';

/** The four sizes of the product's size overview. */
const SIZES = [
  { device: 'iPhone', size: '6.7 inch', dimension: '1290x2796' },
  { device: 'iPhone', size: '6.1 inch', dimension: '1179x2556' },
  { device: 'iPad', size: '12.9 inch', dimension: '2048x2732' },
  { device: 'Android phone', size: '1080p', dimension: '1080x1920' },
] as const;

/** Every scene in all four sizes. */
export function inAllSizes(descriptions: readonly string[]): DemoScreenshot[] {
  return SIZES.flatMap((size) => descriptions.map((description) => ({ ...size, description })));
}
