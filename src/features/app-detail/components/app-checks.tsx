import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { submitPath } from '@/config/paths';
import { Card } from '@/components/card';
import type { SubmissionDraft } from '@/domain/submissions/draft';

// The rules of both stores are the larger part of this page's code, and only a draft needs them.
const DraftChecks = lazy(() => import('./draft-checks').then((module) => ({ default: module.DraftChecks })));

/** What the stores would say of the app's newest draft. */
export function AppChecks({ appId, draft }: { appId: string; draft: SubmissionDraft | undefined }) {
  return (
    <Card title="Checks" description="The rules of both stores, over your newest draft.">
      {draft ? (
        <Suspense
          fallback={
            <p role="status" className="text-sm text-ink-soft">
              Checking the draft…
            </p>
          }
        >
          <DraftChecks draft={draft} />
        </Suspense>
      ) : (
        <p className="text-sm text-ink-soft">
          There is no draft to check.{' '}
          <Link
            to={submitPath({ app: appId })}
            className="font-medium text-accent underline underline-offset-2"
          >
            Begin a submission
          </Link>{' '}
          and see what a store would refuse before it does.
        </p>
      )}
    </Card>
  );
}
