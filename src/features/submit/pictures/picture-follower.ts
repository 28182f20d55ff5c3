import { localesOf, type DraftChange } from '../wizard/draft-changes';
import { setArtwork } from './artwork';
import { pictureKey, screensOf } from './drawing-plan';
import { hasDrawnPictures, isDrawn, NO_PICTURES, type PicturePart, type PictureState } from './picture-state';
import type { SubmissionDraft } from '@/model/draft';
import type { Clock } from '@/lib/clock';
import { createProgress } from '@/lib/jobs/progress';
import { draftImagesCollection } from '@/lib/workspace/app-collections';
import { withImages } from '@/lib/workspace/draft-images';
import {
  picturesDue,
  readPictures,
  updatePictures,
  type DuePictures,
  type PictureStorage,
} from './update-pictures';

/** Time without a change after which the pictures follow it. Someone who types or drags is not disturbed. */
export const QUIET_MS = 1200;

/** Keeps the drawn pictures of one draft as its design is, for as long as the wizard is open. */
export interface PictureFollower {
  /** Takes the draft on the screen. Its pictures are drawn again when it has not changed for a moment. */
  follow(draft: SubmissionDraft): void;
  /** Draws a part of the design, also what was never drawn or was removed. */
  draw(part: PicturePart): void;
  /** Draws whatever the submission should have and was not removed. */
  finish(): void;
  /** Stops drawing until the design changes or is drawn again. */
  cancel(): void;
  close(): void;
}

interface FollowerOptions extends PictureStorage {
  clock: Clock;
  onState: (state: PictureState) => void;
  onChange: (change: DraftChange) => void;
  render?: Parameters<typeof updatePictures>[1]['render'];
}

/**
 * Pictures without an image are drawn by themselves only when they came into the design while it was followed: one that
 * was removed on this page, or by another member of the team, stays removed.
 */
