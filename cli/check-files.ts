import { resolve } from 'node:path';
import type { Platform } from '@/domain/apps/app';
import { checkBuild } from '@/checks/build/check-build';
import type { BuildInfo } from '@/domain/builds/build-info';
import { LISTING_LIMITS } from '@/domain/listings/limits';
import { readBuild } from '@/readers/builds/read-build';
import { checkListingSet, type PlacedFinding } from '@/readers/listings/check-set';
import { findListingSets, type ListingSet } from '@/readers/listings/listing-sets';
import { readListingSet } from '@/readers/listings/read-set';
import type { TreeFile } from '@/readers/listings/tree';
import { unreadFormats } from '@/readers/listings/unread-formats';
import { openFileSource } from './files/file-source';
import { findFiles, shownPath } from './files/node-tree';
import { openPackage } from './files/package-tree';
import type { ProjectFiles } from './files/project-files';
import { fingerprintOf, type CheckedInput, type ReadProblem, type ReportedFinding } from './report';
import { fileProblem } from './terminal/usage-error';

export interface CheckOptions {
  paths: readonly string[];
  cwd: string;
  files: ProjectFiles;
  today: string;
  isNewApp: boolean;
  stores: readonly Platform[];
  /** Product locales; all by default. */
  locales?: readonly string[] | undefined;
  customWords?: readonly string[] | undefined;
  /** Content to be checked instead of that of a file, by path. */
  changed?: ReadonlyMap<string, Uint8Array>;
}

export interface CheckOutcome {
  inputs: CheckedInput[];
  findings: ReportedFinding[];
  problems: ReadProblem[];
  hints: string[];
}

/** Longest time that one build may take to read. */
const BUILD_LIMIT_MS = 120_000;
const FORMAT_NAMES: Record<ListingSet['format'], string> = {
  deliver: 'fastlane deliver',
  supply: 'fastlane supply',
  'gradle-play-publisher': 'gradle-play-publisher',
  eas: 'EAS Metadata',
  asc: 'App Store Connect CLI',
  'upload-google-play': 'upload-google-play',
};

interface SetInTree {
  set: ListingSet;
  tree: ReadonlyMap<string, TreeFile>;
}

interface ReadBuildFile {
  path: string;
  build: BuildInfo;
}

/** Finds, reads and checks the builds and listings under the given paths. */
export async function checkFiles(options: CheckOptions): Promise<CheckOutcome> {
  const { stores, cwd, today } = options;
  const outcome: CheckOutcome = { inputs: [], findings: [], problems: [], hints: [] };
  const { sets, buildPaths, close } = await findInputs(options, outcome);
  try {
    const builds: ReadBuildFile[] = [];
    for (const path of buildPaths) {
      const build = await readBuildFile(path, cwd, outcome.problems);
      if (build && stores.includes(build.platform)) builds.push({ path, build });
    }
    const wanted = sets.filter(({ set }) => stores.includes(set.store));
    outcome.inputs.push(...builds.map(({ path }) => ({ path, kind: 'build' })));
    const placed: ReportedFinding[] = builds.flatMap(({ path, build }) => {
      const hasListing = wanted.some(({ set }) => set.store === build.platform);
      return checkBuild(build, today)
        .filter(({ rule }) => !(hasListing && rule === 'ios-ipad'))
        .map((finding) => reported({ finding, place: { path } }, path, path));
    });
    for (const each of wanted) {
      placed.push(...(await checkSet(each, { ...options, builds, sets: wanted, outcome })));
    }
    outcome.findings = placed;
    return outcome;
  } finally {
    await close();
  }
}

async function findInputs(
  { paths, cwd, files, changed = new Map() }: CheckOptions,
  { problems, hints }: CheckOutcome,
) {
  const sets: SetInTree[] = [];
  // The paths may name several files of one listing, so the listings are searched in all of them together.
  const tree = new Map<string, TreeFile>();
  const buildPaths = new Set<string>();
  const closers: (() => Promise<void>)[] = [];
  for (const given of paths) {
    try {
      if (/\.zip$/i.test(given)) {
        const shown = shownPath(given, cwd);
        const opened = await openPackage(resolve(cwd, given), shown);
        if (opened.ok) {
          closers.push(opened.value.close);
          const found = setsOfPackage(findListingSets([...opened.value.tree.keys()]));
          sets.push(...found.map((set) => ({ set, tree: opened.value.tree })));
          if (found.length === 0)
            problems.push({
              path: shown,
              message: 'the archive contains no listing. Expected a submission package.',
            });
        } else problems.push({ path: shown, message: opened.failure });
        continue;
      }
      const found = await findFiles(given, cwd, files);
      for (const path of found.builds) buildPaths.add(path);
      for (const [path, file] of found.tree) tree.set(path, file);
      hints.push(...unreadFormats(found.unknown));
      problems.push(
        ...found.unreadable.map((path) => ({
          path,
          message: 'permission to read it was denied. Check its permissions.',
        })),
      );
    } catch (error) {
      problems.push({ path: shownPath(given, cwd), message: fileProblem(error) });
    }
  }
  for (const [path, bytes] of changed)
    if (tree.has(path)) tree.set(path, { path, size: bytes.length, read: () => Promise.resolve(bytes) });
  return {
    sets: [...findListingSets([...tree.keys()]).map((set) => ({ set, tree })), ...sets],
    buildPaths,
    close: async () => {
      for (const close of closers) await close();
    },
  };
}

