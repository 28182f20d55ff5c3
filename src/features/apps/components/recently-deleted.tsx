import { useEffect } from 'react';
import { QuietButton, SmallButton } from '@/components/button';
import { Disclosure } from '@/components/disclosure';
import { formatInstant } from '@/domain/dates';
import { clipText, compareText } from '@/domain/texts';
import { useClock } from '@/lib/clock';
import { notify } from '@/lib/notify';
import { useTrash } from '@/lib/workspace/trash';
import {
  isExpired,
  TRASH_DAYS,
  trashCollection,
  trashName,
  type TrashItem,
} from '@/lib/workspace/trash-work';
import { useCollection } from '@/lib/workspace/workspace-context';

const KINDS: Record<TrashItem['kind'], string> = { app: 'App', draft: 'Draft' };

/** Apps and drafts that were deleted in the last 30 days, to bring them back. */
export function RecentlyDeleted() {
  const clock = useClock();
  const { data: items } = useCollection(trashCollection);
  const { restore, forget } = useTrash();
  useEffect(() => {
    const expired = items?.filter((item) => isExpired(item, clock.now())) ?? [];
    if (expired.length > 0) void forget(expired.map(({ id }) => id));
  }, [clock, forget, items]);

  const handleRestore = async (item: TrashItem) => {
    const restored = await restore(item);
    if (!restored.ok) notify.error('Not restored yet', restored.failure);
  };
  if (!items || items.length === 0) return null;
  return (
    <div className="mt-6">
      <Disclosure title="Recently deleted" aside={items.length}>
        <p className="text-sm text-ink-soft">Kept on this device for {TRASH_DAYS} days.</p>
        <ul className="divide-y">
          {items
            .toSorted((a, b) => compareText(b.deletedAt, a.deletedAt))
            .map((item) => {
              const name = clipText(trashName(item), 80);
              return (
                <li key={item.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5 first:pt-0">
                  <div className="min-w-0 flex-1 basis-56">
                    <p className="truncate text-sm font-medium">
                      <bdi>{name}</bdi>
                    </p>
                    <p className="text-[0.8125rem] text-ink-soft tabular-nums">
                      {KINDS[item.kind]} · deleted {formatInstant(item.deletedAt)}
                    </p>
                  </div>
                  <div className="flex gap-2">
                    <SmallButton aria-label={`Restore ${name}`} onClick={() => void handleRestore(item)}>
                      Restore
                    </SmallButton>
                    <QuietButton
                      aria-label={`Delete ${name} for good`}
                      onClick={() => void forget([item.id])}
                    >
                      Delete for good
                    </QuietButton>
                  </div>
                </li>
              );
            })}
        </ul>
      </Disclosure>
    </div>
  );
}
