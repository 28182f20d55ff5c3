import type { AppExtension, IosBuild, Provisioning } from '@/model/build-info';
import type { ZipEntry } from '../../archives/zip-directory';
import { buildError } from '../build-failures';
import { mapSome, readEntry, readOptionalEntry, sizeByPart, type BuildSource } from '../build-parts';
import { ASSET_CATALOG, hasIosIcon, iconNames, readIosIcon } from '../icon';
import { readIosCode } from './ios-code';
import { readIosTraces } from './ios-traces';
import { readLocalizedPurposes } from './localized-purposes';
import { MACH_O_HEAD_BYTES, parseMachO, type MachO } from './mach-o';
import { parseMobileProvision } from './mobileprovision';
import { MAX_PLIST_BYTES, parsePlist } from './plist';
import { dictAt, flagAt, isDict, listAt, textAt, textsAt, type PlistDict } from './plist-values';
import { findSecrets } from '../secrets';
import { readIosMarks } from '../marks';
import { readWebsite } from '../website';
import { PRIVACY_MANIFEST_NAME, readPrivacyManifest } from './privacy-manifest';

const MAX_PROFILE_BYTES = 4 * 1024 * 1024;
const MAX_PRIVACY_MANIFEST_BYTES = 1024 * 1024;
/** An app has one privacy manifest, and so may each framework. */
const MAX_PRIVACY_MANIFESTS = 500;
/** App Store Connect asks for one of these, whatever its value (TN3208). One for a single device, `…~ipad`, counts too. */
const LAUNCH_SCREEN_KEYS = [
  'UILaunchStoryboardName',
  'UILaunchStoryboards',
  'UILaunchScreen',
  'UILaunchScreens',
];

/** An app has a few extensions; a hostile build has thousands. */
const MAX_EXTENSIONS = 50;
/** Those of the app, its Watch app with extensions, and its App Clip. */
const EXTENSION_INFO =
  /^(?:(?:PlugIns|Extensions)\/[^/]+\.appex|(?:Watch|AppClips)\/[^/]+\.app(?:\/PlugIns\/[^/]+\.appex)?)\/Info\.plist$/;

/** Keys that replace NSAllowsArbitraryLoads since iOS 10 (Apple’s page about it). */
const PARTIAL_LOADS = [
  'NSAllowsArbitraryLoadsInWebContent',
  'NSAllowsArbitraryLoadsForMedia',
  'NSAllowsLocalNetworking',
];
/** The key of an exception, and its name in iOS 9. */
const INSECURE_KEYS = ['NSExceptionAllowsInsecureHTTPLoads', 'NSTemporaryExceptionAllowsInsecureHTTPLoads'];
const PUBLIC_SERVER = /^[\w*.-]{1,200}\.[a-z]{2,24}$/i;
/** Names of the local network, and those that are only examples. */
const LOCAL_SERVER =
  /(?:^|\.)(?:local|localhost|localdomain|lan|home|internal|intranet|test|example|invalid)$|(?:^|\.)example\.(?:com|org|net)$|\.exp\.direct$/i;
const MAX_SERVERS = 50;
const MAX_SCHEMES = 500;
const MAX_CAPABILITIES = 100;
const NETWORK_EXTENSIONS = 'com.apple.developer.networking.networkextension';

/** How many folders around `Payload` are accepted, as when a build was zipped again by hand. */
const MAX_OUTER_FOLDERS = 3;
const NO_EXECUTABLE: MachO = { architectures: [], linkedFrameworks: [] };

/**
 * Folders of the apps in an archive, with the slash, e.g. `Payload/Lantern.app/`; files that macOS adds are left out.
 */
export function appFolders(entries: readonly ZipEntry[]): string[] {
  const folders = new Set<string>();
  for (const { name } of entries) {
    const parts = name.split('/');
    const payload = parts.indexOf('Payload');
    if (payload < 0 || payload > MAX_OUTER_FOLDERS || parts[0] === '__MACOSX') continue;
    const isInside = parts.length > payload + 2 && parts[payload + 1]?.endsWith('.app');
    if (isInside) folders.add(`${parts.slice(0, payload + 2).join('/')}/`);
  }
  return [...folders];
}

