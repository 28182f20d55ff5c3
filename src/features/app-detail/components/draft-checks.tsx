import { CircleCheck, CircleX, TriangleAlert, type LucideIcon } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { submitPath } from '@/config/paths';
import { Badge, type Tone } from '@/components/badge';
import { buttonLook } from '@/components/button';
import type { Finding } from '@/domain/findings';
import type { Severity } from '@/domain/rules/rule';
import type { SubmissionDraft } from '@/domain/submissions/draft';
import { assessReadiness } from '@/domain/submissions/readiness';
import type { ReadinessVerdict } from '@/domain/submissions/readiness-report';
import { localDay, useClock } from '@/lib/clock';

const VERDICTS: Record<ReadinessVerdict, { label: string; tone: Tone; Icon: LucideIcon }> = {
  ready: { label: 'Ready to submit', tone: 'good', Icon: CircleCheck },
  'needs-work': { label: 'Needs work', tone: 'warn', Icon: TriangleAlert },
  blocked: { label: 'Would be refused', tone: 'bad', Icon: CircleX },
};

const SEVERITIES: Record<Severity, { one: string; many: string; dot: string }> = {
  blocker: { one: 'blocker', many: 'blockers', dot: 'bg-bad' },
  warning: { one: 'warning', many: 'warnings', dot: 'bg-warn' },
  note: { one: 'note', many: 'notes', dot: 'bg-info' },
};
const SEVERITY_ORDER = ['blocker', 'warning', 'note'] as const;

/** The worst ones; the wizard shows each in its step, with what to do. */
const MOST_SHOWN = 5;

export function DraftChecks({ draft }: { draft: SubmissionDraft }) {
  const clock = useClock();
  const { findings, counts, verdict } = useMemo(
    () => assessReadiness(draft, { today: localDay(clock) }),
    [clock, draft],
  );
  const { label, tone, Icon } = VERDICTS[verdict];
  const figures = SEVERITY_ORDER.filter((severity) => counts[severity] > 0).map((severity) => {
    const { one, many } = SEVERITIES[severity];
    return `${counts[severity]} ${counts[severity] === 1 ? one : many}`;
  });
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
          {label}
        </Badge>
        <span className="text-ink-soft tabular-nums">{figures.join(', ') || 'Nothing to say'}</span>
      </p>
      <ul className="mt-4 space-y-2.5 text-sm">
        {findings.slice(0, MOST_SHOWN).map((finding) => (
          <FindingLine key={finding.id} finding={finding} />
        ))}
      </ul>
      {findings.length > MOST_SHOWN && (
        <p className="mt-2.5 text-[0.8125rem] text-ink-faint">and {findings.length - MOST_SHOWN} more</p>
      )}
      <Link
        to={submitPath({ draft: draft.id, step: findings[0]?.where ?? draft.step })}
        className={`${buttonLook({ variant: 'secondary', size: 'small' })} mt-4`}
      >
        Open in the wizard
      </Link>
    </>
  );
}

function FindingLine({ finding: { severity, title } }: { finding: Finding }) {
  const { one, dot } = SEVERITIES[severity];
  return (
    <li className="flex gap-2.5">
      <span className={`mt-[0.4rem] size-2 shrink-0 rounded-full ${dot}`} aria-hidden="true" />
      <span className="min-w-0 wrap-anywhere">
        <span className="sr-only">{one}: </span>
        {title}
      </span>
    </li>
  );
}
