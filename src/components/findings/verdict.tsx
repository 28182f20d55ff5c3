import { CircleAlert, CircleCheck, ListChecks, OctagonAlert, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  verdictLine,
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

/** The verdict of the readiness report: what a store would refuse, and what that means. */
export function Verdict({
  report,
  actions,
  children,
}: {
  report: ReadinessReport;
  actions?: ReactNode;
  /** Shown instead of the meaning. The title of a blocked one says it. */
  children?: ReactNode;
}) {
  const { tone, Icon, iconColor } = VERDICT_LOOKS[report.verdict];
  return (
    <Notice
      tone={tone}
      title={verdictLine(report)}
      icon={<Icon className={`size-5 ${iconColor}`} />}
      actions={actions}
    >
      {children ?? (report.verdict !== 'blocked' && <p>{VERDICT_WORDS[report.verdict].text}</p>)}
    </Notice>
  );
}
