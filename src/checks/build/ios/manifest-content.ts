import { APPLE_DATA_TYPES, APPLE_PURPOSES } from 'virtual:catalog/apple-privacy-types';
import type { PrivacyManifest } from '@/model/build-info';
import { appleListedSdks } from '@/domain/builds/sdk-catalog/sdk-catalog';
import { storeDeadline } from '@/domain/policies/store-deadlines';
import { APPLE } from 'virtual:catalog/sources';
import { defineFamily, defineRule, type Rule } from '../../define-rule';
import type { BuildFound, IosSubject } from '../build-subject';

const TYPES: ReadonlySet<string> = new Set(
  APPLE_DATA_TYPES.map((type) => `NSPrivacyCollectedDataType${type}`),
);
const PURPOSES: ReadonlySet<string> = new Set(
  APPLE_PURPOSES.map((purpose) => `NSPrivacyCollectedDataTypePurpose${purpose}`),
);
/** First versions with a privacy manifest, where the maker has named one (sources 13.3). */
const FIRST_WITH_MANIFEST: Record<string, string> = {
  Charts: '5.1.0',
  GTMSessionFetcher: '3.3.0',
  GoogleToolboxForMac: '4.2.0',
};

/**
 * An SDK of Apple's list without a privacy manifest (sources 13.3). A warning, because the store refuses it only where the SDK
 * is new in the app, and one build does not show that.
 */
export const IOS_SDK_MANIFEST = defineRule({
  id: 'ios-sdk-manifest',
  title: 'Listed SDK without a privacy manifest',
  severity: 'warning',
  stores: ['ios'],
  source: APPLE.listedSdks,
  checked: '2026-11-22',
  effort: 'build',
  why: 'A new app, or an update that adds this SDK, is refused at upload (ITMS-91061).',
  fix: 'Update the SDK to a version with PrivacyInfo.xcprivacy, and build again.',
  examples: { fires: 'FBSDKCoreKit without PrivacyInfo.xcprivacy', holds: 'FBSDKCoreKit with it' },
  *check({ build: { traces } }: IosSubject): Generator<BuildFound> {
    for (const { name, version, path, hasManifest } of traces?.frameworks ?? []) {
      if (hasManifest || !appleListedSdks().has(name)) continue;
      const first = Object.hasOwn(FIRST_WITH_MANIFEST, name) ? FIRST_WITH_MANIFEST[name] : undefined;
      yield {
        area: 'privacy',
        file: path,
        detail: name,
        title: `${name}${version === undefined ? '' : ` ${version}`} has no privacy manifest, and Apple asks for one`,
        fix: `Update ${name} to ${first === undefined ? 'a version with PrivacyInfo.xcprivacy' : `${first} or later, which have one`}, and build again.`,
      };
    }
  },
});

const MANIFESTS = {
  'ios-manifest-domains': {
    title: 'Tracking domains without tracking',
    severity: 'blocker',
    stores: ['ios'],
    source: APPLE.privacyManifest,
    checked: '2026-11-22',
    effort: 'build',
    topic: 'privacy-manifest',
    why: 'NSPrivacyTracking must be true where domains are listed; otherwise the upload is refused (ITMS-91064, ITMS-91107).',
    fix: 'Update the SDK that the file belongs to. In your own file, set NSPrivacyTracking to true or remove the domains.',
    examples: { fires: 'domains without NSPrivacyTracking', holds: 'NSPrivacyTracking: true' },
  },
  'ios-manifest-values': {
    title: 'Unknown values in a privacy manifest',
    severity: 'warning',
    stores: ['ios'],
    source: APPLE.dataUse,
    checked: '2026-11-22',
    effort: 'build',
    topic: 'privacy-manifest',
    why: 'Apple asks for valid keys and values in every manifest and reports others after the upload (ITMS-91056, ITMS-91107, ITMS-91108).',
    fix: 'Update the SDK that the file belongs to, or fix your own file with the values that Xcode offers.',
    examples: { fires: 'the data type “App Name”', holds: 'NSPrivacyCollectedDataTypeName' },
  },
} satisfies Record<string, Rule>;

type ManifestFound = BuildFound & { rule: keyof typeof MANIFESTS };

/** Declarations of the privacy manifests of the app and of its SDKs (sources 13.4). */
export const IOS_MANIFEST_CONTENT = defineFamily({
  rules: MANIFESTS,
  *check({ build }: IosSubject): Generator<ManifestFound> {
    const ruleDate = storeDeadline('apple-valid-privacy-manifest')?.date;
    for (const manifest of build.privacyManifests) {
      const { path, problem, tracking, trackingDomains } = manifest;
      if (problem === undefined && !tracking && trackingDomains.length > 0)
        yield {
          rule: 'ios-manifest-domains',
          area: 'privacy',
          file: path,
          field: 'NSPrivacyTrackingDomains',
          title: `${path} lists tracking domains, but does not say that it tracks`,
          ruleDate,
        };
      for (const fault of valueProblems(manifest))
        yield {
          rule: 'ios-manifest-values',
          area: 'privacy',
          file: path,
          detail: fault,
          title: `${path} ${fault}`,
          ruleDate,
        };
    }
  },
});

/** Faults in a manifest's types, each phrased to follow its path. */
function valueProblems({ faults = [], dataTypes = [] }: PrivacyManifest): string[] {
  const types = dataTypes.map(({ type }) => type);
  const purposes = dataTypes.flatMap((each) => each.purposes);
  return [
    ...faults,
    ...unknown(types, TYPES).map((type) =>
      type === ''
        ? 'has a data type without a name'
        : `names the data type "${type}", which Apple does not have`,
    ),
    ...unknown(purposes, PURPOSES).map(
      (purpose) => `gives the purpose "${purpose}", which Apple does not have`,
    ),
  ];
}

function unknown(values: readonly string[], known: ReadonlySet<string>): string[] {
  return [...new Set(values)].filter((value) => !known.has(value));
}
