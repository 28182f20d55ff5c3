import { CircleAlert, CircleCheck, ListChecks, OctagonAlert, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  readinessCounts,
  type ReadinessReport,
  type ReadinessVerdict,
} from '@/domain/submissions/readiness-report';
import type { Tone } from './badge';
import { Notice } from './notice';

/** One look per verdict, wherever a submission is judged. */
export const VERDICT_LOOKS: Record<
  ReadinessVerdict,
  { title: string; text: string; tone: Tone; Icon: LucideIcon; iconColor: string }
> = {
  ready: {
    title: 'Ready to submit',
    text: 'Nothing was found that would delay it.',
    tone: 'good',
    Icon: CircleCheck,
    iconColor: 'text-good',
  },
  'needs-work': {
    title: 'Needs work',
    text: 'The stores would take it, but a rejection is likely until these are fixed.',
    tone: 'warn',
    Icon: CircleAlert,
    iconColor: 'text-warn',
  },
  incomplete: {
    title: 'Not complete yet',
    text: 'The stores ask for more before it can be submitted.',
    tone: 'info',
    Icon: ListChecks,
    iconColor: 'text-info',
  },
  blocked: {
    title: 'Blocked',
    text: 'The stores would refuse it in its current state.',
    tone: 'bad',
    Icon: OctagonAlert,
    iconColor: 'text-bad',
  },
};

/** The one-line verdict of the readiness report. */
export function Verdict({ report, actions }: { report: ReadinessReport; actions?: ReactNode }) {
  const { title, text, tone, Icon, iconColor } = VERDICT_LOOKS[report.verdict];
  const counts = readinessCounts(report);
  return (
    <Notice tone={tone} title={title} icon={<Icon className={`size-5 ${iconColor}`} />} actions={actions}>
      <p>
        {text}
        {counts !== '' && ` ${counts}.`}
      </p>
    </Notice>
  );
}
