import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { submitPath } from '@/config/paths';
import { Card } from '@/components/card';
import { lazyPart } from '@/components/lazy-part';
import { LoadingOrError } from '@/components/pages/loading-or-error';
import type { StoredDraft } from '@/model/draft';
import { draftImagesCollection } from '@/lib/workspace/app-collections';
import { withImages } from '@/lib/workspace/draft-images';
import { useCollection } from '@/lib/workspace/workspace-context';

// The rules of both stores are the larger part of this page's code, and only a draft needs them.
const DraftChecks = lazyPart(
  () => import('./draft-checks').then((module) => module.DraftChecks),
  <p role="status" className="text-sm text-ink-soft">
    Checking the draft…
  </p>,
);

/** The readiness of the app's newest draft, as the wizard reports it. */
export function AppChecks({ appId, draft }: { appId: string; draft: StoredDraft | undefined }) {
  return (
    <Card title="Checks" description="Both stores’ rules, checked against your newest draft.">
      {draft ? (
        <ChecksOfDraft draft={draft} />
      ) : (
        <p className="text-sm text-ink-soft">
          There is no draft to check.{' '}
          <Link
            to={submitPath({ app: appId })}
            className="font-medium text-accent underline underline-offset-2"
          >
            Start a submission
          </Link>{' '}
          to see what a store would refuse.
        </p>
      )}
    </Card>
  );
}

function ChecksOfDraft({ draft }: { draft: StoredDraft }) {
  const images = useCollection(draftImagesCollection);
  const complete = useMemo(() => images.data && withImages(draft, images.data), [draft, images.data]);
  return complete ? (
    <DraftChecks draft={complete} />
  ) : (
    <LoadingOrError stored={images} what="the images of this draft" />
  );
}