/** Reads an iOS build. @throws BuildError */
export async function readIpa(source: BuildSource, folders: readonly string[]): Promise<IosBuild> {
  const [folder = '', second] = folders;
  if (second) {
    throw buildError(
      'several-apps',
      `The Payload folder contains ${folders.length} apps (${folders.map(appName).join(', ')}), but a submission is for one app. Export each app as a separate .ipa.`,
    );
  }
  const { archive, onProgress } = source;
  onProgress?.('Reading the app’s property list', 0.2);
  const info = await readInfo(source, folder);
  const bundleId = textAt(info, 'CFBundleIdentifier');
  if (!bundleId) {
    throw buildError(
      'no-identity',
      'Info.plist has no CFBundleIdentifier, so the app has no identity. Set the bundle identifier in your project and export again.',
    );
  }
  onProgress?.('Reading signing and privacy', 0.4);
  const provisioning = await readProvisioning(source, folder);
  const privacyManifests = await readPrivacyManifests(source, folder);
  onProgress?.('Reading the executable', 0.7);
  const executableEntry = archive.find(`${folder}${textAt(info, 'CFBundleExecutable') ?? ''}`);
  const executable = await readExecutable(source, executableEntry);
  onProgress?.('Reading frameworks', 0.8);
  // One waits for the file while the other computes.
  const [code, secrets] = await Promise.all([
    readIosCode(source, folder, executableEntry),
    findSecrets(source, folder),
  ]);
  const traces = await readIosTraces(source, folder, info, code);
  const localizedPurposes = await readLocalizedPurposes(source, folder);
  const website = await readWebsite(source, folder);
  const marks = await readIosMarks(source, folder, executableEntry);
  onProgress?.('Reading the icon', 0.9);
  const iconDataUrl = await readIosIcon(source, folder, info);
  return {
    kind: 'ipa',
    platform: 'ios',
    fileName: source.fileName,
    fileSize: source.fileSize,
    identity: {
      bundleId,
      name: textAt(info, 'CFBundleDisplayName') || textAt(info, 'CFBundleName'),
      version: textAt(info, 'CFBundleShortVersionString'),
      buildNumber: textAt(info, 'CFBundleVersion'),
    },
    sizeByPart: sizeByPart(archive.entries, (name) =>
      partOf(name, folder, textAt(info, 'CFBundleExecutable')),
    ),
    iconDataUrl,
    minimumOs: textAt(info, 'MinimumOSVersion'),
    sdkName: textAt(info, 'DTSDKName'),
    xcode: textAt(info, 'DTXcode'),
    platformVersion: textAt(info, 'DTPlatformVersion'),
    deviceFamilies: listAt(info, 'UIDeviceFamily')
      .map(Number)
      .filter((family) => Number.isInteger(family)),
    purposeStrings: purposeStrings(info),
    ...(Object.keys(localizedPurposes).length > 0 && { localizedPurposes }),
    urlSchemes: urlSchemes(info),
    requiredCapabilities: requiredCapabilities(info),
    allowsAnyConnection: allowsAnyConnection(info),
    insecureServers: insecureServers(info),
    ...(code.canRestorePurchases !== undefined && { canRestorePurchases: code.canRestorePurchases }),
    ...(website && { website }),
    secrets,
    marks,
    usesNonExemptEncryption: flagAt(info, 'ITSAppUsesNonExemptEncryption'),
    hasExportComplianceCode: Boolean(textAt(info, 'ITSEncryptionExportComplianceCode')),
    hasSceneManifest: isDict(info['UIApplicationSceneManifest']),
    hasLaunchScreen: Object.keys(info).some((key) => LAUNCH_SCREEN_KEYS.includes(key.replace(/~.*/, ''))),
    padOrientations: padOrientations(info),
    hasIconName: iconNames(info).length > 0,
    hasIcon: iconDataUrl !== undefined || (await hasIosIcon(source, folder, info)),
    hasAssetCatalog: archive.find(`${folder}${ASSET_CATALOG}`) !== undefined,
    xcodeBuild: textAt(info, 'DTXcodeBuild'),
    backgroundModes: textsAt(info, 'UIBackgroundModes'),
    backgroundTasks: textsAt(info, 'BGTaskSchedulerPermittedIdentifiers'),
    hasExecutable: executableEntry !== undefined && !executableEntry.isDirectory,
    hasCodeSignature: archive.entries.some(({ name }) => name.startsWith(`${folder}_CodeSignature/`)),
    ...(code.entitlements && {
      signedEntitlements: Object.keys(code.entitlements).sort(),
      networkExtensions: textsAt(code.entitlements, NETWORK_EXTENSIONS),
    }),
    ...(code.imports && { imports: code.imports }),
    extensions: await readExtensions(source, folder),
    privacyManifests,
    provisioning,
    ...executable,
    traces,
  };
}

async function readInfo(source: BuildSource, folder: string): Promise<PlistDict> {
  const entry = source.archive.find(`${folder}Info.plist`);
  if (!entry) {
    throw buildError(
      'no-manifest',
      `${appName(folder)} has no Info.plist, so nothing about it can be read. Export the build again from Xcode or your app builder.`,
    );
  }
  const info = parsePlist(await readEntry(source, entry, MAX_PLIST_BYTES));
  if (!info.ok) {
    throw buildError(
      'malformed-plist',
      `Info.plist ${info.failure}. Export the build again and choose the new file.`,
    );
  }
  return info.value;
}

/** Undefined when there is none or it is unreadable: the store refuses both, and the checks report it. */
async function readProvisioning(source: BuildSource, folder: string): Promise<Provisioning | undefined> {
  const entry = source.archive.find(`${folder}embedded.mobileprovision`);
  const bytes = await readOptionalEntry(source, entry, MAX_PROFILE_BYTES);
  const profile = bytes && parseMobileProvision(bytes);
  return profile?.ok ? profile.value : undefined;
}

