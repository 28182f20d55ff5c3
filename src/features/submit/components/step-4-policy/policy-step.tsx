import type { SubmissionDraft } from '@/domain/submissions/draft';
import { useReadiness } from '../../hooks/use-readiness';
import { ComplianceCard } from './compliance-card';
import { ReadinessCard } from './readiness-card';
import type { GoToStep } from '../wizard-events';

/** Step 4: the real report on this submission and, in a card of its own, the simulated compliance check. */
export function PolicyStep({
  draft,
  isDrawing,
  onGoTo,
}: {
  draft: SubmissionDraft;
  /** Its images are being drawn. */
  isDrawing: boolean;
  onGoTo: GoToStep;
}) {
  const report = useReadiness(draft, isDrawing);
  return (
    <div className="grid gap-5">
      <ReadinessCard report={report} isForBothStores={draft.platform === 'both'} onGoTo={onGoTo} />
      <ComplianceCard />
    </div>
  );
}
