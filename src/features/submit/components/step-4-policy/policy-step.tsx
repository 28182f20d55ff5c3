import type { WizardStep } from '@/domain/findings';
import type { SubmissionDraft } from '@/domain/submissions/draft';
import { useReadiness } from '../../hooks/use-readiness';
import { ComplianceCard } from './compliance-card';
import { ReadinessCard } from './readiness-card';

/** Step 4: the real report on this submission and, clearly apart, the simulated compliance check. */
export function PolicyStep({
  draft,
  onGoTo,
}: {
  draft: SubmissionDraft;
  onGoTo: (step: WizardStep, locale?: string) => void;
}) {
  const report = useReadiness(draft);
  return (
    <div className="grid gap-5">
      <ReadinessCard report={report} onGoTo={onGoTo} />
      <ComplianceCard />
    </div>
  );
}
