import { describe, expect, it } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import { iosBuild } from '@tests/support/build-fixtures/build-info';
import { buildTraces } from '@tests/support/build-fixtures/build-traces';
import type { IosBuild, PrivacyManifest } from '@/model/build-info';
import { checkBuild } from './check-build';
import { appleListedSdks } from '@/domain/builds/sdk-catalog/sdk-catalog';

const PATH = 'Payload/Lantern.app/PrivacyInfo.xcprivacy';
const RULES = ['ios-sdk-manifest', 'ios-manifest-domains', 'ios-manifest-values'];

const found = (changes: Partial<IosBuild>) =>
  checkBuild(iosBuild(changes), '2026-11-22').filter(({ rule }) => RULES.includes(rule));
const framework = (name: string, hasManifest: boolean, version?: string) =>
  found({
    traces: buildTraces({
      frameworks: [{ name, version, hasManifest, path: `Payload/Lantern.app/Frameworks/${name}.framework` }],
    }),
  });
const manifest = (changes: Partial<PrivacyManifest>) =>
  found({
    privacyManifests: [
      {
        path: PATH,
        tracking: false,
        trackingDomains: [],
        collectedDataTypes: [],
        accessedApis: [],
        ...changes,
      },
    ],
  });
const type = (name: string, purposes: string[] = []) => ({
  dataTypes: [{ type: name, isLinked: false, isTracking: false, purposes }],
});

describe('a framework of Apple’s list', () => {
  itEvery([...appleListedSdks()])('without a manifest is a warning, because it may not be new', (name) => {
    expect(framework(name, false)).toMatchObject([
      {
        rule: 'ios-sdk-manifest',
        severity: 'warning',
        subject: { file: expect.stringContaining(name) as string },
      },
    ]);
    expect(framework(name, true)).toEqual([]);
  });

  it('names its version, and the first one with a manifest', () => {
    expect(framework('Charts', false, '4.1.0')).toMatchObject([
      {
        title: expect.stringContaining('Charts 4.1.0') as string,
        fix: expect.stringContaining('5.1.0') as string,
      },
    ]);
  });
});

describe('nothing is said about', () => {
  it.each<[string, Partial<IosBuild>]>([
    ['a build that was stored before its frameworks were read', {}],
    [
      'a framework that Apple does not list',
      {
        traces: buildTraces({
          frameworks: [
            { name: 'Pay', path: 'Payload/Lantern.app/Frameworks/Pay.framework', hasManifest: false },
          ],
        }),
      },
    ],
    [
      'a library that is linked statically, whose manifest may be in any bundle',
      { traces: buildTraces({ bundles: ['Alamofire'] }) },
    ],
  ])('%s', (_, changes) => {
    expect(found(changes)).toEqual([]);
  });

  it.each<[string, Partial<PrivacyManifest>]>([
    ['tracking domains of a manifest that tracks', { tracking: true, trackingDomains: ['ads.example.com'] }],
    ['an empty list of domains', { trackingDomains: [] }],
    [
      'Apple’s own types and purposes',
      type('NSPrivacyCollectedDataTypePhotosorVideos', ['NSPrivacyCollectedDataTypePurposeOther']),
    ],
    ['a type without purposes', type('NSPrivacyCollectedDataTypeDeviceID')],
    ['a manifest that was stored before its values were read', { collectedDataTypes: ['odd'] }],
  ])('%s', (_, changes) => {
    expect(manifest(changes)).toEqual([]);
  });
});

describe('a manifest', () => {
  it('with domains and without tracking is refused', () => {
    expect(manifest({ trackingDomains: ['ads.example.com'] })).toMatchObject([
      { rule: 'ios-manifest-domains', severity: 'blocker', subject: { file: PATH } },
    ]);
  });

  it.each<[string, Partial<PrivacyManifest>, string]>([
    ['an empty type', type(''), 'has a data type without a name'],
    ['an invented type', type('App Name'), 'names the data type "App Name", which Apple does not have'],
    [
      'a purpose in plain words',
      type('NSPrivacyCollectedDataTypeName', ['Analytics']),
      'gives the purpose "Analytics", which Apple does not have',
    ],
    [
      'a value of the wrong type',
      { faults: ['has a NSPrivacyTrackingDomains that is not an array'] },
      'not an array',
    ],
  ])('with %s is a warning', (_, changes, text) => {
    expect(manifest(changes)).toMatchObject([
      { rule: 'ios-manifest-values', severity: 'warning', title: expect.stringContaining(text) as string },
    ]);
  });
});
