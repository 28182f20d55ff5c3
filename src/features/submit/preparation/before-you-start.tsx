import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { preparations, type Preparation } from 'virtual:catalog/before-you-start';
import { PLATFORMS, platformsOf, type Platform, type PlatformChoice } from '@/model/app';
import { STORES } from '@/domain/stores/stores';
import { uncapitalized } from '@/domain/texts';
import { QuietButton } from '@/components/button';
import { Dialog, FETCHES_DIALOG } from '@/components/dialog';
import { SourceLink } from '@/components/findings/severity-looks';
import { useClock } from '@/lib/clock';
import { useCollection, useCollectionWriter } from '@/lib/workspace/workspace-context';
import { NOTHING_PREPARED, preparationsCollection } from './preparation-records';

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
        <div className="grid gap-5">
          {[undefined, ...PLATFORMS].map((store) => (
            <StoreItems
              key={store ?? 'both'}
              store={store}
              items={items.filter((item) => item.store === store)}
              done={stored.done}
              onTick={handleTick}
            />
          ))}
        </div>
      </Dialog>
    </div>
  );
}

function StoreItems({
  store,
  items,
  done,
  onTick,
}: {
  /** Undefined for what both stores ask for. */
  store: Platform | undefined;
  items: readonly Preparation[];
  done: Readonly<Record<string, string>>;
  onTick: (id: string, isDone: boolean) => void;
}) {
  if (items.length === 0) return null;
  const title = store ? STORES[store].name : 'Both stores';
  return (
    <section aria-label={title}>
      <h3 className="mb-1 font-semibold">{title}</h3>
      <ul className="divide-y">
        {items.map((item) => (
          <li key={item.id} className="py-2.5 text-sm">
            <label className="flex items-start gap-2.5 font-medium">
              <input
                type="checkbox"
                className="mt-0.5 size-4 shrink-0 accent-accent"
                checked={done[item.id] !== undefined}
                onChange={(event) => onTick(item.id, event.target.checked)}
              />
              <span className="flex flex-1 flex-wrap justify-between gap-x-3">
                {item.title}
                <span className="font-normal text-ink-soft">{item.takes}</span>
              </span>
            </label>
            <div className="pl-6.5 text-[0.8125rem] text-ink-soft">
              {item.for !== undefined && <p>Only: {uncapitalized(item.for)}.</p>}
              <p>{item.todo}</p>
              <p className="text-ink-faint">
                <a
                  href={item.address}
                  target="_blank"
                  rel="noreferrer"
                  aria-label={`Open: ${item.title}`}
                  className="text-accent underline underline-offset-2"
                >
                  Open
                </a>
                {' · '}
                <SourceLink {...item.source} />, {item.checked}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
