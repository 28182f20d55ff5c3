import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useMemo } from 'react';
import { Badge } from '@/components/badge';
import { Card } from '@/components/card';
import { Disclosure } from '@/components/disclosure';
import { lazyPart, Loading } from '@/components/lazy-part';
import { Notice } from '@/components/notice';
import { submitPath } from '@/config/paths';
import { formatDay } from '@/domain/dates';
import { isOutdated, MAX_CHECK_AGE_DAYS, STORE_DEADLINES } from '@/domain/policies/store-deadlines';
import type { DraftContent } from '@/domain/submissions/draft';
import { buildDeadlines, type BuildDeadline } from '../model/build-deadlines';

// The sentences about the rules load with a build to show them for, or when the whole list opens.
const BuildDeadlines = lazyPart(
  () => import('./deadline-lists').then((module) => module.BuildDeadlines),
  <Loading isTall />,
);
const AllDeadlines = lazyPart(() => import('./deadline-lists').then((module) => module.AllDeadlines));

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
      <div className="mt-5">
        <Disclosure title={`All ${STORE_DEADLINES.length} dated rules`}>
          <AllDeadlines today={today} />
        </Disclosure>
      </div>
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
