import { billingVersion } from '@/domain/builds/billing-library';
import type {
  AndroidBuild,
  BuildInfo,
  IosBuild,
  PrivacyManifest,
  Provisioning,
  SigningCertificate,
} from '@/model/build-info';
import { deviceFamilyName } from '@/model/device-families';
import { is64BitAbi, librariesNot16KbAligned } from '@/domain/builds/native-code';
import { effectiveTargetSdk } from '@/domain/builds/android-target';
import { dexMegabytes, optimizationLine } from '@/domain/builds/code-optimization';
import { formatDay, formatDayOf } from '@/domain/dates';
import { withoutPrefix } from '@/domain/builds/sdk-texts';
import { countOf, yesNo } from '@/domain/texts';

/** One fact that was read, in words. */
export interface Fact {
  label: string;
  value: string;
}

/** Facts of one kind; a long list starts collapsed. */
export interface FactGroup {
  title: string;
  /** How many things it lists; shown beside the title. */
  count?: number;
  facts: readonly Fact[];
}

const NOT_NAMED = 'Not named';

/** The most important facts, always shown. */
export function mainFacts(build: BuildInfo): Fact[] {
  return build.platform === 'ios' ? iosFacts(build) : androidFacts(build);
}

/** Everything else that was read, by subject; empty groups are left out. */
export function factGroups(build: BuildInfo): FactGroup[] {
  const groups = build.platform === 'ios' ? iosGroups(build) : androidGroups(build);
  return groups.filter((group) => group.facts.length > 0);
}

function iosFacts(build: IosBuild): Fact[] {
  return [
    {
      label: 'Runs on',
      value: listed(build.deviceFamilies.map(deviceFamilyName)),
    },
    { label: 'Minimum iOS', value: build.minimumOs ?? NOT_NAMED },
    { label: 'Xcode', value: build.xcode === undefined ? NOT_NAMED : xcodeVersion(build.xcode) },
    { label: 'SDK', value: build.sdkName ?? build.platformVersion ?? NOT_NAMED },
    { label: 'Processor', value: listed(build.architectures) },
    { label: 'Export compliance', value: exportCompliance(build) },
    { label: 'Provisioning', value: provisioningKind(build.provisioning) },
    { label: 'Privacy manifests', value: amount(build.privacyManifests.length) },
    ...fact('Scene manifest', yesNo(build.hasSceneManifest)),
    ...fact('Launch screen', yesNo(build.hasLaunchScreen)),
  ];
}

/** DTXcode as an Xcode version: `2620` is 26.2, `1501` is 15.0.1. */
export function xcodeVersion(code: string): string {
  const match = /^(\d{2})(\d)(\d)\d?$/.exec(code);
  if (!match) return code;
  const [, major, minor, patch] = match;
  return [Number(major), minor, ...(patch === '0' ? [] : [patch])].join('.');
}

function exportCompliance({ usesNonExemptEncryption, hasExportComplianceCode }: IosBuild): string {
  if (usesNonExemptEncryption === undefined) return 'Not answered in the build';
  if (!usesNonExemptEncryption) return 'No encryption that needs documentation';
  return hasExportComplianceCode ? 'Encryption, with compliance code' : 'Encryption, without compliance code';
}

/** Kind of distribution that a provisioning profile allows, as App Store Connect sees it. */
function provisioningKind(provisioning: Provisioning | undefined): string {
  if (!provisioning) return 'No profile in the build';
  if (provisioning.isDebuggable) return 'Development (debuggable)';
  if (provisioning.provisionsAllDevices) return 'Enterprise';
  if (provisioning.deviceCount > 0) return `Ad hoc, ${countOf(provisioning.deviceCount, 'device')}`;
  return 'App Store';
}

function iosGroups(build: IosBuild): FactGroup[] {
  const { provisioning } = build;
  return [
    {
      title: 'Purpose strings',
      count: Object.keys(build.purposeStrings).length,
      facts: Object.entries(build.purposeStrings).map(([label, value]) => ({
        label,
        value: value || '(empty)',
      })),
    },
    {
      title: 'Privacy manifests',
      count: build.privacyManifests.length,
      facts: build.privacyManifests.map((manifest) => ({
        label: manifest.path,
        value: manifestText(manifest),
      })),
    },
    {
      title: 'Provisioning profile',
      facts: provisioning
        ? [
            ...fact('Name', provisioning.name),
            ...fact('Team', teamText(provisioning)),
            ...fact('Expires', provisioning.expires && formatDayOf(provisioning.expires)),
            { label: 'Registered devices', value: amount(provisioning.deviceCount) },
            { label: 'Entitlements', value: listed(provisioning.entitlements) },
            ...fact('Signed with', build.signedEntitlements && listed(build.signedEntitlements)),
          ]
        : [],
    },
    {
      title: 'Linked frameworks',
      count: build.linkedFrameworks.length,
      facts: list('Frameworks', build.linkedFrameworks, ', '),
    },
  ];
}

