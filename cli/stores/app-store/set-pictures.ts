import type { LivePicture } from '@/model/store-plan';
import { text, type AppStoreApi, type Resource } from './api';
import { picturesPath } from './fields';

/** Reads the pictures of each locale by display type: the sets that Apple had before the library (sources 17.4). */
export async function readSetPictures(
  api: AppStoreApi,
  versionTexts: Readonly<Record<string, string>>,
): Promise<{ pictures: Record<string, LivePicture[]>; sets: Record<string, string> }> {
  const pictures: Record<string, LivePicture[]> = {};
  const sets: Record<string, string> = {};
  for (const [locale, id] of Object.entries(versionTexts)) {
    const found = await api.list(
      `/v1/appStoreVersionLocalizations/${id}/appScreenshotSets?limit=50`,
      `Reading the sets of screenshots (${locale})`,
    );
    for (const set of found.data) {
      const path = picturesPath(locale, text(set.attributes.screenshotDisplayType) ?? '');
      sets[path] = set.id;
      pictures[path] = (await listOfSet(api, set.id, locale)).map(pictureOf);
    }
  }
  return { pictures, sets };
}

/** The pictures of a set in the order of the product page. */
export async function listOfSet(api: AppStoreApi, setId: string, locale: string): Promise<Resource[]> {
  const { data } = await api.list(
    `/v1/appScreenshotSets/${setId}/appScreenshots?limit=50`,
    `Reading the screenshots (${locale})`,
  );
  return data;
}

const STATES: Readonly<Record<string, LivePicture['state']>> = {
  AWAITING_UPLOAD: 'unfinished',
  UPLOAD_COMPLETE: 'processing',
  COMPLETE: 'ready',
  FAILED: 'failed',
};

/** State of an upload in a set. */
export function deliveryState({ attributes }: Resource): LivePicture['state'] {
  const state = attributes.assetDeliveryState;
  const name =
    typeof state === 'object' && state !== null && 'state' in state ? text(state.state) : undefined;
  return STATES[name ?? ''] ?? 'unfinished';
}

function pictureOf(picture: Resource): LivePicture {
  const { id, attributes } = picture;
  const md5 = text(attributes.sourceFileChecksum);
  const url = pictureUrl(attributes.imageAsset);
  return {
    id,
    name: text(attributes.fileName) ?? id,
    ...(md5 !== undefined && md5 !== '' && { checksum: `md5:${md5}` }),
    state: deliveryState(picture),
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
