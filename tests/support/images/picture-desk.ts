import { submissionPackage } from '@/formats/package/submission-package';
import { designTarget } from '@/domain/studio/design-target';
import { GRAPHIC_IDS, type Design } from '@/domain/studio/design';
import { placePictures } from '@/domain/studio/draft-design';
import { picturesIn } from '@/domain/studio/edits';
import { graphicOf, usedDesign } from '@/domain/studio/graphics';
import { FEATURE_TARGET, iconTarget } from '@/domain/studio/graphic-targets';
import { RENDER_TARGETS } from '@/domain/screenshots/render-targets';
import { assessReadiness } from '@/domain/submissions/readiness';
import type { StoredDraft } from '@/model/draft';
import type { DraftImage } from '@/model/draft-image';
import {
  draftImagesCollection,
  draftsCollection,
  type StoredDraftImage,
} from '@/lib/workspace/app-collections';
import { imagesOfDraft, withImages } from '@/lib/workspace/draft-images';
import { createMemoryEngine } from '@/lib/workspace/engine';
import type { Repository } from '@/lib/workspace/repository';
import { systemClock } from '@/lib/clock';
import { image, storedDraft } from '@tests/support/drafts';
import { paintedText, textPainter } from '@tests/support/images/painter';
import { otherTab } from '@tests/support/workspace-engines';
import { artworkOf, setArtwork } from '@/features/submit/pictures/artwork';
import { copyOfDraft } from '@/features/submit/drafts/copy-draft';
import { presentDesign, screensOf } from '@/features/submit/pictures/drawing-plan';
import { graphicFacts } from '@/features/submit/studio/graphic-export';
import { currentPictures } from '@/features/submit/package/download-package';
import type { PicturePart } from '@/features/submit/pictures/picture-state';
import { NOTHING_DUE, updatePictures, type ImageWriter } from '@/features/submit/pictures/update-pictures';

const CREATED = '2026-11-25T09:00:00.000Z';
const TODAY = '2026-11-25';

function writerOf(repository: Repository): ImageWriter {
  return {
    put: (...items) => repository.put(draftImagesCollection, items),
    update: (id, change) => repository.update(draftImagesCollection, id, change),
    remove: (...ids) => repository.remove(draftImagesCollection, ...ids),
  };
}

/** A workspace with one draft, as the wizard has it, and what a publisher does with it. */
export async function openDesk(changes: Partial<StoredDraft> = {}) {
  const engine = createMemoryEngine();
  let repository = await otherTab({ engine });
  const painter = textPainter();
  let fails = false;
  let ids = 0;
  const newId = () => `id-${(ids += 1)}`;
  let draft: StoredDraft = { ...storedDraft(), id: 'a', builds: [], ...changes };
  const images = async () => imagesOfDraft(await repository.list(draftImagesCollection), draft.id);
  const whole = async () => withImages(draft, await repository.list(draftImagesCollection));
  const design = async (): Promise<Design> => {
    const read = presentDesign(draft, screensOf(await images()));
    if (!read.ok) throw new Error(read.failure.message);
    return read.value;
  };
  const tools = () => ({
    repository,
    images: writerOf(repository),
    clock: systemClock,
    signal: new AbortController().signal,
    report: () => undefined,
    render: fails ? textPainter(() => true).render : painter.render,
  });
  const add = async (...added: DraftImage[]) => {
    const last = (await images()).at(-1)?.position ?? 0;
    await repository.put(
      draftImagesCollection,
      added.map((each, index): StoredDraftImage => ({
        ...each,
        draftId: draft.id,
        position: last + 1 + index,
        stamp: newId(),
      })),
    );
  };
  const addScreen = (id: string, width: number, height: number, locale: string) =>
    add(
      image({
        ...{ id, kind: 'picture', slotId: undefined, width, height, locale },
        blob: new Blob([`screen ${id}`]),
      }),
    );
  return {
    painter,
    images,
    whole,
    design,
    tools,
    draft: () => draft,
    setFailing: (isOn: boolean) => (fails = isOn),
    change: (apply: (now: StoredDraft) => StoredDraft) => (draft = apply(draft)),
    edit: async (change: (now: Design) => Design) => {
      const before = await design();
      const after = change(before);
      draft = { ...draft, design: after };
      const kept = picturesIn(after);
      await repository.remove(
        draftImagesCollection,
        ...[...picturesIn(before)].filter((id) => !kept.has(id)),
      );
    },
    addScreen,
    dropScreens: async (width: number, height: number, locale: string) => {
      await addScreen(newId(), width, height, locale);
      const placed = placePictures(await design(), screensOf(await images()), draft.defaultLocale);
      draft = { ...draft, design: placed };
    },
    importScreenshot: async (locale: string) => {
      const id = newId();
      await add(image({ id, locale, blob: new Blob([`raw ${id}`]) }));
    },
    draw: (...parts: PicturePart[]) => {
      if (parts.includes('screenshots')) draft = setArtwork({ targetIds: artworkOf(draft).targetIds })(draft);
      return updatePictures(draft, { ...tools(), due: { keys: new Set(), parts: new Set(parts) } });
    },
    follow: () => updatePictures(draft, { ...tools(), due: NOTHING_DUE }),
    removeImage: async (index: number) => {
      const drawn = (await images()).filter(({ kind }) => kind !== 'picture');
      const chosen = drawn[index % Math.max(1, drawn.length)];
      if (chosen) await repository.remove(draftImagesCollection, chosen.id);
    },
    nextVersion: async () => {
      const copy = copyOfDraft(await whole(), newId, CREATED);
      draft = copy.draft;
      await add(...copy.images);
    },
    reload: async () => {
      await repository.put(draftsCollection, [structuredClone(draft)]);
      repository = await otherTab({ engine });
      const stored = await repository.get(draftsCollection, draft.id);
      if (!stored) throw new Error('The draft is gone.');
      draft = stored;
    },
  };
}
export type Desk = Awaited<ReturnType<typeof openDesk>>;

