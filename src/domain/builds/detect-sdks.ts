import type { BuildInfo, BuildTraces, PrivacyManifest } from '@/model/build-info';
import { SDK_PURPOSES, type SdkPurpose } from '@/model/sdk-purposes.mjs';
import { bareSdk, type DetectedSdk, type EvidenceKind } from './sdk';
import { appleListedSdks } from './sdk-catalog/sdk-catalog';
import { findRow, type FoundRow } from './sdk-catalog/find-row';

/** Largest number of traces that is reported for one SDK; an SDK has hundreds of classes and components. */
const MAX_EVIDENCE = 20;
/** Bundles that belong to the app itself: its page in the system's settings. */
const OWN_BUNDLES = new Set(['Settings']);
/** Xcode gives every framework this version until its makers set one; Capacitor's, among others, has it in each release. */
const TEMPLATE_VERSION = '1.0';
/** Flutter compiles the app's own code to this framework and to this native library. */
const FLUTTER_APP = new Set(['App', 'libapp.so']);

/**
 * Lists the SDKs and libraries of a build, those that matter for privacy answers first; what the catalogue does not know
 * is listed by its name. Undefined for a build that was stored before its traces were read, and for a sample build.
 */
export function detectSdks(build: BuildInfo): DetectedSdk[] | undefined {
  const { traces } = build;
  if (!traces) return undefined;
  const found = new SdkCollector();
  found.addKnown('app-id', build.identity.bundleId);
  if (build.platform === 'ios') collectIos(found, traces, build.linkedFrameworks, build.privacyManifests);
  else {
    const fileNames = build.nativeLibraries.map(({ path }) => path.slice(path.lastIndexOf('/') + 1));
    collectAndroid(found, traces, [...new Set(fileNames)]);
  }
  return found.sorted();
}

function collectAndroid(found: SdkCollector, traces: BuildTraces, nativeLibraries: readonly string[]): void {
  for (const { group, artifact, version } of traces.libraries) found.addLibrary(group, artifact, version);
  for (const name of traces.components) found.addKnown('component', name);
  for (const name of traces.metaData) found.addKnown('meta-data', name);
  for (const path of traces.files) found.addKnown('file', path);
  for (const name of nativeLibraries) found.addOrUnknown('native-library', name);
  for (const name of traces.classes ?? []) found.addKnown('java-class', name);
  for (const name of traces.packages) found.addOrUnknown('class', name);
}

function collectIos(
  found: SdkCollector,
  traces: BuildTraces,
  linked: readonly string[],
  manifests: readonly PrivacyManifest[],
): void {
  for (const { name, version } of traces.frameworks) found.addIosName('framework', name, version);
  for (const name of traces.bundles) if (!OWN_BUNDLES.has(name)) found.addIosName('bundle', name);
  // A library that is linked but not embedded is part of the system, unless the catalogue knows it.
  for (const name of linked) found.addKnown('linked', name);
  for (const name of traces.modules ?? []) found.addIosName('swift-module', name);
  for (const name of traces.classes ?? []) found.addKnown('objc-class', name);
  for (const key of traces.infoKeys) found.addKnown('info-key', key);
  for (const path of traces.files) found.addKnown('file', path);
  for (const manifest of manifests) found.addManifest(manifest);
}

/** SDKs found so far, by id. */
class SdkCollector {
  private readonly sdks = new Map<string, DetectedSdk>();
  /** Position of the mark that gave an SDK's version: the first mark of a row names its main library. */
  private readonly versionRanks = new Map<string, number>();
  /** Ids of families whose libraries are listed one by one. */
  private readonly listedFamilies = new Set<string>();
  /** SDKs by the name of the framework or bundle, to which its manifests belong. */
  private readonly byContainer = new Map<string, DetectedSdk>();

  addLibrary(group: string, artifact: string, version: string | undefined): void {
    const name = `${group}:${artifact}`;
    const coordinates = version === undefined ? name : `${name}:${version}`;
    const match = findRow('maven', name);
    const sdk =
      match && !match.row.isFamily
        ? this.ofRow(match)
        : this.get(name, artifact, match?.row.purpose ?? 'unknown', match !== undefined);
    if (match?.row.isFamily) {
      sdk.isConfirmed = true;
      this.listedFamilies.add(match.row.id);
    }
    sdk.coordinates.push(coordinates);
    this.addEvidence(sdk, 'maven', coordinates);
    const rank = match?.rank ?? 0;
    if (version !== undefined && rank < (this.versionRanks.get(sdk.id) ?? Infinity)) {
      sdk.version = version;
      this.versionRanks.set(sdk.id, rank);
    }
  }

