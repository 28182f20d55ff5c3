import { CalendarClock, CircleCheck, CircleHelp, CircleX } from 'lucide-react';
import { Link } from 'react-router-dom';
import { rules as sentences } from 'virtual:catalog/deadline-rules';
import { Badge, SampleBadge, type Tone } from '@/components/badge';
import { RefusalLink } from '@/components/findings/refusal-link';
import { submitPath } from '@/config/paths';
import type { StoreDeadline } from '@/domain/policies/store-deadline';
import { STORE_DEADLINES } from '@/domain/policies/store-deadlines';
import { STORES } from '@/domain/stores/stores';
import type { BuildDeadline } from '../model/build-deadlines';
import { daysLeftText } from '../model/days';
import { DeadlineDay, DeadlineSource } from './deadline-facts';

const LOOKS = {
  missed: { icon: CircleX, tone: 'text-bad' },
  upcoming: { icon: CalendarClock, tone: 'text-warn' },
  open: { icon: CircleHelp, tone: 'text-info' },
  met: { icon: CircleCheck, tone: 'text-good' },
} as const;

/** The rules that a build misses, will miss, or cannot answer. */
export function BuildDeadlines({ rows, today }: { rows: readonly BuildDeadline[]; today: string }) {
  const of = (verdict: BuildDeadline['verdict']) => rows.filter((row) => row.verdict === verdict);
  return (
    <>
      <DeadlineList label="Missed deadlines" rows={of('missed')} today={today} />
      <DeadlineList label="Coming up, not met yet" rows={of('upcoming')} today={today} />
      <DeadlineList label="Rules to check yourself" rows={of('open')} today={today} />
    </>
  );
}

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
                    to={submitPath({ draft: row.draftId, step: 'build' })}
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
                  {sentences[row.deadline.id]} {row.deadline.action}
                </p>
                <DeadlineSource deadline={row.deadline} today={today} />
                {row.verdict !== 'met' && <RefusalLink foreseenBy={row.deadline.id} />}
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

/** The whole list of dated rules, grouped by store. */
export function AllDeadlines({ today }: { today: string }) {
  return GROUPS.map(({ title, rules }) => (
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
            <p className="mt-1 max-w-prose">{sentences[deadline.id]}</p>
            <p className="mt-1 max-w-prose text-[0.8125rem] text-ink-soft">Applies to: {deadline.scope}</p>
            <DeadlineSource deadline={deadline} today={today} />
          </li>
        ))}
      </ol>
    </section>
  ));
}
