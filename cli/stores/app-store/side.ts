import { readImageFileHeader } from '@/readers/images/image-header';
import type { LivePicture } from '@/model/store-plan';
import { isUnknown, StoreError } from '../core/store-error';
import type { DownloadedPicture, SideOptions, StoreSide } from '../core/store-side';
import type { AppleKey } from '../keys/store-key';
import type { AppStoreApi } from './api';
import { createAppStoreClient } from './client';
import { DEMO_PASSWORD, isSecretField } from './fields';
import type { AppStoreLive } from './live';
import { pullFiles } from './pull-files';
import { wantedForAppStore } from './wanted';

/** Reminder of what the API does not have (sources 17.6). */
const BY_HAND =
  'App Privacy, prices, availability, app previews, agreements and tax are not part of this: see App Store Connect.';

/** The App Store as pull, push and status use it. */
export function appStoreSide(key: AppleKey, { network, app, signal }: SideOptions): StoreSide<AppStoreLive> {
  const client = createAppStoreClient({ key, app, network, signal });
  return {
    store: 'ios',
    app,
    client,
    hideSecrets: ({ fields }, redactor) => {
      const password = fields[DEMO_PASSWORD];
      if (typeof password === 'string') redactor.hide(password);
    },
    isSecret: isSecretField,
    isNewApp: ({ isFirstVersion }) => isFirstVersion,
    notesOf: ({ unread }) => [...unread.map((part) => `The key’s role may not read ${part}.`), BY_HAND],
    wanted: wantedForAppStore,
    pull: (options) =>
      pullFiles({
        ...options,
        download: options.withPictures ? (picture) => download(client.api, picture) : undefined,
      }),
  };
}

async function download(
  { blobs }: AppStoreApi,
  { name, url }: LivePicture,
): Promise<DownloadedPicture | undefined> {
  if (url === undefined) return undefined;
  try {
    const { bytes } = await blobs({ method: 'GET', url, what: `Reading ${name}`, wantsBytes: true });
    if (!bytes) return undefined;
    const header = await readImageFileHeader(new Blob([bytes]));
    if (!header.ok || header.value.mediaType === 'image/webp') return undefined;
    const { width, height, mediaType } = header.value;
    return { name, bytes, width, height, mediaType };
  } catch (error) {
    // A picture that cannot be read is named; the rest of the pull is worth having.
    if (error instanceof StoreError && error.failure.kind !== 'cancelled' && !isUnknown(error))
      return undefined;
    throw error;
  }
}
