import { billingVersion } from '@/domain/builds/billing-library';
import { dexMegabytes, optimizationLine } from '@/domain/builds/code-optimization';
import type { BuildInfo } from '@/model/build-info';
import { detectSdks } from '@/domain/builds/detect-sdks';
import { frameworkNames, groupSdks, type SdkGroup } from '@/domain/builds/sdk-texts';
import { readBuildFile } from '../check-files';
import { shownPath } from '../files/node-tree';
import { printProblems, type ReadProblem } from '../report';
import { parseCommand } from '../terminal/arguments';
import { printable, printableJson, styled, type ExitCode, type Terminal } from '../terminal/terminal';
import { UsageError } from '../terminal/usage-error';

export const INSPECT_HELP = `storepilot inspect BUILD… [--json]

Prints what a build (.ipa, .aab, .apk) says about itself: identity, targets, permissions,
SDKs with versions, privacy manifests, native code, signing and sizes. Nothing is checked; see storepilot check.

  storepilot inspect app.aab
  storepilot inspect app.ipa --json | jq .identity.version
`;

/** Runs `storepilot inspect`. */
export async function runInspect(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const { values, positionals } = parseCommand('inspect', args, { json: { type: 'boolean' } });
  if (positionals.length === 0)
    throw new UsageError('storepilot inspect needs a build, e.g. storepilot inspect app.aab');
  const problems: ReadProblem[] = [];
  const builds: BuildInfo[] = [];
  for (const given of positionals) {
    const build = await readBuildFile(shownPath(given, terminal.cwd), terminal.cwd, problems);
    if (build) builds.push(build);
  }
  if (values.json) {
    const all = builds.map(reported);
    terminal.out(printableJson(positionals.length === 1 ? (all[0] ?? null) : all));
  } else terminal.out(builds.map((build) => buildText(build, terminal)).join('\n'));
  printProblems(problems, terminal);
  return problems.length > 0 ? 2 : 0;
}

/** A build for JSON: without its icon, which has several kilobytes, and with SDKs instead of their traces. */
function reported({ iconDataUrl, traces, ...build }: BuildInfo) {
  return {
    ...build,
    hasIcon: iconDataUrl !== undefined,
    sdks: detectSdks({ ...build, traces }),
    problems: traces?.problems ?? [],
  };
}

/** A fact of a build: its label, and its value or values. */
type Row = [label: string, value: string | number | readonly string[] | undefined];

function buildText(build: BuildInfo, terminal: Terminal): string {
  const { fileName, kind } = build;
  const lines = buildRows(build).flatMap(([label, value]) => rowLines(label, value));
  return `${styled(terminal, 'bold', printable(fileName))} (${kind})\n${lines.join('\n')}\n`;
}

/** Everything that a build says about itself, in the order in which it is shown. */
export function buildRows(build: BuildInfo): Row[] {
  const { identity, fileSize, sizeByPart } = build;
  const sdks = detectSdks(build) ?? [];
  return [
    ['App', identity.name],
    ['Id', identity.bundleId],
    ['Version', identity.version],
    ['Build number', identity.buildNumber],
    ...(build.platform === 'ios' ? iosRows(build) : androidRows(build)),
    ['Built with', frameworkNames(sdks)],
    ['SDKs', groupSdks(sdks).flatMap(sdkLines)],
    ['Secrets', build.secrets?.map(({ path, kind, start }) => `${path}: ${kind} (${start})`)],
    ['Not read', build.traces?.problems],
    ['Size', megabytes(fileSize)],
    ['Size by part', sizeByPart.map(({ label, bytes }) => `${label}: ${megabytes(bytes)}`)],
  ];
}

function sdkLines({ label, sdks }: SdkGroup): string[] {
  return sdks.map(
    ({ name, id, isKnown, version }) =>
      `${label}: ${isKnown ? name : id}${version === undefined ? '' : ` ${version}`}`,
  );
}

/** The values of a row; none where the build does not say it. */
export function rowValues(value: Row[1]): readonly string[] {
  return value === undefined ? [] : typeof value === 'object' ? value : [String(value)];
}

function rowLines(label: string, value: Row[1]): string[] {
  return rowValues(value).map(
    (each, index) => `  ${(index === 0 ? label : '').padEnd(18)} ${printable(each)}`,
  );
}

function iosRows(build: Extract<BuildInfo, { platform: 'ios' }>): Row[] {
  const { provisioning } = build;
  return [
    ['Minimum iOS', build.minimumOs],
    ['SDK', build.sdkName],
    ['Xcode', build.xcode],
    ['Device families', build.deviceFamilies.join(', ')],
    ['Architectures', build.architectures],
    ['Frameworks', build.linkedFrameworks],
    [
      'Purpose strings',
      Object.entries(build.purposeStrings).map(([key, text]) => `${key}: ${text || '(empty)'}`),
    ],
    [
      'Privacy manifests',
      build.privacyManifests.map(({ path, problem, tracking, collectedDataTypes, accessedApis }) =>
        problem === undefined
          ? `${path}: ${tracking ? 'tracking, ' : ''}${collectedDataTypes.length} data types, ${accessedApis.length} API reasons`
          : `${path} ${problem}`,
      ),
    ],
    ['Profile', provisioning && [provisioning.name, provisioning.teamName].filter(Boolean).join(', ')],
    ['Profile expires', provisioning?.expires],
    ['Signed with', build.signedEntitlements],
    ['URL schemes', build.urlSchemes],
    ['Required capabilities', build.requiredCapabilities],
    ['Background modes', build.backgroundModes],
    ['Opens', build.website?.url],
  ];
}

function androidRows(build: Extract<BuildInfo, { platform: 'android' }>): Row[] {
  const { certificate } = build;
  return [
    ['Minimum API', build.minSdk],
    ['Target API', build.targetSdk],
    ['Compiled with API', build.compileSdk],
    ['Modules', build.modules],
    ['Permissions', build.permissions],
    ['Required features', build.features],
    ['Billing library', billingVersion(build)],
    ['DEX code', build.dexBytes === undefined ? undefined : `${dexMegabytes(build)} MB`],
    ['Code optimization', build.kind === 'aab' ? optimizationLine(build) : undefined],
    [
      'Foreground services',
      (build.foregroundServices ?? []).map(({ name, types }) => `${name}: ${types.join(', ')}`),
    ],
    ['ABIs', build.abis],
    [
      'Native libraries',
      build.nativeLibraries.map(({ path, loadAlignment }) =>
        loadAlignment === undefined ? path : `${path}: pages of ${loadAlignment / 1024} KB`,
      ),
    ],
    ['Signing', build.signingSchemes.length > 0 ? build.signingSchemes.join(', ') : 'none'],
    ['Certificate', certificate && `${certificate.subject}, valid until ${certificate.validUntil}`],
    ['SHA-256', certificate?.sha256],
  ];
}

function megabytes(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