/** The texts of the pictures that the page shows: of each image in its place, drawn now from the design of the page. */
export async function shownTexts(desk: Desk): Promise<string[]> {
  const [draft, design] = [await desk.whole(), await desk.design()];
  const screens = new Map<string, string>();
  for (const { id, blob } of screensOf(draft.images)) screens.set(id, await blob.text());
  const facts = graphicFacts(draft, design.style.font);
  const texts: string[] = [];
  for (const each of draft.images) {
    if (each.kind === 'picture') continue;
    if (!each.drawn) {
      texts.push(await each.blob.text());
      continue;
    }
    const { shotId, targetId } = each.drawn;
    const graphicId = GRAPHIC_IDS.find((id) => id === shotId);
    const target = RENDER_TARGETS.find(({ id }) => id === targetId);
    const drawn = graphicId ? usedDesign(graphicOf(design, graphicId, facts)) : design;
    const size = target
      ? designTarget(target)
      : targetId === FEATURE_TARGET.id
        ? FEATURE_TARGET
        : iconTarget(each.width);
    const index = graphicId ? 0 : design.order.indexOf(shotId);
    const request = { design: drawn, index, size, locale: each.locale, mainLocale: draft.defaultLocale };
    texts.push(paintedText(request, (id) => screens.get(id)));
  }
  return texts;
}

export async function storedTexts(desk: Desk): Promise<string[]> {
  return Promise.all(
    (await desk.images()).filter(({ kind }) => kind !== 'picture').map(({ blob }) => blob.text()),
  );
}

/** The pictures in the package of the current draft, and its notes. */
export async function packed(desk: Desk) {
  const current = await currentPictures(desk.draft(), desk.tools());
  if (!current.ok) throw new Error(current.failure);
  const { draft, notes } = current.value;
  const { files, notes: all } = submissionPackage(draft, {
    report: assessReadiness(draft, { today: TODAY }),
    exportDate: TODAY,
    leftOut: notes,
  });
  const blobs = files.flatMap(({ path, content }) =>
    content instanceof Blob && /^(?:app-store|google-play)\//.test(path) ? [content] : [],
  );
  return { texts: await Promise.all(blobs.map((blob) => blob.text())), notes: all };
}

/** Id of the picture at a place of the set; places beyond the last begin again. */
export function shotAt({ order }: Design, place: number): string {
  return order[place % Math.max(1, order.length)] ?? '';
}
