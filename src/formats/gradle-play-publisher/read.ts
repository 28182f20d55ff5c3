import type { ListingField } from '@/model/listing';
import { pairsOf } from '@/domain/packages/package-locales';
import type { DetailField } from '@/model/draft';
import type { FinishContext, ReadFormat } from '../parts/format';
import { pathInside } from '../parts/paths';
import { graphicRole, slotsByFolder } from '../parts/play-graphics';
import type { FileRole, ListingSet, ReadSet } from '../parts/set-contents';
import { SUPPLY_SCREENSHOT_FOLDERS } from '../supply/files';
import { nextKey } from '@/domain/purchases/products';
import { readText } from '../parts/tree';
import { PRODUCT_FILE, productOfFile } from './read-products';
import { GRADLE_DETAIL_FILES, GRADLE_LISTING_FILES, GRADLE_SCREENSHOT_FOLDERS } from './files';

export const READ_GRADLE: ReadFormat = {
  knownFiles: { tool: 'gradle-play-publisher', names: Object.values(GRADLE_LISTING_FILES) },
  classify,
  finish: readProducts,
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
  if (name === undefined && PRODUCT_FILE.test(`${top}/${folder}`)) return { kind: 'product' };
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

/** Products are files of their own, each with all of its languages. */
async function readProducts(result: ReadSet, { tree }: FinishContext): Promise<void> {
  const { set } = result;
  for (const path of set.paths) {
    const kind = PRODUCT_FILE.exec(pathInside(set.root, path))?.[1];
    const file = tree.get(path);
    if (kind === undefined || !file) continue;
    const content = await readText(file);
    const product = content.ok ? productOfFile(content.value.text, kind === 'subscriptions') : undefined;
    if (product) {
      const products = result.products ?? {};
      result.products = { ...products, [nextKey(products, 'read')]: product };
    } else result.skipped.push({ path, reason: content.ok ? 'broken-config' : content.failure });
  }
}
