import { resolve } from 'node:path';
import type { Platform } from '@/model/app';
import { checkBuild } from '@/checks/build/check-build';
import { builderOf } from '@/domain/builders/builder-of';
import { inBuilderWords } from '@/domain/builders/builder-words';
import type { BuildInfo } from '@/model/build-info';
import { LISTING_LIMITS } from '@/domain/listings/limits';
import { countOf } from '@/domain/texts';
import { readBuild } from '@/readers/builds/read-build';
import { loadDetector } from '@/checks/languages/detector';
import type { ScoreLanguage } from '@/checks/languages/languages';
import { checkListingSet, type PlacedFinding } from '@/formats/listings/check-set';
import { findListingSets, foldersOfBoth } from '@/formats/listings/listing-sets';
import type { ListingSet } from '@/formats/parts/set-contents';
import { readListingSet } from '@/formats/listings/read-set';
import { setNotes } from '@/formats/listings/set-notes';
import { otherKindOf, type TreeFile } from '@/formats/parts/tree';
import { unreadFormats } from '@/formats/listings/unread-formats';
import { openFileSource, type FileSource } from './files/file-source';
import { findFiles, shownPath } from './files/node-tree';
import { openPackage } from './files/package-tree';
import type { ProjectFiles } from './files/project-files';
import { fingerprintOf, type CheckedInput, type ReadProblem, type ReportedFinding } from './report';
import { fileProblem } from './terminal/usage-error';
import { adviceForUnreadBuild, privateKeyHint } from './unread-files';

export interface CheckOptions {
  paths: readonly string[];
  cwd: string;
  files: ProjectFiles;
  today: string;
  isNewApp: boolean;
  /** Whether the pixels of pictures are looked at. */
  looksAtPictures?: boolean | undefined;
  stores: readonly Platform[];
  /** Product locales; all by default. */
  locales?: readonly string[] | undefined;
  customWords?: readonly string[] | undefined;
  competitors?: readonly string[] | undefined;
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

const NEITHER =
  'the archive contains neither a listing nor a build. Expected a submission package of StorePilot, an .ipa, .aab or .apk.';
const NO_EAS_CONFIG =
  'this is no config of EAS Metadata, so nothing of it was checked. EAS expects {"configVersion": 0, "apple": {"info": {"en-US": {"title": "…"}}}}.';

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
      return inBuilderWords(checkBuild(build, today), builderOf({ builds: [build] }))
        .filter(({ rule }) => !(hasListing && rule === 'ios-ipad'))
        .map((finding) => reported({ finding, place: { path } }, path, path));
    });
    for (const root of foldersOfBoth(wanted.map(({ set }) => set)))
      outcome.hints.push(mixedFolder(root, wanted));
    const noConfigs: string[] = [];
    const scoreLanguage = wanted.length > 0 ? await loadDetector() : undefined;
    for (const each of wanted) {
      placed.push(
        ...(await checkSet(each, {
          ...options,
          builds,
          sets: wanted,
          scoreLanguage,
          outcome: { ...outcome, noConfigs },
        })),
      );
    }
    for (const path of noConfigs) {
      if (outcome.inputs.length === 0) outcome.problems.push({ path, message: NO_EAS_CONFIG });
      else outcome.hints.push(`${path}: ${NO_EAS_CONFIG}`);
    }
    outcome.findings = placed;
    return outcome;
  } finally {
    await close();
  }
}

