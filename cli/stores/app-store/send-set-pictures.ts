import { planPictures } from '@/domain/store-plan/merge-pictures';
import type { WantedPicture } from '@/model/store-plan';
import type { JournalEntry } from '../core/journal';
import { isRefusedWith, StoreError } from '../core/store-error';
import { text } from './api';
import { createOnce, kindOf, lookFor, type AppStoreContext, type StepContext } from './context';
import type { AppStoreLive } from './live';
import { deliveryState, MEDIA, mediaParts, type MediaKind } from './media';
import { listOfSet } from './set-pictures';
import { sendParts } from './uploads';

/** Reads while Apple processes a picture: ten minutes. */
const PROCESSING = { attempts: 120, pauseMs: 5000 };

/** Makes a set of files as wanted: takes out, uploads, and then puts all in order. */
export async function sendSetPictures(
  context: StepContext,
  live: AppStoreLive,
  { path }: { path: string },
): Promise<void> {
  const { api, options } = context;
  const parts = mediaParts(path);
  if (!parts) return;
  const { kind, locale, set } = parts;
  const before = live.pictures[path] ?? [];
  const plan = planPictures(before, options.wanted.pictures[path] ?? [], options.base?.pictures[path]);
  if (!plan) return;
  const localization = live.ids.versionTexts[locale];
  const setId = live.ids.sets[path] ?? (await ensureSet(context, kind, localization, set, locale));
  for (const { id, name } of plan.removed) await api.remove(kind.type, id, `Removing ${name}`);
  const ids: string[] = [];
  for (const { picture, liveId } of plan.wanted)
    ids.push(liveId ?? (await uploadPicture(context, kind, setId, picture)));
  // Attachments have no order.
  if (plan.isReordered && kind.setAttribute !== undefined)
    await api.relate(
      `/v1/${kind.parentType}/${setId}/relationships/${kind.type}`,
      ids.map((id) => ({ type: kind.type, id })),
      `Ordering the ${kind.noun} (${locale})`,
    );
}

async function ensureSet(
  context: StepContext,
  { parentType, setAttribute, noun }: MediaKind,
  localizationId: string | undefined,
  displayType: string,
  locale: string,
): Promise<string> {
  const what = `Creating the set of ${noun} ${displayType} (${locale})`;
  // Without the language, or review details, there is nothing to put them in; the next read shows whether it is there.
  if (localizationId === undefined || setAttribute === undefined)
    throw new StoreError({ kind: 'unknown', what });
  try {
    const made = await context.api.create(
      parentType,
      {
        attributes: { [setAttribute]: displayType },
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
        `/v1/appStoreVersionLocalizations/${localizationId}/${parentType}?limit=50`,
        `Looking for the set ${displayType} (${locale})`,
      );
      return data.find(({ attributes }) => attributes[setAttribute] === displayType)?.id;
    });
    if (found === undefined) throw error;
    // It may contain pictures that were not listed either, so they are read before anything is sent.
    throw new StoreError({ kind: 'unknown', what });
  }
}

async function uploadPicture(
  context: StepContext,
  kind: MediaKind,
  setId: string,
  picture: WantedPicture,
): Promise<string> {
  const { api, options } = context;
  const { name, size, md5 } = picture;
  const about = { parent: setId, name, checksum: `md5:${md5}` };
  const { made } = await createOnce(context, RESERVED[kind.prefix], about, () =>
    api.create(
      kind.type,
      {
        attributes: { fileName: name, fileSize: size },
        relations: { [kind.parent]: { type: kind.parentType, id: setId } },
      },
      `Reserving ${name}`,
    ),
  );
  await sendParts(
    api,
    made,
    size,
    (start, end) => options.files.part(picture, start, end),
    `Uploading ${name}`,
  );
  await api.change(
    kind.type,
    made.id,
    { attributes: { uploaded: true, sourceFileChecksum: md5 } },
    `Finishing ${name}`,
  );
  return made.id;
}

/** Kinds of reservations in the journal. */
const RESERVED = { pictures: 'shot', previews: 'video', attachments: 'attachment' } as const;

/** Waits until a file of a set is processed and listed, or is known not to exist. */
export async function settleShot(context: AppStoreContext, entry: JournalEntry): Promise<void> {
  const { api } = context;
  const reserved = kindOf(entry);
  const kind = Object.values(MEDIA).find(({ prefix }) => RESERVED[prefix] === reserved) ?? MEDIA.pictures;
  const { id, parent = '', name = '' } = entry;
  const what = `Looking for ${name}`;
  const list = () => listOfSet(api, kind, parent, name);
  if (id === undefined) {
    // Reserved or not: an unfinished upload of this name is taken out by the next plan.
    await lookFor(context, async () =>
      (await list()).find(
        (each) => text(each.attributes.fileName) === name && deliveryState(each, kind) === 'unfinished',
      ),
    );
    return;
  }
  const picture = await lookFor(
    context,
    async () => {
      const found = await api.one(`/v1/${kind.type}/${id}`, what);
      return found === undefined || deliveryState(found, kind) !== 'processing' ? { found } : undefined;
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
