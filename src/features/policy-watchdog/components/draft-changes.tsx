import { Link } from 'react-router-dom';
import { useEffect, useState } from 'react';
import { Badge, type Tone } from '@/components/badge';
import { submitPath } from '@/config/paths';
import { formatDay } from '@/domain/dates';
import { newerDay } from '@/domain/rule-book/newer-parts';
import { localDay, useClock } from '@/lib/clock';
import { readStoredRules } from '@/lib/rule-book/stored-rules';
import { useRepository } from '@/lib/workspace/workspace-context';
import { draftChanges, type ComparedFinding, type DraftChanges } from '../model/draft-changes';

const TONES: Record<string, Tone> = { blocker: 'bad', warning: 'warn', note: 'info' };

/** Differences that the newer rules make in the user's drafts, against the rules before them. */
export function ChangedDrafts() {
  const repository = useRepository();
  const today = localDay(useClock());
  const day = newerDay();
  const [changes, setChanges] = useState<DraftChanges[]>();
  useEffect(() => {
    if (day === undefined) return;
    let isLeft = false;
    void (async () => {
      const stored = await readStoredRules();
      if (!stored || stored.before.length === 0 || isLeft) return;
      const { draftFindings } = await import('../work/draft-findings');
      const after = await draftFindings(repository, today);
      if (!isLeft) setChanges(draftChanges(stored.before, after));
    })().catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [day, repository, today]);
  if (day === undefined || !changes) return null;
  return (
    <section aria-label="What changed for your drafts">
      <h3 className="text-sm font-semibold">What changed for your drafts</h3>
      {changes.length === 0 ? (
        <p className="mt-1 text-sm text-ink-soft">
          Nothing: the rules of {formatDay(day)} find the same as those before.
        </p>
      ) : (
        <ul className="mt-1 divide-y">
          {changes.map(({ id, label, added, gone, moved }) => (
            <li key={id} className="py-2 text-sm">
              <Link
                to={submitPath({ draft: id, step: 'policy' })}
                className="font-medium text-accent underline"
              >
                <bdi>{label}</bdi>
              </Link>
              <ul className="mt-1 grid gap-1">
                {added.map((finding) => (
                  <Change key={finding.key} finding={finding} what={`New ${finding.severity}`} />
                ))}
                {moved.map(({ finding, from }) => (
                  <Change
                    key={finding.key}
                    finding={finding}
                    what={`Now a ${finding.severity}, was a ${from}`}
                  />
                ))}
                {gone.map((finding) => (
                  <Change key={finding.key} finding={finding} what="No longer found" isGone />
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Change({
  finding,
  what,
  isGone = false,
}: {
  finding: ComparedFinding;
  what: string;
  isGone?: boolean;
}) {
  return (
    <li>
      <Badge tone={isGone ? 'good' : (TONES[finding.severity] ?? 'neutral')}>{what}</Badge>{' '}
      <span className={isGone ? 'text-ink-soft' : ''}>{finding.title}</span>
    </li>
  );
}
