import {
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useClock } from '../clock';
import type { Collection, WorkspaceRecord } from '../workspace/collection';
import { useRecord, useRepository, useShowRecords } from '../workspace/workspace-context';
import {
  autoSave,
  beginAutoSave,
  mergedWrite,
  PLAIN_RULES,
  unsavedItem,
  type AutoSave,
  type AutoSaveEvent,
  type AutoSaveRules,
  type Replaced,
  type SaveState,
  type Write,
} from './auto-save';
import type { OfferChoice, TextOffers } from './text-offers';
import type { ChoiceClash } from '@/domain/merge-records';

/** The longest time a change waits for its save, however fast the typing goes on. */
const SAVE_AFTER_MS = 300;

/** Texts that another tab changed while they were in use here, and how the form reports its focus. */
export interface SharedTexts {
  offers: TextOffers;
  focus: (field: string | undefined) => void;
  choose: (field: string, choice: OfferChoice, separator: string) => void;
}

export interface AutoSaveHandle<Item> {
  /** Undefined while it is being read, and when there is none. */
  item: Item | undefined;
  isMissing: boolean;
  /** It could not be read; `retry` tries again. */
  isUnreadable: boolean;
  retry: () => void;
  change: (apply: (item: Item) => Item) => void;
  saveState: SaveState;
  /** Saves immediately what still waits. */
  flush: () => void;
  /** Another tab deleted it; the next change brings it back. */
  isDeletedElsewhere: boolean;
  texts: SharedTexts;
  /** Values other than texts that somebody else stored and this tab's later change replaced. */
  overridden: readonly ChoiceClash[];
  /** Removes those that were stored where the user decides about them. */
  onNoted: (overridden: readonly ChoiceClash[]) => void;
}

/** Edits the only record of its kind; `fresh` is shown until it is stored. */
export function useSingleRecord<Item extends WorkspaceRecord>(
  collection: Collection<Item>,
  fresh: Item,
  rules: AutoSaveRules<Item> = PLAIN_RULES,
): AutoSaveHandle<Item> {
  return useAutoSave(collection, { id: fresh.id, whenMissing: fresh, rules });
}

/**
 * Edits one stored record: shows every change immediately, saves it within 300 ms, and merges the changes of other tabs
 * field by field. Leaving or hiding the page saves what still waits.
 * @param options.start content of a new record, stored with its first change
 * @param options.whenMissing content that is shown when storage has no such record
 * @param options.rules a constant: how the record is merged and completed
 */
