import { describe, expect, it } from 'vitest';
import type { BuildInfo } from '@/model/build-info';
import { androidBuild, iosBuild } from '@tests/support/build-fixtures/build-info';
import { buildVerdict, BUILD_RULES } from './build-verdict';
import { checkBuild } from './check-build';
import { NEWER_BUILD_RULES } from './newer-build';
import { ANDROID_BUILD_RULES, ANY_BUILD_RULES, IOS_BUILD_RULES, PACKAGE_RULES } from './rules';

const TODAY = '2026-11-25';
const verdictOf = (build: BuildInfo) => buildVerdict(build, checkBuild(build, TODAY));
const developmentProfile = {
  isDebuggable: true,
  deviceCount: 0,
  provisionsAllDevices: false,
  entitlements: [],
};

describe('buildVerdict', () => {
  it('has a way to fix every rule about builds, and no other', () => {
    const families = [
      ...ANY_BUILD_RULES,
      ...IOS_BUILD_RULES,
      ...ANDROID_BUILD_RULES,
      ...PACKAGE_RULES,
      NEWER_BUILD_RULES,
    ];
    const rules = families.flatMap((family) => Object.keys(family.rules));
    expect(Object.keys(BUILD_RULES).sort()).toEqual([...new Set(rules)].sort());
  });

  it('counts what stops the build, and what one new export fixes', () => {
    const build = iosBuild({
      sdkName: 'iphoneos18.2',
      platformVersion: '18.2',
      xcode: '1620',
      provisioning: developmentProfile,
      purposeStrings: { NSCameraUsageDescription: '' },
    });
    const verdict = verdictOf(build);
    expect(verdict.title).toBe('3 things stop this build, one new export fixes 2 of them');
    expect(verdict.groups.map(({ title, findings }) => [title, findings.length])).toEqual([
      ['Export it again', 2],
      ['Add a sentence', 1],
    ]);
    expect(verdict.groups.flatMap(({ findings }) => findings.map(({ title }) => title))).toEqual([
      expect.stringMatching(/^Made with an old Xcode \(iOS 18\.2 SDK\); /),
      expect.any(String),
      'Empty explanation for the permission “Camera” (NSCameraUsageDescription)',
    ]);
    expect(verdict.questions.map(({ rule }) => rule)).toEqual(['ios-icon']);
    expect(verdict.fine).not.toContain('signing');
    expect(verdict.fine).toContain('version');
  });

  it.each<[string, BuildInfo, string]>([
    ['one blocker', iosBuild({ provisioning: developmentProfile }), '1 thing stops this build'],
    [
      'one of two by an export',
      iosBuild({ provisioning: developmentProfile, purposeStrings: { NSCameraUsageDescription: '' } }),
      '2 things stop this build, 1 of them needs only a new export',
    ],
    [
      'all by one export',
      androidBuild({ targetSdk: 34, isDebuggable: true }),
      '2 things stop this build, one new export fixes both',
    ],
    [
      'warnings only',
      iosBuild({ purposeStrings: { NSCameraUsageDescription: 'We need your camera' } }),
      'Nothing stops this build, 1 thing needs a look',
    ],
    ['nothing', androidBuild(), 'Nothing stops this build'],
  ])('says it in one line: %s', (_, build, title) => {
    expect(verdictOf(build).title).toBe(title);
  });

  it('keeps what the store asks apart from what is wrong', () => {
    const verdict = verdictOf(androidBuild({ permissions: ['com.google.android.gms.permission.AD_ID'] }));
    expect(verdict.groups).toEqual([]);
    expect(verdict.questions.map(({ rule }) => rule)).toEqual(['android-permission-ad-id']);
    expect(verdict.title).toBe('Nothing stops this build');
  });

  it('gives no all-clear for what was not read', () => {
    const unread = verdictOf(iosBuild({ unreadFacts: ['extensions'] }));
    expect(unread.fine).toEqual([]);
    expect(unread.title).toBe('Nothing found in what could be read');
    const { fine } = verdictOf(iosBuild());
    expect(fine).not.toContain('permission texts');
    expect(fine).not.toContain('icon');
    expect(verdictOf(iosBuild({ imports: [], hasIcon: true })).fine).toContain('permission texts');
  });
});
