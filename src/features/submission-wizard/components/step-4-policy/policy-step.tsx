import type { WizardStep } from '@/domain/findings';
import type { ReadinessReport } from '@/domain/submissions/readiness-report';
import { ComplianceCard } from './compliance-card';
import { ReadinessCard } from './readiness-card';

/** Step 4: the real report on this submission and, clearly apart, the simulated compliance check. */
export function PolicyStep({
  report,
  onGoTo,
}: {
  report: ReadinessReport;
  onGoTo: (step: WizardStep, locale?: string) => void;
}) {
  return (
    <div className="grid gap-5">
      <ReadinessCard report={report} onGoTo={onGoTo} />
      <ComplianceCard />
    </div>
  );
}
