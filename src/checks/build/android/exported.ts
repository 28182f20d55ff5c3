import { effectiveTargetSdk } from '@/domain/builds/android-target';
import type { AndroidBuild } from '@/model/build-info';
import { GOOGLE } from 'virtual:catalog/sources';
import { countOf } from '@/domain/texts';
import { defineRule } from '../../define-rule';
import { listed } from '../listed';
import type { AndroidSubject, BuildFound } from '../build-subject';

/** Components with an intent filter. */
export const ANDROID_EXPORTED = defineRule({
  id: 'android-exported',
  title: 'android:exported missing',
  severity: 'blocker',
  stores: ['android'],
  source: GOOGLE.exported,
  checked: '2026-11-20',
  effort: 'build',
  why: 'From Android 12, such an app is neither accepted nor installed.',
  fix: 'Add android:exported="true" or "false" to each of them in the manifest.',
  examples: {
    fires: '<activity> with an intent filter, without android:exported',
    holds: '<activity android:exported="true"> with an intent filter',
  },
  check: ({ build }: AndroidSubject) => checkExported(build),
});

/**
 * API levels: Android 12 requires android:exported (sources 5.5); Android 11 no longer installs files with only a v1
 * signature.
 */
const EXPORTED_API = 31;

function* checkExported(build: AndroidBuild): Generator<BuildFound> {
  const { componentsWithoutExported: components } = build;
  if (components.length === 0 || effectiveTargetSdk(build) < EXPORTED_API) return;
  yield {
    field: 'android:exported',
    title: `${countOf(components.length, 'component has', 'components have')} an intent filter but no android:exported (${listed(components)})`,
    why: `From API ${EXPORTED_API}, such an app is neither accepted nor installed.`,
  };
}
