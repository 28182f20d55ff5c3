import type { AscPart } from '../parts/set-contents';

export interface AscFile {
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
