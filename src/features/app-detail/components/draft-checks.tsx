import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { submitPath } from '@/config/paths';
import { Badge } from '@/components/badge';
import { buttonLook } from '@/components/button';
import { SEVERITY_LOOKS } from '@/components/findings/severity-looks';
import { VERDICT_LOOKS } from '@/components/findings/verdict';
import type { Finding } from '@/model/finding';
import type { SubmissionDraft } from '@/model/draft';
import { assessReadiness } from '@/domain/submissions/readiness';
import { missingCount, missingSteps, type MissingItem } from '@/domain/submissions/missing-items';
import { isProblemFirst, verdictLine, VERDICT_WORDS } from '@/domain/submissions/readiness-report';
import { stepFrom } from '@/domain/submissions/step-from';
import { WIZARD_STEP_NAMES } from '@/model/wizard-step';
import { localDay, useClock } from '@/lib/clock';
import { useBaseline } from '@/lib/workspace/baselines';
import { useReleases } from '@/lib/workspace/releases';

/** Number of findings shown; the wizard shows all of them in their steps, with what to do. */
const MOST_SHOWN = 5;

/** The verdict on a draft, its missing items by step, and its worst findings. */
export function DraftChecks({ draft }: { draft: SubmissionDraft }) {
  const clock = useClock();
  const baseline = useBaseline(draft.id) ?? undefined;
  const releases = useReleases(draft);
  const report = useMemo(
    () => assessReadiness(draft, { today: localDay(clock), releases, baseline }),
    [clock, draft, releases, baseline],
  );
  const { findings, problems, missing } = report;
  const { tone, Icon } = VERDICT_LOOKS[report.verdict];
  const { title } = VERDICT_WORDS[report.verdict];
  const checklist = missing.length > 0 && (
    <MissingOverview key="missing" draftId={draft.id} items={missing} />
  );
  const problemList = problems.length > 0 && <ProblemList key="problems" problems={problems} />;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <Badge tone={tone} icon={<Icon />}>
          {title}
        </Badge>
        <span className="text-ink-soft tabular-nums">{verdictLine(report)}</span>
      </p>
      {isProblemFirst(report) ? [problemList, checklist] : [checklist, problemList]}
      <Link
        to={submitPath({ draft: draft.id, step: findings[0]?.where ?? stepFrom(draft.step) })}
        className={`${buttonLook({ variant: 'secondary', size: 'small' })} mt-4`}
      >
        Open in the wizard
      </Link>
    </>
  );
}

/** One line for each step with missing items; it links to the first field. */
function MissingOverview({ draftId, items }: { draftId: string; items: readonly MissingItem[] }) {
  return (
    <ul aria-label="To fill in" className="mt-4 divide-y rounded-control border text-sm">
      {missingSteps(items).map(({ step, items: ofStep }) => (
        <li key={step}>
          <Link
            to={submitPath({
              draft: draftId,
              step,
              locale: ofStep[0]?.locales[0],
              ...(ofStep[0] && { field: ofStep[0].field }),
            })}
            className="flex items-center gap-2.5 rounded-control px-3 py-2 hover:bg-sunken"
          >
            <span className="min-w-0 flex-1">
              <span className="font-medium">{WIZARD_STEP_NAMES[step]}</span>
              <span className="block text-[0.8125rem] text-ink-soft wrap-anywhere">
                {ofStep
                  .map(({ label, languages }) => [label, languages].filter(Boolean).join(' '))
                  .join(' · ')}
              </span>
            </span>
            <span className="shrink-0 text-ink-soft tabular-nums">{missingCount(ofStep)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function ProblemList({ problems }: { problems: readonly Finding[] }) {
  return (
    <>
      <ul aria-label="Findings" className="mt-4 space-y-2.5 text-sm">
        {problems.slice(0, MOST_SHOWN).map((finding) => (
          <FindingLine key={finding.id} finding={finding} />
        ))}
      </ul>
      {problems.length > MOST_SHOWN && (
        <p className="mt-2.5 text-[0.8125rem] text-ink-faint">and {problems.length - MOST_SHOWN} more</p>
      )}
    </>
  );
}

function FindingLine({ finding: { severity, title } }: { finding: Finding }) {
  return (
    <li className="flex gap-2.5">
      <span
        className={`mt-[0.4rem] size-2 shrink-0 rounded-full ${SEVERITY_LOOKS[severity].dot}`}
        aria-hidden="true"
      />
      <span className="min-w-0 wrap-anywhere">
        <span className="sr-only">{severity}: </span>
        {title}
      </span>
    </li>
  );
}