export function createPictureFollower({
  repository,
  images,
  clock,
  onState,
  onChange,
  render,
}: FollowerOptions): PictureFollower {
  let draft: SubmissionDraft | undefined;
  let state: PictureState = NO_PICTURES;
  let timer: number | undefined;
  let working: AbortController | undefined;
  /** Time after which to work again, where something changed while the work was under way. */
  let again: number | undefined;
  /** The publisher cancelled the drawing: pictures are compared, but not drawn. */
  let isPaused = false;
  let isClosed = false;
  // A drawing that ended with the page before is resumed.
  const due = { keys: new Set<string>(), parts: new Set<PicturePart>(), isWhole: true };
  /** Keys of the plan when it was last read. */
  let known: readonly string[] | undefined;
  let isReordered = false;

  const show = (change: Partial<PictureState>) => {
    if (isClosed) return;
    state = { ...state, ...change };
    onState(state);
  };
  const schedule = (ms: number) => {
    if (timer !== undefined) clock.clearTimeout(timer);
    timer = undefined;
    if (working) again = Math.min(ms, again ?? ms);
    else if (ms === 0) void run();
    else timer = clock.setTimeout(() => void run(), ms);
  };

  /** Compares, then draws what is out of date. */
  async function run(): Promise<void> {
    timer = undefined;
    if (!draft || isClosed) return;
    working = new AbortController();
    const { signal } = working;
    try {
      await work(draft, signal);
    } catch {
      if (!signal.aborted) show({ kind: 'outdated', job: { status: 'failed', message: FAILED } });
    }
    working = undefined;
    const next = again;
    again = undefined;
    if (next !== undefined && !isClosed) schedule(next);
  }

  async function work(followed: SubmissionDraft, signal: AbortSignal): Promise<void> {
    const before = await read(followed);
    if (signal.aborted || !before) return;
    if (!before.needsWork || isPaused) {
      due.isWhole = false;
      if (before.counts.current === 0 && !before.needsWork) show(NO_PICTURES);
      else show({ ...before.counts, kind: before.needsWork ? 'outdated' : 'current' });
      return;
    }
    const progress = createProgress();
    const asked = new Set(due.parts);
    show({
      ...before.counts,
      asked,
      kind: 'drawing',
      job: { status: 'running', label: 'Preparing the canvas', progress },
    });
    const { images: _, ...texts } = followed;
    const updated = await updatePictures(texts, {
      ...{ repository, images, clock, signal, isReordered, due: copyOf(due) },
      ...(render && { render }),
      report: (label, value) => {
        if (signal.aborted) return;
        progress.set(value);
        show({ kind: 'drawing', job: { status: 'running', label, progress } });
      },
    });
    if (signal.aborted) return;
    due.keys.clear();
    due.parts.clear();
    due.isWhole = false;
    isReordered = false;
    if (!updated.ok) {
      show({ kind: 'unreadable', job: { status: 'failed', message: updated.failure } });
      return;
    }
    const { drawn, cutTexts, unfinished, failure } = updated.value;
    const after = await read(withImages(texts, await repository.list(draftImagesCollection)));
    if (signal.aborted || !after) return;
    show({
      ...after.counts,
      outdated: Math.max(after.counts.outdated, unfinished.length),
      kind: after.needsWork || unfinished.length > 0 ? 'outdated' : 'current',
      job: failure === undefined ? { status: 'idle' } : { status: 'failed', message: failure },
      done: asked.size > 0 ? { parts: asked, drawn: drawn.length, cutTexts } : state.done,
    });
  }

  async function read(now: SubmissionDraft) {
    const result = await readPictures(now, repository, copyOf(due));
    if (isClosed) return undefined;
    if (!result.ok) {
      show({ kind: 'unreadable', job: { status: 'failed', message: result.failure } });
      return undefined;
    }
    const { planned, current, stale, missing, obsolete, isOutOfOrder } = result.value;
    notePlan(planned.map(pictureKey), hasDrawnPictures(now));
    const dueNow = picturesDue(now, missing, due);
    const mustMove = isOutOfOrder && (now.teamPictures === undefined || isReordered);
    return {
      needsWork: stale.length + dueNow.length + obsolete.length > 0 || mustMove,
      counts: {
        current: current.length,
        outdated: stale.length + dueNow.length,
        missing: missing.filter((picture) => !dueNow.includes(picture)).map(pictureKey),
        hasScreenshots: now.images.some((image) => image.kind === 'screenshot' && isDrawn(image, now.id)),
      },
    };
  }

  /** Notes which pictures came into the design since it was last read, and whether it has another order. */
  function notePlan(keys: readonly string[], isFollowing: boolean) {
    const before = known;
    known = keys;
    if (!before || !isFollowing) return;
    const old = new Set(before);
    const now = new Set(keys);
    for (const key of keys) if (!old.has(key)) due.keys.add(key);
    const [stayed, stays] = [before.filter((key) => now.has(key)), keys.filter((key) => old.has(key))];
    if (stayed.some((key, index) => key !== stays[index])) isReordered = true;
  }

  return {
    follow(next) {
      const before = draft;
      draft = next;
      if (!hasDrawnPictures(next) && due.parts.size === 0 && !due.isWhole) {
        working?.abort();
        known = undefined;
        if (state.kind !== 'none') show(NO_PICTURES);
      } else if (before && isSameDesign(before, next)) {
        // Mostly the images that were just drawn.
        if (!isSameList(before.images, next.images)) schedule(QUIET_MS);
      } else {
        working?.abort();
        isPaused = false;
        show({ kind: 'checking', job: { status: 'idle' }, done: undefined });
        schedule(before && known ? QUIET_MS : 0);
      }
    },
    draw(part) {
      due.parts.add(part);
      isPaused = false;
      working?.abort();
      show({ done: undefined });
      schedule(0);
    },
    finish() {
      if (!draft) return;
      // Its sizes no longer depend on the builds, which the next version lacks.
      if (!draft.artwork && screensOf(draft.images).length > 0) onChange(setArtwork({}));
      due.isWhole = true;
      schedule(0);
    },
    cancel() {
      isPaused = true;
      working?.abort();
      due.keys.clear();
      due.parts.clear();
      due.isWhole = false;
      show({ kind: 'outdated', job: { status: 'cancelled' } });
      schedule(QUIET_MS);
    },
    close() {
      isClosed = true;
      working?.abort();
      if (timer !== undefined) clock.clearTimeout(timer);
    },
  };
}

/** Whether two states of a draft give the same pictures, as far as the draft decides it. */
function isSameDesign(first: SubmissionDraft, second: SubmissionDraft): boolean {
  return isSameList(designOf(first), designOf(second));
}

function designOf(draft: SubmissionDraft): unknown[] {
  const { design, artwork, defaultLocale, platform, builds, images } = draft;
  const screens = screensOf(images).flatMap(({ id, blob }) => [id, blob]);
  return [design, artwork, defaultLocale, platform, builds, localesOf(draft).join(), ...screens];
}

function isSameList(first: readonly unknown[], second: readonly unknown[]): boolean {
  return first.length === second.length && first.every((each, index) => Object.is(each, second[index]));
}

function copyOf({ keys, parts, ...rest }: DuePictures): DuePictures {
  return { ...rest, keys: new Set(keys), parts: new Set(parts) };
}

const FAILED =
  'The pictures could not be drawn again. Draw them once more; reload the page if it keeps failing.';
