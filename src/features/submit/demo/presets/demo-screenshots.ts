import { OVERVIEW_SIZES } from '@/domain/screenshots/overview-sizes';
import type { DemoScreenshot } from '../demo-preset';

/** Every scene in all four sizes. */
export function inAllSizes(descriptions: readonly string[]): DemoScreenshot[] {
  return OVERVIEW_SIZES.flatMap(({ device, size, width, height }) =>
    descriptions.map((description) => ({ device, size, dimension: `${width}x${height}`, description })),
  );
}
