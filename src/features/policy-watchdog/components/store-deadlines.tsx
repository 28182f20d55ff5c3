import { CalendarClock, CircleCheck, CircleHelp, CircleX, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useMemo } from 'react';
import { Badge, SampleBadge, type Tone } from '@/components/badge';
import { Card } from '@/components/card';
import { Summary } from '@/components/disclosure';
import { Notice } from '@/components/notice';
import { submitPath } from '@/config/paths';
import { formatDay } from '@/domain/dates';
import { DEADLINE_RULES } from '@/domain/policies/deadline-rules';
import type { StoreDeadline } from '@/domain/policies/store-deadline';
import { isOutdated, MAX_CHECK_AGE_DAYS, STORE_DEADLINES } from '@/domain/policies/store-deadlines';
import { STORES } from '@/domain/stores/stores';
import type { DraftContent } from '@/domain/submissions/draft';
import { buildDeadlines, type BuildDeadline } from '../model/build-deadlines';
import { daysLeftText } from '../model/days';
import { DeadlineDay, DeadlineSource } from './deadline-facts';

/** The oldest day on which a source of the list was read. */
const CHECKED = STORE_DEADLINES.map(({ checked }) => checked).reduce((a, b) => (a < b ? a : b));

/** The number of rules in force that the builds in the drafts miss. */
export function MissedCount({ drafts, today }: { drafts: readonly DraftContent[]; today: string }) {
  const rows = useMemo(() => buildDeadlines(drafts, today), [drafts, today]);
  return rows.filter(({ verdict }) => verdict === 'missed').length;
}

/** The stores' real dated rules, applied to the builds in the workspace's drafts. Real, so it has no badge. */
export function StoreDeadlines({ drafts, today }: { drafts: readonly DraftContent[]; today: string }) {
  const rows = useMemo(() => buildDeadlines(drafts, today), [drafts, today]);
  const hasBuilds = drafts.some(({ builds }) => builds.length > 0);
  const missed = rows.filter(({ verdict }) => verdict === 'missed');
  const upcoming = rows.filter(({ verdict }) => verdict === 'upcoming');
  const open = rows.filter(({ verdict }) => verdict === 'open');
  const met = rows.filter(({ verdict }) => verdict === 'met');
  return (
    <Card
      title="Store deadlines for your builds"
      description={`The stores' dated rules, last checked on ${formatDay(CHECKED)}, applied to the builds in your drafts.`}
    >
      <OutdatedNotice today={today} />
      {!hasBuilds ? (
        <p className="text-sm text-ink-soft">
          There is no build in a draft yet.{' '}
          <Link to={submitPath()} className="font-medium text-accent underline">
            Add a build
          </Link>{' '}
          to see which rules it misses, and by when.
        </p>
      ) : (
        <>
          <p className="mb-3 flex flex-wrap gap-2">
            <Badge tone={missed.length > 0 ? 'bad' : 'good'}>{missed.length} missed</Badge>
            <Badge tone={upcoming.length > 0 ? 'warn' : 'good'}>{upcoming.length} coming up</Badge>
            <Badge tone="info">{open.length} to check yourself</Badge>
            <Badge tone="good">{met.length} met</Badge>
          </p>
          {missed.length === 0 && (
            <p className="text-sm text-ink-soft">
              No build misses a rule that is in force and can be read from a build.
            </p>
          )}
          <DeadlineList label="Missed deadlines" rows={missed} today={today} />
          <DeadlineList label="Coming up, not met yet" rows={upcoming} today={today} />
          <DeadlineList label="Rules to check yourself" rows={open} today={today} />
        </>
      )}
      <AllDeadlines today={today} />
    </Card>
  );
}

/** Shown once a source was read too long ago: the rules may have changed since. */
function OutdatedNotice({ today }: { today: string }) {
  const count = STORE_DEADLINES.filter((deadline) => isOutdated(deadline, today)).length;
  if (count === 0) return null;
  return (
    <div className="mb-4">
      <Notice tone="warn" icon={<TriangleAlert className="mt-0.5 size-4 text-warn" />}>
        {count === STORE_DEADLINES.length ? `All ${count}` : `${count} of ${STORE_DEADLINES.length}`} rules
        were checked more than {MAX_CHECK_AGE_DAYS} days ago. Open a rule’s source before you rely on it.
      </Notice>
    </div>
  );
}

const LOOKS = {
  missed: { icon: CircleX, tone: 'text-bad' },
  upcoming: { icon: CalendarClock, tone: 'text-warn' },
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
              <Icon className={`mt-0.5 size-4 shrink-0 ${tone}`} />
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
                  · {row.fileName} · <DeadlineDay deadline={row.deadline} today={today} />
                  {row.isSample && (
                    <>
                      {' '}
                      <SampleBadge kind="Sample data" />
                    </>
                  )}
                </p>
                <p className="mt-1 max-w-prose">
                  {DEADLINE_RULES[row.deadline.id]} {row.deadline.action}
                </p>
                <DeadlineSource deadline={row.deadline} today={today} />
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const TONES: Record<BuildDeadline['verdict'], Tone> = {
  missed: 'bad',
  upcoming: 'warn',
  open: 'neutral',
  met: 'neutral',
};

function DaysBadge({ row, today }: { row: BuildDeadline; today: string }) {
  const isPast = row.daysLeft < 0;
  const tone = TONES[row.verdict];
  return (
    <Badge tone={tone}>
      {isPast
        ? `In force, ${daysLeftText(row.deadline.date, today)}`
        : daysLeftText(row.deadline.date, today)}
    </Badge>
  );
}

const GROUPS: readonly { title: string; rules: readonly StoreDeadline[] }[] = [
  { title: STORES.ios.name, rules: STORE_DEADLINES.filter(({ store }) => store === 'ios') },
  { title: STORES.android.name, rules: STORE_DEADLINES.filter(({ store }) => store === 'android') },
  { title: 'Both stores', rules: STORE_DEADLINES.filter(({ store }) => store === undefined) },
];

/** The whole list of dated rules, closed at first, grouped by store. */
function AllDeadlines({ today }: { today: string }) {
  return (
    <details className="mt-5 rounded-control border">
      <Summary title={`All ${STORE_DEADLINES.length} dated rules`} />
      {GROUPS.map(({ title, rules }) => (
        <section key={title} aria-label={`${title}: dated rules`} className="p-4 pb-0">
          <h3 className="text-sm font-semibold">
            {title} <span className="font-normal text-ink-faint">({rules.length})</span>
          </h3>
          <ol className="divide-y">
            {rules.map((deadline) => (
              <li key={deadline.id} className="py-3 text-sm">
                <p className="font-medium">{deadline.title}</p>
                <p className="text-[0.8125rem] text-ink-soft tabular-nums">
                  <DeadlineDay deadline={deadline} today={today} />
                </p>
                <p className="mt-1 max-w-prose">{DEADLINE_RULES[deadline.id]}</p>
                <p className="mt-1 max-w-prose text-[0.8125rem] text-ink-soft">
                  Applies to: {deadline.scope}
                </p>
                <DeadlineSource deadline={deadline} today={today} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </details>
  );
}
