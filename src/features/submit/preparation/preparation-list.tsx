import type { Preparation } from 'virtual:catalog/before-you-start';
import { PLATFORMS, type Platform } from '@/model/app';
import { STORES } from '@/domain/stores/stores';
import { uncapitalized } from '@/domain/texts';
import { SourceLink } from '@/components/findings/severity-looks';

interface Ticking {
  /** Days of the ticks, by id. */
  done: Readonly<Record<string, string>>;
  onTick: (id: string, isDone: boolean) => void;
}

/** Preparations for both stores, then for each. */
export function PreparationList({ items, ...ticking }: Ticking & { items: readonly Preparation[] }) {
  return (
    <div className="grid gap-5">
      {[undefined, ...PLATFORMS].map((store) => (
        <StoreItems
          {...ticking}
          key={store ?? 'both'}
          store={store}
          items={items.filter((item) => item.store === store)}
        />
      ))}
    </div>
  );
}

function StoreItems({
  store,
  items,
  done,
  onTick,
}: Ticking & {
  /** Undefined for what both stores ask for. */
  store: Platform | undefined;
  items: readonly Preparation[];
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
