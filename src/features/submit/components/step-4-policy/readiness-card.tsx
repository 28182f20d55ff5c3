import type { Finding, WizardStep } from '@/domain/findings';
import type { Severity } from '@/domain/rules/rule';
import type { ReadinessReport } from '@/domain/submissions/readiness-report';
import { Button } from '@/components/button';
import { Card } from '@/components/card';
import { FindingList } from '@/components/finding-list';
import { SEVERITY_LOOKS } from '@/components/severity-looks';
import { Verdict } from '@/components/verdict';
import { PendingVerdict } from '../pending-verdict';

const SEVERITIES = Object.keys(SEVERITY_LOOKS) as Severity[];
const HERE: WizardStep = 4;

/** All findings of the real checks about this submission, worst first, each with the way to fix it. */
export function ReadinessCard({
  report,
  onGoTo,
}: {
  /** Undefined while images are drawn. */
  report: ReadinessReport | undefined;
  onGoTo: (step: WizardStep, locale?: string) => void;
}) {
  const fixLink = ({ where, subject }: Finding) =>
    where === HERE ? undefined : (
      <Button variant="secondary" size="small" onClick={() => onGoTo(where, subject.locale)}>
        Fix in step {where}
      </Button>
    );
  return (
    <Card
      title="Readiness report"
      description="Your build, texts and images against the stores’ rules of today. Checked here, in your browser."
    >
      <div className="grid gap-5">
        {report ? <Verdict report={report} /> : <PendingVerdict />}
        {SEVERITIES.map((severity) => {
          const findings = (report?.findings ?? []).filter((finding) => finding.severity === severity);
          const { label } = SEVERITY_LOOKS[severity];
          return (
            findings.length > 0 && (
              <section key={severity} aria-label={`${label}s`}>
                <h3 className="mb-2 font-semibold">
                  {label}s <span className="font-normal text-ink-soft tabular-nums">({findings.length})</span>
                </h3>
                <FindingList label={`${label}s of the report`} findings={findings} action={fixLink} />
              </section>
            )
          );
        })}
      </div>
    </Card>
  );
}
