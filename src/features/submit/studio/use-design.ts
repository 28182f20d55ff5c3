import { startTransition, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Design } from '@/domain/studio/design';
import { readDesign } from '@/domain/studio/design-schema';
import { firstDesign, placePictures } from '@/domain/studio/draft-design';
import { picturesIn } from '@/domain/studio/edits';
import { EMPTY_HISTORY, endGroup, record, redo, undo } from '@/domain/studio/history';
import type { SubmissionDraft } from '@/model/draft';
import type { DraftImage } from '@/model/draft-image';
import type { DraftChange } from '../wizard/draft-changes';
import type { DraftImages } from '../records';

/** Designs that this page made, which need not be read again: doing so after every letter would be slow. */
const ownDesigns = new WeakSet<object>();

/** Changes a design; returns the same one to change nothing. */
export type DesignEdit = (design: Design) => Design;

export type DesignHandle = ReturnType<typeof useDesign>;

/**
 * The design of a draft, with undo and redo for as long as the studio is open. The own screens follow it: one that no
 * picture shows any more is deleted, and returns with undo.
 */
export function useDesign(
  draft: SubmissionDraft,
  images: DraftImages,
  onChange: (change: DraftChange) => void,
) {
  const [history, setHistory] = useState(EMPTY_HISTORY);
  const [held, setHeld] = useState<Design>();
  const [deleted, setDeleted] = useState<ReadonlySet<string>>(new Set());
  const { design: stored, artwork, defaultLocale } = draft;
  const screens = useMemo(
    () => images.images.filter(({ kind, id }) => kind === 'picture' && !deleted.has(id)),
    [deleted, images.images],
  );
  const read = useMemo(
    () =>
      stored === undefined
        ? undefined
        : ownDesigns.has(stored)
          ? { ok: true as const, value: stored as Design }
          : readDesign(stored),
    [stored],
  );
  const present = useMemo(
    () =>
      read?.ok
        ? placePictures(read.value, screens, defaultLocale)
        : firstDesign(artwork, screens, defaultLocale),
    [artwork, defaultLocale, read, screens],
  );

  const latest = useRef({ present, held, history, images, onChange });
  const known = useRef(new Map<string, DraftImage>());
  useLayoutEffect(() => {
    // A render that interrupts a transition does not show its edit yet.
    const isNewest = history === latest.current.history;
    latest.current = isNewest
      ? { present, held, history, images, onChange }
      : { ...latest.current, images, onChange };
  });
  useEffect(() => screens.forEach((screen) => known.current.set(screen.id, screen)), [screens]);

  const write = useCallback((design: Design, nextHistory: typeof history) => {
    const { present: before, images: store } = latest.current;
    latest.current = { ...latest.current, present: design, held: undefined, history: nextHistory };
    ownDesigns.add(design);
    setHeld(undefined);
    setHistory(nextHistory);
    latest.current.onChange((now) => ({ ...now, design }));
    const [had, has] = [picturesIn(before), picturesIn(design)];
    const gone = [...had].filter((id) => !has.has(id));
    const back = [...has].flatMap((id) => (had.has(id) ? [] : (known.current.get(id) ?? [])));
    if (gone.length > 0) {
      setDeleted((ids) => new Set([...ids, ...gone]));
      void store.remove(...gone);
    }
    if (back.length > 0) {
      setDeleted((ids) => new Set([...ids].filter((id) => !back.some((image) => image.id === id))));
      void store.add(back);
    }
  }, []);

  /** Applies an edit. Edits of the same group in a row are one step of the history. */
  const edit = useCallback(
    (change: DesignEdit, group?: string) => {
      const before = latest.current.present;
      const next = change(before);
      if (next !== before) write(next, record(latest.current.history, before, group));
    },
    [write],
  );
  /** Shows an edit without storing it, while something is dragged; `undefined` shows the stored design again. */
  const hold = useCallback((change: DesignEdit | undefined) => {
    const next = change?.(latest.current.present);
    latest.current.held = next;
    setHeld(next);
  }, []);
  /** Stores what is held. */
  const release = useCallback(() => {
    const { held: next, present: before } = latest.current;
    if (next && next !== before) write(next, record(latest.current.history, before));
    else setHeld(undefined);
  }, [write]);
  const step = useCallback(
    (take: typeof undo) => {
      const taken = take(latest.current.history, latest.current.present);
      // All pictures may change, which can take longer than a press may.
      if (taken) startTransition(() => write(taken.design, taken.history));
    },
    [write],
  );
  return {
    design: held ?? present,
    /** An edit is shown that is not stored yet. */
    isHeld: held !== undefined,
    /** Why the stored design cannot be shown. It stays unchanged. */
    failure: read && !read.ok ? read.failure : undefined,
    screens,
    edit,
    hold,
    release,
    endGroup: useCallback(() => {
      const ended = endGroup(latest.current.history);
      latest.current = { ...latest.current, history: ended };
      startTransition(() => setHistory(ended));
    }, []),
    undo: useCallback(() => step(undo), [step]),
    redo: useCallback(() => step(redo), [step]),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  };
}
