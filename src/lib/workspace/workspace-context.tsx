import {
  QueryClient,
  QueryClientProvider,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Collection, WorkspaceRecord } from './collection';
import type { Repository, WorkspaceHealth } from './repository';
import { useWorkspaceOpener } from './workspace-opener';

/** Cache rules of spec.md section 9: dropped after 5 minutes unused, up to 3 retries, waiting 30 s at most. */
const GARBAGE_AFTER_MS = 5 * 60_000;
const MAX_RETRIES = 3;
const LONGEST_WAIT_MS = 30_000;
const FIRST_WAIT_MS = 1000;

const RepositoryContext = createContext<Repository | undefined>(undefined);
const HealthContext = createContext<WorkspaceHealth>({ isKept: true, setAside: 0 });

/** Everything below reads and writes the workspace of one user. Key it by the user's id. */
export function WorkspaceProvider({
  userId,
  fallback,
  children,
}: {
  userId: string;
  fallback: ReactNode;
  children: ReactNode;
}) {
  const open = useWorkspaceOpener();
  const [repository, setRepository] = useState<Repository>();
  const [health, setHealth] = useState<WorkspaceHealth>({ isKept: true, setAside: 0 });
  const [queries] = useState(createQueryClient);

  useEffect(() => {
    let opened: Repository | undefined;
    let isLeft = false;
    let unsubscribe: (() => void) | undefined;
    void open(userId).then((found) => {
      if (isLeft) {
        found.close();
        return;
      }
      opened = found;
      unsubscribe = found.onChange((collection) => {
        setHealth(found.health());
        void queries.invalidateQueries({ queryKey: collection ? [collection] : [] });
      });
      setHealth(found.health());
      setRepository(found);
    });
    return () => {
      isLeft = true;
      unsubscribe?.();
      opened?.close();
      queries.clear();
    };
  }, [open, queries, userId]);

  if (!repository) return fallback;
  return (
    <QueryClientProvider client={queries}>
      <RepositoryContext value={repository}>
        <HealthContext value={health}>{children}</HealthContext>
      </RepositoryContext>
    </QueryClientProvider>
  );
}

function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always', // the workspace is on this device: offline changes nothing
        staleTime: Infinity, // every change is announced, from this tab and from the others
        gcTime: GARBAGE_AFTER_MS,
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

/** Where the user's work is kept, for the banner. */
export function useWorkspaceHealth(): WorkspaceHealth {
  return useContext(HealthContext);
}

/** All records of a collection, in the order they were added. */
export function useCollection<Item extends WorkspaceRecord>(collection: Collection<Item>) {
  const repository = useRepository();
  return useQuery({ queryKey: [collection.name], queryFn: () => repository.list(collection) });
}

/** One record; `null` data means that there is none with this id. */
export function useRecord<Item extends WorkspaceRecord>(collection: Collection<Item>, id: string) {
  const repository = useRepository();
  return useQuery({
    queryKey: [collection.name, id],
    queryFn: async () => (await repository.get(collection, id)) ?? null,
  });
}

/**
 * Writes to a collection. Each gives a promise; lists and records on the screen follow.
 * `update` changes a record as it is now, so that two tabs don't undo each other.
 */
export function useCollectionWriter<Item extends WorkspaceRecord>(collection: Collection<Item>) {
  const repository = useRepository();
  const queries = useQueryClient();
  const { mutateAsync: run, isPending } = useMutation({
    mutationFn: (write: () => Promise<unknown>) => write(),
    onSettled: () => queries.invalidateQueries({ queryKey: [collection.name] }),
  });
  const writer = useMemo(
    () => ({
      put: async (...items: Item[]) => {
        await run(() => repository.put(collection, items));
      },
      update: async (id: string, change: (item: Item) => Item | undefined) =>
        (await run(() => repository.update(collection, id, change))) as Item | undefined,
      remove: async (id: string) => {
        await run(() => repository.remove(collection, id));
      },
    }),
    [collection, repository, run],
  );
  return { ...writer, isPending };
}
