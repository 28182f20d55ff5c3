import { useMemo, useState } from 'react';
import { passedParts, uncheckedParts } from '@/domain/submissions/checked-parts';
import { Disclosure } from '@/components/disclosure';
import { ignoreEntryFor, mergeDraftConfig } from '@/domain/check-config/draft-check-config';
import type { DraftCheckConfig } from '@/model/check-config';
import type { Finding } from '@/model/finding';
import { useStanding } from './readiness-store';
import { privacyFixButton } from '../privacy/privacy-findings';
import { AnsweredList, ReviewerAnswer } from '../reviewer-kit/reviewer-answer';
import type { StepProps } from '../wizard/wizard-events';
import { ComplianceCard } from './compliance-card';
import { ConfigExchange } from './config-exchange';
import { IgnoreDialog } from './ignore-dialog';
import { IgnoredList } from './ignored-list';
import { NewRulesNote } from './new-rules-note';
import { OwnWords } from './own-words';
import { ReadinessCard } from './readiness-card';

/** Step 4: the real report on this submission and, in a card of its own, the simulated compliance check. */
export function PolicyStep({ draft, isDrawing, events, onChange, onGoTo }: StepProps) {
  const standing = useStanding();
  const report = standing?.report;
  const passed = useMemo(() => (report ? passedParts(draft, report) : []), [draft, report]);
  const [asked, setAsked] = useState<Finding>();
  const config = draft.checkConfig ?? {};
  const handleConfig = (checkConfig: DraftCheckConfig) =>
    onChange((current) => ({ ...current, checkConfig }));
  return (
    <div className="grid gap-5">
      {report && <NewRulesNote draft={draft} />}
      <ReadinessCard
        report={report}
        passed={passed}
        unchecked={uncheckedParts(draft, standing?.areLanguagesRead)}
        isDrawing={isDrawing}
        isForBothStores={draft.platform === 'both'}
        onGoTo={onGoTo}
        onIgnore={setAsked}
        fixOf={(finding) => privacyFixButton(finding, draft, onChange)}
        answerOf={(finding) => <ReviewerAnswer finding={finding} draft={draft} onChange={onChange} />}
      >
        <AnsweredList
          label="Answered questions"
          answered={report?.answered ?? []}
          draft={draft}
          onChange={onChange}
        />
        <IgnoredList config={config} ignored={report?.ignored ?? []} onChange={handleConfig} />
        <Disclosure title="Your own words" aside={config.words?.length ?? 0}>
          <OwnWords config={config} onChange={handleConfig} />
          <ConfigExchange config={config} onChange={handleConfig} onDownload={events.onDownload} />
        </Disclosure>
      </ReadinessCard>
      <ComplianceCard />
      <IgnoreDialog
        finding={asked}
        onClose={() => setAsked(undefined)}
        onIgnore={(finding, ignored) => {
          handleConfig(mergeDraftConfig(config, { ignore: [ignoreEntryFor(finding, ignored)] }));
          setAsked(undefined);
        }}
      />
    </div>
  );
}
