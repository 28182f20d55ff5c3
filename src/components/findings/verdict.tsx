import { CircleAlert, CircleCheck, ListChecks, OctagonAlert, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  readinessCounts,
  VERDICT_WORDS,
  type ReadinessReport,
  type ReadinessVerdict,
} from '@/domain/submissions/readiness-report';
import type { Tone } from '../badge';
import { Notice } from '../notice';

/** One look per verdict, wherever a submission is judged. */
export const VERDICT_LOOKS: Record<ReadinessVerdict, { tone: Tone; Icon: LucideIcon; iconColor: string }> = {
  ready: { tone: 'good', Icon: CircleCheck, iconColor: 'text-good' },
  'needs-work': { tone: 'warn', Icon: CircleAlert, iconColor: 'text-warn' },
  incomplete: { tone: 'info', Icon: ListChecks, iconColor: 'text-info' },
  blocked: { tone: 'bad', Icon: OctagonAlert, iconColor: 'text-bad' },
};

/** The one-line verdict of the readiness report. */
export function Verdict({ report, actions }: { report: ReadinessReport; actions?: ReactNode }) {
  const { tone, Icon, iconColor } = VERDICT_LOOKS[report.verdict];
  const { title, text } = VERDICT_WORDS[report.verdict];
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
