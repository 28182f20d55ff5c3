import { useState } from 'react';
import { QuietButton, SmallButton } from '@/components/button';
import { Disclosure } from '@/components/disclosure';
import { TextField } from '@/components/field';
import { ProgressBar } from '@/components/progress-bar';
import { formatDay } from '@/domain/dates';
import {
  closedTest,
  closedTestStanding,
  NEEDED_DAYS,
  NEEDED_TESTERS,
  testerCounts,
  type ClosedTest,
} from '@/domain/test-tracks/closed-test';
import { countTesters } from '@/domain/test-tracks/track-changes';
import { countOf } from '@/domain/texts';
import { localDay, useClock } from '@/lib/clock';
import type { StoreDetailsProps } from '../listing/details/detail-section';

/** Most testers that a closed test takes by e-mail list; more are a typing mistake. */
const MOST_TESTERS = 2000;

/** Counts the testers who opted in, and the days in a row. */
export function TesterCounter({ draft, onChange }: Pick<StoreDetailsProps, 'draft' | 'onChange'>) {
  const today = localDay(useClock());
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const testing = draft.testing ?? {};
  const test = closedTest(testing, today);
  const counts = testerCounts(testing).toReversed();
  const handleSave = () => {
    const count = Number(typed);
    if (!/^\d+$/.test(typed.trim()) || count > MOST_TESTERS) {
      setError(`Enter a whole number from 0 to ${MOST_TESTERS}.`);
      return;
    }
    setError(undefined);
    setTyped('');
    onChange((now) => countTesters(now, today, count));
  };
  return (
    <div className="grid gap-3">
      <Standing test={test} />
      <form
        className="flex flex-wrap items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          handleSave();
        }}
      >
        <div className="w-56">
          <TextField
            label="Testers opted in today"
            name="testing/testers"
            inputMode="numeric"
            autoComplete="off"
            error={error}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
        <SmallButton type="submit" className="min-h-10">
          Save the count
        </SmallButton>
      </form>
      <p className="text-[0.8125rem] text-ink-soft">
        The Testers tab in Play Console shows the number. People who only got the invitation do not count.
      </p>
      {counts.length > 0 && (
        <Disclosure title="Your counts" aside={counts.length}>
          <ul className="grid gap-1 text-sm">
            {counts.map(({ day, testers }) => (
              <li key={day} className="flex flex-wrap items-center gap-x-3">
                <span className="min-w-28">{formatDay(day)}</span>
                <span className="flex-1">{countOf(testers, 'tester')}</span>
                <QuietButton
                  aria-label={`Remove the count of ${formatDay(day)}`}
                  onClick={() => onChange((now) => countTesters(now, day, undefined))}
                >
                  Remove
                </QuietButton>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  );
}

/** Where the test stands, in one sentence and a bar. */
function Standing({ test }: { test: ClosedTest | undefined }) {
  if (!test) return <p className="text-sm">No count yet. The 14 days begin with the twelfth tester.</p>;
  const { last, missingTesters, days, isReady, isOld } = test;
  const shown = Math.min(days, NEEDED_DAYS);
  return (
    <div className="grid gap-2">
      <p className="text-sm font-medium" role="status">
        {closedTestStanding(test)}
      </p>
      <ProgressBar
        label={missingTesters > 0 ? 'Testers opted in' : 'Days in a row'}
        value={missingTesters > 0 ? last.testers / NEEDED_TESTERS : shown / NEEDED_DAYS}
        tone={isReady && !isOld ? 'good' : 'accent'}
      />
      {isOld && (
        <p className="text-[0.8125rem] text-warn">
          Last counted on {formatDay(last.day)}. Count again before you rely on it.
        </p>
      )}
    </div>
  );
}
