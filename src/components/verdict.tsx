import { CircleAlert, CircleCheck, ListChecks, OctagonAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  readinessCounts,
  type ReadinessReport,
  type ReadinessVerdict,
} from '@/domain/submissions/readiness-report';
import type { Tone } from './badge';
import { Notice } from './notice';

const VERDICTS: Record<ReadinessVerdict, { title: string; text: string; tone: Tone; icon: ReactNode }> = {
  ready: {
    title: 'Ready to submit',
    text: 'Nothing was found that would hold it up.',
    tone: 'good',
    icon: <CircleCheck className="size-5 text-good" aria-hidden="true" />,
  },
  'needs-work': {
    title: 'Needs work',
    text: 'The stores would take it, but a rejection is likely until these are settled.',
    tone: 'warn',
    icon: <CircleAlert className="size-5 text-warn" aria-hidden="true" />,
  },
  incomplete: {
    title: 'Not complete yet',
    text: 'The stores ask for more before it can be submitted.',
    tone: 'info',
    icon: <ListChecks className="size-5 text-info" aria-hidden="true" />,
  },
  blocked: {
    title: 'Blocked',
    text: 'The stores would refuse it as it is.',
    tone: 'bad',
    icon: <OctagonAlert className="size-5 text-bad" aria-hidden="true" />,
  },
};

/** The one-line verdict of the readiness report. */
export function Verdict({ report, actions }: { report: ReadinessReport; actions?: ReactNode }) {
  const { title, text, tone, icon } = VERDICTS[report.verdict];
  const counts = readinessCounts(report);
  return (
    <Notice tone={tone} title={title} icon={icon} actions={actions}>
      <p>
        {text}
        {counts !== '' && ` ${counts}.`}
      </p>
    </Notice>
  );
}
