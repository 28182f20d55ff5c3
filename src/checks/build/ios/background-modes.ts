import { importOf } from '@/domain/builds/ios-imports';
import { BACKGROUND_IMPORTS } from '@/domain/builds/notable-imports';
import { runsOnPhoneOrPad } from '@/domain/builds/ios-sdk';
import { APPLE } from 'virtual:catalog/sources';
import { defineFamily, type Rule } from '../../define-rule';
import type { BuildFound, IosSubject } from '../build-subject';

/** Modes that reviewers ask about, in words, with the imports of code that uses them. */
const ASKED = {
  audio: 'plays audio',
  location: 'uses the location',
  voip: 'takes calls',
  'bluetooth-central': 'uses Bluetooth devices',
  'bluetooth-peripheral': 'acts as a Bluetooth device',
  'external-accessory': 'uses an accessory',
} satisfies Record<keyof typeof BACKGROUND_IMPORTS, string>;

/** Modes that any app may have, and that nobody asks about. */
const OTHER: readonly string[] = [
  'fetch',
  'processing',
  'remote-notification',
  'nearby-interaction',
  'push-to-talk',
  'newsstand-content',
  'network-authentication',
];
/** Modes for which the reviewer looks for a feature even where the code is there. */
const LOOKED_FOR: readonly string[] = ['audio', 'location'];

const RULES = {
  'ios-background-mode': {
    title: 'Background mode',
    since: '2026-11-26',
    severity: 'warning',
    stores: ['ios'],
    source: APPLE.software,
    checked: '2026-11-26',
    effort: 'build',
    isQuestion: true,
    asks: 'Where can a reviewer use each background mode?',
    why: 'App Review rejects a background mode for which it finds no feature (2.5.4).',
    fix: 'Say where the feature is, or remove the mode from UIBackgroundModes.',
    examples: {
      fires: { backgroundModes: ['voip'], imports: [{ path: 'Lantern', classes: [], symbols: ['stat'] }] },
      holds: {
        backgroundModes: ['voip'],
        imports: [{ path: 'Lantern', classes: ['CXProvider'], symbols: [] }],
      },
    },
  },
  'ios-background-mode-unknown': {
    title: 'Unknown background mode',
    since: '2026-11-26',
    severity: 'warning',
    stores: ['ios'],
    source: APPLE.software,
    checked: '2026-11-26',
    effort: 'build',
    why: 'iOS has no such mode, and App Store Connect may refuse the upload.',
    fix: 'Correct or remove it in UIBackgroundModes, and build again.',
    examples: {
      fires: { backgroundModes: ['continuous'] },
      holds: { backgroundModes: ['remote-notification', 'fetch', 'processing'] },
    },
  },
} satisfies Record<string, Rule>;

/** The background modes of Info.plist (2.5.4). */
export const IOS_BACKGROUND_MODES = defineFamily({
  rules: RULES,
  *check({ build }: IosSubject): Generator<BuildFound & { rule: keyof typeof RULES }> {
    const { backgroundModes = [], imports } = build;
    if (!runsOnPhoneOrPad(build)) return;
    for (const mode of new Set(backgroundModes)) {
      if (!isAsked(mode)) {
        if (OTHER.includes(mode)) continue;
        yield {
          rule: 'ios-background-mode-unknown',
          field: 'UIBackgroundModes',
          detail: mode,
          title: `The background mode “${mode.slice(0, 40)}” does not exist`,
        };
        continue;
      }
      if (!imports) continue;
      const wanted: readonly string[] = BACKGROUND_IMPORTS[mode];
      const user = importOf(build, (name) => wanted.includes(name));
      if (user && !LOOKED_FOR.includes(mode)) continue;
      yield {
        rule: 'ios-background-mode',
        ...(user && { severity: 'note' as const }),
        area: 'policy',
        field: 'UIBackgroundModes',
        detail: mode,
        title: user
          ? `In the background the app ${ASKED[mode]} (${mode}): reviewers look for the feature`
          : `The background mode “${mode}” is on, but no code in the app ${ASKED[mode]}`,
      };
    }
  },
});

function isAsked(mode: string): mode is keyof typeof ASKED {
  return Object.hasOwn(ASKED, mode);
}
