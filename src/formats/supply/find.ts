import type { FindFormat } from '../parts/format';
import { inFolder } from '../parts/paths';

export const FIND_SUPPLY: FindFormat = {
  label: 'fastlane supply',
  store: 'android',
  preference: 0,
  localePath: ({ root }, folder) => inFolder(root, folder),
};

export const SUPPLY_TEXT =
  /^(?:(.+)\/)?([^/]+)\/(?:title|short_description|full_description|summary|video)\.txt$/;
export const CHANGELOG = /^(?:(.+)\/)?([^/]+)\/changelogs\/(?:\d+|default)\.txt$/;
export const SUPPLY_PICTURE =
  /^((?:.+\/)?fastlane\/metadata\/android)\/([^/]+)\/images\/(?:[^/]+Screenshots\/)?[^/]+\.(?:png|jpe?g)$/i;

/** Whether a file in a folder of both stores is one that only supply reads. */
export function isOfPlay(path: string): boolean {
  return SUPPLY_TEXT.test(path) || CHANGELOG.test(path) || /\/images\/(?:[^/]+\/)?[^/]+$/.test(path);
}
