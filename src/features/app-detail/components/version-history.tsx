import { formatNumber } from '@/domain/texts';
import { useState } from 'react';
import { SmallButton } from '@/components/button';
import { Card } from '@/components/card';
import { DataTable, type Column } from '@/components/data-table';
import { SUBMISSION_COLUMNS } from '@/components/apps/submission-columns';
import type { SubmissionRecord } from '@/model/submission';

/** Rows shown at first; an app with a release a week for years has hundreds. */
const ROWS = 20;

const { version, status, store, date } = SUBMISSION_COLUMNS;
const COLUMNS: Column<SubmissionRecord>[] = [
  version,
  status,
  { ...store, isFolded: true },
  { ...date, isFolded: true },
];

/** Every submission of the app, newest first. */
export function VersionHistory({ submissions }: { submissions: readonly SubmissionRecord[] }) {
  const [rows, setRows] = useState(ROWS);
  return (
    <Card title="Version history" description="Every submission of this app, newest first.">
      {submissions.length === 0 ? (
        <p className="text-sm text-ink-soft">Nothing has been submitted yet.</p>
      ) : (
        <DataTable
          label="Version history"
          columns={COLUMNS}
          rows={submissions.slice(0, rows)}
          rowKey={(submission) => submission.id}
        />
      )}
      {submissions.length > rows && (
        <SmallButton className="mt-4" onClick={() => setRows(rows + 10 * ROWS)}>
          Show more of {formatNumber(submissions.length)} submissions
        </SmallButton>
      )}
    </Card>
  );
}
