import { TriangleAlert } from 'lucide-react';
import { Badge } from '@/components/badge';
import { CERTAINTY_LABELS } from '@/domain/certainty';
import { formatDay } from '@/domain/dates';
import type { StoreDeadline } from '@/domain/policies/store-deadline';
import { isOutdated, MAX_CHECK_AGE_DAYS } from '@/domain/policies/store-deadlines';
import { STORES } from '@/domain/stores/stores';
import { daysLeftText } from '../model/days';

/** The store, the day with its distance from today, and the extension, as one line. */
export function DeadlineDay({ deadline, today }: { deadline: StoreDeadline; today: string }) {
  const { store, date, datePrecision, extendedTo } = deadline;
  const day = formatDay(date);
  // Only the month is known, so the day is left out.
  const when = datePrecision === 'month' ? day.replace(/ 1,/, '') : day;
  return (
    <>
      {store ? STORES[store].name : 'Both stores'} · {when} ({daysLeftText(date, today)})
      {extendedTo && ` · on request extended to ${formatDay(extendedTo)}`}
    </>
  );
}

/** The source of the rule, the day it was last read, and whether the sources agree. */
export function DeadlineSource({ deadline, today }: { deadline: StoreDeadline; today: string }) {
  const { source, checked, certainty } = deadline;
  return (
    <div className="mt-1 space-y-1 text-[0.8125rem] text-ink-faint">
      {certainty.level !== 'official' && (
        <p className="max-w-prose">
          <Badge tone="warn">{CERTAINTY_LABELS[certainty.level]}</Badge> {certainty.note}
        </p>
      )}
      <p>
        Source:{' '}
        <a href={source.url} target="_blank" rel="noreferrer" className="text-accent underline">
          {source.label}
        </a>
        , checked on <time dateTime={checked}>{formatDay(checked)}</time>
      </p>
      {isOutdated(deadline, today) && (
        <p className="flex gap-1.5 text-warn">
          <TriangleAlert className="mt-0.5 size-3.5 shrink-0" />
          Checked more than {MAX_CHECK_AGE_DAYS} days ago. Open the source before you rely on it.
        </p>
      )}
    </div>
  );
}