  /** Adds a trace of a known SDK; a trace that no row has is left out. */
  addKnown(kind: EvidenceKind, name: string): void {
    const match = findRow(kind, name);
    // A family is listed library by library where the build names them.
    if (!match || this.listedFamilies.has(match.row.id)) return;
    const sdk = this.ofRow(match);
    this.addEvidence(sdk, kind, name);
  }

  addOrUnknown(kind: EvidenceKind, name: string): void {
    if (findRow(kind, name)) this.addKnown(kind, name);
    else if (!FLUTTER_APP.has(name)) this.addEvidence(this.get(name, name, 'unknown', false), kind, name);
  }

  addIosName(kind: 'framework' | 'bundle' | 'swift-module', name: string, version?: string): void {
    const names = iosNames(name);
    const known = names.find((each) => findRow(kind, each) !== undefined);
    const listed = names.find((each) => appleListedSdks().has(each));
    if (known === undefined && FLUTTER_APP.has(name)) return;
    const match = known === undefined ? undefined : findRow(kind, known);
    const plain = listed ?? names[0] ?? name;
    const sdk = match
      ? this.ofRow(match)
      : this.get(plain, plain, listed === undefined ? 'unknown' : 'library', listed !== undefined);
    if (listed !== undefined) {
      sdk.isConfirmed = true;
      sdk.applePrivacyManifestRequired = true;
    }
    if (version !== TEMPLATE_VERSION) sdk.version ??= version;
    if (kind === 'swift-module') {
      this.addEvidence(sdk, kind, name);
      return;
    }
    this.addEvidence(sdk, kind, `${name}.${kind}`);
    this.byContainer.set(`${name}.${kind}`, sdk);
  }

  /** Adds what a manifest declares to the SDK whose framework or bundle contains it. */
  addManifest(manifest: PrivacyManifest): void {
    const container = manifest.path.split('/').find((part) => this.byContainer.has(part));
    const sdk = container === undefined ? undefined : this.byContainer.get(container);
    if (!sdk) return;
    sdk.manifestPaths.push(manifest.path);
    sdk.declaredTypes.push(...(manifest.dataTypes ?? []));
    sdk.declaredApis.push(...manifest.accessedApis);
    sdk.declaresTracking ||= manifest.tracking;
  }

  sorted(): DetectedSdk[] {
    const rank = ({ purpose }: DetectedSdk) => SDK_PURPOSES.indexOf(purpose);
    return [...this.sdks.values()]
      .filter(({ id }) => id !== 'cordova' || !this.sdks.has('capacitor'))
      .sort((a, b) => rank(a) - rank(b) || (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1));
  }

  private ofRow({ row, isConfirmed }: FoundRow): DetectedSdk {
    const sdk = this.get(row.id, row.name, row.purpose, true);
    sdk.isConfirmed ||= isConfirmed;
    sdk.knownCollects = row.collects;
    sdk.familiesFrom = row.familiesFrom;
    return sdk;
  }

  private get(id: string, name: string, purpose: SdkPurpose, isKnown: boolean): DetectedSdk {
    const known = this.sdks.get(id);
    if (known) return known;
    const sdk = bareSdk({ id, name, purpose, isKnown });
    this.sdks.set(id, sdk);
    return sdk;
  }

  private addEvidence(sdk: DetectedSdk, kind: EvidenceKind, found: string): void {
    const isNew = !sdk.evidence.some((each) => each.kind === kind && each.found === found);
    if (isNew && sdk.evidence.length < MAX_EVIDENCE) sdk.evidence.push({ kind, found });
  }
}

/**
 * Names under which a framework or a resource bundle may be known, the most exact first. CocoaPods writes
 * `<Pod>_Privacy.bundle`, Swift Package Manager `<Package>_<Target>.bundle`.
 */
function iosNames(name: string): string[] {
  const plain = name.replace(/[_-]privacy$/i, '');
  const [first = '', second] = plain.split('_');
  const isPackage = second !== undefined && first === plain.slice(first.length + 1);
  return [...new Set([plain, ...(isPackage ? [first] : []), name])];
}
