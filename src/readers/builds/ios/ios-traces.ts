import type { BuildTraces } from '@/model/build-info';
import { findRow } from '@/domain/builds/sdk-catalog/find-row';
import { knownFiles } from '@/domain/builds/sdk-catalog/known-files';
import { mapSome, readOptionalEntry, type BuildSource } from '../build-parts';
import type { IosCode } from './ios-code';
import { MAX_PLIST_BYTES, parsePlist } from './plist';
import { isDict, listAt, textAt, textsAt, type PlistDict } from './plist-values';
import { PRIVACY_MANIFEST_NAME } from './privacy-manifest';

const MAX_FRAMEWORKS = 500;
const MAX_BUNDLES = 1000;
/** Parts of the Swift language that Xcode embeds for old systems. */
const SWIFT_RUNTIME = /^libswift\w*$/;

type Framework = BuildTraces['frameworks'][number];

/** Collects the traces of SDKs in an iOS app. `folder` is the app's, with the slash; `info` its Info.plist. */
export async function readIosTraces(
  source: BuildSource,
  folder: string,
  info: PlistDict,
  { classes, modules, problems }: IosCode,
): Promise<BuildTraces> {
  const paths = source.archive.entries.map(({ name }) => name).filter((name) => name.startsWith(folder));
  const inside = paths.map((path) => path.slice(folder.length));
  return {
    libraries: [],
    components: [],
    metaData: [],
    packages: [],
    files: knownFiles(inside),
    frameworks: await readFrameworks(source, paths),
    bundles: bundleNames(inside),
    infoKeys: knownKeys(info),
    classes,
    modules,
    problems,
  };
}

async function readFrameworks(source: BuildSource, paths: readonly string[]): Promise<Framework[]> {
  const frameworks = new Map<string, Framework>();
  for (const path of paths) {
    const [, at = '', name = ''] =
      /^(.*?\/Frameworks\/([^/]{1,200})\.(?:framework(?=\/)|dylib$))/.exec(path) ?? [];
    if (!name || SWIFT_RUNTIME.test(name)) continue;
    const known = frameworks.get(at) ?? { name, path: at, hasManifest: false };
    known.hasManifest ||= path.endsWith(`/${PRIVACY_MANIFEST_NAME}`);
    frameworks.set(at, known);
  }
  return mapSome([...frameworks.values()].slice(0, MAX_FRAMEWORKS), async (framework) => {
    const version = await frameworkVersion(source, framework.path);
    return version === undefined ? framework : { ...framework, version };
  });
}

async function frameworkVersion(source: BuildSource, path: string): Promise<string | undefined> {
  const bytes = await readOptionalEntry(source, source.archive.find(`${path}/Info.plist`), MAX_PLIST_BYTES);
  const info = bytes && parsePlist(bytes);
  const version = info?.ok ? textAt(info.value, 'CFBundleShortVersionString') : undefined;
  return version === '' ? undefined : version;
}

/** Outermost resource bundles that are not inside a framework. */
function bundleNames(inside: readonly string[]): string[] {
  const names = new Set<string>();
  for (const path of inside) {
    const [, before = '', name] = /^(.*?)([^/]{1,200})\.bundle\//.exec(path) ?? [];
    if (name !== undefined && !before.includes('.framework/')) names.add(name);
    if (names.size >= MAX_BUNDLES) break;
  }
  return [...names];
}

/** Keys and URL schemes by which the catalogue recognises an SDK; the others say nothing. */
function knownKeys(info: PlistDict): string[] {
  const schemes = listAt(info, 'CFBundleURLTypes')
    .filter(isDict)
    .flatMap((type) => textsAt(type, 'CFBundleURLSchemes'))
    .map((scheme) => `${scheme}:`);
  return [...Object.keys(info), ...schemes].filter((name) => findRow('info-key', name) !== undefined);
}
