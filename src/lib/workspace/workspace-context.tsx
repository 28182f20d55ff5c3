import {
  QueryClient,
  QueryClientProvider,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Collection, WorkspaceRecord } from './collection';
import { registerWorkspace } from './open-workspaces';
import { openingRepository } from './opening-repository';
import { GOOD_HEALTH, type Repository, type WorkspaceHealth } from './repository';
import { ownFirst, useSamples, WorkspaceUserContext } from './samples';
import { useWorkspaceOpener } from './workspace-opener';

/** Cache rules: unused data is dropped after 5 minutes; up to 3 retries, with at most 30 s between them. */
const GARBAGE_AFTER_MS = 5 * 60_000;
const MAX_RETRIES = 3;
const LONGEST_WAIT_MS = 30_000;
const FIRST_WAIT_MS = 1000;

const RepositoryContext = createContext<Repository | undefined>(undefined);
const HealthContext = createContext<WorkspaceHealth>(GOOD_HEALTH);

/**
 * Provides the workspace of one user to everything below, which renders while it opens: what is stored is pending until
 * then. Use the user's id as its key.
 */
export function WorkspaceProvider({ userId, children }: { userId: string; children: ReactNode }) {
  const open = useWorkspaceOpener();
  const [{ repository, settle }] = useState(() => openingRepository(userId));
  const [health, setHealth] = useState<WorkspaceHealth>(GOOD_HEALTH);
  const [failure, setFailure] = useState<{ error: unknown }>();
  const [queries] = useState(createQueryClient);

  useEffect(() => {
    let opened: Repository | undefined;
    let isLeft = false;
    let unsubscribe: (() => void) | undefined;
    let withdraw: (() => void) | undefined;
    open(userId).then(
      (found) => {
        settle(found);
        if (isLeft) {
          queueMicrotask(() => found.close()); // after what the page wrote before it was left
          return;
        }
        opened = found;
        unsubscribe = found.onChange((change) => {
          if (change.kind === 'health') setHealth(found.health());
          else void queries.invalidateQueries({ queryKey: change.collection ? [change.collection] : [] });
        });
        withdraw = registerWorkspace(userId, found);
        setHealth(found.health());
      },
      // Its code failed to load: the page's error boundary shows the message.
      (error: unknown) => setFailure({ error }),
    );
    return () => {
      isLeft = true;
      unsubscribe?.();
      withdraw?.();
      // Pages that save on leaving, and stop reading, do so in the same turn, after this.
      queueMicrotask(() => {
        opened?.close();
        // Each query that is left would keep the workspace in memory for five minutes.
        queries.removeQueries({ type: 'inactive' });
        queries.getMutationCache().clear();
      });
    };
  }, [open, queries, settle, userId]);

  if (failure) throw failure.error;
  return (
    <QueryClientProvider client={queries}>
      <WorkspaceUserContext value={userId}>
        <RepositoryContext value={repository}>
          <HealthContext value={health}>{children}</HealthContext>
        </RepositoryContext>
      </WorkspaceUserContext>
    </QueryClientProvider>
  );
}

function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always', // the workspace is on this device: being offline changes nothing
        staleTime: Infinity, // every change is announced, from this tab and from the others
        // While pages are prerendered, the timer would keep the build from ending.
        gcTime: typeof window === 'undefined' ? Infinity : GARBAGE_AFTER_MS,
        retry: MAX_RETRIES,
        retryDelay: (attempt) => Math.min(FIRST_WAIT_MS * 2 ** attempt, LONGEST_WAIT_MS),
      },
      mutations: { networkMode: 'always' },
    },
  });
}

export function useRepository(): Repository {
  const repository = useContext(RepositoryContext);
  if (!repository) throw new Error('The workspace is only there on pages behind the guard');
  return repository;
}

/** Where the user's work is stored, for the banner. */
export function useWorkspaceHealth(): WorkspaceHealth {
  return useContext(HealthContext);
}

/** Stored data as a page receives it. `data` is undefined until it was read. */
export interface Stored<Data> {
  data: Data | undefined;
  isPending: boolean;
  /** It could not be read so far. Some retries are automatic; `retry` tries immediately. */
  hasFailed: boolean;
  retry(): void;
}

function useStored<Data>(
  queryKey: readonly string[],
  queryFn: () => Promise<Data>,
  select: (data: Data) => Data,
  known?: () => Data | undefined,
): Stored<Data> {
  const queries = useQueryClient();
  const { data, isPending, isError, failureCount } = useQuery({
    ...{ queryKey, queryFn, select },
    ...(known && { initialData: known }),
  });
  const [name = '', id] = queryKey;
  const retry = useCallback(
    () => void queries.resetQueries({ queryKey: id === undefined ? [name] : [name, id], exact: true }),
    [id, name, queries],
  );
  return { data, isPending, hasFailed: data === undefined && (isError || failureCount > 0), retry };
}

