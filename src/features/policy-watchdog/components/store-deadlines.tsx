import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useEffect, useMemo, useState } from 'react';
import { Badge } from '@/components/badge';
import { Card } from '@/components/card';
import { Summary } from '@/components/disclosure';
import { lazyPart, Loading } from '@/components/lazy-part';
import { Notice } from '@/components/notice';
import { submitPath } from '@/config/paths';
import { formatDay } from '@/domain/dates';
import { isOutdated, MAX_CHECK_AGE_DAYS, STORE_DEADLINES } from '@/domain/policies/store-deadlines';
import type { DraftContent } from '@/model/draft';
import { savesData } from '@/lib/saves-data';
import { untilIdle } from '@/lib/idle/until-idle';
import { buildDeadlines, type BuildDeadline } from '../model/build-deadlines';

// The sentences about the rules load with a build to show them for, or with the whole list.
const BuildDeadlines = lazyPart(
  () => import('./deadline-lists').then((module) => module.BuildDeadlines),
  <Loading isTall />,
);
const Rules = lazyPart(() => import('./deadline-lists').then((module) => module.AllDeadlines));

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
  const count = (verdict: BuildDeadline['verdict']) => rows.filter((row) => row.verdict === verdict).length;
  const missed = count('missed');
  const upcoming = count('upcoming');
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
            <Badge tone={missed > 0 ? 'bad' : 'good'}>{missed} missed</Badge>
            <Badge tone={upcoming > 0 ? 'warn' : 'good'}>{upcoming} coming up</Badge>
            <Badge tone="info">{count('open')} to check yourself</Badge>
            <Badge tone="good">{count('met')} met</Badge>
          </p>
          {missed === 0 && (
            <p className="text-sm text-ink-soft">
              No build misses a rule that is in force and can be read from a build.
            </p>
          )}
          <BuildDeadlines rows={rows} today={today} />
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

/**
 * The whole list of dated rules, closed at first. It renders when the page is done, so that it can be printed; in a
 * browser that saves data, when it is opened.
 */
function AllDeadlines({ today }: { today: string }) {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (!savesData()) void untilIdle().then(() => setWanted(true));
  }, []);
  return (
    <details className="mt-5 rounded-control border" onToggle={() => setWanted(true)}>
      <Summary title={`All ${STORE_DEADLINES.length} dated rules`} />
      {isWanted && <Rules today={today} />}
    </details>
  );
}
