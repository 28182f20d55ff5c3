import type { ComponentProps } from 'react';
import { SmallButton } from '@/components/button';
import { Card } from '@/components/card';
import { lazyPart, Loading } from '@/components/lazy-part';
import { canPickFolder } from '@/lib/folders/pick-folder';
import { useBaseline } from '@/lib/workspace/baselines';
import { useReadiness } from '../../hooks/use-readiness';
import { Verdict } from '@/components/verdict';
import { PendingVerdict } from '../pending-verdict';
import type { StepProps } from '../wizard-events';
import { ChangeReview } from './change-review';
import { FolderCard } from './folder-card';
import { PackageCard } from './package-card';
import { Review } from './review';
import { TerminalCheckCard } from './terminal-check-card';

const PreviewPanel = lazyPart(
  () => import('@/components/store-preview/preview-panel').then((module) => module.PreviewPanel),
  <Loading isTall />,
);

/** Contains the stores' questions. */
const AnswerReview = lazyPart(
  () => import('./answer-review').then((module) => module.AnswerReview),
  <Loading isTall />,
);

/** Step 5: everything once more, and the package. */
export function SubmitStep({
  draft,
  locale,
  isDrawing,
  packing,
  events,
  includeGradlePlay,
  onIncludeGradlePlay,
  onLocale,
  onGoTo,
}: StepProps &
  Pick<ComponentProps<typeof PackageCard>, 'packing' | 'includeGradlePlay' | 'onIncludeGradlePlay'>) {
  const report = useReadiness(draft, isDrawing);
  const baseline = useBaseline(draft.id);
  return (
    <div className="grid gap-5">
      {report ? (
        <Verdict
          report={report}
          actions={
            report.findings.length > 0 && (
              <span data-print="hide">
                <SmallButton onClick={() => onGoTo('policy')}>See the report</SmallButton>
              </span>
            )
          }
        />
      ) : (
        <PendingVerdict />
      )}
      <Card
        aria-label="Store preview"
        data-print="hide"
        title="Store preview"
        description="The page and the search result as the stores lay them out. Click a part to change it."
      >
        <PreviewPanel
          variant="whole"
          draft={draft}
          locale={locale}
          findings={report?.findings}
          onLocale={onLocale}
          onGoTo={onGoTo}
        />
      </Card>
      {baseline && <ChangeReview draft={draft} baseline={baseline} />}
      {draft.answersBefore && <AnswerReview draft={draft} />}
      <Review draft={draft} onGoTo={onGoTo} />
      {baseline && canPickFolder() && (
        <FolderCard draft={draft} baseline={baseline} isDrawing={isDrawing} events={events} />
      )}
      <PackageCard
        draft={draft}
        packing={packing}
        includeGradlePlay={includeGradlePlay}
        onIncludeGradlePlay={onIncludeGradlePlay}
        events={events}
      />
      <TerminalCheckCard draft={draft} onCopy={events.onCopy} />
    </div>
  );
}
