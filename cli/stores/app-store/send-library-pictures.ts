import { planPictures } from '@/domain/store-plan/merge-pictures';
import type { WantedPicture } from '@/model/store-plan';
import type { JournalEntry } from '../core/journal';
import { StoreError } from '../core/store-error';
import { text, type Resource } from './api';
import { createOnce, kindOf, lookFor, recordedId, type AppStoreContext, type StepContext } from './context';
import { imageState, readPlacements, referenceOf } from './library-pictures';
import type { AppStoreLive } from './live';
import { MEDIA, mediaParts, type MediaKind } from './media';
import { sendParts } from './uploads';

/** Reads while Apple checks an upload: ten minutes. */
const PROCESSING = { attempts: 120, pauseMs: 5000 };
const PLACEMENTS = 'appAssetLibraryPlacements';

/**
 * Makes the screenshots or app previews of a group of devices as wanted. All files are in the library before the first one is placed: until
 * then, a push that is cut off has changed nothing on the product page.
 */
export async function sendLibraryPictures(
  context: StepContext,
  live: AppStoreLive,
  { path }: { path: string },
): Promise<void> {
  const { api, options } = context;
  const { kind, locale, set: group } = mediaParts(path) ?? { kind: undefined, locale: '', set: '' };
  const plan = planPictures(
    live.pictures[path] ?? [],
    options.wanted.pictures[path] ?? [],
    options.base?.pictures[path],
  );
  const { library } = live;
  if (!plan || !library || !kind?.library) return;
  const { type, relation, placementType } = kind.library;
  const localization = live.ids.versionTexts[locale];
  // Without the language there is nothing to put them in; the next read shows whether it is there.
  if (localization === undefined)
    throw new StoreError({ kind: 'unknown', what: `Placing the pictures (${locale})` });
  const images = new Map<string, string>();
  for (const { picture, liveId } of plan.wanted)
    if (liveId === undefined)
      images.set(picture.sha256, await ensureImage(context, kind.library, library.id, picture));
  const surface = { type: 'appStoreVersionLocalizations', id: localization };
  for (const { id, name } of plan.removed) await api.remove(PLACEMENTS, id, `Removing ${name}`);
  const placements: string[] = [];
  for (const { picture, liveId } of plan.wanted) {
    if (liveId !== undefined) {
      placements.push(liveId);
      continue;
    }
    const image = images.get(picture.sha256) ?? '';
    const { made } = await createOnce(
      context,
      'placement',
      { parent: localization, name: image, checksum: `sha256:${picture.sha256}` },
      () =>
        api.create(
          PLACEMENTS,
          {
            attributes: { placementType, placementGroup: group },
            relations: { [relation]: { type, id: image }, appStoreVersionLocalization: surface },
          },
          `Placing ${picture.name} (${locale})`,
        ),
    );
    placements.push(made.id);
  }
  if (placements.length > 1)
    await api.create(
      'appAssetLibraryPlacementOrderingRequests',
      {
        attributes: { placementGroup: group },
        relations: {
          orderedPlacements: placements.map((id) => ({ type: PLACEMENTS, id })),
          appStoreVersionLocalization: surface,
        },
      },
      `Ordering the pictures (${locale})`,
    );
}

type LibraryMedia = NonNullable<MediaKind['library']>;

/** Kind of a reservation in the journal. */
function reservedAs({ relation }: LibraryMedia): 'image' | 'clip' {
  return relation === 'image' ? 'image' : 'clip';
}

