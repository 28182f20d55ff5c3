import { describe, expect, it } from 'vitest';
import { androidBuild, iosBuild } from '@tests/support/build-fixtures/build-info';
import { itEvery } from '@tests/support/it-every';
import type { PlatformChoice } from '@/model/app';
import type { BuildInfo } from '@/model/build-info';
import { offeredTargets, requiredTargetIds } from './offered-targets';
import { RENDER_TARGETS } from './render-targets';

const WATCH = 'android.hardware.type.watch';
const LEANBACK = 'android.software.leanback';

function usualIds(platform: PlatformChoice, builds: BuildInfo[], isLandscape = false): string[] {
  return offeredTargets({ platform, builds }, isLandscape).usual.map(({ id }) => id);
}

describe('the sizes that are offered first', () => {
  itEvery<[string, PlatformChoice, BuildInfo[], string[], string[]]>([
    [
      'no build',
      'both',
      [],
      ['iphone-6.9', 'ipad-13', 'play-phone'],
      ['play-wear', 'apple-tv', 'iphone-6.1'],
    ],
    ['an iPhone app', 'ios', [iosBuild({ deviceFamilies: [1] })], ['iphone-6.9'], ['ipad-13', 'play-phone']],
    ['an iPad app', 'ios', [iosBuild({ deviceFamilies: [2] })], ['ipad-13'], ['iphone-6.9']],
    ['an Apple TV app', 'ios', [iosBuild({ deviceFamilies: [3] })], ['apple-tv'], ['iphone-6.9']],
    ['an Apple Vision Pro app', 'ios', [iosBuild({ deviceFamilies: [7] })], ['vision-pro'], ['iphone-6.9']],
    ['a phone app', 'android', [androidBuild()], ['play-phone', 'play-tablet-10'], ['play-tv', 'iphone-6.9']],
    [
      'a watch app',
      'android',
      [androidBuild({ features: [WATCH] })],
      ['play-wear'],
      ['play-phone', 'play-tv'],
    ],
    ['a TV app', 'android', [androidBuild({ features: [LEANBACK] })], ['play-tv'], ['play-phone']],
    [
      'a phone app that also runs on TVs',
      'android',
      [androidBuild({ optionalFeatures: [LEANBACK] })],
      ['play-phone', 'play-tv'],
      ['play-wear'],
    ],
    [
      'an app for computers with Android',
      'android',
      [androidBuild({ optionalFeatures: ['android.hardware.type.pc'] })],
      ['play-phone', 'play-chromebook'],
      ['play-tv'],
    ],
  ])('every row of the table', (_, platform, builds, present, absent) => {
    const ids = usualIds(platform, builds);
    expect(ids).toEqual(expect.arrayContaining(present));
    expect(ids.filter((id) => absent.includes(id))).toEqual([]);
  });

  it('are the turned ones for an app in landscape', () => {
    expect(usualIds('ios', [])).not.toContain('iphone-6.9-landscape');
    expect(usualIds('ios', [], true)[0]).toBe('iphone-6.9-landscape');
    expect(usualIds('ios', [], true)).toContain('iphone-6.9');
  });
});

it('every size of the chosen stores is offered exactly once, and none of the other store', () => {
  const { usual, more } = offeredTargets({ platform: 'both', builds: [] });
  const ids = [...usual, ...more].map(({ id }) => id);
  expect([...ids].sort()).toEqual(RENDER_TARGETS.map(({ id }) => id).sort());
  const { usual: ofApple, more: moreOfApple } = offeredTargets({ platform: 'ios', builds: [] });
  expect([...ofApple, ...moreOfApple].filter(({ slotId }) => slotId.startsWith('play-'))).toEqual([]);
});

describe('a new set is drawn for what the stores ask of', () => {
  it.each<[string, PlatformChoice, BuildInfo[], string[]]>([
    ['no build', 'both', [], ['iphone-6.9', 'play-phone']],
    ['iPhone and iPad', 'ios', [iosBuild({ deviceFamilies: [1, 2] })], ['iphone-6.9', 'ipad-13']],
    ['Apple TV', 'ios', [iosBuild({ deviceFamilies: [3] })], ['apple-tv']],
    ['watches', 'android', [androidBuild({ features: [WATCH] })], ['play-wear']],
    [
      'phones and TVs',
      'android',
      [androidBuild({ optionalFeatures: [LEANBACK] })],
      ['play-phone', 'play-tv'],
    ],
  ])('%s', (_, platform, builds, ids) => {
    expect(requiredTargetIds({ platform, builds })).toEqual(ids);
  });
});
