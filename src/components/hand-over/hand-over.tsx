import { consoles } from 'virtual:catalog/consoles';
import { useDeferredValue, useId, useMemo } from 'react';
import { handOverList, handOverStores, type AppAddresses } from '@/domain/handover/hand-over';
import type { HandOverSource } from '@/domain/handover/value';
import type { Platform } from '@/model/app';
import { CONTROL_LOOK } from '../field';
import type { HandOverActions } from './hand-over-actions';
import { HandOverCard } from './hand-over-card';

/** A person's progress in a list, by store. */
export interface HandOverProgress {
  /** Ids of the pages that are ticked. */
  done: Partial<Record<Platform, readonly string[]>>;
  /** Addresses of the app in the consoles, as they were pasted. */
  addresses: AppAddresses;
}

/** The way by hand to each store of a draft. */
export function HandOver({
  source,
  progress,
  onToggle,
  onAddress,
  ...actions
}: {
  source: HandOverSource;
  progress: HandOverProgress;
  onToggle: (store: Platform, pageId: string, isDone: boolean) => void;
  onAddress: (store: Platform, address: string) => void;
} & Omit<HandOverActions, 'onToggle'>) {
  const deferred = useDeferredValue(source);
  const { addresses } = progress;
  const lists = useMemo(
    () => handOverStores(deferred).map((store) => handOverList(consoles[store], deferred, addresses)),
    [deferred, addresses],
  );
  return (
    <div className={`grid items-start gap-5 ${lists.length > 1 ? 'xl:grid-cols-2' : ''}`}>
      {lists.map((list) => {
        const { store } = list.console;
        return (
          <HandOverCard
            key={store}
            list={list}
            done={new Set(progress.done[store])}
            mainLanguage={source.defaultLocale}
            address={
              <AddressField
                consoleName={list.console.name}
                value={addresses[store] ?? ''}
                onChange={(address) => onAddress(store, address)}
              />
            }
            actions={{ ...actions, onToggle: (pageId, isDone) => onToggle(store, pageId, isDone) }}
          />
        );
      })}
    </div>
  );
}

/** The console's address of the app, from which each page gets its link. */
function AddressField({
  consoleName,
  value,
  onChange,
}: {
  consoleName: string;
  value: string;
  onChange: (address: string) => void;
}) {
  const id = useId();
  return (
    <div className="grid gap-1.5 print:hidden">
      <label htmlFor={id} className="text-sm text-ink-soft">
        Paste the address of your app in {consoleName}, and each page gets a link
      </label>
      <input
        id={id}
        type="url"
        inputMode="url"
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className={CONTROL_LOOK}
      />
    </div>
  );
}
