import type { ReactNode } from 'react';
import type { Finding } from '@/model/finding';
import { WIZARD_STEP_NUMBERS, type WizardStep } from '@/model/wizard-step';
import type { Severity } from '@/model/rule';
import { isProblemFirst, type ReadinessReport } from '@/domain/submissions/readiness-report';
import { Button, QuietButton, SmallButton } from '@/components/button';
import { Card } from '@/components/card';
import { FindingList } from '@/components/findings/finding-list';
import { SEVERITY_LOOKS } from '@/components/findings/severity-looks';
import { Verdict } from '@/components/findings/verdict';
import { PendingVerdict } from './pending-verdict';
import type { GoToStep } from '../wizard/wizard-events';
import { MissingList } from './missing-list';

const HERE: WizardStep = 'policy';

/** A correction of the draft in one click. */
export type FixOf = (finding: Finding) => { label: string; apply: () => void } | undefined;

/**
 * The result of the real checks of this submission: what is not filled in as a checklist, what is wrong as findings with
 * the way to fix each. What takes longest is first.
 */
export function ReadinessCard({
  report,
  isForBothStores,
  onGoTo,
  onIgnore,
  fixOf,
  children,
}: {
  /** Undefined while images are drawn. */
  report: ReadinessReport | undefined;
  isForBothStores: boolean;
  onGoTo: GoToStep;
  /** Asked for a finding that no store refuses. */
  onIgnore: (finding: Finding) => void;
  /** The correction of an answer that resolves a finding, where there is one. */
  fixOf: FixOf;
  /** After the findings. */
  children: ReactNode;
}) {
  return (
    <Card
      title="Readiness report"
      description="Your build, texts and images, checked against the stores’ current rules in your browser."
    >
      <div className="grid gap-6">
        <div role="status">{report ? <Verdict report={report} /> : <PendingVerdict />}</div>
        {report && (
          <>
            {isProblemFirst(report) && (
              <Problems severity="blocker" report={report} fixOf={fixOf} onGoTo={onGoTo} />
            )}
            {report.missing.length > 0 && (
              <section aria-label="To fill in">
                <h3 className="font-semibold">
                  To fill in{' '}
                  <span className="font-normal text-ink-soft tabular-nums">({report.missing.length})</span>
                </h3>
                <p className="mb-3 text-sm text-ink-soft">
                  Nothing here is wrong, only empty. Choose a line to go to its field.
                </p>
                <MissingList items={report.missing} isForBothStores={isForBothStores} onGoTo={onGoTo} />
              </section>
            )}
            {!isProblemFirst(report) && (
              <Problems severity="blocker" report={report} fixOf={fixOf} onGoTo={onGoTo} />
            )}
            <Problems severity="warning" report={report} fixOf={fixOf} onGoTo={onGoTo} onIgnore={onIgnore} />
            <Problems severity="note" report={report} fixOf={fixOf} onGoTo={onGoTo} onIgnore={onIgnore} />
            {children}
          </>
        )}
      </div>
    </Card>
  );
}

function Problems({
  severity,
  report,
  fixOf,
  onGoTo,
  onIgnore,
}: {
  severity: Severity;
  report: ReadinessReport;
  fixOf: FixOf;
  onGoTo: GoToStep;
  /** Absent where the findings cannot be ignored. */
  onIgnore?: (finding: Finding) => void;
}) {
  const findings = report.problems.filter((finding) => finding.severity === severity);
  if (findings.length === 0) return null;
  const title = `${SEVERITY_LOOKS[severity].label}s`;
  const actions = (finding: Finding) => {
    const { rule, where, subject } = finding;
    const canIgnore = onIgnore && rule !== 'config-ignore-expired';
    const fix = fixOf(finding);
    if (where === HERE && !canIgnore && !fix) return undefined;
    return (
      <span className="flex flex-wrap gap-2">
        {fix && (
          <Button size="small" aria-label={`${fix.label}: ${finding.title}`} onClick={fix.apply}>
            {fix.label}
          </Button>
        )}
        {where !== HERE && (
          <SmallButton onClick={() => onGoTo(where, subject.locale, subject.field)}>
            Fix in step {WIZARD_STEP_NUMBERS[where]}
          </SmallButton>
        )}
        {canIgnore && (
          <QuietButton aria-label={`Ignore… ${finding.title}`} onClick={() => onIgnore(finding)}>
            Ignore…
          </QuietButton>
        )}
      </span>
    );
  };
  return (
    <section aria-label={title}>
      <h3 className="mb-2 font-semibold">
        {title} <span className="font-normal text-ink-soft tabular-nums">({findings.length})</span>
      </h3>
      <FindingList label={`${title} of the report`} findings={findings} action={actions} />
    </section>
  );
}
