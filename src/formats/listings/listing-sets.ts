import type { Platform } from '@/model/app';
import type { ListingFormat } from '@/domain/baseline/baseline';
import { FIND_ASC, findAscFolders } from '../asc/find';
import { DELIVER_ONLY, DELIVER_PICTURE, DELIVER_TEXT, FIND_DELIVER, screenshotFolder } from '../deliver/find';
import { EAS_CONFIG, FIND_EAS } from '../eas/find';
import type { FindFormat } from '../parts/format';
import { FIND_GRADLE, GRADLE_TEXT } from '../gradle-play-publisher/find';
import { CHANGELOG, FIND_SUPPLY, isOfPlay, SUPPLY_PICTURE, SUPPLY_TEXT } from '../supply/find';
import { ANY_RELEASE_NOTES, FIND_WHATSNEW, RELEASE_NOTES, RELEASE_NOTES_FOLDER } from '../whatsnew/find';
import { findListingLocale } from '../parts/listing-locale';
import type { ListingSet } from '../parts/set-contents';

/** The formats that are found by the paths of their files. */
export const FIND_FORMATS: Readonly<Record<ListingFormat, FindFormat>> = {
  deliver: FIND_DELIVER,
  supply: FIND_SUPPLY,
  'gradle-play-publisher': FIND_GRADLE,
  eas: FIND_EAS,
  asc: FIND_ASC,
  'upload-google-play': FIND_WHATSNEW,
};

const IGNORED_FOLDERS = /(?:^|\/)(?:node_modules|\.git|Pods|\.gradle|DerivedData|__MACOSX)\//;

/**
 * Finds the listings of a tree by the paths of its files, wherever they are: several apps, flavors and formats.
 * @returns the sets, App Store first, by path
 */
export function findListingSets(allPaths: readonly string[]): ListingSet[] {
  const paths = allPaths.filter((path) => !IGNORED_FOLDERS.test(path));
  const named = paths.filter((path) => HAS_ENDING.test(path));
  const gradle = rootsOf(named, GRADLE_TEXT, 'android');
  // `description.txt` and `title.txt` also occur in other kinds of folders; a locale folder beside them decides.
  const ofAppStore = rootsOf(named, DELIVER_ONLY, 'ios');
  const withChangelogs = rootsOf(named, CHANGELOG, 'android').filter((root) => !ofAppStore.includes(root));
  const supply = [...new Set([...rootsOf(named, SUPPLY_TEXT, 'android'), ...withChangelogs])]
    .sort()
    .filter((root) => !isInside(root, gradle));
  // One stray text of the other store in a folder must not hide the languages of its own.
  const ofBoth = new Set(supply.filter((root) => ofAppStore.includes(root)));
  const deliver = rootsOf(named, DELIVER_TEXT, 'ios').filter(
    (root) => !supply.includes(root) || ofBoth.has(root),
  );
  const eas = paths.filter((path) => EAS_CONFIG.test(path));
  const asc = findAscFolders(paths);
  const notes = paths.filter(
    (path) => path.includes('whatsnew-') && (!path.endsWith('.txt') || RELEASE_NOTES_FOLDER.test(path)),
  );
  if (supply.length + gradle.length === 0) supply.push(...rootsOf(named, SUPPLY_PICTURE, 'android'));
  if (deliver.length + eas.length + asc.length === 0)
    deliver.push(...rootsOf(named, DELIVER_PICTURE, 'ios').map((root) => `${root}metadata`));
  const below = filesBelow(paths, [...gradle, ...supply, ...deliver, ...deliver.flatMap(screenshotFolder)]);
  const inFolder = (format: ListingFormat, root: string, nested: readonly string[]) => {
    const all = pathsOf(format, root, { paths, below, nested });
    const isOwn = (path: string) => isOfPlay(path) === (format === 'supply');
    return makeSet(format, root, ofBoth.has(root) ? all.filter(isOwn) : all);
  };
  return [
    ...deliver.map((root) => inFolder('deliver', root, [...others(supply, root), ...others(deliver, root)])),
    ...eas.map((path) => makeSet('eas', path, [path])),
    ...asc.map(({ root, paths: own }) => makeSet('asc', root, own)),
    ...supply.map((root) => inFolder('supply', root, others(supply, root))),
    ...gradle.map((root) => inFolder('gradle-play-publisher', root, others(gradle, root))),
    ...rootsOf(notes, RELEASE_NOTES, 'android').map((root) =>
      makeSet(
        'upload-google-play',
        root,
        notes.filter((path) => folderOf(path) === root && ANY_RELEASE_NOTES.test(path)),
      ),
    ),
  ];
}

