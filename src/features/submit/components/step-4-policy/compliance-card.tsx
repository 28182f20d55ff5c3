import { CircleCheck, Eye } from 'lucide-react';
import { scoreTone } from '@/domain/policies/simulated-score';
import { Badge, SampleBadge } from '@/components/badge';
import { Button } from '@/components/button';
import { Card } from '@/components/card';
import { JobProgress } from '@/components/job-progress';
import { useJob } from '@/lib/jobs/use-job';
import { useRandom } from '@/lib/random';
import {
  COMPLIANCE_CHECKS,
  FIRST_COMPLIANCE_SCORE,
  type ComplianceCheck,
} from '../../data/compliance-checks';
import { complianceJob } from '../../jobs';

const CHECKS: readonly ComplianceCheck[] = COMPLIANCE_CHECKS;

/**
 * The simulated compliance validation: fixed checks and a score by chance. Nothing of it is read from the submission.
 */
export function ComplianceCard() {
  const random = useRandom();
  const { state, start, cancel } = useJob(complianceJob);
  const score = state.status === 'done' ? state.result : FIRST_COMPLIANCE_SCORE;
  return (
    <Card
      title="Compliance validation"
      description="A preview of what an automatic policy review could say. It does not read your submission; the readiness report above does."
      aside={<SampleBadge kind="Simulated" />}
    >
      <div className="grid gap-4">
        <div className="flex flex-wrap items-center gap-3" data-print="hide">
          <Button variant="secondary" disabled={state.status === 'running'} onClick={() => start(random())}>
            Run compliance check
          </Button>
          {state.status !== 'running' && (
            <p role="status">
              <Badge tone={scoreTone(score)}>Compliant · {score}/100</Badge>
            </p>
          )}
        </div>
        <JobProgress state={state} onCancel={cancel} />
        {state.status !== 'running' && (
          <ul className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
            {CHECKS.map(({ name, result, detail }) => (
              <li key={name} className="flex gap-2 text-sm">
                {result === 'passed' ? (
                  <CircleCheck className="mt-0.5 size-4 shrink-0 text-good" />
                ) : (
                  <Eye className="mt-0.5 size-4 shrink-0 text-warn" />
                )}
                <div>
                  <p className="font-medium">
                    {name}
                    <span className="font-normal text-ink-soft">
                      {result === 'passed' ? ' · Passed' : ' · Worth a look'}
                    </span>
                  </p>
                  <p className="text-ink-soft">{detail}</p>
                </div>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}