/**
 * The records of a collection that the user wants to see: their own in the order they were added, then the samples
 * unless those are hidden.
 */
export function useCollection<Item extends WorkspaceRecord>(collection: Collection<Item>): Stored<Item[]> {
  const repository = useRepository();
  const { areShown } = useSamples();
  const select = useCallback(
    (items: Item[]) => ownFirst(collection, items, areShown),
    [areShown, collection],
  );
  return useStored([collection.name], () => repository.list(collection), select);
}

/** One record; `null` data means that there is none with this id, or that it is a hidden sample. */
export function useRecord<Item extends WorkspaceRecord>(
  collection: Collection<Item>,
  id: string,
): Stored<Item | null> {
  const repository = useRepository();
  const queries = useQueryClient();
  const { areShown } = useSamples();
  const select = useCallback(
    (item: Item | null) => (item && !areShown && collection.isSample(item) ? null : item),
    [areShown, collection],
  );
  /** A list on the screen contains the record already, or shows that there is none. */
  function fromList(): Item | null | undefined {
    const list = queries.getQueryState<Item[]>([collection.name]);
    if (!list?.data || list.isInvalidated || list.fetchStatus !== 'idle') return undefined;
    return list.data.find((each) => each.id === id) ?? null;
  }
  return useStored(
    [collection.name, id],
    async () => (await repository.get(collection, id)) ?? null,
    select,
    fromList,
  );
}

/** Shows records as they were written, without reading any other record again. */
export type ShowRecords<Item> = (
  /** The records by id; `null` for one that was removed. */
  records: ReadonlyMap<string, Item | null>,
) => void;

/** Returns a function that brings the lists and records on the screen up to date after a write. */
export function useShowRecords<Item extends WorkspaceRecord>({ name }: Collection<Item>): ShowRecords<Item> {
  const queries = useQueryClient();
  return useCallback(
    (records) => {
      /** A read that is under way may return what was there before the write: it starts again. */
      const show = (queryKey: string[], data: Item | Item[] | null | undefined) => {
        const query = queries.getQueryState(queryKey);
        if (!query) return;
        if (data !== undefined) queries.setQueryData(queryKey, data);
        if (data === undefined || query.fetchStatus !== 'idle') {
          void queries.invalidateQueries({ queryKey, exact: true });
        }
      };
      for (const [id, record] of records) show([name, id], record);
      const list = queries.getQueryData<Item[]>([name]);
      show([name], list && withWritten(list, records));
    },
    [name, queries],
  );
}

/** Records that one transaction writes: a thousand together would block the page for longer than a frame. */
const BATCH = 25;

/**
 * Returns functions that write to a collection, each with a promise; lists and records on the screen follow.
 * `update` changes the stored record, so that two tabs don't undo each other.
 */
export function useCollectionWriter<Item extends WorkspaceRecord>(collection: Collection<Item>) {
  const repository = useRepository();
  const show = useShowRecords(collection);
  const { mutateAsync: run, isPending } = useMutation({
    mutationFn: (write: () => Promise<unknown>) => write(),
  });
  const writer = useMemo(() => {
    const put = async (...items: Item[]) => {
      await run(() => repository.put(collection, items));
      show(new Map(items.map((item) => [item.id, item])));
    };
    return {
      put,
      /** Puts many records in several transactions, one after the other. The first that fails ends it. */
      putMany: async (items: readonly Item[]) => {
        for (let start = 0; start < items.length; start += BATCH)
          await put(...items.slice(start, start + BATCH));
      },
      update: async (id: string, change: (item: Item) => Item | undefined) => {
        const item = (await run(() => repository.update(collection, id, change))) as Item | undefined;
        if (item) show(new Map([[id, item]]));
        return item;
      },
      remove: async (...ids: string[]) => {
        if (ids.length === 0) return;
        await run(() => repository.remove(collection, ...ids));
        show(new Map(ids.map((id) => [id, null])));
      },
    };
  }, [collection, repository, run, show]);
  return { ...writer, isPending };
}

/**
 * Returns a list after records were written, without reading the whole collection again.
 * @param written by id; `null` for a record that was removed
 * @returns undefined when a record is new to the list, because only storage has its position
 */
export function withWritten<Item extends WorkspaceRecord>(
  list: readonly Item[],
  written: ReadonlyMap<string, Item | null>,
): Item[] | undefined {
  const listed = new Set(list.map(({ id }) => id));
  for (const [id, item] of written) if (item && !listed.has(id)) return undefined;
  return list.flatMap((item) => {
    const next = written.get(item.id);
    return next === undefined ? [item] : (next ?? []);
  });
}

/** Loads every collection of the product, for work on a whole workspace. */
export type LoadCollections = () => Promise<readonly Collection<WorkspaceRecord>[]>;

const CollectionsContext = createContext<LoadCollections>(() => Promise.resolve([]));

export const CollectionsProvider = CollectionsContext.Provider;

export function useLoadCollections(): LoadCollections {
  return useContext(CollectionsContext);
}
