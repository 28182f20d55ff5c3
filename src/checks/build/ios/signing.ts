import type { IosBuild } from '@/model/build-info';
import { APPLE } from 'virtual:catalog/sources';
import { countOf } from '@/domain/texts';
import { defineFamily, type Rule } from '../../define-rule';
import type { IosSubject, BuildFound } from '../build-subject';

const RULES = {
  'ios-no-profile': {
    title: 'No provisioning profile',
    severity: 'blocker',
    stores: ['ios'],
    source: APPLE.distribution,
    checked: '2026-11-20',
    effort: 'build',
    topic: 'signing',
    why: 'Without a distribution profile the upload is refused.',
    fix: 'Export the app again with an App Store distribution profile.',
    examples: { fires: 'no embedded.mobileprovision', holds: 'embedded.mobileprovision for the App Store' },
  },
  'ios-debuggable': {
    title: 'Signed for development',
    severity: 'blocker',
    stores: ['ios'],
    source: APPLE.distribution,
    checked: '2026-11-20',
    effort: 'build',
    topic: 'signing',
    why: 'The store accepts only builds that a debugger cannot attach to.',
    fix: 'Export the app again with an App Store distribution profile.',
    examples: { fires: 'get-task-allow: true', holds: 'get-task-allow: false' },
  },
  'ios-device-list': {
    title: 'Profile for registered test devices',
    severity: 'blocker',
    stores: ['ios'],
    source: APPLE.distribution,
    checked: '2026-11-20',
    effort: 'build',
    topic: 'signing',
    why: 'That is a development or ad hoc profile, and the store refuses it.',
    fix: 'Export the app again with an App Store distribution profile.',
    examples: { fires: 'a profile with ProvisionedDevices', holds: 'a profile without a list of devices' },
  },
  'ios-in-house': {
    title: 'Signed for use inside a company, not for the App Store (in-house distribution)',
    severity: 'blocker',
    stores: ['ios'],
    source: APPLE.distribution,
    checked: '2026-11-20',
    effort: 'build',
    topic: 'signing',
    why: 'An enterprise profile is not for the App Store, and the upload is refused.',
    fix: 'Export the app again with an App Store distribution profile.',
    examples: { fires: 'ProvisionsAllDevices: true', holds: 'a profile for the App Store' },
  },
  'ios-profile-expired': {
    title: 'Provisioning profile expired',
    severity: 'blocker',
    stores: ['ios'],
    source: APPLE.distribution,
    checked: '2026-11-20',
    effort: 'build',
    topic: 'signing',
    why: 'The upload is refused.',
    fix: 'Export the app again with an App Store distribution profile.',
    examples: { fires: 'a profile after its last day', holds: 'a valid profile' },
  },
} satisfies Record<string, Rule>;

/** The provisioning profile. */
export const IOS_SIGNING = defineFamily({
  rules: RULES,
  check: ({ build, today }: IosSubject) => checkSigning(build, today),
});

type Found = BuildFound & { rule: keyof typeof RULES };

function* checkSigning({ provisioning }: IosBuild, today: string): Generator<Found> {
  const found = (rule: Found['rule'], title: string): Found => ({
    rule,
    field: 'embedded.mobileprovision',
    title,
  });
  if (!provisioning) {
    yield found('ios-no-profile', 'No readable provisioning profile in the build');
    return;
  }
  const { isDebuggable, deviceCount, provisionsAllDevices, expires } = provisioning;
  if (isDebuggable)
    yield found('ios-debuggable', 'Signed for testing, not for the App Store (get-task-allow is on)');
  if (deviceCount > 0)
    yield found(
      'ios-device-list',
      `Signed for ${countOf(deviceCount, 'test device')}, not for the App Store (listed in the provisioning profile)`,
    );
  if (provisionsAllDevices) yield found('ios-in-house', 'Signed for in-house distribution');
  if (expires && expires.slice(0, 10) < today)
    yield found('ios-profile-expired', `The provisioning profile expired on ${expires.slice(0, 10)}`);
}
