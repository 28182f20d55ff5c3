import { planPictures } from '@/domain/store-plan/merge-pictures';
import type { WantedPicture } from '@/model/store-plan';
import type { JournalEntry } from '../core/journal';
import { isRefusedWith, StoreError } from '../core/store-error';
import { text } from './api';
import { createOnce, lookFor, type AppStoreContext, type StepContext } from './context';
import type { AppStoreLive } from './live';
import { deliveryState, listOfSet } from './set-pictures';
import { sendParts } from './uploads';

/** Reads while Apple processes a picture: ten minutes. */
const PROCESSING = { attempts: 120, pauseMs: 5000 };

/** Makes a set of screenshots as wanted: takes out, uploads, and then puts all in order. */
export async function sendSetPictures(
  context: StepContext,
  live: AppStoreLive,
  { path, locale, set }: { path: string; locale: string; set: string },
): Promise<void> {
  const { api, options } = context;
  const before = live.pictures[path] ?? [];
  const plan = planPictures(before, options.wanted.pictures[path] ?? [], options.base?.pictures[path]);
  if (!plan) return;
  const localization = live.ids.versionTexts[locale];
  const setId = live.ids.sets[path] ?? (await ensureSet(context, localization, set, locale));
  for (const { id, name } of plan.removed) await api.remove('appScreenshots', id, `Removing ${name}`);
  const ids: string[] = [];
  for (const { picture, liveId } of plan.wanted)
    ids.push(liveId ?? (await uploadPicture(context, setId, picture)));
  const isNewOrder = plan.isReordered;
  if (isNewOrder)
    await api.relate(
      `/v1/appScreenshotSets/${setId}/relationships/appScreenshots`,
      ids.map((id) => ({ type: 'appScreenshots', id })),
      `Ordering the screenshots (${locale})`,
    );
}

async function ensureSet(
  context: StepContext,
  localizationId: string | undefined,
  displayType: string,
  locale: string,
): Promise<string> {
  const what = `Creating the set ${displayType} (${locale})`;
  // Without the language there is nothing to put them in; the next read shows whether it is there.
  if (localizationId === undefined) throw new StoreError({ kind: 'unknown', what });
  try {
    const made = await context.api.create(
      'appScreenshotSets',
      {
        attributes: { screenshotDisplayType: displayType },
        relations: {
          appStoreVersionLocalization: { type: 'appStoreVersionLocalizations', id: localizationId },
        },
      },
      what,
    );
    return made.id;
  } catch (error) {
    if (!isRefusedWith(error, 409)) throw error;
    const found = await lookFor(context, async () => {
      const { data } = await context.api.list(
        `/v1/appStoreVersionLocalizations/${localizationId}/appScreenshotSets?limit=50`,
        `Looking for the set ${displayType} (${locale})`,
      );
      return data.find(({ attributes }) => attributes.screenshotDisplayType === displayType)?.id;
    });
    if (found === undefined) throw error;
    // It may contain pictures that were not listed either, so they are read before anything is sent.
    throw new StoreError({ kind: 'unknown', what });
  }
}

async function uploadPicture(context: StepContext, setId: string, picture: WantedPicture): Promise<string> {
  const { api, options } = context;
  const { name, size, md5 } = picture;
  const bytes = await options.files.picture(picture);
  const { made } = await createOnce(context, 'shot', { parent: setId, name, checksum: `md5:${md5}` }, () =>
    api.create(
      'appScreenshots',
      {
        attributes: { fileName: name, fileSize: size },
        relations: { appScreenshotSet: { type: 'appScreenshotSets', id: setId } },
      },
      `Reserving ${name}`,
    ),
  );
  await sendParts(
    api,
    made,
    size,
    (start, end) => Promise.resolve(bytes.slice(start, end)),
    `Uploading ${name}`,
  );
  await api.change(
    'appScreenshots',
    made.id,
    { attributes: { uploaded: true, sourceFileChecksum: md5 } },
    `Finishing ${name}`,
  );
  return made.id;
}

/** Waits until a screenshot is processed and listed, or is known not to exist. */
export async function settleShot(context: AppStoreContext, entry: JournalEntry): Promise<void> {
  const { api } = context;
  const { id, parent = '', name = '' } = entry;
  const what = `Looking for ${name}`;
  const list = () => listOfSet(api, parent, name);
  if (id === undefined) {
    // Reserved or not: an unfinished upload of this name is taken out by the next plan.
    await lookFor(context, async () =>
      (await list()).find(
        (each) => text(each.attributes.fileName) === name && deliveryState(each) === 'unfinished',
      ),
    );
    return;
  }
  const picture = await lookFor(
    context,
    async () => {
      const found = await api.one(`/v1/appScreenshots/${id}`, what);
      return found === undefined || deliveryState(found) !== 'processing' ? { found } : undefined;
    },
    PROCESSING,
  );
  if (!picture)
    throw new StoreError({
      kind: 'other',
      what,
      message: 'Apple still processes it. Run the command again in some minutes.',
    });
  if (picture.found) await lookFor(context, async () => (await list()).find((each) => each.id === id));
}