async function readPrivacyManifests(source: BuildSource, folder: string) {
  const entries = source.archive.entries
    .filter(({ name }) => name.startsWith(folder) && name.endsWith(`/${PRIVACY_MANIFEST_NAME}`))
    .slice(0, MAX_PRIVACY_MANIFESTS);
  return mapSome(entries, async (entry) =>
    readPrivacyManifest(entry.name, await readEntry(source, entry, MAX_PRIVACY_MANIFEST_BYTES)),
  );
}

async function readExtensions(source: BuildSource, folder: string): Promise<AppExtension[]> {
  const entries = source.archive.entries
    .filter(({ name }) => name.startsWith(folder) && EXTENSION_INFO.test(name.slice(folder.length)))
    .slice(0, MAX_EXTENSIONS);
  return mapSome(entries, async (entry) => {
    const bytes = await readOptionalEntry(source, entry, MAX_PLIST_BYTES);
    const info = bytes && parsePlist(bytes);
    const path = entry.name.slice(folder.length, -'/Info.plist'.length);
    if (!info?.ok) return { path };
    return {
      path,
      bundleId: textAt(info.value, 'CFBundleIdentifier'),
      version: textAt(info.value, 'CFBundleShortVersionString'),
      buildNumber: textAt(info.value, 'CFBundleVersion'),
    };
  });
}

async function readExecutable(source: BuildSource, entry: ZipEntry | undefined): Promise<MachO> {
  if (!entry || entry.isDirectory) return NO_EXECUTABLE;
  const { bytes } = await source.archive.readHead(entry, MACH_O_HEAD_BYTES, { signal: source.signal });
  const executable = parseMachO(bytes);
  return executable.ok ? executable.value : NO_EXECUTABLE;
}

function urlSchemes(info: PlistDict): string[] {
  return listAt(info, 'CFBundleURLTypes')
    .filter(isDict)
    .flatMap((type) => textsAt(type, 'CFBundleURLSchemes'))
    .slice(0, MAX_SCHEMES);
}

/** A list of names, or names with whether a device must have them or must not. */
function requiredCapabilities(info: PlistDict): string[] {
  const key = 'UIRequiredDeviceCapabilities';
  const named = dictAt(info, key);
  const wanted = Object.keys(named).filter((name) => flagAt(named, name) === true);
  return [...textsAt(info, key), ...wanted].slice(0, MAX_CAPABILITIES);
}

/** Newer systems ignore the general key beside one for part of the connections. */
function allowsAnyConnection(info: PlistDict): boolean {
  const security = dictAt(info, 'NSAppTransportSecurity');
  return (
    flagAt(security, 'NSAllowsArbitraryLoads') === true &&
    !PARTIAL_LOADS.some((key) => security[key] !== undefined)
  );
}

/** Servers of NSExceptionDomains that may be reached by HTTP, without those of the local network. */
function insecureServers(info: PlistDict): string[] {
  const domains = dictAt(dictAt(info, 'NSAppTransportSecurity'), 'NSExceptionDomains');
  return Object.keys(domains)
    .filter((name) => PUBLIC_SERVER.test(name) && !LOCAL_SERVER.test(name))
    .filter((name) => INSECURE_KEYS.some((key) => flagAt(dictAt(domains, name), key) === true))
    .slice(0, MAX_SERVERS);
}

function padOrientations(info: PlistDict): string[] | undefined {
  if (flagAt(info, 'UIRequiresFullScreen')) return undefined;
  const [all, pad] = ['UISupportedInterfaceOrientations', 'UISupportedInterfaceOrientations~ipad'];
  return textsAt(info, pad in info ? pad : all).map((name) => name.replace(/^UIInterfaceOrientation/, ''));
}

function purposeStrings(info: PlistDict): Record<string, string> {
  const keys = Object.keys(info).filter((key) => key.endsWith('UsageDescription'));
  return Object.fromEntries(keys.map((key) => [key, textAt(info, key) ?? '']));
}

/** Shortens `Payload/Lantern.app/` to `Lantern.app`. */
function appName(folder: string): string {
  return folder.split('/').at(-2) ?? folder;
}

function partOf(name: string, folder: string, executable: string | undefined): string {
  if (!name.startsWith(folder)) return 'Outside the app';
  const inside = name.slice(folder.length);
  if (inside === executable) return 'Executable';
  if (inside.startsWith('Frameworks/')) return 'Frameworks';
  if (inside.startsWith('PlugIns/') || inside.startsWith('Extensions/')) return 'App extensions';
  if (inside.startsWith('Watch/')) return 'Watch app';
  if (inside.endsWith('.car')) return 'Asset catalogs';
  if (inside.includes('.lproj/')) return 'Languages';
  return 'Resources';
}
