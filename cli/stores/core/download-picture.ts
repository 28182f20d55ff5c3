import { readImageFileHeader } from '@/readers/images/image-header';
import type { LivePicture } from '@/model/store-plan';
import type { Http } from './http';
import { isUnknown, StoreError } from './store-error';
import type { DownloadedPicture } from './store-side';

/**
 * Downloads a picture of a store.
 * @returns undefined when it cannot be read: it is named, and the rest of a pull is worth having
 * @throws StoreError of a cancelled request
 */
export async function downloadPicture(
  http: Http,
  { name, url }: LivePicture,
): Promise<DownloadedPicture | undefined> {
  if (url === undefined) return undefined;
  try {
    const { bytes } = await http({ method: 'GET', url, what: `Reading ${name}`, wantsBytes: true });
    const header = bytes && (await readImageFileHeader(new Blob([bytes])));
    if (!bytes || !header?.ok || header.value.mediaType === 'image/webp') return undefined;
    const { width, height, mediaType } = header.value;
    // Google gives no names of files.
    const named = /\.\w+$/.test(name) ? name : `${name}.${mediaType === 'image/png' ? 'png' : 'jpg'}`;
    return { name: named, bytes, width, height, mediaType };
  } catch (error) {
    if (error instanceof StoreError && error.failure.kind !== 'cancelled' && !isUnknown(error))
      return undefined;
    throw error;
  }
}
