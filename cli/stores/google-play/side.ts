import type { LivePicture } from '@/model/store-plan';
import { downloadPicture } from '../core/download-picture';
import { createHttp } from '../core/http';
import type { SideOptions, StoreSide } from '../core/store-side';
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
    store: 'android',
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
    notesOf: () => [],
    byHand: BY_HAND,
    wanted: wantedForPlay,
    pull: (options) =>
      pullPlayFiles({
        ...options,
        download: options.withPictures
          ? (picture) => downloadPicture(pictures, inFullSize(picture))
          : undefined,
      }),
  };
}

/** Without this suffix Google sends a small picture. */
const FULL_SIZE = '=s0';

function inFullSize(picture: LivePicture): LivePicture {
  return { ...picture, url: picture.url && picture.url.replace(/=[a-z]\d[^/]*$/, '') + FULL_SIZE };
}
