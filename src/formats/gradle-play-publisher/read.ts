import type { ListingField } from '@/model/listing';
import { pairsOf } from '@/domain/packages/package-locales';
import type { DetailField } from '@/model/draft';
import type { ReadFormat } from '../parts/format';
import { pathInside } from '../parts/paths';
import { graphicRole, slotsByFolder } from '../parts/play-graphics';
import type { FileRole, ListingSet } from '../parts/set-contents';
import { SUPPLY_SCREENSHOT_FOLDERS } from '../supply/files';
import { GRADLE_DETAIL_FILES, GRADLE_LISTING_FILES, GRADLE_SCREENSHOT_FOLDERS } from './files';

export const READ_GRADLE: ReadFormat = {
  knownFiles: { tool: 'gradle-play-publisher', names: Object.values(GRADLE_LISTING_FILES) },
  classify,
};

const OTHER: FileRole = { kind: 'other' };
/** The folder names of supply are read here, too. */
const SCREENSHOT_SLOTS = slotsByFolder(GRADLE_SCREENSHOT_FOLDERS, SUPPLY_SCREENSHOT_FOLDERS);
const IMAGE = /\.(?:png|jpe?g)$/i;

const GRADLE_FIELDS = new Map<string, ListingField>(
  pairsOf(GRADLE_LISTING_FILES).map(([field, name]) => [name, field]),
);
const GRADLE_SHARED = new Map<string, DetailField>(
  pairsOf(GRADLE_DETAIL_FILES).map(([field, name]) => [name, field]),
);

function classify({ root }: ListingSet, path: string): FileRole {
  const [top = '', folder, name, third, fourth] = pathInside(root, path).split('/');
  if (folder === undefined) {
    if (top === 'default-language.txt') return { kind: 'default-language' };
    const field = GRADLE_SHARED.get(top);
    return field ? { kind: 'detail', field } : OTHER;
  }
  if (top === 'release-notes' && name !== undefined && third === undefined) {
    // Notes for a track are taken after those for all tracks.
    return /^[a-z]+\.txt$/.test(name)
      ? { kind: 'changelog', folder, versionCode: name === 'default.txt' ? 0 : -1 }
      : OTHER;
  }
  if (top !== 'listings' || name === undefined) return OTHER;
  if (third === undefined) {
    const field = GRADLE_FIELDS.get(name);
    return field ? { kind: 'text', folder, field } : OTHER;
  }
  if (name !== 'graphics' || fourth === undefined || !IMAGE.test(fourth)) return OTHER;
  const slotId = SCREENSHOT_SLOTS.get(third);
  if (slotId) return { kind: 'picture', folder, picture: { kind: 'screenshot', slotId } };
  return graphicRole(folder, third);
}