export function useAutoSave<Item extends WorkspaceRecord>(
  collection: Collection<Item>,
  {
    id,
    start,
    whenMissing,
    rules = PLAIN_RULES,
  }: { id: string; start?: Item | undefined; whenMissing?: Item; rules?: AutoSaveRules<Item> },
): AutoSaveHandle<Item> {
  const clock = useClock();
  const repository = useRepository();
  const queries = useQueryClient();
  const record = useRecord(collection, id);
  const show = useShowRecords(collection);
  const [state, setState] = useState((): AutoSave<Item> => {
    const begun = beginAutoSave(start, whenMissing);
    // A form that is shown takes input, so it must not begin without a record that is known.
    return record.data === undefined
      ? begun
      : autoSave<Item>(begun, { kind: 'stored', item: record.data }, rules).state;
  });
  /** The newest state, for handlers that run between two renders. */
  const newest = useRef(state);
  const timer = useRef<number>(undefined);
  /** Changes made before the record was read. */
  const early = useRef<((item: Item) => Item)[]>([]);
  // Beside the state, because that may wait in a transition: until then a text just typed would count as saved.
  const listeners = useRef(new Set<() => void>());
  const subscribe = useCallback((listener: () => void) => {
    const all = listeners.current;
    all.add(listener);
    return () => void all.delete(listener);
  }, []);
  const readSaveState = () => newest.current.saveState;
  const saveState = useSyncExternalStore(subscribe, readSaveState, readSaveState);

  const putUnsaved = useCallback(() => {
    const unsaved = unsavedItem(newest.current, rules);
    if (unsaved) repository.putWhileClosing(collection, unsaved);
  }, [collection, repository, rules]);

  const write = useCallback(
    async (write: Write<Item>) => {
      let replaced: Replaced | undefined;
      const after = await repository.update(collection, id, (stored) => {
        const merged = mergedWrite(write, stored, rules);
        replaced = merged.replaced;
        return rules.stamp(merged.item, stored);
      });
      if (after) return { after, replaced };
      const first = rules.stamp(write.item, write.base);
      await repository.put(collection, [first]);
      return { after: first, replaced };
    },
    [collection, id, repository, rules],
  );

  const dispatch = useCallback(
    function dispatch(event: AutoSaveEvent<Item>) {
      if ((event.kind === 'due' || event.kind === 'leaving') && timer.current !== undefined) {
        clock.clearTimeout(timer.current);
        timer.current = undefined;
      }
      const wasRead = newest.current.shown !== undefined;
      const { state: after, next } = autoSave(newest.current, event, rules);
      newest.current = after;
      listeners.current.forEach((listener) => listener());
      // Saves and reads can wait; what the user does cannot.
      if (event.kind === 'due' || event.kind === 'saved' || (event.kind === 'stored' && wasRead)) {
        startTransition(() => setState(after));
      } else {
        setState(after);
      }
      if (next === 'nothing') return;
      if (next === 'wait') {
        timer.current ??= clock.setTimeout(() => dispatch({ kind: 'due' }), SAVE_AFTER_MS);
        return;
      }
      // The form may be gone by then, and the page may close before the write has ended.
      const handlePageHide = () => putUnsaved();
      window.addEventListener('pagehide', handlePageHide);
      const writing = write(next).finally(() => window.removeEventListener('pagehide', handlePageHide));
      writing.then(
        ({ after: stored, replaced }) => {
          show(new Map([[id, stored]]));
          dispatch({ kind: 'saved', write: next, after: stored, ...(replaced && { replaced }) });
        },
        () => dispatch({ kind: 'failed' }),
      );
    },
    [clock, id, putUnsaved, rules, show, write],
  );

  const change = useCallback(
    (apply: (item: Item) => Item) => {
      const { shown } = newest.current;
      if (shown === undefined) {
        early.current.push(apply);
        return;
      }
      const item = apply(shown);
      if (item !== shown) dispatch({ kind: 'typed', item });
    },
    [dispatch],
  );

  useEffect(() => {
    // The cache rather than `record.data`, which may be older than a write that has just ended.
    const item = queries.getQueryData<Item | null>([collection.name, id]);
    if (item === undefined) return;
    dispatch({ kind: 'stored', item });
    if (newest.current.shown !== undefined) early.current.splice(0).forEach(change);
  }, [change, collection, dispatch, id, queries, record.data]);

  const leave = useCallback(() => dispatch({ kind: 'leaving' }), [dispatch]);
  useEffect(() => {
    const handleVisibility = () => {
      if (document.visibilityState === 'hidden') leave();
    };
    const handlePageHide = () => {
      putUnsaved();
      leave();
    };
    window.addEventListener('pagehide', handlePageHide);
    document.addEventListener('visibilitychange', handleVisibility);
    return () => {
      window.removeEventListener('pagehide', handlePageHide);
      document.removeEventListener('visibilitychange', handleVisibility);
    };
  }, [leave, putUnsaved]);

  // A layout effect, because the workspace closes in an effect's clean-up, and waits only for writes that have begun.
  useLayoutEffect(
    () => () => {
      const { shown, clean } = newest.current;
      leave();
      // The next visit of the page shows it before the write has ended.
      if (shown !== undefined && shown !== clean) show(new Map([[id, shown]]));
    },
    [id, leave, show],
  );

  const texts = useMemo(
    (): SharedTexts => ({
      offers: state.offers,
      focus: (field) => dispatch(field === undefined ? { kind: 'blurred' } : { kind: 'focused', field }),
      choose: (field, choice, separator) => dispatch({ kind: 'chose', field, choice, separator }),
    }),
    [dispatch, state.offers],
  );

  return {
    item: state.shown,
    isMissing: state.shown === undefined && record.data === null,
    isUnreadable: state.shown === undefined && record.hasFailed,
    retry: record.retry,
    change,
    saveState,
    flush: useCallback(() => dispatch({ kind: 'due' }), [dispatch]),
    isDeletedElsewhere: state.isDeletedElsewhere,
    texts,
    overridden: state.overridden,
    onNoted: useCallback((overridden) => dispatch({ kind: 'noted', overridden }), [dispatch]),
  };
}
