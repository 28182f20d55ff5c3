import { lazily } from '@/domain/lazily';
import type { FindFormat } from '../parts/format';
import { ascFileOf, type AscFile } from './files';
import { findListingLocale } from '../parts/listing-locale';

export const FIND_ASC: FindFormat = {
  label: 'App Store Connect CLI',
  store: 'ios',
  preference: 1,
  localePath: ({ root, paths }, folder) => paths.find((path) => path.includes(`/${folder}.json`)) ?? root,
};

const byNumber = lazily(() => new Intl.Collator('en', { numeric: true }));

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
      .sort((a, b) => byNumber().compare(b, a));
    const own = files.filter(({ part, version }) => part === 'app-info' || version === newest);
    return { root, paths: own.map(({ path }) => path) };
  });
}
