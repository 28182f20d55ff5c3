import { PLAY_TYPE_LABELS } from 'virtual:catalog/play-data-types';
import { hasChanges, listSection, valuesSection, type ChangeSection } from '../change-sections';
import { effectiveTargetSdk } from './android-target';
import { billingVersion } from './billing-library';
import type { AndroidBuild, BuildInfo, IosBuild } from '@/model/build-info';
import { deviceFamilyName } from '@/model/device-families';
import { detectSdks } from './detect-sdks';
import type { DetectedSdk } from './sdk';
import { dataTypeName, PURPOSE_LABELS } from './sdk-texts';

/** Bytes of one part in both builds; 0 where a build does not have it. */
export interface SizeChange {
  label: string;
  before: number;
  after: number;
}

/** Identity of one of the two builds. */
export interface ComparedBuild {
  fileName: string;
  version?: string;
  buildNumber?: string;
}

/** Differences between two builds of an app. It is plain data, so that an approval can store it. */
export interface BuildChange {
  platform: BuildInfo['platform'];
  before: ComparedBuild;
  after: ComparedBuild;
  sections: ChangeSection[];
  /** The largest first, parts of the same size included. */
  sizes: SizeChange[];
  /** Parts that could not be compared, one sentence each. */
  notes: string[];
}

/** Says why two builds cannot be compared, and what to do; undefined when they can. */
export function whyNotComparable(before: BuildInfo, after: BuildInfo): string | undefined {
  const names = { ios: 'an iOS app', android: 'an Android app' } as const;
  if (before.platform !== after.platform) {
    return `This is ${names[before.platform]}, and the build to compare with is ${names[after.platform]}. Choose the previous version for the same platform.`;
  }
  if (before.identity.bundleId !== after.identity.bundleId) {
    return `This is the app ${before.identity.bundleId}, and the build to compare with is ${after.identity.bundleId}. Choose the previous version of the same app.`;
  }
  return undefined;
}

/** Compares two builds of the same platform, the previous version first. */
export function compareBuilds(before: BuildInfo, after: BuildInfo): BuildChange {
  const sdks = compareSdks(before, after);
  const sections = [
    sdks.section,
    ...(before.platform === 'ios' && after.platform === 'ios' ? iosSections(before, after) : []),
    ...(before.platform === 'android' && after.platform === 'android' ? androidSections(before, after) : []),
  ];
  return {
    platform: after.platform,
    before: comparedBuild(before),
    after: comparedBuild(after),
    sections: sections.filter(hasChanges),
    sizes: compareSizes(before, after),
    notes: [
      ...sdks.notes,
      ...(before.kind === after.kind
        ? []
        : [
            `The previous version is an .${before.kind} and this build an .${after.kind}, which are packed differently: sizes and libraries differ for that reason too.`,
          ]),
    ],
  };
}

/** Counts the differences, e.g. `3 added, 1 removed, 2 changed`; undefined when there is none. */
export function changeCounts({ sections }: Pick<BuildChange, 'sections'>): string | undefined {
  const count = (key: 'added' | 'removed' | 'changed') =>
    sections.reduce((sum, section) => sum + section[key].length, 0);
  const parts = (['added', 'removed', 'changed'] as const)
    .map((key) => [count(key), key] as const)
    .filter(([number]) => number > 0)
    .map(([number, key]) => `${number} ${key}`);
  return parts.length > 0 ? parts.join(', ') : undefined;
}

/** Summary of a comparison in a few words: counts, or that only the sizes differ, or nothing. */
export function changeSummary(change: Pick<BuildChange, 'sections' | 'sizes'>): string {
  const hasOtherSizes = change.sizes.some(({ before, after }) => before !== after);
  return changeCounts(change) ?? (hasOtherSizes ? 'only sizes differ' : 'nothing differs');
}

function comparedBuild({ fileName, identity: { version, buildNumber } }: BuildInfo): ComparedBuild {
  return {
    fileName,
    ...(version !== undefined && { version }),
    ...(buildNumber !== undefined && { buildNumber }),
  };
}

function compareSdks(before: BuildInfo, after: BuildInfo): { section: ChangeSection; notes: string[] } {
  const title = 'SDKs and libraries';
  const [old, now] = [detectSdks(before), detectSdks(after)];
  if (!old || !now) {
    const unread = [...(old ? [] : [before]), ...(now ? [] : [after])].map(({ fileName }) => fileName);
    return {
      section: { title, added: [], removed: [], changed: [] },
      notes: [`SDKs are not compared, because they were not read from ${unread.join(' and ')}.`],
    };
  }
  const nameOf = ({ name, isKnown, id }: DetectedSdk) => (isKnown ? name : id);
  const described = (sdk: DetectedSdk) =>
    `${nameOf(sdk)}${sdk.version === undefined ? '' : ` ${sdk.version}`} (${PURPOSE_LABELS[sdk.purpose].toLowerCase()})`;
  const [oldById, nowById] = [byId(old), byId(now)];
  return {
    section: {
      title,
      added: now.filter(({ id }) => !oldById.has(id)).map(described),
      removed: old.filter(({ id }) => !nowById.has(id)).map(described),
      changed: now.flatMap((sdk) => {
        const version = oldById.get(sdk.id)?.version;
        return version !== undefined && sdk.version !== undefined && version !== sdk.version
          ? [{ name: nameOf(sdk), before: version, after: sdk.version }]
          : [];
      }),
    },
    notes: [
      ...new Set([...(before.traces?.problems ?? []), ...(after.traces?.problems ?? [])]),
      ...classNotes(before, after),
    ],
  };
}

