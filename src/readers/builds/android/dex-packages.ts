import { knownClasses, knownPackages } from '@/domain/builds/sdk-catalog/find-row';
import type { ZipEntry } from '../../archives/zip-directory';
import type { BuildSource } from '../build-parts';
import { DexClasses } from './dex-classes';
import { readInPieces } from '../piece-reader';

/** Largest number of bytes of dex that is read from one build. */
const MAX_DEX_BYTES = 512 * 1024 * 1024;
/** Largest number of packages that is stored with a build. */
const MAX_PACKAGES = 400;
/** Packages of the platform, of which every app has classes. */
const PLATFORM = /^(?:java|javax|android|dalvik|sun|j\$)(?:\.|$)|^org\.(?:w3c|xml|json)(?:\.|$)/;
/** Names that a shrinker writes instead of the original ones, such as `a.b.c`, `a0` or `Ab`. */
const SHORTENED = /^(?:(?:\w|[a-zA-Z]\d{1,3}|\w{1,2}\.\w|\w+\.\w)(?:\.|$)|[a-zA-Z]{2}$)/;
/** A package that begins with a domain, such as `com.squareup`, names its maker first. */
const DOMAIN = /^[a-z]{2,3}\./;

/** Evidence of SDKs in the names of the classes in an Android build. */
export interface DexTraces {
  packages: string[];
  /** Classes by which the catalogue recognises an SDK. */
  classes: string[];
  /** Files that could not be read, one sentence each. */
  problems: string[];
}

/**
 * Reads the packages of all classes in the dex files of a build, and the classes that mark an SDK.
 * @throws ZipError when it is cancelled or the archive is a zip bomb
 */
export async function readDexPackages(
  source: BuildSource,
  entries: readonly ZipEntry[],
  bundleId: string,
): Promise<DexTraces> {
  const wanted = knownClasses('javaClasses');
  const found = new Set<string>();
  const counts = new Map<string, number>();
  const problems: string[] = [];
  const label = 'Reading class names';
  const total = entries.reduce((sum, { size }) => sum + size, 0);
  let done = 0;
  for (const entry of entries) {
    source.onProgress?.(label, 0.8 + (0.1 * done) / total);
    done += entry.size;
    if (done > MAX_DEX_BYTES) {
      problems.push(
        `${entry.name} and the files after it were not read, because the build has more than 512 MB of classes.`,
      );
      break;
    }
    const classes = await readInPieces(source, entry, () => new DexClasses(entry.size, wanted));
    if (!classes.ok) {
      problems.push(
        `${entry.name} ${classes.failure}, so SDKs that only its classes reveal are missing here.`,
      );
      continue;
    }
    for (const name of classes.value.found) found.add(name);
    for (const [name, count] of classes.value.packages) counts.set(name, (counts.get(name) ?? 0) + count);
  }
  return { packages: notablePackages(counts, bundleId), classes: [...found].sort(), problems };
}

/**
 * Shortens packages to what distinguishes SDKs: those of the catalogue in full, others to their maker and name. The app's
 * own, the platform's and shortened names are left out.
 */
export function notablePackages(counts: ReadonlyMap<string, number>, bundleId: string): string[] {
  const known = new Set(knownPackages());
  const own = bundleId.split('.').slice(0, 2).join('.');
  const sums = new Map<string, number>();
  for (const [name, count] of counts) {
    const notable = knownParent(name, known) ?? unknownPackage(name, own);
    if (notable !== undefined) sums.set(notable, (sums.get(notable) ?? 0) + count);
  }
  return [...sums]
    .sort(([a, many], [b, few]) => few - many || (a < b ? -1 : 1))
    .slice(0, MAX_PACKAGES)
    .map(([name]) => name)
    .sort();
}

/** The longest package of the catalogue that a package is, or is in. */
function knownParent(name: string, known: ReadonlySet<string>): string | undefined {
  for (let end = name.length; end > 0; end = name.lastIndexOf('.', end - 1)) {
    const parent = name.slice(0, end);
    if (known.has(parent)) return parent;
  }
  return undefined;
}

function unknownPackage(name: string, own: string): string | undefined {
  if (PLATFORM.test(name) || SHORTENED.test(name)) return undefined;
  if (name === own || name.startsWith(`${own}.`)) return undefined;
  const parts = name.split('.');
  return DOMAIN.test(name) ? parts.slice(0, 3).join('.') : parts[0];
}
