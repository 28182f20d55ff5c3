import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useUser } from '../auth/auth-context';
import { useClock } from '../clock';
import { draftImagesCollection, draftsCollection } from '../workspace/app-collections';
import type { Repository } from '../workspace/repository';
import { useRepository } from '../workspace/workspace-context';
import { makePreview } from './make-preview';
import type { RoundEnd } from './round-end';
import { runRound } from './sync';
import { newSyncMemory } from './sync-options';
import { newTeamId } from './team-id';
import { isOpenDraft, publishStatus, registerSync } from './team-status';
import { useTeamGateway } from './use-team-gateway';

/** Time between two questions to the server while the page is in use, and otherwise. */
const POLL_MS = 5000;
const IDLE_POLL_MS = 30_000;
/** Time without input after which the page counts as idle. */
const IDLE_AFTER_MS = 5 * 60_000;
/** A change is sent this long after the save of the last one. */
const SEND_AFTER_MS = 1500;
/** The same while saves are large: each is downloaded by everybody who has the draft open. */
const SEND_LARGE_AFTER_MS = 5000;
/** Characters from which a save is large. */
const LARGE_SAVE = 100_000;
/** Longest time between two tries after failures. */
const LONGEST_WAIT_MS = 60_000;

/** Exchanges the user's shared drafts with their teams while a page is visible. Renders nothing. */
export function TeamSync() {
  const clock = useClock();
  const { id: userId } = useUser();
  const repository = useRepository();
  const queries = useQueryClient();
  const gateway = useTeamGateway();

  useEffect(() => {
    let timer: number | undefined;
    let dueAt = Infinity;
    let failures = 0;
    let isRunning = false;
    let isWanted = false;
    let isStopped = false;
    let lastInput = clock.now();
    let memory = newSyncMemory();
    let lastSave = 0; // in characters

    const written = new Set<string>();
    const noting = notingWrites(repository, written);

    async function exchange(): Promise<RoundEnd> {
      const round = () =>
        runRound({
          userId,
          gateway,
          repository: noting,
          now: () => new Date(clock.now()).toISOString(),
          newId: newTeamId,
          makePreview,
          isOpen: isOpenDraft,
          memory,
          onSent: (characters) => void (lastSave = characters),
          onMore: () => void (isWanted = true),
        }).catch((): RoundEnd => 'unreachable');
      // One tab at a time. Another tab that is exchanging notifies this one of what it has written.
      const end =
        'locks' in navigator
          ? await navigator.locks.request(`storepilot-team-${userId}`, { ifAvailable: true }, (lock) =>
              lock ? round() : 'done',
            )
          : await round();
      for (const collection of written) void queries.invalidateQueries({ queryKey: [collection] });
      written.clear();
      return end;
    }

    async function run() {
      if (isRunning) {
        isWanted = true;
        return;
      }
      isRunning = true;
      const end = await exchange();
      isRunning = false;
      if (isStopped) return;
      publishStatus(end);
      failures = end === 'done' ? 0 : failures + 1;
      if (isWanted) {
        isWanted = false;
        plan(0);
      } else plan(nextWait());
    }

    function nextWait() {
      if (failures > 0) {
        const wait = Math.min(1000 * 2 ** (failures - 1), LONGEST_WAIT_MS);
        return wait * (1 + (failures % 3) / 10); // not all members at the same moment
      }
      const isInUse = clock.now() - lastInput < IDLE_AFTER_MS;
      return isInUse ? POLL_MS : IDLE_POLL_MS;
    }

    /** Plans the next round; an earlier one that is planned stays. */
    function plan(ms: number) {
      if (isStopped || document.visibilityState === 'hidden') return;
      const at = clock.now() + ms;
      if (timer !== undefined && dueAt <= at) return;
      if (timer !== undefined) clock.clearTimeout(timer);
      dueAt = at;
      timer = clock.setTimeout(() => {
        timer = undefined;
        dueAt = Infinity;
        void run();
      }, ms);
    }

    const now = () => plan(0);
    const onInput = () => void (lastInput = clock.now());
    const unregister = registerSync(now);
    const unsubscribe = queries.getQueryCache().subscribe(({ type, query }) => {
      const [collection] = query.queryKey as readonly unknown[];
      const isOfDraft = collection === draftsCollection.name || collection === draftImagesCollection.name;
      // Also during a round, which may have read the draft before.
      if (type === 'updated' && isOfDraft && failures === 0)
        plan(lastSave > LARGE_SAVE ? SEND_LARGE_AFTER_MS : SEND_AFTER_MS);
    });
    // Without a name, everything was replaced.
    const unsubscribeWrites = repository.onChange((change) => {
      if (change.kind === 'records' && change.collection === undefined) memory = newSyncMemory();
    });
    const listening = new AbortController();
    document.addEventListener('visibilitychange', now, { signal: listening.signal });
    for (const type of ['focus', 'online']) window.addEventListener(type, now, { signal: listening.signal });
    for (const type of ['pointerdown', 'keydown'])
      window.addEventListener(type, onInput, { signal: listening.signal });
    now();
    return () => {
      isStopped = true;
      if (timer !== undefined) clock.clearTimeout(timer);
      unregister();
      unsubscribe();
      unsubscribeWrites();
      listening.abort();
    };
  }, [clock, gateway, queries, repository, userId]);

  return null;
}

/** Returns the repository with writes that add the name of their collection to `written`. */
function notingWrites(repository: Repository, written: Set<string>): Repository {
  return {
    ...repository,
    async put(collection, items) {
      await repository.put(collection, items);
      written.add(collection.name);
    },
    async update(collection, id, change) {
      const item = await repository.update(collection, id, change);
      written.add(collection.name);
      return item;
    },
    async updateBoth(first, second, id, change) {
      await repository.updateBoth(first, second, id, change);
      written.add(first.name).add(second.name);
    },
    async remove(collection, ...ids) {
      await repository.remove(collection, ...ids);
      written.add(collection.name);
    },
  };
}
