import { downloadPicture } from '../core/download-picture';
import type { SideOptions, StoreSide } from '../core/store-side';
import type { AppleKey } from '../keys/store-key';
import { createAppStoreClient } from './client';
import { DEMO_PASSWORD, isSecretField } from './fields';
import type { AppStoreLive } from './live';
import { pullFiles } from './pull-files';
import { wantedForAppStore } from './wanted';

/** Reminder of what the API does not have (sources 17.6). */
const BY_HAND =
  'App Privacy, prices, availability, agreements and tax are not part of this: see App Store Connect.';

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
    notesOf: ({ unread }) => [...unread.map((part) => `The key’s role may not read ${part}.`)],
    byHand: BY_HAND,
    wanted: wantedForAppStore,
    pull: (options) =>
      pullFiles({
        ...options,
        download: options.withPictures ? (picture) => downloadPicture(client.api.blobs, picture) : undefined,
      }),
  };
}