/** A submission package contains the same texts for several tools; fastlane's are the most complete. */
function setsOfPackage(sets: readonly ListingSet[]): ListingSet[] {
  const isFastlane = ({ format }: ListingSet) => format === 'deliver' || format === 'supply';
  const fastlane = sets.filter(isFastlane);
  return sets.filter((set) => isFastlane(set) || !fastlane.some(({ store }) => store === set.store));
}

/** Reads one build; what is wrong with it becomes a problem. */
export async function readBuildFile(
  path: string,
  cwd: string,
  problems: ReadProblem[],
): Promise<BuildInfo | undefined> {
  try {
    const source = await openFileSource(resolve(cwd, path));
    try {
      const result = await readBuild(source, { signal: AbortSignal.timeout(BUILD_LIMIT_MS) });
      if (result.ok) return result.value;
      problems.push({ path, message: result.failure.message });
    } finally {
      await source.close();
    }
  } catch (error) {
    problems.push({ path, message: fileProblem(error) });
  }
  return undefined;
}

interface SetContext extends CheckOptions {
  builds: readonly ReadBuildFile[];
  sets: readonly SetInTree[];
  outcome: CheckOutcome;
}

async function checkSet(
  { set, tree }: SetInTree,
  { builds, sets, outcome, today, isNewApp, customWords, locales }: SetContext,
): Promise<ReportedFinding[]> {
  const ofStore = builds.filter(({ build }) => build.platform === set.store);
  const isOnly = sets.filter((other) => other.set.store === set.store).length === 1;
  const read = await readListingSet(set, tree);
  const input = set.root === '' ? '.' : set.root;
  const { texts, fallbackTexts, details, pictures } = read;
  outcome.inputs.push({
    path: input,
    kind: FORMAT_NAMES[set.format],
    languages: [...new Set([...Object.keys(texts), ...pictures.map(({ locale }) => locale)])].sort(),
    texts: [...Object.values(texts), fallbackTexts, details].reduce(
      (sum, fields) => sum + Object.keys(fields).length,
      0,
    ),
    pictures: pictures.length,
  });
  const { findings, notKept } = await checkListingSet(read, tree, {
    today,
    isNewApp,
    // With several builds or listings it is unclear which of them belong together.
    build: isOnly && ofStore.length === 1 ? ofStore[0]?.build : undefined,
    ...(customWords && { customWords }),
  });
  if (notKept.length > 0) {
    const labels = notKept.map(
      (field) =>
        LISTING_LIMITS.find((limit) => limit.store === set.store && limit.field === field)?.label ?? field,
    );
    outcome.hints.push(`${set.root || '.'} contains no ${labels.join(', ')}: not checked.`);
  }
  const wanted = findings.filter(
    ({ finding: { subject } }) => !locales || !subject.locale || locales.includes(subject.locale),
  );
  const shared = new Set(Object.values(read.fallbackTexts).map(({ path }) => path));
  return withoutRepeats(wanted, shared).map((placed) =>
    reported(placed, fileFor(placed.place.path, set), input),
  );
}

/** Leaves one of the findings of several languages about the same text. @param shared paths of texts for all languages */
function withoutRepeats(findings: readonly PlacedFinding[], shared: ReadonlySet<string>): PlacedFinding[] {
  const seen = new Set<string>();
  return findings.filter(({ finding, place: { path, line, column } }) => {
    const key = [path, line, column, finding.rule, finding.title].join('\n');
    const isRepeat = shared.has(path) && seen.has(key);
    seen.add(key);
    return !isRepeat;
  });
}

/** The path itself, or for a folder a file in it. */
function fileFor(path: string, { paths, root }: ListingSet): string {
  if (paths.includes(path)) return path;
  return paths.find((file) => file.startsWith(`${path}/`)) ?? paths[0] ?? root;
}

function reported(placed: PlacedFinding, file: string, input: string): ReportedFinding {
  return { ...placed, file, input, fingerprint: fingerprintOf(placed, placed.place.path) };
}
