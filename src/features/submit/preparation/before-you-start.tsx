import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { preparations } from 'virtual:catalog/before-you-start';
import { platformsOf, type PlatformChoice } from '@/model/app';
import { uncapitalized } from '@/domain/texts';
import { QuietButton } from '@/components/button';
import { Dialog, FETCHES_DIALOG } from '@/components/dialog';
import { lazyPart, Loading } from '@/components/lazy-part';
import { useClock } from '@/lib/clock';
import { useCollection, useCollectionWriter } from '@/lib/workspace/workspace-context';
import { NOTHING_PREPARED, preparationsCollection } from './preparation-records';

const PreparationList = lazyPart(
  () => import('./preparation-list').then((module) => module.PreparationList),
  <Loading isTall />,
);

/** Hash of an address that opens the list. */
const BEFORE_YOU_START = '#before-you-start';

/**
 * Preparations for the accounts at the stores, as one line with the longest of those that are left. Ticks are kept for
 * all apps.
 */
export function BeforeYouStart({ platform, isUpdate }: { platform: PlatformChoice; isUpdate: boolean }) {
  const clock = useClock();
  const { hash, key: navigation } = useLocation();
  const [isOpened, setOpened] = useState(false);
  /** The navigation that led to the list, once it is closed. */
  const [closed, setClosed] = useState<string>();
  const { data } = useCollection(preparationsCollection);
  const writer = useCollectionWriter(preparationsCollection);
  const stored = data?.[0] ?? NOTHING_PREPARED;
  const stores = platformsOf(platform);
  const items = preparations.filter(({ store }) => store === undefined || stores.includes(store));
  const left = items.filter(({ id }) => stored.done[id] === undefined);
  // Not everyone needs what is only for organizations or for apps that sell something.
  const longest = left.find((item) => item.store !== undefined || item.for === undefined) ?? left[0];
  const progress =
    longest === undefined
      ? 'all done.'
      : isUpdate
        ? `${items.length - left.length} of ${items.length} done.`
        : `${uncapitalized(longest.title)} (${longest.takes}).`;
  const isOpen = isOpened || (data !== undefined && hash === BEFORE_YOU_START && closed !== navigation);
  const handleOpenChange = (next: boolean) => {
    setOpened(next);
    if (!next) setClosed(navigation);
  };
  const handleTick = (id: string, isDone: boolean) => {
    const { [id]: _, ...others } = stored.done;
    void writer.put({
      ...stored,
      done: isDone ? { ...others, [id]: new Date(clock.now()).toISOString() } : others,
    });
  };
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft" data-print="hide">
      <p>
        <span className="font-medium text-ink">Before you start: </span>
        {data && progress}
      </p>
      <QuietButton {...FETCHES_DIALOG} disabled={!data} onClick={() => setOpened(true)}>
        See all {items.length}
      </QuietButton>
      <Dialog
        isOpen={isOpen}
        onOpenChange={handleOpenChange}
        title="Before you start"
        description="Needed once for your accounts, not for each app. The longest wait of each store comes first."
      >
        <PreparationList items={items} done={stored.done} onTick={handleTick} />
      </Dialog>
    </div>
  );
}
