import {
  effectiveTargetSdk,
  FORM_FACTOR_DEVICES,
  formFactorOf,
  requiredTargetSdk,
  visibleTargetSdk,
} from '@/domain/builds/android-target';
import type { AndroidBuild } from '@/model/build-info';
import { formatDay } from '@/domain/dates';
import { GOOGLE } from 'virtual:catalog/sources';
import { defineRule } from '../../define-rule';
import type { AndroidSubject, BuildFound } from '../build-subject';

/** The API level that Google Play requires. */
export const ANDROID_TARGET = defineRule({
  id: 'android-target',
  title: 'Target API level',
  severity: 'blocker',
  stores: ['android'],
  source: GOOGLE.target,
  checked: '2026-11-20',
  effort: 'build',
  topic: 'target-sdk',
  why: 'New apps and updates with a lower target are refused.',
  fix: 'Raise targetSdkVersion, test the app on that version of Android, and build again.',
  examples: { fires: 'targetSdkVersion 34', holds: 'targetSdkVersion 36' },
  check: ({ build, today }: AndroidSubject) => checkTarget(build, today),
});

function* checkTarget(build: AndroidBuild, today: string): Generator<BuildFound> {
  const target = effectiveTargetSdk(build);
  const formFactor = formFactorOf(build);
  const { level, since } = requiredTargetSdk(formFactor, today);
  if (target >= level) return;
  const visible = visibleTargetSdk(formFactor);
  const hidden =
    target < visible
      ? ` At API ${visible - 1} or lower, even the published app is hidden from new users on newer ${FORM_FACTOR_DEVICES[formFactor]}.`
      : '';
  yield {
    area: 'policy',
    field: 'targetSdkVersion',
    title: `Made for an older Android (targets API ${target}); Google Play has required API ${level} since ${formatDay(since)}`,
    why: `New apps and updates with a lower target are refused.${hidden}`,
    fix: `Set targetSdkVersion to ${level}, test the app on that version of Android, and build again.`,
    ruleDate: since,
    value: String(level),
  };
}
