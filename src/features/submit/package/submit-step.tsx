import type { ComponentProps } from 'react';
import { SmallButton } from '@/components/button';
import { Card } from '@/components/card';
import { lazyPart, Loading } from '@/components/lazy-part';
import { canPickFolder } from '@/lib/folders/pick-folder';
import { openSession } from '@/lib/open-session';
import { useBaseline } from '@/lib/workspace/baselines';
import { useReadiness } from '../checks/readiness-store';
import { Tabs } from '@/components/tabs';
import { Verdict } from '@/components/findings/verdict';
import { PendingVerdict } from '../checks/pending-verdict';
import type { StepProps } from '../wizard/wizard-events';
import { ChangeReview } from './change-review';
import { FolderCard } from './folder-card';
import { Automation, PackageCard } from './package-card';
import { PictureReview, Review, TextReview } from './review';

const PreviewPanel = lazyPart(
  () => import('@/components/store-preview/preview-panel').then((module) => module.PreviewPanel),
  <Loading isTall />,
);

/** Contains the consoles' pages. */
const HandOverPart = lazyPart(
  () => import('../handover/hand-over-part').then((module) => module.HandOverPart),
  <Loading isTall />,
);

/** Only where `storepilot open` serves the page. */
const SendPart = lazyPart(() => import('../send/send-part').then((module) => module.SendPart), <Loading />);

/** Contains the stores' questions. */
const AnswerReview = lazyPart(
  () => import('./answer-review').then((module) => module.AnswerReview),
  <Loading isTall />,
);

/** Contains the questions as well. */
const RatingReview = lazyPart(
  () => import('./rating-review').then((module) => module.RatingReview),
  <Loading isTall />,
);

/** Contains the names of countries and the fields of products. */
const SalesReview = lazyPart(
  () => import('./sales-review').then((module) => module.SalesReview),
  <Loading isTall />,
);

/** Step 5: the finish line. First where it stands and how it gets to the stores, then everything once more. */
export function SubmitStep({
  draft,
  locale,
  isDrawing,
  pictures,
  packing,
  events,
  includeGradlePlay,
  onIncludeGradlePlay,
  onLocale,
  onGoTo,
}: StepProps &
  Pick<ComponentProps<typeof PackageCard>, 'packing' | 'pictures'> &
  Pick<ComponentProps<typeof Automation>, 'includeGradlePlay' | 'onIncludeGradlePlay'>) {
  const report = useReadiness();
  const baseline = useBaseline(draft.id);
  const session = openSession();
  return (
    <div className="grid grid-cols-1 gap-5">
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
        <PendingVerdict isDrawing={isDrawing} />
      )}
      {session !== undefined && <SendPart draft={draft} session={session} isDrawing={isDrawing} />}
      <PackageCard draft={draft} pictures={pictures} packing={packing} onGoTo={onGoTo} />
      <HandOverPart draft={draft} events={events} />
      {baseline && canPickFolder() && (
        <FolderCard draft={draft} baseline={baseline} isDrawing={isDrawing} events={events} />
      )}
      <div data-print="hide">
        <Automation
          draft={draft}
          includeGradlePlay={includeGradlePlay}
          onIncludeGradlePlay={onIncludeGradlePlay}
          onCopy={events.onCopy}
        />
      </div>
      <Tabs
        label="Everything once more"
        items={[
          {
            id: 'review',
            label: 'Review',
            isPrinted: true,
            content: <Review draft={draft} onGoTo={onGoTo} />,
          },
          {
            id: 'texts',
            label: 'Texts',
            isPrinted: true,
            content: <TextReview draft={draft} onGoTo={onGoTo} />,
          },
          {
            id: 'pictures',
            label: 'Pictures',
            isPrinted: true,
            content: <PictureReview draft={draft} onGoTo={onGoTo} />,
          },
          {
            id: 'answers',
            label: 'Answers',
            isPrinted: true,
            content: (
              <div className="grid grid-cols-1 gap-5">
                <RatingReview draft={draft} onGoTo={onGoTo} />
                <SalesReview draft={draft} onGoTo={onGoTo} />
              </div>
            ),
          },
          ...(baseline || draft.answersBefore
            ? [
                {
                  id: 'changes',
                  label: 'Changes',
                  isPrinted: true,
                  content: (
                    <div className="grid grid-cols-1 gap-5">
                      {baseline && <ChangeReview draft={draft} baseline={baseline} />}
                      {draft.answersBefore && <AnswerReview draft={draft} />}
                    </div>
                  ),
                },
              ]
            : []),
          {
            id: 'preview',
            label: 'Store preview',
            content: (
              <Card
                aria-label="Store preview"
                data-print="hide"
                title="Store preview"
                headingLevel={3}
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
            ),
          },
        ]}
      />
    </div>
  );
}
