import type { ReactNode } from 'react';
import type { FixAction } from '@/domain/finding-groups';
import { countOf } from '@/domain/texts';
import type { PassedPart } from '@/domain/submissions/checked-parts';
import { missingCount } from '@/domain/submissions/missing-items';
import type { ReadinessReport } from '@/domain/submissions/readiness-report';
import type { Finding } from '@/model/finding';
import { WIZARD_STEP_NUMBERS, type WizardStep } from '@/model/wizard-step';
import { Button, QuietButton, SmallButton } from '@/components/button';
import { Card } from '@/components/card';
import { Disclosure } from '@/components/disclosure';
import { FindingGroups } from '@/components/findings/finding-groups';
import { Verdict } from '@/components/findings/verdict';
import { PendingVerdict } from './pending-verdict';
import type { GoToStep } from '../wizard/wizard-events';
import { MissingList } from './missing-list';

const HERE: WizardStep = 'policy';

/** A correction of the draft in one click. */
export type FixOf = (finding: Finding) => { label: string; apply: () => void } | undefined;

/** Findings that the publisher settles by looking, in the words of the button. */
const SETTLED: Partial<Record<FixAction, string>> = {
  question: 'Mark as checked…',
  console: 'Mark as done…',
};

/**
 * The result of the real checks of this submission: the verdict, then what was found by what the publisher does about
 * it, then what passed and what was not checked.
 */
export function ReadinessCard({
  report,
  passed,
  unchecked,
  isDrawing,
  isForBothStores,
  onGoTo,
  onIgnore,
  fixOf,
  answerOf,
  children,
}: {
  /** Undefined until the draft is checked. */
  report: ReadinessReport | undefined;
  passed: readonly PassedPart[];
  unchecked: readonly string[];
  isDrawing: boolean;
  isForBothStores: boolean;
  onGoTo: GoToStep;
  /** Asked for a finding that no store refuses. */
  onIgnore: (finding: Finding) => void;
  /** The correction of an answer that resolves a finding, where there is one. */
  fixOf: FixOf;
  /** The field for the answer to a finding that asks for one. */
  answerOf: (finding: Finding) => ReactNode;
  /** After the findings. */
  children: ReactNode;
}) {
  const canIgnore = ({ severity, rule }: Finding) =>
    severity !== 'blocker' && rule !== 'config-ignore-expired';
  const goThere = ({ where, subject }: Finding, group: FixAction) =>
    where !== HERE &&
    // The heading of the group leads to the build.
    !(group === 'build' && where === 'build') && (
      <SmallButton onClick={() => onGoTo(where, subject.locale, subject.field)}>
        {`Fix in step ${WIZARD_STEP_NUMBERS[where]}`}
      </SmallButton>
    );
  const isSettledHere = (finding: Finding, group: FixAction) =>
    SETTLED[group] !== undefined && canIgnore(finding);
  const settle = (finding: Finding, label: string) => (
    <SmallButton aria-label={`${label} ${finding.title}`} onClick={() => onIgnore(finding)}>
      {label}
    </SmallButton>
  );
  const passedCount = passed.reduce((sum, { titles }) => sum + titles.length, 0);
  return (
    <Card title="Readiness report">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <div role="status">
          {report ? (
            <Verdict report={report}>
              <p>Not checked: {unchecked.join(', ')}.</p>
            </Verdict>
          ) : (
            <PendingVerdict isDrawing={isDrawing} />
          )}
        </div>
        {report && (
          <>
            <FindingGroups
              findings={report.findings}
              instead={{
                'fill-in': {
                  count: missingCount(report.missing, ''),
                  list: (
                    <MissingList items={report.missing} isForBothStores={isForBothStores} onGoTo={onGoTo} />
                  ),
                },
              }}
              groupAction={(group) =>
                group === 'build' && (
                  <SmallButton onClick={() => onGoTo('build')}>Choose the new build</SmallButton>
                )
              }
              action={(finding, group) => {
                const fix = fixOf(finding);
                if (fix) {
                  return (
                    <Button size="small" aria-label={`${fix.label}: ${finding.title}`} onClick={fix.apply}>
                      {fix.label}
                    </Button>
                  );
                }
                return isSettledHere(finding, group)
                  ? settle(finding, SETTLED[group] ?? '')
                  : goThere(finding, group);
              }}
              more={(finding, group) => (
                <>
                  {answerOf(finding)}
                  {(fixOf(finding) || isSettledHere(finding, group)) && goThere(finding, group)}
                  {fixOf(finding) && isSettledHere(finding, group) && settle(finding, SETTLED[group] ?? '')}
                  {canIgnore(finding) && !SETTLED[group] && (
                    <QuietButton aria-label={`Ignore… ${finding.title}`} onClick={() => onIgnore(finding)}>
                      Ignore…
                    </QuietButton>
                  )}
                </>
              )}
            />
            <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
              {passedCount > 0 && (
                <Disclosure title={`${countOf(passedCount, 'check')} passed`}>
                  <dl className="grid gap-3 text-sm">
                    {passed.map(({ part, titles }) => (
                      <div key={part}>
                        <dt className="font-medium">
                          {part}{' '}
                          <span className="font-normal text-ink-soft tabular-nums">({titles.length})</span>
                        </dt>
                        <dd className="text-ink-soft">Nothing found: {titles.join(' · ')}</dd>
                      </div>
                    ))}
                  </dl>
                </Disclosure>
              )}
              {children}
            </div>
          </>
        )}
      </div>
    </Card>
  );
}
