import type { Platform } from '@/domain/apps/app';
import type { ListingFormat } from '@/domain/baseline/baseline';
import { findListingLocale } from './listing-locale';

/** One listing for one store, found in a folder or archive. */
export interface ListingSet {
  /** Unique in the tree. */
  id: string;
  format: ListingFormat;
  store: Platform;
  /** Folder that holds the locale folders, or the path of `store.config.json`. */
  root: string;
  /** Folder of the app or flavor: sets of the same project belong together. */
  project: string;
  /** Paths that belong to the set. */
  paths: string[];
}

const IGNORED_FOLDERS = /(?:^|\/)(?:node_modules|\.git|Pods|\.gradle|DerivedData|__MACOSX)\//;

const DELIVER_TEXT =
  /^(?:(.+)\/)?([^/]+)\/(?:name|subtitle|description|keywords|release_notes|promotional_text|support_url|marketing_url|privacy_url|apple_tv_privacy_policy)\.txt$/;
const SUPPLY_TEXT =
  /^(?:(.+)\/)?([^/]+)\/(?:title\.txt|short_description\.txt|full_description\.txt|video\.txt|changelogs\/(?:\d+|default)\.txt)$/;
const GRADLE_TEXT =
  /^(?:(.+)\/)?(?:listings\/([^/]+)\/(?:title|short-description|full-description|video-url)|release-notes\/([^/]+)\/[^/]+)\.txt$/;
const EAS_CONFIG = /^(?:.+\/)?store\.config\.json$/;

/**
 * Finds the listings of a tree by the paths of its files, wherever they are: several apps, flavors and formats.
 * @returns the sets, App Store first, by path
 */
export function findListingSets(allPaths: readonly string[]): ListingSet[] {
  const paths = allPaths.filter((path) => !IGNORED_FOLDERS.test(path));
  const gradle = rootsOf(paths, GRADLE_TEXT, 'android');
  // `description.txt` and `title.txt` also occur in other kinds of folders; a locale beside them tells.
  const supply = rootsOf(paths, SUPPLY_TEXT, 'android').filter((root) => !isInside(root, gradle));
  const deliver = rootsOf(paths, DELIVER_TEXT, 'ios').filter((root) => !supply.includes(root));
  const found = [
    ...deliver.map((root) => makeSet('deliver', root, paths, [...supply, ...others(deliver, root)])),
    ...paths.filter((path) => EAS_CONFIG.test(path)).map((path) => makeSet('eas', path, paths, [])),
    ...supply.map((root) => makeSet('supply', root, paths, others(supply, root))),
    ...gradle.map((root) => makeSet('gradle-play-publisher', root, paths, others(gradle, root))),
  ];
  return found;
}

function others(roots: readonly string[], own: string): string[] {
  return roots.filter((root) => root !== own);
}

/** The folders above locale folders that hold such a file, where at least one folder is a locale of the store. */
function rootsOf(paths: readonly string[], pattern: RegExp, store: Platform): string[] {
  const roots = new Set<string>();
  for (const path of paths) {
    const match = pattern.exec(path);
    const folder = match?.[2] ?? match?.[3];
    if (!match || folder === undefined) continue;
    if (folder === 'default' || findListingLocale(folder, store).code !== undefined)
      roots.add(match[1] ?? '');
  }
  return [...roots].sort();
}

function makeSet(
  format: ListingFormat,
  root: string,
  paths: readonly string[],
  nested: readonly string[],
): ListingSet {
  const store: Platform = format === 'deliver' || format === 'eas' ? 'ios' : 'android';
  const screenshots = format === 'deliver' ? screenshotFolder(root) : undefined;
  const own = paths.filter((path) => {
    if (format === 'eas') return path === root;
    if (screenshots !== undefined && isIn(path, screenshots)) return true;
    return (
      isIn(path, root) && !nested.some((other) => other !== '' && isIn(path, other) && isIn(other, root))
    );
  });
  return { id: `${format}:${root}`, format, store, root, project: projectOf(root), paths: own };
}

/** deliver's screenshots are in a folder beside `metadata`, also where `metadata` holds a folder per platform. */
function screenshotFolder(root: string): string | undefined {
  const segments = root.split('/');
  const at = segments.lastIndexOf('metadata');
  if (at < 0) return undefined;
  const platform = segments.slice(at + 1);
  return [...segments.slice(0, at), 'screenshots', ...platform].join('/');
}

/** The path above the first folder that belongs to a tool. */
function projectOf(root: string): string {
  const segments = root.split('/');
  const at = segments.findIndex((segment, index) =>
    segment === 'fastlane' || segment === 'metadata' || segment === 'store.config.json' || segment === 'play'
      ? true
      : segment === 'src' && segments[index + 2] === 'play',
  );
  return (at < 0 ? segments.slice(0, -1) : segments.slice(0, at)).join('/');
}

function isIn(path: string, folder: string): boolean {
  return folder === '' || path.startsWith(`${folder}/`);
}

function isInside(root: string, folders: readonly string[]): boolean {
  return folders.some((folder) => root === folder || isIn(root, folder));
}