/** The file in the library: found by its checksum, otherwise uploaded. */
async function ensureImage(
  context: StepContext,
  media: LibraryMedia,
  libraryId: string,
  picture: WantedPicture,
): Promise<string> {
  const { api, options } = context;
  const { name, size, sha256 } = picture;
  const found = await findImage(context, media, libraryId, sha256);
  let image = found;
  if (!image) {
    const { made } = await createOnce(
      context,
      reservedAs(media),
      { parent: libraryId, name, checksum: `sha256:${sha256}` },
      () =>
        api.create(
          media.type,
          {
            attributes: {
              fileName: name,
              fileSize: size,
              category: 'APP_SCREENSHOTS_AND_PREVIEWS',
              referenceName: referenceOf(sha256),
            },
            relations: { assetLibrary: { type: 'appAssetLibraries', id: libraryId } },
          },
          `Reserving ${name}`,
        ),
    );
    image = made;
  }
  if (imageState(image) === 'unfinished') {
    await sendParts(
      api,
      image,
      size,
      (start, end) => options.files.part(picture, start, end),
      `Uploading ${name}`,
    );
    // Apple compares the size; the library takes no checksum (sources 17.4).
    await api.change(media.type, image.id, { attributes: { uploaded: true } }, `Finishing ${name}`);
  }
  await waitForImage(context, media, image.id, name);
  return image.id;
}

async function findImage(
  { api, options }: StepContext,
  media: LibraryMedia,
  libraryId: string,
  sha256: string,
): Promise<Resource | undefined> {
  const reference = referenceOf(sha256);
  const { data } = await api.list(
    `/v1/appAssetLibraries/${libraryId}/${media.list}?filter[referenceName]=${reference}&limit=50`,
    'Looking for the file in the library',
  );
  const listed = data.find(
    (each) => text(each.attributes.referenceName) === reference && imageState(each) !== 'failed',
  );
  // The list lags; an upload of this program is found by its recorded ID.
  const id = listed?.id ?? recordedId(options.journal, reservedAs(media), `sha256:${sha256}`);
  if (id === undefined) return undefined;
  // Only the object itself has the addresses of an unfinished upload.
  const image = await api.one(`/v1/${media.type}/${id}`, 'Looking for the file in the library');
  return image && imageState(image) !== 'failed' ? image : undefined;
}

async function waitForImage(
  context: AppStoreContext,
  { type, relation }: LibraryMedia,
  id: string,
  name: string,
): Promise<void> {
  const what = `Waiting for ${name}`;
  const done = await lookFor(
    context,
    async () => {
      const image = await context.api.one(`/v1/${type}/${id}`, what);
      return image && imageState(image) === 'processing' ? undefined : { image };
    },
    PROCESSING,
  );
  if (!done)
    throw new StoreError({
      kind: 'other',
      what,
      message: 'Apple still checks it. Run the command again in some minutes.',
    });
  const state = done.image && imageState(done.image);
  if (state === 'ready') return;
  if (state !== 'failed') throw new StoreError({ kind: 'unknown', what });
  await context.api.remove(type, id, `Removing ${name}`);
  throw new StoreError({
    kind: 'other',
    what,
    message:
      relation === 'image'
        ? 'Apple refused the picture. Check its size in pixels, its format and that it has no transparency.'
        : 'Apple refused the video. Check its size in pixels, its format and that it lasts 15 to 30 seconds.',
  });
}

/** Finds out whether an upload was reserved. It is found again by its name in the library. */
export async function settleImage(context: AppStoreContext, entry: JournalEntry): Promise<void> {
  const { id, parent = '', checksum = '' } = entry;
  if (id !== undefined) return;
  const list = kindOf(entry) === 'clip' ? MEDIA.previews.library?.list : MEDIA.pictures.library?.list;
  const reference = referenceOf(checksum.replace('sha256:', ''));
  await lookFor(context, async () => {
    const { data } = await context.api.list(
      `/v1/appAssetLibraries/${parent}/${list}?filter[referenceName]=${reference}&limit=50`,
      'Looking for the file in the library',
    );
    return data[0];
  });
}

/** Waits until a placement is listed, or is known not to exist. */
export async function settlePlacement(context: AppStoreContext, entry: JournalEntry): Promise<void> {
  const { id, parent = '', name } = entry;
  if (id !== undefined) {
    const found = await context.api.one(`/v1/${PLACEMENTS}/${id}`, 'Looking for the placed picture');
    if (!found) return;
  }
  await lookFor(context, async () =>
    (await readPlacements(context.api, parent, '')).find(({ placement, imageId }) =>
      id === undefined ? imageId === name : placement.id === id,
    ),
  );
}
