import { runsOnPhoneOrPad } from '@/domain/builds/ios-sdk';
import type { IosBuild } from '@/model/build-info';
import { APPLE } from 'virtual:catalog/sources';
import { defineFamily, type Rule } from '../../define-rule';
import type { IosSubject, BuildFound } from '../build-subject';

const RULES = {
  'ios-icon': {
    title: 'Transparency of the store icon',
    severity: 'note',
    stores: ['ios'],
    source: APPLE.iconUpload,
    checked: '2026-11-20',
    effort: 'build',
    isQuestion: true,
    topic: 'icon',
    why: 'An icon with transparency is refused at upload (ITMS-90717).',
    fix: 'Check that the 1024 x 1024 icon of the project has no alpha channel.',
    examples: { fires: 'a store icon in Assets.car', holds: 'an app without an asset catalog' },
  },
  'ios-ipad': {
    title: 'iPad screenshots needed',
    severity: 'note',
    stores: ['ios'],
    source: { label: 'App Store Connect: screenshot specifications' },
    checked: '2026-11-20',
    effort: 'graphics',
    topic: 'ipad',
    why: 'The version can’t be submitted without them, and App Review tests the app on an iPad.',
    fix: 'Add iPad 13" screenshots, or build for iPhone only.',
    examples: { fires: { deviceFamilies: [1, 2] }, holds: { deviceFamilies: [1] } },
  },
  'ios-size': {
    title: 'Size of the build',
    severity: 'blocker',
    stores: ['ios'],
    source: APPLE.buildSizes,
    checked: '2026-11-20',
    effort: 'build',
    why: 'The App Store does not accept a larger app, and archives of that size often have broken headers.',
    fix: 'Move large assets to on-demand or background downloads.',
    examples: { fires: { fileSize: 4 * 1024 ** 3 + 1 }, holds: { fileSize: 4 * 1024 ** 3 } },
  },
} satisfies Record<string, Rule>;

/** Icon, iPad screenshots and size. */
export const IOS_DEVICES_AND_SIZE = defineFamily({
  rules: RULES,
  check: ({ build }: IosSubject) => checkDevicesAndSize(build),
});

type Found = BuildFound & { rule: keyof typeof RULES };

/** Largest app the App Store accepts, above which Xcode's zip headers break as well (sources 5.5): 4 GB. */
const MAX_IPA_BYTES = 4 * 1024 ** 3;

const IPAD = 2;

function checkDevicesAndSize(build: IosBuild): Found[] {
  const drafts: Found[] = [];
  // A missing icon is a finding of its own.
  if (build.hasAssetCatalog !== false && build.hasIcon !== false && runsOnPhoneOrPad(build)) {
    drafts.push({
      rule: 'ios-icon',
      area: 'graphics',
      field: 'icon',
      title: 'The store icon is inside the asset catalog, which StorePilot cannot read',
    });
  }
  if (build.deviceFamilies.includes(IPAD)) {
    drafts.push({
      rule: 'ios-ipad',
      area: 'graphics',
      where: 'screenshots',
      field: 'UIDeviceFamily',
      title: 'The app runs on iPad, so it needs 13-inch iPad screenshots',
    });
  }
  if (build.fileSize > MAX_IPA_BYTES) {
    drafts.push({
      rule: 'ios-size',
      field: 'size',
      title: 'The build is larger than 4 GB',
    });
  }
  return drafts;
}
