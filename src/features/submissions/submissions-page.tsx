import { countOf, formatNumber } from '@/domain/texts';
import { Inbox, Plus, SearchX } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { submitPath } from '@/config/paths';
import { SampleBadge } from '@/components/badge';
import { Button, buttonLook, SmallButton } from '@/components/button';
import { Card } from '@/components/card';
import { EmptyState } from '@/components/empty-state';
import { LoadingOrError } from '@/components/pages/loading-or-error';
import { PageBody, PageHeader } from '@/components/pages/page-header';
import { SampleLine, ShowSamples } from '@/components/pages/sample-line';
import type { AppRecord } from '@/model/app';
import type { StoredDraft } from '@/model/draft';
import { openDrafts } from '@/domain/submissions/open-drafts';
import { dayOfInstant } from '@/lib/clock';
import { useUrlFilters } from '@/lib/url-parameters';
import { appsCollection, draftsCollection, submissionsCollection } from '@/lib/workspace/app-collections';
import { useCollection } from '@/lib/workspace/workspace-context';
import { SubmissionFilters } from './components/submission-filters';
import { SubmissionTable } from './components/submission-table';
import {
  draftRows,
  filterOf,
  filterSubmissions,
  isFiltering,
  MOST_ROWS,
  nextSort,
  ROWS_STEP,
  rowsOf,
  sortOf,
  sortSubmissions,
  URL_DEFAULTS,
  type SubmissionRow,
} from './model/submission-list';

const NO_DRAFTS: StoredDraft[] = [];
const NO_APPS: AppRecord[] = [];

export function SubmissionsPage() {
  const stored = useCollection(submissionsCollection);
  const apps = useCollection(appsCollection);
  const drafts = useCollection(draftsCollection);
  // A list that could not be read must not hide the others.
  const knownDrafts = drafts.hasFailed ? NO_DRAFTS : drafts.data;
  const knownApps = apps.hasFailed ? NO_APPS : apps.data;
  const submissions = useMemo(() => {
    if (!stored.data || !knownDrafts || !knownApps) return undefined;
    const recorded = stored.data.map((each) => ({ ...each, isSample: submissionsCollection.isSample(each) }));
    return [...draftRows(openDrafts(knownDrafts, knownApps), dayOfInstant), ...recorded];
  }, [knownApps, knownDrafts, stored.data]);
  const hasSamples = submissions?.some(({ isSample }) => isSample);
  const hasOwn = submissions?.some(({ isSample }) => !isSample);
  return (
    <PageBody>
      <PageHeader
        title="Submissions"
        description="Every version you prepared or submitted, for both stores."
        badge={hasSamples && !hasOwn && <SampleBadge kind="Sample data" />}
        actions={
          <Link to={submitPath()} className={buttonLook({})}>
            <Plus className="size-4" />
            New Submission
          </Link>
        }
      />
      <SampleLine isShown={hasSamples !== false} />
      {drafts.hasFailed && !stored.hasFailed && <LoadingOrError stored={drafts} what="your drafts" />}
      {!submissions ? (
        <LoadingOrError stored={stored} what="your submissions" />
      ) : submissions.length === 0 ? (
        <EmptyState
          icon={<Inbox />}
          title="No submissions yet"
          hint="Your first draft appears here, and each version whose package you download."
          action={
            <div className="flex flex-wrap justify-center gap-2">
              <Link to={submitPath()} className={buttonLook({})}>
                Prepare a submission
              </Link>
              <ShowSamples />
            </div>
          }
        />
      ) : (
        <SubmissionList submissions={submissions} areMixed={Boolean(hasOwn && hasSamples)} />
      )}
    </PageBody>
  );
}

function SubmissionList({
  submissions,
  areMixed,
}: {
  submissions: readonly SubmissionRow[];
  areMixed: boolean;
}) {
  const { data: apps } = useCollection(appsCollection);
  const knownApps = useMemo(() => new Set(apps?.map((app) => app.id)), [apps]);
  const { values, change, commit } = useUrlFilters(URL_DEFAULTS);
  const applied = useDeferredValue(values);
  const sort = sortOf(applied);
  const found = useMemo(
    () => sortSubmissions(filterSubmissions(submissions, filterOf(applied)), sortOf(applied)),
    [submissions, applied],
  );
  const shown = found.slice(0, rowsOf(applied));
  /** A click: the URL follows immediately. Another filter starts with the first rows again. */
  const pick = (changes: Partial<typeof URL_DEFAULTS>) => {
    change({ rows: URL_DEFAULTS.rows, ...changes });
    commit();
  };

  return (
    <>
      <SubmissionFilters
        filter={filterOf(values)}
        onSearch={(q) => change({ q, rows: URL_DEFAULTS.rows })}
        onSearchEnd={commit}
        onPick={pick}
      />
      <p role="status" className="mb-4 text-sm text-ink-soft tabular-nums">
        {resultText(found.length, submissions.length)}
      </p>
      {found.length === 0 ? (
        <EmptyState
          icon={<SearchX />}
          title="No submissions found"
          hint="Try adjusting your search or filters"
          action={
            isFiltering(filterOf(applied)) && (
              <Button variant="secondary" onClick={() => pick({ q: '', status: '', store: '' })}>
                Clear search and filters
              </Button>
            )
          }
        />
      ) : (
        <Card>
          <SubmissionTable
            submissions={shown}
            knownApps={knownApps}
            areMixed={areMixed}
            sort={sort}
            onSort={(key) => pick({ sort: nextSort(sort, key), rows: values.rows })}
          />
          <More
            shown={shown.length}
            total={found.length}
            onMore={() => pick({ rows: String(rowsOf(values) + ROWS_STEP) })}
          />
        </Card>
      )}
    </>
  );
}

function More({ shown, total, onMore }: { shown: number; total: number; onMore: () => void }) {
  if (shown >= total) return null;
  return (
    <div className="mt-5 flex flex-wrap items-center gap-3 text-sm text-ink-soft">
      <p className="tabular-nums">
        {formatNumber(shown)} of {formatNumber(total)} shown.
        {shown >= MOST_ROWS && ' Search or filter to find the others.'}
      </p>
      {shown < MOST_ROWS && <SmallButton onClick={onMore}>Show {ROWS_STEP} more</SmallButton>}
    </div>
  );
}

function resultText(found: number, total: number): string {
  if (found < total) return `${formatNumber(found)} of ${countOf(total, 'submission')}`;
  return countOf(total, 'submission');
}