/** Finds the builds and listings under the given paths, and reads nothing of them yet. */
export async function findInputs(
  { paths, cwd, files, changed = new Map() }: Pick<CheckOptions, 'paths' | 'cwd' | 'files' | 'changed'>,
  { problems, hints }: Pick<CheckOutcome, 'problems' | 'hints'>,
) {
  const sets: SetInTree[] = [];
  // The paths may name several files of one listing, so the listings are searched in all of them together.
  const tree = new Map<string, TreeFile>();
  const buildPaths = new Set<string>();
  const closers: (() => Promise<void>)[] = [];
  for (const given of paths) {
    try {
      const shown = shownPath(given, cwd);
      const advice = adviceForUnreadBuild(given);
      if (advice !== undefined) {
        problems.push({ path: shown, message: advice });
        continue;
      }
      if (/\.zip$/i.test(given)) {
        const opened = await openPackage(resolve(cwd, given), shown);
        if (opened.ok) {
          closers.push(opened.value.close);
          const found = setsOfPackage(findListingSets([...opened.value.tree.keys()]));
          sets.push(...found.map((set) => ({ set, tree: opened.value.tree })));
          // Some tools export a build with this ending. What it is instead is said when it is read as one.
          if (found.length === 0) buildPaths.add(shown);
        } else problems.push({ path: shown, message: opened.failure });
        continue;
      }
      const found = await findFiles(given, cwd, files);
      for (const path of found.builds) buildPaths.add(path);
      for (const [path, file] of found.tree) tree.set(path, file);
      hints.push(
        ...unreadFormats(found.unknown),
        ...found.unreadBuilds.map((path) => `${path}: ${adviceForUnreadBuild(path)}`),
        ...privateKeyHint(found.privateKeys),
      );
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

/** Names the files of Google Play in a folder whose other texts are for the App Store, or the other way round. */
function mixedFolder(root: string, sets: readonly SetInTree[]): string {
  const [fewer] = sets
    .map(({ set }) => set)
    .filter((set) => set.root === root)
    .sort((a, b) => a.paths.length - b.paths.length);
  const [first = root, ...more] = fewer?.paths ?? [];
  const others = more.length > 0 ? ` and ${countOf(more.length, 'more file')}` : '';
  const store = fewer?.store === 'ios' ? 'the App Store' : 'Google Play';
  return `${root || '.'} contains texts of both stores: ${first}${others} for ${store}. Each was checked for its store; remove what is there by mistake.`;
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
  const advice = adviceForUnreadBuild(path);
  if (advice !== undefined) {
    problems.push({ path, message: advice });
    return undefined;
  }
  try {
    const source = await openFileSource(resolve(cwd, path));
    try {
      const result = await readBuild(source, { signal: AbortSignal.timeout(BUILD_LIMIT_MS) });
      if (result.ok) return result.value;
      const isOther = /\.zip$/i.test(path) && result.failure.code === 'no-app';
      problems.push({
        path,
        message: isOther ? NEITHER : ((await otherContent(source)) ?? result.failure.message),
      });
    } finally {
      await source.close();
    }
  } catch (error) {
    problems.push({ path, message: fileProblem(error) });
  }
  return undefined;
}

/** Describes a file that is no archive, because a download replaced or changed it. */
async function otherContent(source: FileSource): Promise<string | undefined> {
  const start = new TextDecoder().decode(await source.slice(0, 200).arrayBuffer()).trimStart();
  switch (otherKindOf(start)) {
    case 'git-lfs':
      return 'this is a pointer of Git LFS instead of the build. Run “git lfs pull”; in GitHub Actions, set “lfs: true” for actions/checkout.';
    case 'web-page':
      return 'this is a saved web page instead of the build. Download the build again; the page may have asked to sign in.';
    default:
      return undefined;
  }
}

interface SetContext extends CheckOptions {
  builds: readonly ReadBuildFile[];
  sets: readonly SetInTree[];
  scoreLanguage: ScoreLanguage | undefined;
  outcome: CheckOutcome & {
    /** Files named store.config.json that are no config of EAS. */
    noConfigs: string[];
  };
}

async function checkSet(
  { set, tree }: SetInTree,
  {
    builds,
    sets,
    outcome,
    today,
    isNewApp,
    customWords,
    competitors,
    locales,
    scoreLanguage,
    looksAtPictures,
  }: SetContext,
): Promise<ReportedFinding[]> {
  const ofStore = builds.filter(({ build }) => build.platform === set.store);
  const isOnly = sets.filter((other) => other.set.store === set.store).length === 1;
  const read = await readListingSet(set, tree);
  if (set.format === 'eas' && read.skipped.some(({ reason }) => reason === 'no-listing')) {
    outcome.noConfigs.push(set.root);
    return [];
  }
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
  // With several builds or listings it is unclear which of them belong together.
  const build = isOnly && ofStore.length === 1 ? ofStore[0]?.build : undefined;
  const { findings, notKept, unseen } = await checkListingSet(read, tree, {
    today,
    isNewApp,
    build,
    ...(customWords && { customWords }),
    ...(competitors && { competitors }),
    scoreLanguage,
    ...(looksAtPictures && { looksAtPictures }),
  });
  if (unseen > 0)
    outcome.hints.push(
      `${input}: only the size of ${countOf(unseen, 'picture')} was checked. The terminal program looks into PNG files alone; the web page reads JPEG, too.`,
    );
  const code = build?.platform === 'android' ? Number(build.identity.buildNumber) : NaN;
  outcome.hints.push(...setNotes(read, Number.isInteger(code) ? code : undefined));
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
