import { expect, test } from 'vitest';
import { visibleTargetSdk, type AndroidFormFactor } from './android-target';

// Google Play: hidden at or below 34 on phones, 33 on Wear OS, TV and XR, 31 on Automotive.
test.each<[AndroidFormFactor, number]>([
  ['phone', 35],
  ['wear', 34],
  ['tv', 34],
  ['xr', 34],
  ['automotive', 32],
])('on %s an app stays visible from API %i', (formFactor, level) => {
  expect(visibleTargetSdk(formFactor)).toBe(level);
});
