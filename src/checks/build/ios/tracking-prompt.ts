import { importOf } from '@/domain/builds/ios-imports';
import { APPLE } from 'virtual:catalog/sources';
import { defineRule } from '../../define-rule';
import type { BuildFound, IosSubject } from '../build-subject';

const PURPOSE = 'NSUserTrackingUsageDescription';
const ASKS = { imports: [{ path: 'Lantern', classes: ['ATTrackingManager'], symbols: [] }] };

/** The tracking prompt, which reviewers want to see. */
export const IOS_TRACKING_PROMPT = defineRule({
  id: 'ios-tracking-prompt',
  title: 'Tracking prompt',
  since: '2026-11-26',
  severity: 'note',
  stores: ['ios'],
  source: APPLE.tracking,
  checked: '2026-11-26',
  effort: 'build',
  isQuestion: true,
  asks: 'Where does the tracking prompt appear?',
  why: 'App Review rejects an app whose prompt it can’t find, also where it appears only once (2.1, 5.1.2).',
  fix: 'Say on which screen it appears, and ask before anything is tracked.',
  examples: {
    fires: { ...ASKS, purposeStrings: { [PURPOSE]: 'Shows you ads for lamps you looked at.' } },
    holds: ASKS,
  },
  *check({ build }: IosSubject): Generator<BuildFound> {
    if (!build.purposeStrings[PURPOSE]?.trim()) return;
    if (!importOf(build, (name) => name === 'ATTrackingManager')) return;
    yield {
      area: 'privacy',
      field: PURPOSE,
      title: 'The app asks to track: reviewers look for the prompt',
    };
  },
});
