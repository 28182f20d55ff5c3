import { CircleCheck, CircleHelp, CircleX } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Badge, SampleBadge, type Tone } from '@/components/badge';
import { Card } from '@/components/card';
import { submitPath } from '@/config/paths';
import { PLATFORM_LABELS } from '@/domain/apps/app';
import { formatDay } from '@/domain/dates';
import type { RuleSource } from '@/domain/rules/rule';
import { STORE_DEADLINES, type StoreDeadline } from '@/domain/policies/store-deadlines';
import type { BuildDeadline } from '../model/build-deadlines';
import { daysLeftText } from '../model/days';

/** The stores' real dated rules, applied to the builds in the workspace's drafts. A real result: no badge. */
export function StoreDeadlines({
  rows,
  hasBuilds,
  today,
}: {
  rows: readonly BuildDeadline[];
  hasBuilds: boolean;
  today: string;
}) {
  const missed = rows.filter(({ verdict }) => verdict === 'missed');
  const open = rows.filter(({ verdict }) => verdict === 'open');
  const met = rows.length - missed.length - open.length;
  return (
    <Card
      title="Store deadlines for your builds"
      description="The stores' dated rules, as known on Nov 20, 2026, applied to the builds in your drafts."
    >
      {!hasBuilds ? (
        <p className="text-sm text-ink-soft">
          There is no build in a draft yet.{' '}
          <Link to={submitPath()} className="font-medium text-accent underline">
            Add a build
          </Link>{' '}
          and you see here which rule it misses, and by when.
        </p>
      ) : (
        <>
          <p className="mb-3 flex flex-wrap gap-2">
            <Badge tone={missed.length > 0 ? 'bad' : 'good'}>{missed.length} missed</Badge>
            <Badge tone="info">{open.length} to check yourself</Badge>
            <Badge tone="good">{met} met</Badge>
          </p>
          {missed.length === 0 && (
            <p className="text-sm text-ink-soft">No build misses a rule that a build can tell about.</p>
          )}
          <DeadlineList label="Missed deadlines" rows={missed} today={today} />
          <DeadlineList label="Rules to check yourself" rows={open} today={today} />
        </>
      )}
      <details className="mt-5 border-t pt-4">
        <summary className="cursor-pointer text-sm font-medium">
          All {STORE_DEADLINES.length} dated rules
        </summary>
        <ol className="mt-3 space-y-4">
          {STORE_DEADLINES.map((deadline) => (
            <li key={deadline.id} className="text-sm">
              <p className="font-medium">{deadline.title}</p>
              <p className="text-[0.8125rem] text-ink-soft tabular-nums">
                <When deadline={deadline} today={today} />
              </p>
              <p className="mt-1 max-w-prose">{deadline.rule}</p>
              <Source source={deadline.source} />
            </li>
          ))}
        </ol>
      </details>
    </Card>
  );
}

const LOOKS = {
  missed: { icon: CircleX, tone: 'text-bad' },
  open: { icon: CircleHelp, tone: 'text-info' },
  met: { icon: CircleCheck, tone: 'text-good' },
} as const;

function DeadlineList({
  label,
  rows,
  today,
}: {
  label: string;
  rows: readonly BuildDeadline[];
  today: string;
}) {
  if (rows.length === 0) return null;
  return (
    <section aria-label={label} className="mt-4">
      <h3 className="text-sm font-semibold">{label}</h3>
      <ul className="divide-y">
        {rows.map((row) => {
          const { icon: Icon, tone } = LOOKS[row.verdict];
          return (
            <li key={row.id} className="flex gap-3 py-3 text-sm">
              <Icon className={`mt-0.5 size-4 shrink-0 ${tone}`} aria-hidden="true" />
              <div className="min-w-0 flex-1">
                <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
                  <p className="font-medium">{row.deadline.title}</p>
                  <DaysBadge row={row} today={today} />
                </div>
                <p className="text-[0.8125rem] break-words text-ink-soft">
                  <Link
                    to={submitPath({ draft: row.draftId, step: 1 })}
                    className="font-medium text-accent underline"
                  >
                    {row.appLabel}
                  </Link>{' '}
                  · {row.fileName} · <When deadline={row.deadline} today={today} />
                  {row.isSample && (
                    <>
                      {' '}
                      <SampleBadge kind="Sample data" />
                    </>
                  )}
                </p>
                <p className="mt-1 max-w-prose">
                  {row.deadline.rule} {row.deadline.action}
                </p>
                <Source source={row.deadline.source} />
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function DaysBadge({ row, today }: { row: BuildDeadline; today: string }) {
  const isPast = row.daysLeft < 0;
  const tone: Tone = row.verdict === 'missed' ? (isPast ? 'bad' : 'warn') : 'neutral';
  return (
    <Badge tone={tone}>
      {isPast
        ? `In force, ${daysLeftText(row.deadline.date, today)}`
        : daysLeftText(row.deadline.date, today)}
    </Badge>
  );
}

function When({ deadline, today }: { deadline: StoreDeadline; today: string }) {
  const day = formatDay(deadline.date);
  // Only the month is known: "Aug 1, 2021" would say too much.
  const when = deadline.datePrecision === 'month' ? day.replace(/ 1,/, '') : day;
  return (
    <>
      {PLATFORM_LABELS[deadline.store]} · {when} ({daysLeftText(deadline.date, today)})
    </>
  );
}

function Source({ source }: { source: RuleSource }) {
  return (
    <p className="mt-1 text-[0.8125rem] text-ink-faint">
      Source:{' '}
      {source.url ? (
        <a href={source.url} target="_blank" rel="noreferrer" className="text-accent underline">
          {source.label}
        </a>
      ) : (
        source.label
      )}
    </p>
  );
}
