import type { SubmissionDraft } from '@/domain/submissions/draft';
import { Button } from '@/components/button';
import type { JobState } from '@/lib/jobs/job';
import type { MadePackage } from '../../hooks/use-package';
import { useReadiness } from '../../hooks/use-readiness';
import { Verdict } from '@/components/verdict';
import { PendingVerdict } from '../pending-verdict';
import type { GoToStep, WizardEvents } from '../wizard-events';
import { PackageCard } from './package-card';
import { Review } from './review';

/** Step 5: everything once more, and the package. */
export function SubmitStep({
  draft,
  isDrawing,
  packing,
  events,
  includeGradlePlay,
  onIncludeGradlePlay,
  onGoTo,
}: {
  draft: SubmissionDraft;
  /** Its images are being drawn. */
  isDrawing: boolean;
  packing: { state: JobState<MadePackage>; cancel: () => void };
  events: WizardEvents;
  includeGradlePlay: boolean;
  onIncludeGradlePlay: (isOn: boolean) => void;
  onGoTo: GoToStep;
}) {
  const report = useReadiness(draft, isDrawing);
  return (
    <div className="grid gap-5">
      {report ? (
        <Verdict
          report={report}
          actions={
            report.findings.length > 0 && (
              <span data-print="hide">
                <Button variant="secondary" size="small" onClick={() => onGoTo(4)}>
                  See the report
                </Button>
              </span>
            )
          }
        />
      ) : (
        <PendingVerdict />
      )}
      <Review draft={draft} onGoTo={onGoTo} />
      <PackageCard
        draft={draft}
        packing={packing}
        includeGradlePlay={includeGradlePlay}
        onIncludeGradlePlay={onIncludeGradlePlay}
        events={events}
      />
    </div>
  );
}
