import { billingVersion } from '@/domain/builds/billing-library';
import type { AndroidBuild } from '@/model/build-info';
import { formatDay } from '@/domain/dates';
import { isEnforced } from '@/domain/policies/store-deadline';
import { storeDeadline } from '@/domain/policies/store-deadlines';
import { GOOGLE } from 'virtual:catalog/sources';
import { defineRule } from '../../define-rule';
import type { AndroidSubject, BuildFound } from '../build-subject';

/** The version of the Play Billing Library. */
export const ANDROID_BILLING_LIBRARY = defineRule({
  id: 'android-billing-library',
  title: 'Play Billing Library',
  severity: 'blocker',
  stores: ['android'],
  source: GOOGLE.billing,
  checked: '2026-11-22',
  effort: 'build',
  why: 'Google Play refuses apps and updates with an older version.',
  fix: 'Update com.android.billingclient:billing, or the plugin or SDK that brings it, and build again.',
  examples: { fires: { billingLibraryVersion: '7.1.1' }, holds: { billingLibraryVersion: '8.0.0' } },
  check: ({ build, today }: AndroidSubject) => checkBillingLibrary(build, today),
});

/** The dated rules about the Play Billing Library, oldest first, each with the version it asks for. */
const BILLING_DEADLINES = [
  ['play-billing-8', 8],
  ['play-billing-9', 9],
] as const;

/** Each version of the library ends two years after it appeared; the first end that a build misses is named. */
function* checkBillingLibrary(build: AndroidBuild, today: string): Generator<BuildFound> {
  for (const [id, required] of BILLING_DEADLINES) {
    const deadline = storeDeadline(id);
    if (!deadline?.appliesTo(build) || deadline.isMet?.(build) || today < deadline.date) continue;
    yield {
      severity: isEnforced(deadline, today) ? 'blocker' : 'warning',
      area: 'policy',
      field: 'com.google.android.play.billingclient.version',
      title: `Contains Play Billing Library ${billingVersion(build) ?? ''}; Google Play has required ${required} or later since ${formatDay(deadline.date)}`,
      why: `Google Play refuses new apps and updates with an older version${isEnforced(deadline, today) ? '' : `, unless you asked for the extension to ${deadline.extendedTo ?? deadline.date}`}.`,
      ruleDate: deadline.date,
    };
    return;
  }
}