/** The folders that contain texts of both stores. */
export function foldersOfBoth(sets: readonly ListingSet[]): string[] {
  const deliver = new Set(sets.filter(({ format }) => format === 'deliver').map(({ root }) => root));
  return sets.filter(({ format, root }) => format === 'supply' && deliver.has(root)).map(({ root }) => root);
}

/** The indexes of the files at any depth below each folder; `''` is the top of the tree. */
type FilesBelow = ReadonlyMap<string, readonly number[]>;

/** One pass over the files, because a tree may contain a hundred sets and 100,000 files. */
function filesBelow(paths: readonly string[], folders: readonly string[]): FilesBelow {
  const below = new Map(folders.map((folder): [string, number[]] => [folder, []]));
  for (const [index, path] of paths.entries()) {
    // An absolute path has no folder before its first slash.
    below.get('')?.push(index);
    for (let end = path.indexOf('/', 1); end > 0; end = path.indexOf('/', end + 1))
      below.get(path.slice(0, end))?.push(index);
  }
  return below;
}

/** The files of a set in the order of the tree, without those of other sets inside its folder. */
function pathsOf(
  format: ListingFormat,
  root: string,
  { paths, below, nested }: { paths: readonly string[]; below: FilesBelow; nested: readonly string[] },
): string[] {
  const inside = nested.filter((other) => other !== '' && isIn(other, root));
  const isOwn = (index: number) => !inside.some((other) => isIn(paths[index] ?? '', other));
  const screenshots = format === 'deliver' ? screenshotFolder(root) : [];
  const indexes = new Set([
    ...(below.get(root) ?? []).filter(isOwn),
    ...screenshots.flatMap((folder) => below.get(folder) ?? []),
  ]);
  return [...indexes].sort((a, b) => a - b).flatMap((index) => paths[index] ?? []);
}

function others(roots: readonly string[], own: string): string[] {
  return roots.filter((root) => root !== own);
}

const HAS_ENDING = /\.(?:txt|png|jpe?g)$/i;

/** The folders above locale folders that contain such a file, where at least one folder is a locale of the store. */
function rootsOf(paths: readonly string[], pattern: RegExp, store: Platform): string[] {
  const roots = new Set<string>();
  const areLocales = new Map<string, boolean>();
  for (const path of paths) {
    const match = pattern.exec(path);
    const folder = match?.[2] ?? match?.[3];
    if (!match || folder === undefined) continue;
    let isLocale = areLocales.get(folder);
    if (isLocale === undefined) {
      isLocale = folder === 'default' || findListingLocale(folder, store).code !== undefined;
      areLocales.set(folder, isLocale);
    }
    if (isLocale) roots.add(match[1] ?? '');
  }
  return [...roots].sort();
}

function makeSet(format: ListingFormat, root: string, paths: string[]): ListingSet {
  const { store } = FIND_FORMATS[format];
  return { id: `${format}:${root}`, format, store, root, project: projectOf(root), paths };
}

/** The place of a locale's texts: its folder, or the file that contains them. */
export function localePath(set: ListingSet, folder: string): string {
  return FIND_FORMATS[set.format].localePath(set, folder);
}

const TOOL_FOLDERS =
  /^(?:fastlane|metadata|app-store|google-play|for-tools|store\.config\.json|play|distribution|what-?s-?new.*)$/;

/** The path above the first folder that belongs to a tool. */
function projectOf(root: string): string {
  const segments = root.split('/');
  const at = segments.findIndex(
    (segment, index) => TOOL_FOLDERS.test(segment) || (segment === 'src' && segments[index + 2] === 'play'),
  );
  return (at < 0 ? segments.slice(0, -1) : segments.slice(0, at)).join('/');
}

function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

function isIn(path: string, folder: string): boolean {
  return folder === '' || path.startsWith(`${folder}/`);
}

function isInside(root: string, folders: readonly string[]): boolean {
  return folders.some((folder) => root === folder || isIn(root, folder));
}
