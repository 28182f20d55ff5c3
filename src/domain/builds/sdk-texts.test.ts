import { describe, expect, it } from 'vitest';
import { buildTraces } from '@tests/support/build-fixtures/build-traces';
import { androidBuild } from '@tests/support/build-fixtures/build-info';
import { itEvery } from '@tests/support/it-every';
import { detectSdks } from './detect-sdks';
import { declaredTypeText, frameworkNames, groupSdks, knownTypeText } from './sdk-texts';

const declared = (type: string, purposes: string[] = [], isLinked = false, isTracking = false) =>
  declaredTypeText({ type, purposes, isLinked, isTracking });

describe('a data type in words', () => {
  itEvery([
    [declared('NSPrivacyCollectedDataTypeDeviceID'), 'Device ID'],
    [declared('NSPrivacyCollectedDataTypePhotosorVideos'), 'Photos or videos'],
    [
      declared(
        'NSPrivacyCollectedDataTypeEmailAddress',
        ['NSPrivacyCollectedDataTypePurposeThirdPartyAdvertising'],
        true,
        true,
      ),
      'Email address (linked, tracking; third party advertising)',
    ],
    [declared('App Name', ['to help you']), 'App Name (to help you)'],
    [declared(''), 'a type without a name'],
    [
      knownTypeText({
        type: 'CrashData',
        isLinked: false,
        isTracking: false,
        purposes: ['AppFunctionality'],
      }),
      'Crash data (app functionality)',
    ],
  ])('every row of the table', (text, expected) => {
    expect(text).toBe(expected);
  });
});

describe('a list of SDKs', () => {
  const sdks =
    detectSdks(
      androidBuild({
        traces: buildTraces({
          packages: ['io.sentry', 'com.applovin', 'com.facebook.react', 'expo.modules'],
        }),
      }),
    ) ?? [];

  it('is grouped by purpose', () => {
    expect(groupSdks(sdks).map(({ label, sdks: group }) => [label, group.map(({ name }) => name)])).toEqual([
      ['Advertising', ['AppLovin MAX']],
      ['Crash and performance reports', ['Sentry']],
      ['App frameworks', ['Expo', 'React Native']],
    ]);
  });

  it('names the frameworks', () => {
    expect(frameworkNames(sdks)).toBe('Expo and React Native');
    expect(frameworkNames([])).toBeUndefined();
  });
});
