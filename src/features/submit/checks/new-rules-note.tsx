import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { newChecks } from '@/checks/rules/new-checks';
import { Notice } from '@/components/notice';
import { PATHS } from '@/config/paths';
import { formatDay } from '@/domain/dates';
import { rulesDay } from '@/domain/rule-book/rules-age';
import { whatIsNew, type LastCheck } from '@/domain/rule-book/what-is-new';
import { countOf } from '@/domain/texts';
import { localDay, useClock } from '@/lib/clock';
import { afterCheck, draftChecksCollection, newsSince } from '@/lib/workspace/draft-checks';
import { useCollectionWriter, useRepository } from '@/lib/workspace/workspace-context';
import { platformsOf } from '@/model/app';
import type { SubmissionDraft } from '@/model/draft';

/** Remembers that a draft was checked today by these rules, and says how much is new since the check before. */
export function NewRulesNote({
  draft: { id, platform },
}: {
  draft: Pick<SubmissionDraft, 'id' | 'platform'>;
}) {
  const repository = useRepository();
  const { put } = useCollectionWriter(draftChecksCollection);
  const today = localDay(useClock());
  const [since, setSince] = useState<LastCheck>();
  useEffect(() => {
    let isLeft = false;
    void (async () => {
      const stored = await repository.get(draftChecksCollection, id);
      const check = afterCheck(id, { day: today, rules: rulesDay() }, stored);
      if (!isLeft && stored) setSince(newsSince(check, today));
      if (check !== stored) await put(check);
      // Only a list of news is missing where it can't be stored.
    })().catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [id, put, repository, today]);
  if (!since) return null;
  const stores = platformsOf(platform);
  const dated = whatIsNew(since, { stores, today }).length;
  const checks = newChecks(since.day, stores).length;
  if (dated + checks === 0) return null;
  const counts = [
    ...(dated > 0 ? [countOf(dated, 'new dated rule')] : []),
    ...(checks > 0 ? [countOf(checks, 'new check')] : []),
  ];
  return (
    <Notice
      tone="info"
      actions={
        <Link to={PATHS.policyWatchdog} className="font-medium text-accent underline">
          See what is new
        </Link>
      }
    >
      {counts.join(' and ')} since this draft was checked on {formatDay(since.day)}.
    </Notice>
  );
}
