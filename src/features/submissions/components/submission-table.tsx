import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { appDetailPath, submitPath } from '@/config/paths';
import { SampleBadge } from '@/components/badge';
import { DataTable, type Column } from '@/components/data-table';
import { SharedMark } from '@/components/team/shared-mark';
import { SUBMISSION_COLUMNS } from '@/components/apps/submission-columns';
import { clipText } from '@/domain/texts';
import { SORT_KEYS, type SortKey, type SubmissionRow, type SubmissionSort } from '../model/submission-list';

export function SubmissionTable({
  submissions,
  knownApps,
  areMixed,
  sort,
  onSort,
}: {
  submissions: readonly SubmissionRow[];
  /** Ids of the apps that have a page to go to. */
  knownApps: ReadonlySet<string>;
  /** Own rows and samples are in the list: samples are marked. */
  areMixed: boolean;
  sort: SubmissionSort;
  onSort: (key: SortKey) => void;
}) {
  const columns = useMemo(
    (): Column<SubmissionRow>[] => [
      {
        title: 'App',
        sortKey: 'app',
        cell: (submission) => <AppCell {...{ submission, knownApps, areMixed }} />,
      },
      { ...SUBMISSION_COLUMNS.status, isFolded: true },
      { ...SUBMISSION_COLUMNS.version, isFolded: true },
      { ...SUBMISSION_COLUMNS.store, isFolded: true },
      SUBMISSION_COLUMNS.date,
    ],
    [areMixed, knownApps],
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

/** The app, with a link to its page unless the app has been deleted; a draft's link continues it. */
function AppCell({
  submission,
  knownApps,
  areMixed,
}: {
  submission: SubmissionRow;
  knownApps: ReadonlySet<string>;
  areMixed: boolean;
}) {
  const { appId, appName, bundleId, draftId, isSample } = submission;
  const name = <bdi>{clipText(appName, 80) || 'Unnamed app'}</bdi>;
  const pageOfApp = appId !== undefined && knownApps.has(appId) ? appDetailPath(appId) : undefined;
  const target = draftId === undefined ? pageOfApp : submitPath({ draft: draftId });
  return (
    <div className="max-w-80 min-w-28 sm:min-w-36">
      <p className="font-medium [overflow-wrap:anywhere] sm:truncate">
        {target !== undefined ? (
          <Link
            to={target}
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
      {isSample && areMixed && <SampleBadge kind="Sample data" />}
      <SharedMark subject={submission} />
    </div>
  );
}
