import { scoreTone } from '@/domain/policies/simulated-score';
import { Badge, SampleBadge } from '@/components/badge';
import { Button } from '@/components/button';
import { Disclosure } from '@/components/disclosure';
import { JobProgress } from '@/components/job-progress';
import { useJob } from '@/lib/jobs/use-job';
import { useRandom } from '@/lib/random';
import { complianceJob } from '../jobs';

/** A row of the simulated compliance check. */
interface ComplianceCheck {
  name: string;
  result: 'passed' | 'review';
  detail: string;
}

const CHECKS: readonly ComplianceCheck[] = [
  { name: 'App Store Review Guidelines', result: 'passed', detail: 'No conflict found in sections 1 to 5.' },
  { name: 'Google Play Developer Policies', result: 'passed', detail: 'No restricted content found.' },
  {
    name: 'Privacy and data safety',
    result: 'review',
    detail: 'Compare your answers with the SDKs you use.',
  },
  { name: 'Content rating', result: 'passed', detail: 'The texts fit a rating for everyone.' },
  { name: 'Intellectual property', result: 'passed', detail: 'No known brand names found.' },
];

/**
 * The simulated compliance validation: fixed checks and a score by chance, once it was run. It reads nothing of the
 * submission, so it is folded below the real report.
 */
export function ComplianceCard() {
  const random = useRandom();
  const { state, start, cancel } = useJob(complianceJob);
  return (
    <Disclosure
      title={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="text-sm font-medium">Compliance validation</h2>
          <SampleBadge kind="Simulated" />
        </span>
      }
    >
      <p className="text-sm text-ink-soft">
        A preview of what an automatic policy review could say. It does not read your submission; the
        readiness report above does.
      </p>
      <div className="flex flex-wrap items-center gap-3" data-print="hide">
        <Button variant="secondary" disabled={state.status === 'running'} onClick={() => start(random())}>
          Run compliance check
        </Button>
        {state.status === 'done' && (
          <p role="status">
            <Badge tone={scoreTone(state.result)}>Compliant · {state.result}/100</Badge>
          </p>
        )}
      </div>
      <JobProgress state={state} onCancel={cancel} />
      {state.status === 'done' && (
        <ul className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
          {CHECKS.map(({ name, result, detail }) => (
            <li key={name} className="text-sm">
              <p className="font-medium">
                {name}
                <span className="font-normal text-ink-soft">
                  {result === 'passed' ? ' · Passed' : ' · Worth a look'}
                </span>
              </p>
              <p className="text-ink-soft">{detail}</p>
            </li>
          ))}
        </ul>
      )}
    </Disclosure>
  );
}
