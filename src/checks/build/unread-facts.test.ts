import { expect, test } from 'vitest';
import { androidBuild, iosBuild } from '@tests/support/build-fixtures/build-info';
import { buildSchema } from '@/domain/builds/build-schema';
import { readParts } from '@/domain/records/unreadable-parts';
import type { BuildInfo } from '@/model/build-info';
import { checkBuild } from './check-build';

const TODAY = '2026-11-25';

function findingsOf(stored: object): string[] {
  const build = readParts<BuildInfo>(buildSchema, stored);
  return build
    ? checkBuild(build, TODAY).map(({ severity, title }) => `${severity}: ${title}`)
    : ['unreadable'];
}

test.each<[string, BuildInfo, object, string]>([
  ['permissions', androidBuild(), { permissions: undefined }, 'permissions'],
  ['a signature', androidBuild(), { signingSchemes: undefined }, 'signature'],
  ['damaged permissions', androidBuild(), { permissions: 'INTERNET' }, 'permissions'],
  ['purpose strings', iosBuild(), { purposeStrings: undefined }, 'purpose strings'],
  [
    'privacy manifests and devices',
    iosBuild(),
    { deviceFamilies: undefined, privacyManifests: undefined },
    'devices and privacy manifests',
  ],
])(
  'a stored build without %s says so, and nothing about what was not read',
  (_name, build, changes, names) => {
    expect(findingsOf({ ...build, ...changes }).toSorted()).toEqual(
      [...findingsOf(build), `note: Not checked: ${names}`].toSorted(),
    );
  },
);

test('what a build uses is not reported as missing from lists that were not read', () => {
  const build = iosBuild({
    imports: [{ path: 'Lantern', classes: ['PHPhotoLibrary'], symbols: ['stat'] }],
    purposeStrings: {},
    privacyManifests: [],
  });
  const ofMissing = (stored: object) => findingsOf(stored).filter((finding) => !finding.startsWith('note'));
  expect(ofMissing(build).length).toBeGreaterThan(1);
  expect(ofMissing({ ...build, purposeStrings: undefined, privacyManifests: undefined })).toEqual([]);
});

test('a build stored again still says so', () => {
  const { permissions: _, ...stored } = androidBuild();
  const again: unknown = JSON.parse(JSON.stringify(buildSchema.parse(stored)));
  expect(findingsOf(again as object)).toContain('note: Not checked: permissions');
});
