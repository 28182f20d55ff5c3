import type { AndroidBuild, NativeLibrary } from '@/model/build-info';
import { PAGE_SIZE_16_KB } from '@/domain/builds/native-code';
import type { ZipEntry } from '../../archives/zip-directory';
import { readAccessibilityTool, readAdminPolicies } from './component-files';
import { parseBinaryXml } from './android-binary-xml';
import { manifestFacts, type ManifestFacts } from './android-manifest';
import { readAndroidTraces } from './android-traces';
import { isDexFile, readCodeOptimization } from './code-optimization';
import { parseProtoXml } from './android-proto-xml';
import { MAX_MANIFEST_BYTES } from './android-xml';
import { readSignature } from './apk-signing';
import { buildError } from '../build-failures';
import { mapSome, readEntry, readOptionalEntry, sizeByPart, type BuildSource } from '../build-parts';
import { ELF_HEAD_BYTES, parseElf } from '../elf';
import { readAndroidIcon } from '../icon';
import { findSecrets } from '../secrets';
import { readAndroidMarks } from '../marks';
import { readAndroidWebsite } from '../website';
import { MAX_TABLE_BYTES, type ResourceTable } from './resources';
import { parseResourcesProto } from './resources-proto';
import { parseResourcesTable } from './resources-table';
import { isOnlyWebView } from './web-view';

type AndroidKind = AndroidBuild['kind'];

const MANIFEST = 'AndroidManifest.xml';
const BASE = 'base';
const MAX_MODULES = 200;
const MAX_LIBRARIES = 4000;
/** An app has a few of these; a hostile manifest has thousands. */
const MAX_COMPONENTS = 200;
const STORED = 0;

/** Tells an app bundle from an APK by its content; undefined for neither. */
export function androidKind(find: (name: string) => ZipEntry | undefined): AndroidKind | undefined {
  if (find('BundleConfig.pb') || find(`${BASE}/manifest/${MANIFEST}`)) return 'aab';
  return find(MANIFEST) ? 'apk' : undefined;
}

/** Reads an APK or an app bundle. @throws BuildError */
export async function readAndroid(source: BuildSource, kind: AndroidKind): Promise<AndroidBuild> {
  const { archive, onProgress } = source;
  const modules = kind === 'aab' ? moduleNames(archive.entries) : [];
  onProgress?.('Reading the resources', 0.2);
  const table = await readTable(source, kind);
  onProgress?.('Reading the manifest', 0.4);
  const manifests = await readManifests(source, kind, modules, table);
  const [base] = manifests;
  if (!base?.packageName) {
    throw buildError(
      'no-identity',
      'The manifest does not name a package, so the app has no identity. Set the application id in your project and build again.',
    );
  }
  if (base.split) {
    throw buildError(
      'split-apk',
      `This APK is only part of an app (${base.split}). Choose the app bundle (.aab), or the whole APK.`,
    );
  }
  onProgress?.('Reading native libraries', 0.5);
  const nativeLibraries = await readLibraries(source, kind);
  onProgress?.('Reading signatures', 0.8);
  const { schemes, certificate } = await readSignature(source);
  const dexFiles = archive.entries.filter(({ name }) =>
    isDexFile(kind === 'aab' ? name.slice(name.indexOf('/') + 1) : name, kind),
  );
  // One waits for the file while the other computes.
  const [traces, secrets] = await Promise.all([
    readAndroidTraces(source, kind, manifests, base.packageName, dexFiles),
    findSecrets(source, ''),
  ]);
  const optimization = await readCodeOptimization(source, dexFiles, kind);
  const parts = sizeByPart(archive.entries, (name) => partOf(name, kind));
  const website = await readAndroidWebsite(source, kind);
  const marks = await readAndroidMarks(source, kind);
  const isWebView = await isOnlyWebView(source, manifests, dexFiles, nativeLibraries, parts);
  const isAccessibilityTool = await readAccessibilityTool(source, kind, table, manifests);
  const adminPolicies = await readAdminPolicies(source, kind, table, manifests);
  onProgress?.('Reading the icon', 0.9);
  const iconDataUrl = await readAndroidIcon(source, kind, table, base.iconId);
  return {
    kind,
    platform: 'android',
    fileName: source.fileName,
    fileSize: source.fileSize,
    identity: {
      bundleId: base.packageName,
      name: base.label,
      version: base.versionName,
      buildNumber: base.versionCode,
    },
    sizeByPart: parts,
    iconDataUrl,
    minSdk: base.minSdk,
    targetSdk: base.targetSdk,
    compileSdk: base.compileSdk,
    permissions: union(manifests, 'permissions'),
    features: union(manifests, 'features'),
    optionalFeatures: union(manifests, 'optionalFeatures'),
    isDebuggable: manifests.some((each) => each.isDebuggable),
    isTestOnly: manifests.some((each) => each.isTestOnly),
    componentsWithoutExported: union(manifests, 'componentsWithoutExported'),
    accessibilityServices: union(manifests, 'accessibilityServices'),
    boundComponents: manifests.flatMap((each) => each.boundComponents).slice(0, MAX_COMPONENTS),
    foregroundServices: manifests.flatMap((each) => each.foregroundServices).slice(0, MAX_COMPONENTS),
    intents: union(manifests, 'intents'),
    hasBanner: manifests.some((each) => each.hasBanner),
    ...(base.allowsCleartext !== undefined && { allowsCleartext: base.allowsCleartext }),
    isGame: base.isGame,
    ...(website && { website }),
    isOnlyWebView: isWebView,
    ...(isAccessibilityTool !== undefined && { isAccessibilityTool }),
    ...(adminPolicies && { adminPolicies }),
    ...optimization,
    billingLibraryVersion: manifests.find((each) => each.billingLibraryVersion)?.billingLibraryVersion,
    abis: [...new Set(nativeLibraries.map((library) => library.abi))].sort(),
    nativeLibraries,
    signingSchemes: schemes,
    ...(certificate && { certificate }),
    requiresSplits: kind === 'apk' && base.requiresSplits,
    modules,
    traces,
    secrets,
    marks,
  };
}

