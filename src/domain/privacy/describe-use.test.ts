import { expect } from 'vitest';
import { platformsOf, type PlatformChoice } from '@/model/app';
import { describeUse } from './describe-use';
import type { DataUse } from '@/model/privacy-answers';
import { itEvery } from '@tests/support/it-every';

itEvery<[string, DataUse, PlatformChoice, boolean | undefined]>([
  ['', {}, 'both', undefined],
  [
    'Collected, shared, for analytics; optional',
    { isCollected: true, isShared: true, purposes: ['analytics'], isOptional: true },
    'both',
    undefined,
  ],
  [
    'Shared, for app functions, security, and third-party advertising; required, linked to the user, used for tracking',
    {
      isShared: true,
      purposes: ['security', 'function'],
      sharingPurposes: ['ads'],
      isOptional: false,
      isLinked: true,
      isTracking: true,
    },
    'both',
    true,
  ],
  // Only Google asks whether data is optional and stored, and only Apple whether it is linked and used for tracking.
  [
    'Collected; not linked to the user',
    { isCollected: true, isEphemeral: true, isOptional: true, isLinked: false, isTracking: true },
    'ios',
    false,
  ],
  [
    'Collected; optional, not stored, only in the Android app',
    { isCollected: true, isEphemeral: true, isOptional: true, isLinked: false, onlyIn: 'android' },
    'android',
    true,
  ],
  // An answer for a purpose of sharing remains when the data is no longer shared.
  ['Collected', { isCollected: true, isShared: false, sharingPurposes: ['ads'] }, 'both', undefined],
])('sums up a use as "…"', (text, use, platform, tracks) => {
  expect(describeUse(use, platformsOf(platform), tracks)).toBe(text);
});
