import { APPLE_DATA_TYPES, APPLE_PURPOSES } from 'virtual:catalog/apple-privacy-types';
import { kindsOfAppleType, kindsOfPlayType } from './data-kinds';
import type { AppleDataType, ApplePurpose, DataKind, DataPurposeId } from '@/model/data-kinds';
import { rows } from 'virtual:catalog/builder-marks';
import { platformsOf, type Platform, type PlatformChoice } from '@/model/app';
import { submittedBuilds, type BuildInfo } from '@/model/build-info';
import { detectSdks } from '../builds/detect-sdks';
import type { SdkPurpose } from '@/model/sdk-purposes.mjs';
import { bareSdk, type DetectedSdk } from '../builds/sdk';
import { purposesFromApple, unitePurposes } from './data-purposes';
import type { DataUse } from '@/model/privacy-answers';

/** Evidence in a build for one kind of data: an SDK that is known to collect it, or a privacy manifest. */
export interface DataClaim {
  store: Platform;
  kind: DataKind;
  use: DataUse;
  /** The SDK that it comes from, where one is known. */
  sdk?: DetectedSdk;
  /** Path of the privacy manifest that declares it. */
  manifest?: string;
  /** Follows "because", e.g. `the build contains AppsFlyer 6.15.0`. */
  reason: string;
  /** Where it was read, e.g. `AppsFlyer’s privacy manifest of 2026-05`. */
  source?: string;
  /** Whether it is only what similar SDKs do. A check must not rely on it. */
  isGuess: boolean;
}

/** The SDKs of the builds that a submission has. */
export function submittedSdks(
  builds: readonly BuildInfo[],
  platform: PlatformChoice,
): { store: Platform; sdk: DetectedSdk }[] {
  return submittedBuilds(builds, platform).flatMap((build) =>
    (detectSdks(build) ?? []).map((sdk) => ({ store: build.platform, sdk })),
  );
}

/** Collects what the builds of a submission say about data (sources 12.6). */
export function dataClaims(builds: readonly BuildInfo[], platform: PlatformChoice): DataClaim[] {
  return submittedBuilds(builds, platform).flatMap((build) => {
    const sdks = detectSdks(build) ?? [];
    // An SDK that is only likely is listed, but a right build would have to deny the answers it suggests.
    const ofSdks = sdks
      .filter(({ isConfirmed }) => isConfirmed)
      .flatMap((sdk) => (build.platform === 'android' ? androidClaims(sdk) : iosClaims(sdk)));
    return [...ofSdks, ...manifestClaims(build, sdks)];
  });
}

/**
 * Collects what the maker of a builder says that each of its apps collects. None where the builds show the builder, because
 * they are then read like any SDK.
 */
export function builderClaims(
  id: string,
  builds: readonly BuildInfo[],
  platform: PlatformChoice,
): DataClaim[] {
  const row = rows.find((each) => each.id === id);
  if (!row?.collects || submittedSdks(builds, platform).some(({ sdk }) => sdk.id === id)) return [];
  const sdk: DetectedSdk = {
    ...bareSdk({ id, name: row.name, purpose: 'app-framework', isKnown: true }),
    isConfirmed: true,
    knownCollects: row.collects,
  };
  return platformsOf(platform).flatMap((store) =>
    (store === 'android' ? androidClaims(sdk) : appleClaims(sdk, 'ios')).map(({ sdk: _sdk, ...each }) => ({
      ...each,
      reason: `the app is made with ${row.name}`,
    })),
  );
}

/** Name and version as in a sentence. */
export function sdkName({ name, version }: DetectedSdk): string {
  return version === undefined ? name : `${name} ${version}`;
}

/** Usual purposes of SDKs, for when nothing more is known. */
const USUAL_PURPOSES: Readonly<Partial<Record<SdkPurpose, readonly DataPurposeId[]>>> = {
  ads: ['security', 'analytics', 'ads'],
  attribution: ['analytics', 'ads'],
  analytics: ['analytics'],
  'crash-reports': ['function', 'analytics'],
  engagement: ['function', 'analytics'],
};

function androidClaims(sdk: DetectedSdk): DataClaim[] {
  const { play, apple } = sdk.knownCollects ?? {};
  if (!play) return appleClaims(sdk, 'android');
  return play.types.flatMap((type) => {
    const [kind] = kindsOfPlayType(type);
    if (!kind) return [];
    const known = apple?.types.find((each) => kindsOfAppleType(each.type)[0]?.id === kind.id);
    const purposes = known
      ? purposesFromApple(known.purposes, USUAL_PURPOSES[sdk.purpose] ?? [])
      : [...(USUAL_PURPOSES[sdk.purpose] ?? ['function' as const])];
    const isShared = play.isShared === true;
    return [
      claim(sdk, 'android', kind, { known, purposes, isShared, source: play.source, isGuess: play.isGuess }),
    ];
  });
}

/** An SDK in an iOS build that has no manifest there. */
function iosClaims(sdk: DetectedSdk): DataClaim[] {
  return sdk.manifestPaths.length > 0 ? [] : appleClaims(sdk, 'ios');
}