function manifestText(manifest: PrivacyManifest): string {
  if (manifest.problem !== undefined) return `Not readable: ${manifest.problem}`;
  const parts = [
    manifest.tracking ? 'declares tracking' : 'no tracking',
    ...(manifest.trackingDomains.length > 0 ? [`domains ${manifest.trackingDomains.join(', ')}`] : []),
    ...(manifest.collectedDataTypes.length > 0
      ? [
          `collects ${manifest.collectedDataTypes.map((type) => withoutPrefix(type, 'NSPrivacyCollectedDataType')).join(', ')}`,
        ]
      : []),
    ...manifest.accessedApis.map(
      ({ category, reasons }) =>
        `${withoutPrefix(category, 'NSPrivacyAccessedAPICategory')} (${reasons.join(', ') || 'no reason given'})`,
    ),
  ];
  return parts.join(' · ');
}

function teamText({ teamName, teamId }: Provisioning): string | undefined {
  if (teamName && teamId) return `${teamName} (${teamId})`;
  return teamName ?? teamId;
}

function androidFacts(build: AndroidBuild): Fact[] {
  return [
    { label: 'Target SDK', value: targetText(build) },
    { label: 'Minimum SDK', value: build.minSdk === undefined ? NOT_NAMED : `API ${build.minSdk}` },
    { label: 'Compile SDK', value: build.compileSdk === undefined ? NOT_NAMED : `API ${build.compileSdk}` },
    {
      label: 'Signing',
      value: build.signingSchemes.length > 0 ? build.signingSchemes.join(', ') : 'Not signed',
    },
    { label: 'Native code', value: build.abis.length > 0 ? build.abis.join(', ') : 'None' },
    { label: '16 KB pages', value: pageSizeText(build) },
    ...fact('Play Billing Library', billingVersion(build)),
    ...fact('DEX code', build.dexBytes === undefined ? undefined : `${dexMegabytes(build)} MB`),
    ...fact('Code optimization', build.kind === 'aab' ? optimizationLine(build) : undefined),
    { label: 'Debuggable', value: build.isDebuggable ? 'Yes' : 'No' },
    { label: 'Test only', value: build.isTestOnly ? 'Yes' : 'No' },
  ];
}

function targetText(build: AndroidBuild): string {
  const level = effectiveTargetSdk(build);
  return build.targetSdk === undefined ? `API ${level} (not declared)` : `API ${level}`;
}

function pageSizeText(build: AndroidBuild): string {
  const count = build.nativeLibraries.filter((library) => is64BitAbi(library.abi)).length;
  if (count === 0) return 'No 64-bit libraries';
  const unaligned = librariesNot16KbAligned(build).length;
  if (unaligned > 0) return `${unaligned} of ${countOf(count, 'library', 'libraries')} not aligned`;
  return count === 1 ? 'The only library is aligned' : `All ${count} libraries aligned`;
}

function certificateFacts({ subject, validUntil, rsaBits, sha256 }: SigningCertificate): Fact[] {
  return [
    ...fact('Owner', subject),
    ...fact('Valid until', formatDay(validUntil)),
    ...fact('Key', rsaBits === undefined ? undefined : `RSA, ${rsaBits} bits`),
    ...fact('SHA-256', sha256),
  ];
}

function androidGroups(build: AndroidBuild): FactGroup[] {
  return [
    { title: 'Permissions', count: build.permissions.length, facts: list('Asked for', build.permissions) },
    {
      title: 'Device features',
      count: build.features.length + build.optionalFeatures.length,
      facts: [...list('Required', build.features), ...list('Optional', build.optionalFeatures)],
    },
    { title: 'Modules', count: build.modules.length, facts: list('Modules', build.modules) },
    { title: 'Signing certificate', facts: build.certificate ? certificateFacts(build.certificate) : [] },
    {
      title: 'Native libraries',
      count: build.nativeLibraries.length,
      facts: build.nativeLibraries.map(({ path, loadAlignment, isZipAligned }) => ({
        label: path,
        value: [
          loadAlignment === undefined ? 'alignment unknown' : `aligned to ${formatAlignment(loadAlignment)}`,
          ...(isZipAligned === undefined ? [] : [isZipAligned ? 'zip-aligned' : 'not zip-aligned']),
        ].join(', '),
      })),
    },
    {
      title: 'Components without android:exported',
      count: build.componentsWithoutExported.length,
      facts: list('Components', build.componentsWithoutExported),
    },
    {
      title: 'Accessibility services',
      count: build.accessibilityServices?.length ?? 0,
      facts: list('Services', build.accessibilityServices ?? []),
    },
  ];
}

function formatAlignment(bytes: number): string {
  return bytes % 1024 === 0 ? `${bytes / 1024} KB` : `${bytes} bytes`;
}

function fact(label: string, value: string | undefined): Fact[] {
  return value ? [{ label, value }] : [];
}

/** Lists one value per line by default. */
function list(label: string, values: readonly string[], separator = '\n'): Fact[] {
  return values.length > 0 ? [{ label, value: values.join(separator) }] : [];
}

function listed(values: readonly string[]): string {
  return values.length > 0 ? values.join(', ') : NOT_NAMED;
}

function amount(count: number): string {
  return count === 0 ? 'None' : String(count);
}
