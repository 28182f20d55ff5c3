import { Link } from 'react-router-dom';
import { submitPath } from '@/config/paths';
import { Card } from '@/components/card';
import { lazyPart } from '@/components/lazy-part';
import type { SubmissionDraft } from '@/domain/submissions/draft';

// The rules of both stores are the larger part of this page's code, and only a draft needs them.
const DraftChecks = lazyPart(
  () => import('./draft-checks').then((module) => module.DraftChecks),
  <p role="status" className="text-sm text-ink-soft">
    Checking the draft…
  </p>,
);

/** What the stores would say of the app's newest draft. */
export function AppChecks({ appId, draft }: { appId: string; draft: SubmissionDraft | undefined }) {
  return (
    <Card title="Checks" description="The rules of both stores, over your newest draft.">
      {draft ? (
        <DraftChecks draft={draft} />
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
