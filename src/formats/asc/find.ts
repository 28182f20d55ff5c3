import { findListingLocale } from '../listings/listing-locale';

/** Content of a file of the App Store Connect CLI: texts of the app, or of one version (sources 3.6). */
export type AscPart = 'app-info' | 'version';

interface AscFile {
  /** Folder with `app-info` and `version`. */
  root: string;
  part: AscPart;
  /** Name of the version's folder; empty for files directly in `version`. */
  version: string;
  /** Locale as spelt, or `default`. */
  locale: string;
}

const ASC_FILE =
  /^(?:(.+)\/)?(?:app-info|version(?:\/([^/]+))?)\/([a-z]{2,3}(?:-[A-Za-z]{2,4})?|default)\.json$/;

/** Meaning of a path to the App Store Connect CLI; undefined when it is not one of its files. */
export function ascFileOf(path: string): AscFile | undefined {
  const [, root = '', version = '', locale] = ASC_FILE.exec(path) ?? [];
  if (locale === undefined) return undefined;
  const part = path.slice(root === '' ? 0 : root.length + 1).startsWith('app-info/') ? 'app-info' : 'version';
  return { root, part, version, locale };
}

/** The version that the paths of a set are for, where its files are in a folder of that name. */
export function ascVersion(paths: readonly string[]): { text: string; path: string } | undefined {
  for (const path of paths) {
    const version = ascFileOf(path)?.version ?? '';
    if (version !== '') return { text: version, path };
  }
  return undefined;
}

const BY_NUMBER = new Intl.Collator('en', { numeric: true });

/**
 * Finds the folders of the App Store Connect CLI, each with the texts of the app and those of its newest version. Other
 * programs also have folders `app-info` or `version` with a file for each language, so both folders are needed unless
 * they are in one named `metadata`.
 */
export function findAscFolders(paths: readonly string[]): { root: string; paths: string[] }[] {
  const folders = new Map<string, (AscFile & { path: string })[]>();
  for (const path of paths) {
    const file = path.endsWith('.json') ? ascFileOf(path) : undefined;
    if (!file) continue;
    const files = folders.get(file.root) ?? [];
    folders.set(file.root, files);
    files.push({ ...file, path });
  }
  return [...folders].flatMap(([root, files]) => {
    const isOfTool =
      /(?:^|\/)metadata$/.test(root) ||
      (files.some(({ part }) => part === 'app-info') && files.some(({ part }) => part === 'version'));
    if (!isOfTool || !files.some(({ locale }) => findListingLocale(locale, 'ios').isExact)) return [];
    const [newest] = files
      .flatMap(({ part, version }) => (part === 'version' ? version : []))
      .sort((a, b) => BY_NUMBER.compare(b, a));
    const own = files.filter(({ part, version }) => part === 'app-info' || version === newest);
    return { root, paths: own.map(({ path }) => path) };
  });
}
