import { countOf } from '@/domain/texts';
import { ArrowLeft, FolderInput, PackagePlus, Plus, SearchX } from 'lucide-react';
import { useCallback, useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PATHS, submitPath } from '@/config/paths';
import { SampleBadge } from '@/components/badge';
import { Button, buttonLook } from '@/components/button';
import { FETCHES_DIALOG } from '@/components/dialog';
import { EmptyState } from '@/components/empty-state';
import { lazyPart } from '@/components/lazy-part';
import { LoadingOrError } from '@/components/loading-or-error';
import { PageBody, PageHeader } from '@/components/page-header';
import type { AppRecord } from '@/domain/apps/app';
import { clipText } from '@/domain/texts';
import { notify } from '@/lib/notify';
import { useUrlFilters } from '@/lib/url-parameters';
import { appsCollection } from '@/lib/workspace/app-collections';
import { useCollection, useCollectionWriter } from '@/lib/workspace/workspace-context';
import { AppFilters } from './components/app-filters';
import { AppGrid } from './components/app-grid';
import { AppSummary } from './components/app-summary';
import { useFileDrag } from './hooks/use-file-drag';
import { countApps, filterApps, isFiltering, platformFilterOf } from './model/app-filter';

const ImportListingDialog = lazyPart(
  () => import('@/components/import-listing-dialog').then((module) => module.ImportListingDialog),
  null,
);

const FILTERS = { q: '', platform: 'all' };

export function AppsPage() {
  const stored = useCollection(appsCollection);
  const apps = stored.data;
  const counts = useMemo(() => apps && countApps(apps), [apps]);
  const hasSamples = useMemo(() => apps?.some(appsCollection.isSample), [apps]);
  const [isImporting, setImporting] = useState(false);
  useFileDrag(() => setImporting(true));
  return (
    <PageBody>
      <Link to={PATHS.home} className={`${buttonLook({ variant: 'quiet', size: 'small' })} mb-3 -ml-2.5`}>
        <ArrowLeft className="size-4" />
        Back to Home
      </Link>
      <PageHeader
        title="Your Apps"
        description="Every app you publish, the status of its last submission, and what to do next."
        badge={hasSamples && <SampleBadge kind="Sample data" />}
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
      <AppSummary counts={counts} />
      <AppSearch apps={apps} fallback={<LoadingOrError stored={stored} what="your apps" />} />
      {isImporting && <ImportListingDialog onClose={() => setImporting(false)} />}
    </PageBody>
  );
}

/** Search, filters and their results: the part that re-renders at every keystroke. */
function AppSearch({ apps, fallback }: { apps: AppRecord[] | undefined; fallback: ReactNode }) {
  const { values, change, commit } = useUrlFilters(FILTERS);
  const filter = useMemo(
    () => ({ search: values.q, platform: platformFilterOf(values.platform) }),
    [values.q, values.platform],
  );
  // The field shows a key before the cards follow.
  const applied = useDeferredValue(filter);
  const shown = useMemo(() => apps && filterApps(apps, applied), [apps, applied]);
  const handleDelete = useDeletion();
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
      {shown && apps ? (
        <>
          <p role="status" className="mb-4 text-sm text-ink-soft tabular-nums">
            {resultText(shown.length, apps.length)}
          </p>
          {shown.length > 0 ? (
            <AppGrid apps={shown} onDelete={handleDelete} />
          ) : (
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
        <Link to={submitPath()} className={buttonLook({})}>
          Add First App
        </Link>
      }
    />
  );
}

/** Deletes an app; the toast's Undo puts it back in its place. */
function useDeletion() {
  const { put, remove } = useCollectionWriter(appsCollection);
  return useCallback(
    async (app: AppRecord) => {
      await remove(app.id);
      notify.success('App deleted', `${clipText(app.name, 60)} was removed from this device.`, {
        label: 'Undo',
        onClick: () => void put(app),
      });
    },
    [put, remove],
  );
}

function resultText(shown: number, total: number): string {
  if (shown < total) return `Showing ${shown.toLocaleString('en-US')} of ${countOf(total, 'app')}`;
  return countOf(total, 'app');
}
