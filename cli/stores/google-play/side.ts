import { readImageFileHeader } from '@/readers/images/image-header';
import type { LivePicture } from '@/model/store-plan';
import { createHttp, type Http } from '../core/http';
import { isUnknown, StoreError } from '../core/store-error';
import type { DownloadedPicture, SideOptions, StoreSide } from '../core/store-side';
import type { GoogleKey } from '../keys/store-key';
import type { LivePlay } from './live-play';
import { playClient } from './play-client';
import { pullPlayFiles } from './pull';
import { wantedForPlay } from './wanted';

/** Reminder of the parts that the API does not have (sources 16.2). */
const BY_HAND =
  'Content rating, target audience, app access, ads and other declarations are not part of this: answer them in Play Console > App content.';
/** Where Google keeps pictures of listings. They need no token. */
const PICTURE_HOST = /(?:^|\.)googleusercontent\.com$/;

/** Google Play as pull, push and status use it. */
export function googlePlaySide(key: GoogleKey, { network, app, signal }: SideOptions): StoreSide<LivePlay> {
  const pictures = createHttp({
    network,
    isAllowed: ({ hostname }) => PICTURE_HOST.test(hostname),
    problemsOf: () => [],
    signal,
  });
  return {
    store: 'android',
    app,
    client: playClient({ key, packageName: app, network, signal }),
    hideSecrets: () => undefined,
    isSecret: () => false,
    isNewApp: ({ tracks }) =>
      !tracks.some(({ releases }) => releases.some(({ status }) => status !== 'draft')),
    notesOf: () => [BY_HAND],
    wanted: wantedForPlay,
    pull: (options) =>
      pullPlayFiles({
        ...options,
        download: options.withPictures ? (picture) => download(pictures, picture) : undefined,
      }),
  };
}

/** A picture in its full size: without this suffix Google sends a small one. */
const FULL_SIZE = '=s0';

async function download(http: Http, { name, url }: LivePicture): Promise<DownloadedPicture | undefined> {
  if (url === undefined) return undefined;
  try {
    const address = url.replace(/=[a-z]\d[^/]*$/, '') + FULL_SIZE;
    const { bytes } = await http({ method: 'GET', url: address, what: `Reading ${name}`, wantsBytes: true });
    if (!bytes) return undefined;
    const header = await readImageFileHeader(new Blob([bytes]));
    if (!header.ok || header.value.mediaType === 'image/webp') return undefined;
    const { width, height, mediaType } = header.value;
    return { name: `${name}.${mediaType === 'image/png' ? 'png' : 'jpg'}`, bytes, width, height, mediaType };
  } catch (error) {
    // A picture that cannot be read is named; the rest of the pull is worth having.
    if (error instanceof StoreError && error.failure.kind !== 'cancelled' && !isUnknown(error))
      return undefined;
    throw error;
  }
}
