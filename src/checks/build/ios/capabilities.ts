import { APPLE } from 'virtual:catalog/sources';
import { defineRule } from '../../define-rule';
import { listed } from '../listed';
import type { BuildFound, IosSubject } from '../build-subject';

/** Capabilities that no iPad has, or that those without a mobile network lack. */
const NOT_ON_IPAD: readonly string[] = ['telephony', 'sms', 'gps', 'nfc', 'camera-flash'];
const IPAD = 2;

/** Required capabilities that keep an app from iPads. */
export const IOS_CAPABILITIES = defineRule({
  id: 'ios-required-capabilities',
  title: 'Devices left out',
  since: '2026-11-26',
  severity: 'warning',
  stores: ['ios'],
  source: APPLE.capabilities,
  checked: '2026-11-26',
  effort: 'build',
  isQuestion: true,
  asks: 'Which feature fails without these capabilities?',
  why: 'Apps should run on every device they can (2.4.1). An update can’t add a capability that leaves devices out (ITMS-90109).',
  fix: 'Remove what the app can do without from UIRequiredDeviceCapabilities.',
  examples: {
    fires: { deviceFamilies: [1, IPAD], requiredCapabilities: ['arm64', 'telephony'] },
    holds: { deviceFamilies: [1, IPAD], requiredCapabilities: ['arm64'] },
  },
  *check({ build }: IosSubject): Generator<BuildFound> {
    const found = (build.requiredCapabilities ?? []).filter((name) => NOT_ON_IPAD.includes(name));
    if (found.length === 0) return;
    const isForPad = build.deviceFamilies.includes(IPAD);
    yield {
      area: 'policy',
      field: 'UIRequiredDeviceCapabilities',
      // iPads also run apps for iPhone, but nothing promises that of this one.
      ...(!isForPad && { severity: 'note' as const }),
      title: isForPad
        ? `The app is for iPad, but requires ${listed(found)}, which iPads lack`
        : `The app requires ${listed(found)}, so iPads can’t run it`,
    };
  },
});
