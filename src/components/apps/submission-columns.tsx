import { formatDay } from '@/domain/dates';
import { STORES } from '@/domain/stores/stores';
import type { SubmissionRecord } from '@/model/submission';
import { clipText } from '@/domain/texts';
import type { Column } from '../data-table';
import { SubmissionStatusBadge } from './submission-status-badge';

/** Columns of tables of submissions. Fold all but one or two of them on a narrow screen. */
export const SUBMISSION_COLUMNS = {
  version: {
    title: 'Version',
    sortKey: 'version',
    cell: ({ version, buildNumber }) => (
      <span className="whitespace-nowrap tabular-nums">
        <bdi>{clipText(version, 30) || 'Unknown'}</bdi>
        {buildNumber && (
          <span className="text-ink-faint">
            {' '}
            (build <bdi>{clipText(buildNumber, 30)}</bdi>)
          </span>
        )}
      </span>
    ),
  },
  status: {
    title: 'Status',
    sortKey: 'status',
    cell: ({ status }) => <SubmissionStatusBadge status={status} />,
  },
  store: {
    title: 'Store',
    sortKey: 'store',
    cell: ({ platform }) => <span className="whitespace-nowrap">{STORES[platform].name}</span>,
  },
  date: {
    title: 'Date',
    sortKey: 'date',
    cell: ({ date }) => (
      <time dateTime={date} className="whitespace-nowrap tabular-nums">
        {formatDay(clipText(date, 30))}
      </time>
    ),
  },
} satisfies Record<string, Column<SubmissionRecord>>;
