import type { AndroidBuild } from '@/model/build-info';
import { GOOGLE } from 'virtual:catalog/sources';
import { defineRule } from '../../define-rule';
import type { AndroidSubject, BuildFound } from '../build-subject';

const LEANBACK = 'android.software.leanback';
const TOUCHSCREEN = 'android.hardware.touchscreen';
const FOR_TV = {
  features: [LEANBACK],
  optionalFeatures: [TOUCHSCREEN],
  intents: ['LEANBACK_LAUNCHER'],
  hasBanner: true,
};

/** An app for Android TV that a TV does not show, or that asks for a touchscreen. */
export const ANDROID_TV = defineRule({
  id: 'android-tv',
  title: 'Android TV',
  since: '2026-11-26',
  severity: 'warning',
  stores: ['android'],
  source: GOOGLE.tv,
  checked: '2026-11-26',
  effort: 'build',
  why: 'Google Play reviews TV apps: they start from the TV launcher, show a banner and work without a touchscreen.',
  fix: 'Add what is missing to the manifest, or remove the leanback feature from a build for phones.',
  examples: { fires: { ...FOR_TV, intents: [] }, holds: FOR_TV },
  *check({ build }: AndroidSubject): Generator<BuildFound> {
    const missing = missingForTv(build);
    if (missing.length === 0) return;
    yield { field: LEANBACK, title: `The build for TV has ${missing.join(', ')}` };
  },
});

function missingForTv({ features, optionalFeatures, intents, hasBanner }: AndroidBuild): string[] {
  if (!intents) return [];
  const isStarted = intents.includes('LEANBACK_LAUNCHER');
  if (!features.includes(LEANBACK) && !isStarted) return [];
  return [
    ...(isStarted ? [] : ['no LEANBACK_LAUNCHER activity']),
    ...(hasBanner === false ? ['no android:banner'] : []),
    ...(optionalFeatures.includes(TOUCHSCREEN) ? [] : ['no touchscreen with required="false"']),
  ];
}
