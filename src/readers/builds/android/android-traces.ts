import type { AndroidBuild, BuildLibrary, BuildTraces } from '@/model/build-info';
import { knownFiles } from '@/domain/builds/sdk-catalog/known-files';
import type { ZipEntry } from '../../archives/zip-directory';
import type { ManifestFacts } from './android-manifest';
import { mapSome, readOptionalEntry, type BuildSource } from '../build-parts';
import { DEPENDENCY_LIST, MAX_DEPENDENCY_LIST_BYTES, parseDependencyList } from '../dependency-list';
import { readDexPackages } from './dex-packages';

const MAX_NAMES = 3000;
/** Version files of libraries in an APK are one line long. */
const MAX_VERSION_BYTES = 4096;
const MAX_VERSION_FILES = 500;
const VERSION = /^[\w.+~-]{1,60}$/;

/** Collects the traces of SDKs in an Android build. A part that is damaged is named in `problems`, not guessed. */
export async function readAndroidTraces(
  source: BuildSource,
  kind: AndroidBuild['kind'],
  manifests: readonly ManifestFacts[],
  bundleId: string,
  dexFiles: readonly ZipEntry[],
): Promise<BuildTraces> {
  const { entries } = source.archive;
  const inModule = (name: string) => (kind === 'aab' ? name.slice(name.indexOf('/') + 1) : name);
  const { libraries, problems } = await readLibraryList(source, kind);
  // The list of an app bundle is complete; class names add nothing but time.
  const dex =
    kind === 'aab' && libraries.length > 0
      ? { packages: [], classes: [], problems: [] }
      : await readDexPackages(source, dexFiles, bundleId);
  return {
    libraries,
    components: namesOf(manifests, 'components', bundleId),
    metaData: namesOf(manifests, 'metaData'),
    packages: dex.packages,
    classes: dex.classes,
    files: knownFiles(entries.map(({ name }) => inModule(name))),
    frameworks: [],
    bundles: [],
    infoKeys: [],
    problems: [...problems, ...dex.problems],
  };
}

function namesOf(
  manifests: readonly ManifestFacts[],
  key: 'components' | 'metaData',
  own?: string,
): string[] {
  const names = new Set(manifests.flatMap((each) => each[key]));
  return [...names].filter((name) => own === undefined || !name.startsWith(`${own}.`)).slice(0, MAX_NAMES);
}

async function readLibraryList(
  source: BuildSource,
  kind: AndroidBuild['kind'],
): Promise<{ libraries: BuildLibrary[]; problems: string[] }> {
  if (kind === 'apk') return { libraries: await readVersionFiles(source), problems: [] };
  const bytes = await readOptionalEntry(
    source,
    source.archive.find(DEPENDENCY_LIST),
    MAX_DEPENDENCY_LIST_BYTES,
  );
  if (!bytes) return { libraries: await readVersionFiles(source), problems: [] };
  const list = parseDependencyList(bytes);
  if (list.ok) return { libraries: list.value, problems: [] };
  return {
    libraries: [],
    problems: [
      `The list of libraries (dependencies.pb) ${list.failure}, so SDKs are recognised by other traces and versions may be missing. Build the app bundle again for the full list.`,
    ],
  };
}

/** Libraries that leave a file with their version, which few do (sources 13.1). */
async function readVersionFiles(source: BuildSource): Promise<BuildLibrary[]> {
  const found = source.archive.entries
    .map((entry) => ({ entry, library: libraryOf(entry.name) }))
    .filter((each): each is { entry: ZipEntry; library: BuildLibrary } => each.library !== undefined)
    .slice(0, MAX_VERSION_FILES);
  return mapSome(found, async ({ entry, library }) => {
    const bytes = await readOptionalEntry(source, entry, MAX_VERSION_BYTES);
    const text = new TextDecoder().decode(bytes ?? new Uint8Array());
    const version = (/^version=(.*)$/m.exec(text)?.[1] ?? text).trim();
    return VERSION.test(version) ? { ...library, version } : library;
  });
}

/** Library of `META-INF/androidx.core_core.version` or `play-services-maps.properties`. */
function libraryOf(name: string): BuildLibrary | undefined {
  const inApk = name.replace(/^[^/]{1,100}\/root\//, '');
  const coroutines = /^META-INF\/kotlinx_coroutines_(\w{1,100})\.version$/.exec(inApk)?.[1];
  if (coroutines) {
    const artifact = `kotlinx-coroutines-${coroutines.replaceAll('_', '-')}`;
    return { group: 'org.jetbrains.kotlinx', artifact };
  }
  const [, group, artifact] =
    /^META-INF\/((?:[a-z]\w*\.)+\w+|[a-z]{3,})_([\w.-]{1,150})\.version$/.exec(inApk) ?? [];
  if (group && artifact) return { group, artifact };
  const [, google] = /^((?:play-services|firebase)-[\w-]{1,100})\.properties$/.exec(inApk) ?? [];
  if (!google) return undefined;
  return {
    group: google.startsWith('firebase-') ? 'com.google.firebase' : 'com.google.android.gms',
    artifact: google,
  };
}
