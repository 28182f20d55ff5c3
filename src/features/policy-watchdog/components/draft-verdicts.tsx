import { Link } from 'react-router-dom';
import { SampleBadge } from '@/components/badge';
import { Card } from '@/components/card';
import { lazyPart } from '@/components/lazy-part';
import { submitPath } from '@/config/paths';
import type { StoredDraft } from '@/model/draft';
import { draftLabel } from '@/domain/submissions/draft-label';
import { clipText } from '@/domain/texts';

const OpenCount = lazyPart(
  () => import('@/components/findings/open-count').then((module) => module.OpenCount),
  'checking…',
);

/** The real checks of the user's drafts. */
export function DraftVerdicts({ drafts }: { drafts: readonly StoredDraft[] }) {
  return (
    <Card title="Your drafts" description="Both stores’ rules, checked on this device.">
      {drafts.length === 0 ? (
        <p className="text-sm text-ink-soft">
          There is no draft yet.{' '}
          <Link to={submitPath()} className="font-medium text-accent underline underline-offset-2">
            Start a submission
          </Link>{' '}
          to have it checked.
        </p>
      ) : (
        <ul className="divide-y text-sm">
          {drafts.map((draft) => (
            <li
              key={draft.id}
              className="flex flex-wrap items-baseline gap-x-3 gap-y-1 py-2.5 first:pt-0 last:pb-0"
            >
              <Link
                to={submitPath({ draft: draft.id, step: 'policy' })}
                className="min-w-0 truncate font-medium text-accent underline underline-offset-2"
              >
                <bdi>{clipText(draftLabel(draft), 80)}</bdi>
              </Link>
              {draft.sample !== undefined && <SampleBadge kind="Sample data" />}
              <span className="ml-auto text-ink-soft tabular-nums">
                <OpenCount draft={draft} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
