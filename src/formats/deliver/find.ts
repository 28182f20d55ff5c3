import type { FindFormat } from '../parts/format';
import { PEOPLE_LAYOUT } from '../parts/package-layout';
import { inFolder } from '../parts/paths';

export const FIND_DELIVER: FindFormat = {
  label: 'fastlane deliver',
  store: 'ios',
  // fastlane's folders say more than the others: screenshots as files, changelogs by build.
  preference: 0,
  localePath: ({ root }, folder) => inFolder(root, folder),
};

export const DELIVER_TEXT =
  /^(?:(.+)\/)?([^/]+)\/(?:name|subtitle|description|keywords|release_notes|promotional_text|support_url|marketing_url|privacy_url|apple_tv_privacy_policy)\.txt$/;
/** Texts that only the App Store has: some projects keep changelogs beside them. */
export const DELIVER_ONLY =
  /^(?:(.+)\/)?([^/]+)\/(?:subtitle|keywords|release_notes|promotional_text|support_url|marketing_url|privacy_url)\.txt$/;
/** Pictures in fastlane's own folders, for projects that keep the texts of the store elsewhere. */
export const DELIVER_PICTURE = /^((?:.+\/)?fastlane\/)screenshots\/([^/]+)\/[^/]+\.(?:png|jpe?g)$/i;

/**
 * deliver's screenshots are in a folder beside `metadata`, also where `metadata` has a folder per platform; in a package for
 * people they are beside the texts.
 * @returns that folder; none for texts outside of a folder `metadata`
 */
export function screenshotFolder(root: string): string[] {
  const segments = root.split('/');
  if (segments.at(-1) === PEOPLE_LAYOUT.deliverTexts) return [root];
  const at = segments.lastIndexOf('metadata');
  if (at < 0) return [];
  const platform = segments.slice(at + 1);
  return [[...segments.slice(0, at), 'screenshots', ...platform].join('/')];
}