function appleClaims(sdk: DetectedSdk, store: Platform): DataClaim[] {
  const apple = sdk.knownCollects?.apple;
  return (apple?.types ?? []).flatMap((known) => {
    const [kind] = kindsOfAppleType(known.type);
    if (!kind) return [];
    const purposes = purposesFromApple(known.purposes, []);
    const source = apple?.source;
    return [
      claim(sdk, store, kind, {
        known,
        purposes,
        isShared: known.isTracking,
        source,
        isGuess: apple?.isGuess,
      }),
    ];
  });
}

function claim(
  sdk: DetectedSdk,
  store: Platform,
  kind: DataKind,
  {
    known,
    purposes,
    isShared,
    source,
    isGuess,
  }: {
    known: { isLinked?: boolean; isTracking: boolean } | undefined;
    purposes: DataPurposeId[];
    isShared: boolean;
    source: string | undefined;
    isGuess: boolean | undefined;
  },
): DataClaim {
  return {
    store,
    kind,
    sdk,
    use: {
      isCollected: true,
      isShared,
      isEphemeral: false,
      purposes,
      ...(isShared && { sharingPurposes: purposes }),
      ...(known?.isLinked !== undefined && { isLinked: known.isLinked }),
      ...(known && { isTracking: known.isTracking }),
    },
    reason: `the build contains ${sdkName(sdk)}`,
    ...(source !== undefined && { source }),
    isGuess: isGuess === true,
  };
}

const TYPE_PREFIX = 'NSPrivacyCollectedDataType';
const PURPOSE_PREFIX = 'NSPrivacyCollectedDataTypePurpose';

/** Declarations of the privacy manifests in an iOS build. Types that Apple does not have are left out. */
function manifestClaims(build: BuildInfo, sdks: readonly DetectedSdk[]): DataClaim[] {
  if (build.platform !== 'ios') return [];
  return build.privacyManifests.flatMap((manifest) => {
    const sdk = sdks.find(({ manifestPaths }) => manifestPaths.includes(manifest.path));
    const declared =
      manifest.dataTypes ??
      manifest.collectedDataTypes.map((type) => ({
        type,
        isLinked: undefined,
        isTracking: undefined,
        purposes: [],
      }));
    return declared.flatMap((each): DataClaim[] => {
      const type = appleType(each.type);
      const [kind] = type ? kindsOfAppleType(type) : [];
      if (!kind) return [];
      const purposes = purposesFromApple(
        each.purposes.flatMap((text) => applePurpose(text) ?? []),
        [],
      );
      const isShared = each.isTracking === true;
      return [
        {
          store: 'ios',
          kind,
          manifest: manifest.path,
          ...(sdk && { sdk }),
          use: {
            isCollected: true,
            ...(isShared && { isShared, sharingPurposes: purposes }),
            isEphemeral: false,
            purposes,
            ...(each.isLinked !== undefined && { isLinked: each.isLinked }),
            ...(each.isTracking !== undefined && { isTracking: each.isTracking }),
          },
          reason: `${manifestOwner(manifest.path)} declares it`,
          isGuess: false,
        },
      ];
    });
  });
}

/** Names the manifest, e.g. `the privacy manifest of AppsFlyerLib_Privacy.bundle`. */
export function manifestOwner(path: string): string {
  const container = path
    .split('/')
    .slice(0, -1)
    .findLast((part) => /\.(?:framework|bundle|appex)$/.test(part));
  return container === undefined ? 'the app’s own privacy manifest' : `the privacy manifest of ${container}`;
}

function appleType(text: string): AppleDataType | undefined {
  return APPLE_DATA_TYPES.find((type) => `${TYPE_PREFIX}${type}` === text);
}

function applePurpose(text: string): ApplePurpose | undefined {
  return APPLE_PURPOSES.find((purpose) => `${PURPOSE_PREFIX}${purpose}` === text);
}

/** Merges two uses of one kind: what either does counts, and so do the purposes of both. */
export function uniteUses(first: DataUse, second: DataUse): DataUse {
  const either = (a: boolean | undefined, b: boolean | undefined) =>
    a === true || b === true ? true : (a ?? b);
  const both = (a: boolean | undefined, b: boolean | undefined) =>
    a === false || b === false ? false : (a ?? b);
  const isOnlyIn = first.onlyIn !== undefined && first.onlyIn === second.onlyIn;
  const flags = {
    isCollected: either(first.isCollected, second.isCollected),
    isShared: either(first.isShared, second.isShared),
    isEphemeral: both(first.isEphemeral, second.isEphemeral),
    isOptional: both(first.isOptional, second.isOptional),
    isLinked: either(first.isLinked, second.isLinked),
    isTracking: either(first.isTracking, second.isTracking),
  };
  return {
    ...(Object.fromEntries(Object.entries(flags).filter(([, value]) => value !== undefined)) as DataUse),
    purposes: unitePurposes(first.purposes ?? [], second.purposes ?? []),
    ...((first.sharingPurposes ?? second.sharingPurposes) && {
      sharingPurposes: unitePurposes(first.sharingPurposes ?? [], second.sharingPurposes ?? []),
    }),
    ...(isOnlyIn && first.onlyIn && { onlyIn: first.onlyIn }),
  };
}
