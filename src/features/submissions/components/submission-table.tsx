import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { appDetailPath } from '@/config/paths';
import { DataTable, type Column } from '@/components/data-table';
import { SharedMark } from '@/components/shared-mark';
import { SUBMISSION_COLUMNS } from '@/components/submission-columns';
import type { SubmissionRecord } from '@/domain/submissions/submission';
import { clipText } from '@/domain/texts';
import { SORT_KEYS, type SortKey, type SubmissionSort } from '../model/submission-list';

export function SubmissionTable({
  submissions,
  knownApps,
  sort,
  onSort,
}: {
  submissions: readonly SubmissionRecord[];
  /** Ids of the apps that have a page to go to. */
  knownApps: ReadonlySet<string>;
  sort: SubmissionSort;
  onSort: (key: SortKey) => void;
}) {
  const columns = useMemo(
    (): Column<SubmissionRecord>[] => [
      { title: 'App', sortKey: 'app', cell: (submission) => <AppCell {...{ submission, knownApps }} /> },
      { ...SUBMISSION_COLUMNS.status, isFolded: true },
      { ...SUBMISSION_COLUMNS.version, isFolded: true },
      { ...SUBMISSION_COLUMNS.store, isFolded: true },
      SUBMISSION_COLUMNS.date,
    ],
    [knownApps],
  );
  const handleSort = (pressed: string) => {
    const key = SORT_KEYS.find((each) => each === pressed);
    if (key) onSort(key);
  };
  return (
    <DataTable
      label="Submissions"
      columns={columns}
      rows={submissions}
      rowKey={(submission) => submission.id}
      sort={sort}
      onSort={handleSort}
    />
  );
}

/** The app, with a link to its page unless the app has been deleted. */
function AppCell({
  submission,
  knownApps,
}: {
  submission: SubmissionRecord;
  knownApps: ReadonlySet<string>;
}) {
  const { appId, appName, bundleId } = submission;
  const name = <bdi>{clipText(appName, 80) || 'Unnamed app'}</bdi>;
  return (
    <div className="max-w-80 min-w-28 sm:min-w-36">
      <p className="font-medium [overflow-wrap:anywhere] sm:truncate">
        {appId !== undefined && knownApps.has(appId) ? (
          <Link
            to={appDetailPath(appId)}
            className="text-accent underline-offset-2 hover:underline focus-visible:-outline-offset-2"
          >
            {name}
          </Link>
        ) : (
          name
        )}
      </p>
      <p className="text-[0.8125rem] [overflow-wrap:anywhere] text-ink-faint sm:truncate">
        <bdi>{clipText(bundleId, 80)}</bdi>
      </p>
      <SharedMark subject={submission} />
    </div>
  );
}
