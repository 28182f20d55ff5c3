import type { LivePicture } from '@/model/store-plan';
import { text, type AppStoreApi, type Resource } from './api';
import { deliveryState, MEDIA, type MediaKind } from './media';

/** Files of a product page by path, with the IDs of their sets. */
export interface ReadSets {
  pictures: Record<string, LivePicture[]>;
  sets: Record<string, string>;
}

/** Reads the screenshots of each locale by display type: the sets that Apple had before the library (sources 17.4). */
export async function readSetPictures(
  api: AppStoreApi,
  versionTexts: Readonly<Record<string, string>>,
): Promise<ReadSets> {
  const read: ReadSets = { pictures: {}, sets: {} };
  for (const [locale, id] of Object.entries(versionTexts)) {
    const found = await api.list(
      `/v1/appStoreVersionLocalizations/${id}/appScreenshotSets?limit=50`,
      `Reading the sets of screenshots (${locale})`,
    );
    await readSets(api, MEDIA.pictures, locale, found.data, read);
  }
  return read;
}

/** Reads the app previews of the sets that came with the texts. */
export async function readPreviews(
  api: AppStoreApi,
  localizations: readonly Resource[],
  included: readonly Resource[],
  read: ReadSets,
): Promise<void> {
  const sets = new Map(included.map((each) => [each.id, each]));
  for (const { attributes, relations } of localizations) {
    const own = (relations.appPreviewSets ?? []).flatMap(({ id }) => sets.get(id) ?? []);
    await readSets(api, MEDIA.previews, text(attributes.locale) ?? '', own, read);
  }
}

async function readSets(
  api: AppStoreApi,
  kind: MediaKind,
  locale: string,
  found: readonly Resource[],
  { pictures, sets }: ReadSets,
): Promise<void> {
  for (const set of found) {
    const path = `${kind.prefix}/${locale}/${text(set.attributes[kind.setAttribute ?? '']) ?? ''}`;
    sets[path] = set.id;
    pictures[path] = (await listOfSet(api, kind, set.id, locale)).map((each) => pictureOf(each, kind));
  }
}

/** The files of a set in the order of the product page. */
export async function listOfSet(
  api: AppStoreApi,
  kind: MediaKind,
  setId: string,
  locale: string,
): Promise<Resource[]> {
  const { data } = await api.list(
    `/v1/${kind.parentType}/${setId}/${kind.type}?limit=50`,
    `Reading the ${kind.noun}${locale === '' ? '' : ` (${locale})`}`,
  );
  return data;
}

/** A file of a set as a plan compares it. */
export function pictureOf(picture: Resource, kind: MediaKind): LivePicture {
  const { id, attributes } = picture;
  const md5 = text(attributes.sourceFileChecksum);
  const url = pictureUrl(attributes.imageAsset);
  return {
    id,
    name: text(attributes.fileName) ?? id,
    ...(md5 !== undefined && md5 !== '' && { checksum: `md5:${md5}` }),
    state: deliveryState(picture, kind),
    ...(url !== undefined && { url }),
  };
}

/** The address of a picture at its full size, as PNG. */
export function pictureUrl(asset: unknown): string | undefined {
  if (typeof asset !== 'object' || asset === null) return undefined;
  const { templateUrl, width, height }: { templateUrl?: unknown; width?: unknown; height?: unknown } = asset;
  if (typeof templateUrl !== 'string' || typeof width !== 'number' || typeof height !== 'number')
    return undefined;
  return templateUrl.replace('{w}', String(width)).replace('{h}', String(height)).replace('{f}', 'png');
}