/** Base first, then by name. */
function moduleNames(entries: readonly ZipEntry[]): string[] {
  const names = entries
    .map(({ name }) => name.split('/'))
    .filter((parts) => parts.length === 3 && parts[1] === 'manifest' && parts[2] === MANIFEST)
    .map(([module = '']) => module);
  const others = names.filter((name) => name !== BASE).sort();
  return [...(names.includes(BASE) ? [BASE] : []), ...others].slice(0, MAX_MODULES);
}

/**
 * Reads the base module's resource table; undefined when it is missing, damaged or too large: names then stay
 * unresolved.
 */
async function readTable(source: BuildSource, kind: AndroidKind): Promise<ResourceTable | undefined> {
  const name = kind === 'aab' ? `${BASE}/resources.pb` : 'resources.arsc';
  const bytes = await readOptionalEntry(source, source.archive.find(name), MAX_TABLE_BYTES);
  if (!bytes) return undefined;
  const table = kind === 'aab' ? parseResourcesProto(bytes) : parseResourcesTable(bytes);
  return table.ok ? table.value : undefined;
}

/** The app's manifest, then those of a bundle's other modules. */
async function readManifests(
  source: BuildSource,
  kind: AndroidKind,
  modules: readonly string[],
  table: ResourceTable | undefined,
): Promise<ManifestFacts[]> {
  if (kind === 'apk') return [await readManifest(source, MANIFEST, kind, table)];
  const others = modules.filter((module) => module !== BASE);
  return mapSome([BASE, ...others], (module) =>
    readManifest(source, `${module}/manifest/${MANIFEST}`, kind, table),
  );
}

async function readManifest(
  source: BuildSource,
  path: string,
  kind: AndroidKind,
  table: ResourceTable | undefined,
): Promise<ManifestFacts> {
  const entry = source.archive.find(path);
  if (!entry) {
    throw buildError(
      'no-manifest',
      `The app bundle has no ${path}, so nothing about the app can be read. Build the release bundle again.`,
    );
  }
  const bytes = await readEntry(source, entry, MAX_MANIFEST_BYTES);
  if (bytes[0] === '<'.charCodeAt(0)) {
    throw buildError(
      'malformed-manifest',
      `${path} is plain text, as in a source project or a library (.aar). Build the app, and choose the resulting .aab or .apk.`,
    );
  }
  const tree = kind === 'aab' ? parseProtoXml(bytes) : parseBinaryXml(bytes);
  if (!tree.ok) {
    throw buildError(
      'malformed-manifest',
      `${path} ${tree.failure}. Build the app again and choose the new file.`,
    );
  }
  return manifestFacts(tree.value, table);
}

function union(
  manifests: readonly ManifestFacts[],
  key:
    | 'permissions'
    | 'features'
    | 'optionalFeatures'
    | 'componentsWithoutExported'
    | 'accessibilityServices'
    | 'intents',
): string[] {
  return [...new Set(manifests.flatMap((each) => each[key]))];
}

async function readLibraries(source: BuildSource, kind: AndroidKind): Promise<NativeLibrary[]> {
  const { archive, signal, onProgress } = source;
  const found = archive.entries
    .map((entry) => ({ entry, abi: abiOf(entry.name, kind) }))
    .filter((each): each is { entry: ZipEntry; abi: string } => each.abi !== undefined)
    .slice(0, MAX_LIBRARIES);
  return mapSome(found, async ({ entry, abi }, index) => {
    const { bytes, dataOffset } = await archive.readHead(entry, ELF_HEAD_BYTES, { signal });
    const elf = parseElf(bytes);
    onProgress?.('Reading native libraries', 0.5 + (0.3 * index) / found.length);
    return {
      path: entry.name,
      abi,
      loadAlignment: elf.ok ? elf.value.loadAlignment : undefined,
      // A compressed library is unpacked when the app is installed, so its offset does not matter.
      isZipAligned:
        kind === 'apk' && entry.method === STORED ? dataOffset % PAGE_SIZE_16_KB === 0 : undefined,
    };
  });
}

/** Matches `lib/<abi>/libapp.so` in an APK, and the same below a module in a bundle; undefined for other files. */
function abiOf(name: string, kind: AndroidKind): string | undefined {
  const parts = name.split('/');
  if (kind === 'aab') parts.shift();
  const [lib, abi, file] = parts;
  return parts.length === 3 && lib === 'lib' && file?.endsWith('.so') ? abi : undefined;
}

function partOf(name: string, kind: AndroidKind): string {
  const inside = kind === 'aab' ? name.slice(name.indexOf('/') + 1) : name;
  if (name.startsWith('META-INF/') || name.startsWith('BUNDLE-METADATA/')) return 'Signatures and metadata';
  if (inside.startsWith('dex/') || /^classes\d{0,4}\.dex$/.test(inside)) return 'Code (dex)';
  if (inside.startsWith('lib/')) return 'Native libraries';
  if (inside.startsWith('assets/')) return 'Assets';
  if (inside.startsWith('res/') || inside.startsWith('resources.')) return 'Resources';
  return 'Other files';
}
