import { useCallback, useMemo, useState } from 'react';
import type { Platform } from '@/model/app';
import { useClock } from '@/lib/clock';
import { useCollectionWriter, useRecord } from '@/lib/workspace/workspace-context';
import type { HandOverProgress } from './hand-over';
import { handOversCollection, type StoredHandOver } from './records';

type Change = (now: StoredHandOver) => StoredHandOver;

/** How far the lists of a draft are ticked, stored on this device. A change shows before it is stored. */
export function useHandOver(draftId: string): {
  progress: HandOverProgress;
  onToggle: (store: Platform, pageId: string, isDone: boolean) => void;
  onAddress: (store: Platform, address: string) => void;
} {
  const clock = useClock();
  const { data } = useRecord(handOversCollection, draftId);
  const { put } = useCollectionWriter(handOversCollection);
  const [own, setOwn] = useState<StoredHandOver>();
  const stored = own?.id === draftId ? own : data;
  const change = useCallback(
    (apply: Change) => {
      const next = apply(stored ?? { id: draftId, done: {}, addresses: {} });
      setOwn(next);
      // If storage is full, the ticks apply until the page is left; the banner about storage says so.
      void put(next).catch(() => undefined);
    },
    [draftId, put, stored],
  );
  const progress = useMemo(() => progressOf(stored), [stored]);
  return {
    progress,
    onToggle: (store, pageId, isDone) =>
      change((now) => {
        const key = `${store}/${pageId}`;
        const { [key]: _, ...others } = now.done;
        const done = isDone ? { ...others, [key]: new Date(clock.now()).toISOString() } : others;
        return { ...now, done };
      }),
    onAddress: (store, address) =>
      change((now) => ({ ...now, addresses: { ...now.addresses, [store]: address } })),
  };
}

function progressOf(stored: StoredHandOver | null | undefined): HandOverProgress {
  const keys = Object.keys(stored?.done ?? {});
  const pagesOf = (store: Platform) =>
    keys.filter((key) => key.startsWith(`${store}/`)).map((key) => key.slice(store.length + 1));
  return {
    done: { ios: pagesOf('ios'), android: pagesOf('android') },
    addresses: stored?.addresses ?? {},
  };
}
