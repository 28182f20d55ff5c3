import { useMemo, useState } from 'react';
import { SampleBadge } from '@/components/badge';
import { PageBody, PageHeader } from '@/components/pages/page-header';
import { SampleLine } from '@/components/pages/sample-line';
import { unreadPage } from '@/components/pages/unread-page';
import { draftLabel } from '@/domain/submissions/draft-label';
import { countOf, compareText } from '@/domain/texts';
import { useSingleRecord } from '@/lib/auto-save/use-auto-save';
import { useJob } from '@/lib/jobs/use-job';
import { notify } from '@/lib/notify';
import { useUrlParameters } from '@/lib/url-parameters';
import { draftImagesCollection, draftsCollection } from '@/lib/workspace/app-collections';
import { useSamples } from '@/lib/workspace/samples';
import { useCollection } from '@/lib/workspace/workspace-context';
import { MarketInsights } from './components/market-insights';
import { RequirementsChecklist } from './components/requirements-checklist';
import { StatusPanel } from './components/status-panel';
import { StoreCard } from './components/store-card';
import { SubmitBar } from './components/submit-bar';
import { CATALOGUE, storeName, type StoreId } from './data/stores';
import { useStoreSubmissions } from './hooks/use-store-submissions';
import { bulkSubmissionJob } from './jobs';
import { regionFrom, storesIn, REGION_FILTERS, type RegionFilter } from './model/regions';
import { FRESH_CHOICE, storeChoiceCollection } from './records';

const HEADER = (
  <PageHeader
    title="Multi-Store Expansion"
    description="Take an app to more stores: choose them, see what each requires, and submit. No store is contacted."
    badge={<SampleBadge kind="Simulated" />}
  />
);

export function MultiStorePage() {
  const { item: choice, isUnreadable, retry, change } = useSingleRecord(storeChoiceCollection, FRESH_CHOICE);
  const { stored, submissions, start } = useStoreSubmissions();
  const drafts = useCollection(draftsCollection).data;
  const allImages = useCollection(draftImagesCollection).data;
  const parameters = useUrlParameters();
  const samples = useSamples();
  const bulk = useJob(bulkSubmissionJob);
  const [stopped, setStopped] = useState('');
  const [startedCount, setStartedCount] = useState({ done: 0, of: 0 });

  const region = regionFrom(parameters.get('region'));
  const shown = storesIn(region.label);
  const latest = useMemo(
    () => [...(drafts ?? [])].sort((a, b) => compareText(b.updatedAt, a.updatedAt)),
    [drafts],
  );
  const draft = latest.find(({ id }) => id === parameters.get('draft')) ?? latest[0];
  const images = useMemo(
    () => (allImages ?? []).filter(({ draftId }) => draftId === draft?.id),
    [allImages, draft?.id],
  );

  if (isUnreadable || !choice) {
    return unreadPage(HEADER, 'Your choice of stores', isUnreadable ? retry : undefined);
  }
  const { selected, autoSubmit } = choice;
  const selectedStores = CATALOGUE.filter(({ id }) => selected.includes(id));

  const submitTo = (store: StoreId, how: string) => {
    const notes = draft ? `${draftLabel(draft)}. ${how}` : how;
    notify.success('Submission Started', `${storeName(store)} (simulated)`);
    start(store, notes).catch(() =>
      notify.error('Submission not saved', 'This browser could not store it. Please try again.'),
    );
  };
  const submitAll = (stores: readonly StoreId[], how: string) => {
    const [first] = stores;
    if (first === undefined || bulk.state.status === 'running') return;
    setStopped('');
    setStartedCount({ done: 1, of: stores.length });
    submitTo(first, how);
    bulk.start(
      stores,
      () =>
        notify.success('Multi-Store Submission Complete', `${countOf(stores.length, 'store')} (simulated)`),
      (started) => {
        const last = started.at(-1);
        setStartedCount({ done: started.length, of: stores.length });
        if (last !== undefined) submitTo(last, how);
      },
    );
  };
  const handleCancel = () => {
    bulk.reset();
    const { done, of } = startedCount;
    setStopped(`Stopped after ${done} of ${of} stores. The others were not submitted.`);
  };
  const handleSelect = (store: StoreId, isSelected: boolean) => {
    change((current) => ({
      ...current,
      selected: [...current.selected.filter((id) => id !== store), ...(isSelected ? [store] : [])],
    }));
    if (isSelected && autoSubmit) submitTo(store, 'Auto-submit.');
  };

  return (
    <PageBody>
      {HEADER}
      <SampleLine />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,min(22rem,45%))]">
        <section aria-labelledby="stores-heading" className="min-w-0">
          <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
            <div className="flex flex-wrap items-center gap-3">
              <h2 id="stores-heading" className="text-base font-semibold">
                Stores
              </h2>
              <SampleBadge kind="Sample data" />
              <p role="status" className="text-sm text-ink-soft tabular-nums">
                {shown.length} shown, {selected.length} selected
              </p>
            </div>
            <RegionButtons
              region={region}
              onChange={({ id }) => parameters.set('region', id === 'all' ? undefined : id)}
            />
          </div>
          <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(16rem,34%)),1fr))] gap-4">
            {shown.map((store) => (
              <li key={store.id}>
                <StoreCard
                  store={store}
                  isSelected={selected.includes(store.id)}
                  onChange={(isSelected) => handleSelect(store.id, isSelected)}
                />
              </li>
            ))}
          </ul>
          <p className="mt-3 text-[0.8125rem] text-ink-faint">
            For the enabled stores the wizard prepares a real package; submitting from here is simulated for
            all eight.
          </p>
        </section>
        <div className="min-w-0 space-y-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <SubmitBar
            region={region}
            selectedCount={selected.length}
            regionCount={shown.length}
            autoSubmit={autoSubmit}
            state={bulk.state}
            stopped={stopped}
            onAutoSubmit={(isOn) => change((current) => ({ ...current, autoSubmit: isOn }))}
            onSubmitAll={() =>
              submitAll(
                selectedStores.map(({ id }) => id),
                'All selected stores.',
              )
            }
            onSubmitRegion={() =>
              submitAll(
                shown.map(({ id }) => id),
                `Regional: ${region.label}.`,
              )
            }
            onCancel={handleCancel}
          />
          <StatusPanel stored={stored} submissions={submissions} />
          {samples.areShown && <MarketInsights region={region} stores={shown} />}
        </div>
        <RequirementsChecklist
          stores={selectedStores}
          drafts={latest}
          draft={draft}
          images={images}
          onDraft={(id) => parameters.set('draft', id)}
        />
      </div>
    </PageBody>
  );
}

function RegionButtons({
  region,
  onChange,
}: {
  region: RegionFilter;
  onChange: (region: RegionFilter) => void;
}) {
  return (
    <div role="group" aria-label="Region" className="flex flex-wrap gap-1 rounded-control bg-sunken p-1">
      {REGION_FILTERS.map((each) => (
        <button
          key={each.id}
          type="button"
          aria-pressed={each.id === region.id}
          onClick={() => onChange(each)}
          className="segment min-h-8 px-3 text-sm transition-colors duration-quick"
        >
          {each.label}
        </button>
      ))}
    </div>
  );
}
