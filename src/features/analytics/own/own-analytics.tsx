import { CircleCheck, CircleX, Clock, Send } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Badge } from '@/components/badge';
import { Card } from '@/components/card';
import { DataTable, type Column } from '@/components/data-table';
import { StatCard } from '@/components/stat-card';
import { appDetailPath } from '@/config/paths';
import type { SubmissionRecord } from '@/model/submission';
import { formatDay } from '@/domain/dates';
import { STORES } from '@/domain/stores/stores';
import { clipText, countOf, formatNumber } from '@/domain/texts';
import { ownFigures, type AnswerRow } from './own-figures';

const COLUMNS: Column<AnswerRow>[] = [
  {
    title: 'Version',
    cell: ({ submission: { appId, appName, version } }) => {
      const name = `${clipText(appName, 60)} ${clipText(version, 30)}`;
      return appId === undefined ? (
        <bdi>{name}</bdi>
      ) : (
        <Link to={appDetailPath(appId)} className="font-medium text-accent underline underline-offset-2">
          <bdi>{name}</bdi>
        </Link>
      );
    },
  },
  { title: 'Store', cell: ({ submission }) => STORES[submission.platform].name },
  {
    title: 'Answer',
    cell: ({ answer }) => (
      <Badge tone={answer === 'approved' ? 'good' : 'bad'}>
        {answer === 'approved' ? 'Approved' : 'Rejected'}
      </Badge>
    ),
  },
  { title: 'Date', cell: ({ day }) => formatDay(day), isFolded: true },
  {
    title: 'In review',
    cell: ({ days }) => (days === undefined ? 'Unknown' : countOf(days, 'day')),
    isFolded: true,
  },
];

/** The figures of the user's own apps, from what was noted on their pages. */
export function OwnAnalytics({ submissions }: { submissions: readonly SubmissionRecord[] }) {
  const { sent, approved, rejected, averageDays, answers } = ownFigures(submissions);
  return (
    <>
      <div className="mb-8 grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        <StatCard
          label="Total Submissions"
          value={formatNumber(sent)}
          detail="Each version counts once per store"
          icon={<Send />}
        />
        <StatCard label="Approved" value={formatNumber(approved)} icon={<CircleCheck />} />
        <StatCard
          label="Average days in review"
          value={averageDays === undefined ? '–' : formatNumber(Math.round(averageDays * 10) / 10)}
          detail="From the upload to the answer"
          icon={<Clock />}
        />
        <StatCard label="Rejections" value={formatNumber(rejected)} icon={<CircleX />} />
      </div>
      <Card title="Answers of the stores" description="As you noted them on the page of each app.">
        {answers.length === 0 ? (
          <p className="text-sm text-ink-soft">No answer yet. Note it on the app’s page when it comes.</p>
        ) : (
          <DataTable
            label="Answers of the stores"
            columns={COLUMNS}
            rows={answers}
            rowKey={({ submission, day, answer }) => `${submission.id} ${day} ${answer}`}
          />
        )}
      </Card>
    </>
  );
}
