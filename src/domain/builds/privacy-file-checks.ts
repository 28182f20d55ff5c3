import { makeFinding, type Finding } from '../findings';
import { storeDeadline } from '../policies/store-deadlines';
import { APPLE_DATA_TYPES, APPLE_PURPOSES } from '../privacy/data-type-ids';
import type { IosBuild, PrivacyManifest } from './build-info';
import { APPLE_LISTED_SDKS } from './sdk-catalog/apple-listed-sdks';

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
 * Checks the privacy manifests of the SDKs in an iOS build, and what all manifests declare (sources 13.3 and 13.4). Their
 * required reasons are checked with the rest of the build.
 */
export function checkPrivacyFiles(build: IosBuild): Finding[] {
  const validSince = storeDeadline('apple-valid-privacy-manifest')?.date;
  return [
    ...missingManifests(build),
    ...build.privacyManifests.flatMap((manifest) => [
      ...domainFindings(manifest, validSince),
      ...valueFindings(manifest, validSince),
    ]),
  ];
}

/** A warning, because the store refuses it only where the SDK is new in the app, and one build does not show that. */
function missingManifests({ traces }: IosBuild): Finding[] {
  const frameworks = (traces?.frameworks ?? []).filter(
    ({ name, hasManifest }) => !hasManifest && APPLE_LISTED_SDKS.has(name),
  );
  return frameworks.map(({ name, version, path }) => {
    const first = Object.hasOwn(FIRST_WITH_MANIFEST, name) ? FIRST_WITH_MANIFEST[name] : undefined;
    return makeFinding({
      rule: 'ios-sdk-manifest',
      area: 'privacy',
      where: 'build',
      subject: { store: 'ios', file: path, detail: name },
      title: `${name}${version === undefined ? '' : ` ${version}`} has no privacy manifest, and Apple asks for one`,
      why: 'A new app, or an update that adds this SDK, is refused at upload (ITMS-91061).',
      fix: `Update ${name} to ${first === undefined ? 'a version with PrivacyInfo.xcprivacy' : `${first} or later, which have one`}, and build again.`,
    });
  });
}

function domainFindings(manifest: PrivacyManifest, ruleDate: string | undefined): Finding[] {
  const { path, problem, tracking, trackingDomains } = manifest;
  if (problem !== undefined || tracking || trackingDomains.length === 0) return [];
  return [
    makeFinding({
      rule: 'ios-manifest-domains',
      area: 'privacy',
      where: 'build',
      subject: { store: 'ios', file: path, field: 'NSPrivacyTrackingDomains' },
      title: `${path} lists tracking domains, but does not say that it tracks`,
      why: 'NSPrivacyTracking must be true where domains are listed; otherwise the upload is refused (ITMS-91064, ITMS-91107).',
      fix: 'Update the SDK that the file belongs to. In your own file, set NSPrivacyTracking to true or remove the domains.',
      ruleDate,
    }),
  ];
}

function valueFindings(manifest: PrivacyManifest, ruleDate: string | undefined): Finding[] {
  const { path } = manifest;
  return valueProblems(manifest).map((problem) =>
    makeFinding({
      rule: 'ios-manifest-values',
      area: 'privacy',
      where: 'build',
      subject: { store: 'ios', file: path, detail: problem },
      title: `${path} ${problem}`,
      why: 'Apple asks for valid keys and values in every manifest and reports others after the upload (ITMS-91056, ITMS-91107, ITMS-91108).',
      fix: 'Update the SDK that the file belongs to, or fix your own file with the values that Xcode offers.',
      ruleDate,
    }),
  );
}

/** What is wrong with a manifest's types, each phrased to follow its path. */
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
