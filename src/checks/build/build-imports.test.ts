import { describe, expect, test } from 'vitest';
import { iosBuild, privacyManifest } from '@tests/support/build-fixtures/build-info';
import type { Severity } from '@/model/finding';
import { checkBuild } from './check-build';
import type { IosBuild } from '@/model/build-info';

const apis = (category: string, ...reasons: string[]) => ({
  privacyManifests: [
    privacyManifest({ accessedApis: [{ category: `NSPrivacyAccessedAPICategory${category}`, reasons }] }),
  ],
});
const apisAt = (path: string, ...api: Parameters<typeof apis>) => ({
  privacyManifests: apis(...api).privacyManifests.map((manifest) => ({ ...manifest, path })),
});
const USES_DEFAULTS = { path: 'Lantern', classes: ['NSUserDefaults'], symbols: [] };
const USES_CAMERA = { path: 'Frameworks/A.framework/A', classes: ['AVCaptureDevice'], symbols: [] };

type Case = [name: string, changes: Partial<IosBuild>, severity: Severity | undefined];

const CASES: Record<string, Case[]> = {
  'ios-purpose-missing': [
    ['linked without a text', { linkedFrameworks: ['CoreLocation'] }, 'warning'],
    [
      'linked with one of the keys',
      {
        linkedFrameworks: ['CoreLocation'],
        purposeStrings: { NSLocationAlwaysAndWhenInUseUsageDescription: 'x' },
      },
      undefined,
    ],
    ['not linked', { linkedFrameworks: ['UIKit'] }, undefined],
    ['a framework of many uses', { linkedFrameworks: ['AVFoundation'] }, 'note'],
    ['used in a framework', { imports: [USES_CAMERA] }, 'warning'],
    [
      'used in a framework, with its text',
      { imports: [USES_CAMERA], purposeStrings: { NSCameraUsageDescription: 'Take a photo of the lamp.' } },
      undefined,
    ],
    [
      'linked, but nothing of it in use',
      { imports: [USES_DEFAULTS], linkedFrameworks: ['CoreLocation'] },
      undefined,
    ],
    [
      'in a framework that only looks whether it is allowed',
      {
        imports: [
          {
            path: 'Frameworks/GoNativeCore.framework/GoNativeCore',
            classes: ['CNContactStore'],
            symbols: [],
          },
        ],
      },
      undefined,
    ],
    [
      'used by an extension, which has a text of its own',
      { imports: [{ ...USES_CAMERA, path: 'PlugIns/A.appex/A' }] },
      undefined,
    ],
  ],
  'ios-privacy-manifest-missing': [
    ['none, and an API in use', { privacyManifests: [], imports: [USES_DEFAULTS] }, 'warning'],
    [
      'only in a framework',
      {
        ...apisAt(
          'Payload/Lantern.app/Frameworks/A.framework/PrivacyInfo.xcprivacy',
          'UserDefaults',
          'CA92.1',
        ),
        imports: [USES_DEFAULTS],
      },
      'warning',
    ],
    ['for another API', { ...apis('DiskSpace', 'E174.1'), imports: [USES_DEFAULTS] }, 'warning'],
    ['in the app', { ...apis('UserDefaults', 'CA92.1'), imports: [USES_DEFAULTS] }, undefined],
    [
      'in the bundle of a library that is linked into the executable',
      {
        ...apisAt('Payload/Lantern.app/Odd_Privacy.bundle/PrivacyInfo.xcprivacy', 'UserDefaults', 'CA92.1'),
        imports: [USES_DEFAULTS],
      },
      undefined,
    ],
    [
      'none, and an API in use by a framework alone',
      { privacyManifests: [], imports: [{ ...USES_DEFAULTS, path: 'Frameworks/A.framework/A' }] },
      undefined,
    ],
    ['none, and no such API in use', { privacyManifests: [], imports: [USES_CAMERA] }, undefined],
    ['none, and unknown imports', { privacyManifests: [] }, undefined],
  ],
};

describe('the imports of an iOS build', () => {
  describe.each(Object.entries(CASES))('%s', (rule, rows) => {
    test.each(rows)('%s', (_name, changes, expected) => {
      const found = checkBuild(iosBuild(changes), '2026-11-20').find((each) => each.rule === rule);
      expect(found?.severity).toBe(expected);
    });
  });
});