/** One of two iOS builds was stored before the product read the classes that are linked into the executable. */
function classNotes(before: BuildInfo, after: BuildInfo): string[] {
  const unread = [before, after].filter(
    ({ platform, traces }) => platform === 'ios' && traces && !traces.modules,
  );
  const [first, second] = unread;
  return first && !second
    ? [
        `${first.fileName} was read by an earlier version of StorePilot, which did not see SDKs that are linked into the executable. Choose the file again, so that both builds are compared in full.`,
      ]
    : [];
}

function byId(sdks: readonly DetectedSdk[]): Map<string, DetectedSdk> {
  return new Map(sdks.map((sdk) => [sdk.id, sdk]));
}

function iosSections(before: IosBuild, after: IosBuild): ChangeSection[] {
  return [
    valuesSection('Versions', [
      ['Version', before.identity.version, after.identity.version],
      ['Build number', before.identity.buildNumber, after.identity.buildNumber],
      ['Minimum iOS', before.minimumOs, after.minimumOs],
      ['SDK', before.sdkName, after.sdkName],
      ['Devices', devices(before), devices(after)],
    ]),
    valuesSection(
      'Purpose strings',
      unionOf(Object.keys(before.purposeStrings), Object.keys(after.purposeStrings)).map((key) => [
        key,
        before.purposeStrings[key],
        after.purposeStrings[key],
      ]),
    ),
    listSection('Data types in privacy manifests', declaredTypes(before), declaredTypes(after)),
    listSection('Tracking domains', trackingDomains(before), trackingDomains(after)),
    listSection('Linked frameworks', before.linkedFrameworks, after.linkedFrameworks),
    listSection(
      'Entitlements',
      before.provisioning?.entitlements ?? [],
      after.provisioning?.entitlements ?? [],
    ),
  ];
}

function androidSections(before: AndroidBuild, after: AndroidBuild): ChangeSection[] {
  const api = (level: number | undefined) => (level === undefined ? undefined : `API ${level}`);
  return [
    valuesSection('Versions', [
      ['Version', before.identity.version, after.identity.version],
      ['Version code', before.identity.buildNumber, after.identity.buildNumber],
      ['Minimum Android', api(before.minSdk), api(after.minSdk)],
      ['Target', api(effectiveTargetSdk(before)), api(effectiveTargetSdk(after))],
      ['Play Billing Library', billingVersion(before), billingVersion(after)],
    ]),
    listSection('Permissions', before.permissions, after.permissions),
    listSection('Data types that its SDKs are likely to collect', likelyTypes(before), likelyTypes(after)),
    listSection('Required device features', before.features, after.features),
    listSection('Processor types', before.abis, after.abis),
    listSection('Modules', before.modules, after.modules),
  ];
}

function devices({ deviceFamilies }: IosBuild): string {
  return deviceFamilies.map(deviceFamilyName).join(', ');
}

/** Types of all manifests, marked where one of them says that they are used for tracking. */
function declaredTypes({ privacyManifests }: IosBuild): string[] {
  return privacyManifests.flatMap(({ collectedDataTypes, dataTypes }) =>
    dataTypes
      ? dataTypes.map(({ type, isTracking }) => `${dataTypeName(type)}${isTracking ? ', for tracking' : ''}`)
      : collectedDataTypes.map(dataTypeName),
  );
}

function trackingDomains({ privacyManifests }: IosBuild): string[] {
  return privacyManifests.flatMap((manifest) => manifest.trackingDomains);
}

function likelyTypes(build: AndroidBuild): string[] {
  return (detectSdks(build) ?? []).flatMap(({ knownCollects }) =>
    (knownCollects?.play?.types ?? []).map((type) => PLAY_TYPE_LABELS[type]),
  );
}

function compareSizes(before: BuildInfo, after: BuildInfo): SizeChange[] {
  const bytesOf = (build: BuildInfo, label: string) =>
    build.sizeByPart.find((part) => part.label === label)?.bytes ?? 0;
  return unionOf(
    after.sizeByPart.map(({ label }) => label),
    before.sizeByPart.map(({ label }) => label),
  )
    .map((label) => ({ label, before: bytesOf(before, label), after: bytesOf(after, label) }))
    .sort((a, b) => Math.max(b.before, b.after) - Math.max(a.before, a.after));
}

function unionOf(first: readonly string[], second: readonly string[]): string[] {
  return [...new Set([...first, ...second])];
}
