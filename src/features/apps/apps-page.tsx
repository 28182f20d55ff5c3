import { countOf, formatNumber } from '@/domain/texts';
import { ArrowLeft, FolderInput, PackagePlus, Plus, SearchX } from 'lucide-react';
import { useCallback, useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { PATHS, submitPath } from '@/config/paths';
import { SampleBadge } from '@/components/badge';
import { Button, buttonLook } from '@/components/button';
import { FETCHES_DIALOG } from '@/components/dialog';
import { EmptyState } from '@/components/empty-state';
import { lazyPart } from '@/components/lazy-part';
import { LoadingOrError } from '@/components/pages/loading-or-error';
import { PageDropHint } from '@/components/page-drop-hint';
import { PageBody, PageHeader } from '@/components/pages/page-header';
import { SampleLine, ShowSamples } from '@/components/pages/sample-line';
import type { AppRecord } from '@/model/app';
import type { Result } from '@/domain/result';
import type { StoredDraft } from '@/model/draft';
import { draftName } from '@/domain/submissions/draft-label';
import { openDrafts, unlistedDrafts } from '@/domain/submissions/open-drafts';
import { clipText } from '@/domain/texts';
import { handOverDrop } from '@/lib/drops/drop-handover';
import { usePageDrop } from '@/lib/drops/use-page-drop';
import { notify } from '@/lib/notify';
import { useUrlFilters } from '@/lib/url-parameters';
import { appsCollection, draftsCollection } from '@/lib/workspace/app-collections';
import { useTrash } from '@/lib/workspace/trash';
import type { TrashItem } from '@/lib/workspace/trash-work';
import { useCollection } from '@/lib/workspace/workspace-context';
import { AppFilters } from './components/app-filters';
import { AppGrid } from './components/app-grid';
import { AppSummary } from './components/app-summary';
import { countApps, filterApps, filterDrafts, isFiltering, platformFilterOf } from './model/app-filter';

const ImportListingDialog = lazyPart(
  () =>
    import('@/components/listing-import/import-listing-dialog').then((module) => module.ImportListingDialog),
  null,
);

const NONE: StoredDraft[] = [];
const DraftCards = lazyPart(
  () => import('./components/draft-cards').then((module) => module.DraftCards),
  <div className="mb-6 min-h-20" />,
);
/** Contains the schema of builds. */
const WaitingBuilds = lazyPart(
  () => import('./components/waiting-builds').then((module) => module.WaitingBuilds),
  null,
);
const RecentlyDeleted = lazyPart(
  () => import('./components/recently-deleted').then((module) => module.RecentlyDeleted),
  null,
);

const FILTERS = { q: '', platform: 'all' };

export function AppsPage() {
  const stored = useCollection(appsCollection);
  const storedDrafts = useCollection(draftsCollection);
  const apps = stored.data;
  // The drafts are above the apps: both are shown together, so that nothing moves.
  const allDrafts = storedDrafts.hasFailed ? NONE : storedDrafts.data;
  const drafts = useMemo(
    () => (apps && allDrafts ? openDrafts(allDrafts, apps) : undefined),
    [allDrafts, apps],
  );
  const counts = useMemo(
    () => (apps && drafts ? countApps(apps, unlistedDrafts(drafts, apps)) : undefined),
    [apps, drafts],
  );
  const retry = () => {
    stored.retry();
    if (storedDrafts.hasFailed) storedDrafts.retry();
  };
  const hasSamples = useMemo(() => apps?.some(appsCollection.isSample), [apps]);
  const hasOwn = useMemo(
    () =>
      apps?.some((app) => !appsCollection.isSample(app)) ||
      drafts?.some((draft) => !draftsCollection.isSample(draft)),
    [apps, drafts],
  );
  const [isImporting, setImporting] = useState(false);
  const navigate = useNavigate();
  const isOver = usePageDrop((source) => {
    handOverDrop({ source });
    void navigate(submitPath());
  });
  return (
    <PageBody>
      <Link to={PATHS.home} className={`${buttonLook({ variant: 'quiet', size: 'small' })} mb-3 -ml-2.5`}>
        <ArrowLeft className="size-4" />
        Back to Home
      </Link>
      <PageHeader
        title="Your Apps"
        description="Every app you publish, the status of its last submission, and what to do next."
        badge={hasSamples && !hasOwn && <SampleBadge kind="Sample data" />}
        actions={
          <>
            <Link to={PATHS.submissions} className={buttonLook({ variant: 'secondary' })}>
              All Submissions
            </Link>
            <Button variant="secondary" {...FETCHES_DIALOG} onClick={() => setImporting(true)}>
              <FolderInput className="size-4" />
              Import a listing
            </Button>
            <Link to={submitPath()} className={buttonLook({})}>
              <Plus className="size-4" />
              New Submission
            </Link>
          </>
        }
      />
      <WaitingBuilds />
      <SampleLine isShown={!hasOwn && hasSamples !== false} />
      <AppSummary counts={counts} />
      {storedDrafts.hasFailed && !stored.hasFailed && (
        <LoadingOrError stored={storedDrafts} what="your drafts" />
      )}
      <AppSearch
        apps={apps}
        drafts={drafts}
        hasOwn={hasOwn}
        fallback={<LoadingOrError stored={{ ...stored, retry }} what="your apps" />}
      />
      {apps && <RecentlyDeleted />}
      <PageDropHint isShown={isOver} text="Drop it anywhere: a build starts a new submission" />
      {isImporting && <ImportListingDialog onClose={() => setImporting(false)} />}
    </PageBody>
  );
}

/** Search, filters and their results: the part that re-renders at every keystroke. */
function AppSearch({
  apps,
  drafts,
  hasOwn,
  fallback,
}: {
  apps: AppRecord[] | undefined;
  drafts: StoredDraft[] | undefined;
  hasOwn: boolean | undefined;
  fallback: ReactNode;
}) {
  const { values, change, commit } = useUrlFilters(FILTERS);
  const filter = useMemo(
    () => ({ search: values.q, platform: platformFilterOf(values.platform) }),
    [values.q, values.platform],
  );
  // The field shows a key before the cards follow.
  const applied = useDeferredValue(filter);
  const shown = useMemo(() => apps && filterApps(apps, applied), [apps, applied]);
  const shownDrafts = useMemo(() => drafts && filterDrafts(drafts, applied), [drafts, applied]);
  const own = useMemo(() => shown?.filter((app) => !appsCollection.isSample(app)), [shown]);
  const samples = useMemo(() => shown?.filter(appsCollection.isSample), [shown]);
  const { deleteApp, deleteDraft } = useDeletion();
  const handleSearch = useCallback((q: string) => change({ q }), [change]);
  const handlePlatform = useCallback(
    (platform: string) => {
      change({ platform });
      commit();
    },
    [change, commit],
  );
  const handleClear = () => {
    change(FILTERS);
    commit();
  };

  return (
    <>
      <AppFilters filter={filter} onSearch={handleSearch} onSearchEnd={commit} onPlatform={handlePlatform} />
      {own && samples && shownDrafts && apps && drafts ? (
        <>
          <p role="status" className="mb-4 text-sm text-ink-soft tabular-nums">
            {resultText(own.length + samples.length, apps.length, shownDrafts.length, drafts.length)}
          </p>
          {shownDrafts.length > 0 && <DraftCards drafts={shownDrafts} onDelete={deleteDraft} />}
          {own.length > 0 && <AppGrid label="Apps" apps={own} onDelete={deleteApp} />}
          {samples.length > 0 && (
            <SampleApps
              apps={samples}
              above={own.length + shownDrafts.length}
              hasOwn={hasOwn === true}
              onDelete={deleteApp}
            />
          )}
          {own.length + samples.length + shownDrafts.length === 0 && (
            <NoApps isFiltered={isFiltering(applied)} onClear={handleClear} />
          )}
        </>
      ) : (
        fallback
      )}
    </>
  );
}

function NoApps({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  return isFiltered ? (
    <EmptyState
      icon={<SearchX />}
      title="No apps found"
      hint="Try adjusting your search or filters"
      action={
        <Button variant="secondary" onClick={onClear}>
          Clear search and filters
        </Button>
      }
    />
  ) : (
    <EmptyState
      icon={<PackagePlus />}
      title="No apps found"
      hint="Create your first app submission to get started"
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <Link to={submitPath()} className={buttonLook({})}>
            Add First App
          </Link>
          <ShowSamples />
        </div>
      }
    />
  );
}

/** The samples, below what is the user's own. */
function SampleApps({
  apps,
  above,
  hasOwn,
  onDelete,
}: {
  apps: AppRecord[];
  /** Number of cards above them: own apps and drafts, a demo's among them. */
  above: number;
  /** False where the page says at its top that everything is a sample. */
  hasOwn: boolean;
  onDelete: (app: AppRecord) => void;
}) {
  if (above === 0) return <AppGrid label="Apps" apps={apps} onDelete={onDelete} />;
  return (
    <section aria-labelledby="sample-apps" className="mt-8">
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <h2 id="sample-apps" className="text-base font-semibold">
          Sample apps
        </h2>
        {hasOwn && <SampleBadge kind="Sample data" />}
      </div>
      <SampleLine isShown={hasOwn} text="You are looking at sample data beside your own." />
      <AppGrid label="Sample apps" apps={apps} onDelete={onDelete} />
    </section>
  );
}

/** Deletes an app or a draft. Both can be brought back from the toast, and later from the end of the page. */
function useDeletion() {
  const trash = useTrash();
  return useMemo(() => {
    const handleUndo = async (item: TrashItem) => {
      const restored = await trash.restore(item);
      if (!restored.ok) notify.error('Not restored yet', restored.failure);
    };
    const undo = (item: TrashItem) => ({ label: 'Undo', onClick: () => void handleUndo(item) });
    const show = (deleted: Result<TrashItem | undefined>, title: string, text: string) => {
      if (!deleted.ok) notify.error('Not deleted', deleted.failure);
      else if (deleted.value) notify.success(title, text, undo(deleted.value));
    };
    return {
      deleteApp: async (app: AppRecord) => {
        const deleted = await trash.deleteApp(app.id);
        show(deleted, 'App deleted', `${clipText(app.name, 60)} was removed from this device.`);
      },
      deleteDraft: async (draft: StoredDraft) => {
        const deleted = await trash.deleteDraft(draft.id);
        const name = clipText(draftName(draft), 60);
        show(deleted, 'Draft deleted', `“${name}” was deleted from this device.`);
      },
    };
  }, [trash]);
}

/** e.g. `2 drafts, 6 apps`, or `Showing 1 of 6 apps` */
function resultText(apps: number, allApps: number, drafts: number, allDrafts: number): string {
  const isCut = apps + drafts < allApps + allDrafts;
  const total = [
    allDrafts > 0 && (isCut ? `${formatNumber(drafts)} of ` : '') + countOf(allDrafts, 'draft'),
    (isCut ? `${formatNumber(apps)} of ` : '') + countOf(allApps, 'app'),
  ].filter(Boolean);
  return `${isCut ? 'Showing ' : ''}${total.join(', ')}`;
}
