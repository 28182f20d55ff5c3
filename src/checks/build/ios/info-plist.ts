import type { IosBuild } from '@/model/build-info';
import { runsOnPhoneOrPad } from '@/domain/builds/ios-sdk';
import { APPLE } from 'virtual:catalog/sources';
import { defineFamily, type Rule } from '../../define-rule';
import type { IosSubject, BuildFound } from '../build-subject';

const RULES = {
  'ios-ipad-orientations': {
    title: 'Orientations on iPad',
    severity: 'blocker',
    stores: ['ios'],
    source: APPLE.fullScreen,
    checked: '2026-11-23',
    effort: 'build',
    topic: 'ipad',
    why: 'An app for iPad has to allow all four; otherwise the upload is refused (ITMS-90474).',
    fix: 'Allow all four on iPad, or build for iPhone only.',
    examples: { fires: 'an iPad app with Portrait alone', holds: 'an iPad app with all four' },
  },
  'ios-icon-name': {
    title: 'No app icon named',
    severity: 'blocker',
    stores: ['ios'],
    source: APPLE.iconName,
    checked: '2026-11-23',
    effort: 'build',
    topic: 'icon',
    why: 'The upload is refused (ITMS-90713).',
    fix: 'Add the icon to the asset catalog, name it in CFBundleIconName, and build again.',
    examples: { fires: 'no CFBundleIconName', holds: 'CFBundleIconName: AppIcon' },
  },
} satisfies Record<string, Rule>;

/** Keys of Info.plist that App Store Connect looks for. */
export const IOS_INFO = defineFamily({ rules: RULES, check: ({ build }: IosSubject) => checkInfo(build) });

type Found = BuildFound & { rule: keyof typeof RULES };

const IPAD = 2;

const PAD_ORIENTATIONS = ['Portrait', 'PortraitUpsideDown', 'LandscapeLeft', 'LandscapeRight'];

/** Keys that App Store Connect looks for with the upload. Undefined ones were not read. */
function* checkInfo(build: IosBuild): Generator<Found> {
  const { deviceFamilies, padOrientations, hasIconName } = build;
  const missing = PAD_ORIENTATIONS.filter((name) => !padOrientations?.includes(name));
  if (padOrientations && deviceFamilies.includes(IPAD) && missing.length > 0) {
    yield {
      rule: 'ios-ipad-orientations',
      // Without any the system takes Portrait; a refusal of such a build was seen once.
      severity: padOrientations.length > 0 ? 'blocker' : 'warning',
      field: 'UISupportedInterfaceOrientations~ipad',
      title: `The app runs on iPad, but not in these orientations: ${missing.join(', ')}`,
    };
  }
  if (hasIconName === false && runsOnPhoneOrPad(build)) {
    yield {
      rule: 'ios-icon-name',
      field: 'CFBundleIconName',
      title: 'The build has no app icon for the App Store (CFBundleIconName)',
    };
  }
}
