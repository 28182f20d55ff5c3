import type { ListingField } from '@/model/listing';
import { pairsOf } from '@/domain/packages/package-locales';
import type { ReadFormat } from '../parts/format';
import { pathInside } from '../parts/paths';
import { graphicRole, slotsByFolder } from '../parts/play-graphics';
import type { FileRole, ListingSet } from '../parts/set-contents';
import { SUPPLY_LOCALE_FILES, SUPPLY_SCREENSHOT_FOLDERS } from './files';

export const READ_SUPPLY: ReadFormat = {
  knownFiles: { tool: 'fastlane supply', names: Object.values(SUPPLY_LOCALE_FILES) },
  classify,
  sendsNewestNotesOnly: true,
};

const OTHER: FileRole = { kind: 'other' };
const SCREENSHOT_SLOTS = slotsByFolder(SUPPLY_SCREENSHOT_FOLDERS);
const IMAGE = /\.(?:png|jpe?g)$/i;

const SUPPLY_FIELDS = new Map<string, ListingField>(
  pairsOf(SUPPLY_LOCALE_FILES).map(([field, name]) => [name, field]),
);
/** F-Droid's own names of supply's files (sources 3.2). */
const FDROID_FIELDS: ReadonlyMap<string, ListingField> = new Map([
  ['name.txt', 'title'],
  ['summary.txt', 'shortDescription'],
  ['description.txt', 'description'],
]);

function classify({ root }: ListingSet, path: string): FileRole {
  const [folder = '', name = '', third, fourth] = pathInside(root, path).split('/');
  if (third === undefined) {
    const field = SUPPLY_FIELDS.get(name);
    if (field) return { kind: 'text', folder, field };
    const other = FDROID_FIELDS.get(name);
    return other ? { kind: 'text', folder, field: other, isOtherName: true } : OTHER;
  }
  if (name === 'changelogs' && fourth === undefined) {
    const code = /^(\d{1,10}|default)\.txt$/.exec(third)?.[1];
    if (code === undefined) return OTHER;
    return { kind: 'changelog', folder, versionCode: code === 'default' ? -1 : Number(code) };
  }
  if (name !== 'images' || !IMAGE.test(fourth ?? third)) return OTHER;
  if (fourth === undefined) return graphicRole(folder, third.replace(IMAGE, ''));
  const slotId = SCREENSHOT_SLOTS.get(third);
  return slotId ? { kind: 'picture', folder, picture: { kind: 'screenshot', slotId } } : OTHER;
}
