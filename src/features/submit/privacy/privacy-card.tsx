import { PRIVACY_SECTIONS } from 'virtual:catalog/privacy-questions';
import { kindsOfTopic } from '@/domain/privacy/data-kinds';
import type { DataKindId } from '@/model/data-kinds';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import type { PlatformChoice } from '@/model/app';
import type { BuildInfo } from '@/model/build-info';
import { BUILD_PROMPTS } from 'virtual:catalog/build-prompts';
import { promptKeys, shortName } from '@/domain/privacy/build-prompts';
import type { PrivacyAnswers } from '@/model/privacy-answers';
import { privacyAnswersOf } from '@/domain/privacy/privacy-answers';
import {
  isTopic,
  privacyQuestion,
  questionsOf,
  sectionProgress,
  type PrivacySection,
  type QuestionId,
} from '@/domain/privacy/privacy-questions';
import { questionOfField } from '@/domain/privacy/question-field';
import { privacySuggestions } from '@/domain/privacy/suggestions';
import { countOf } from '@/domain/texts';
import { Badge } from '@/components/badge';
import { Card } from '@/components/card';
import type { DraftChange } from '../wizard/draft-changes';
import { importAnswers } from '../import/import-answers';
import { privacyFindings, privacyFixButton } from './privacy-findings';
import { labelsOf, storedLabels } from '@/domain/privacy/data-safety-labels';
import { dataSafetyLabelsCollection } from '../label-records';
import { useCollection, useCollectionWriter } from '@/lib/workspace/workspace-context';
import { useRequestedControl } from '../wizard/use-requested-control';
import type { WizardEvents } from '../wizard/wizard-events';
import type { AnswersChange } from './question-props';
import { PrivacyExchange } from './privacy-exchange';
import { PracticeQuestion } from './practice-question';
import { FieldFindings } from '../listing/field-findings';
import { Questionnaire, type QuestionnaireSection } from '../questions/questionnaire';
import { AllSuggestions } from './suggestion-list';
import { TopicQuestion } from './topic-question';

/**
 * The questionnaire about data and privacy. It does not re-render while texts of the listing are typed.
 */
export const PrivacyCard = memo(function PrivacyCard({
  privacy,
  builds,
  builder,
  platform,
  appName,
  requestedField,
  events,
  onChange,
}: {
  privacy: PrivacyAnswers | undefined;
  builds: BuildInfo[];
  /** Id of the builder that the publisher named. */
  builder: string | undefined;
  platform: PlatformChoice;
  appName: string;
  /** The field that a link leads to, e.g. `privacy/location`. */
  requestedField: string | undefined;
  events: Pick<WizardEvents, 'onDownload' | 'onCopy'>;
  onChange: (change: DraftChange) => void;
}) {
  const answers = privacyAnswersOf({ privacy });
  const { data: storedExports } = useCollection(dataSafetyLabelsCollection);
  const labelWriter = useCollectionWriter(dataSafetyLabelsCollection);
  const suggestions = useMemo(
    () => privacySuggestions(builds, privacyAnswersOf({ privacy }), platform, builder),
    [builds, builder, privacy, platform],
  );
  const prompts = useMemo(() => promptsOf(builds), [builds]);
  // Checked on deferred answers, so that typing an address never waits for it.
  const checked = useDeferredValue(privacy);
  const findings = useMemo(
    () => privacyFindings({ builds, platform, ...(checked && { privacy: checked }) }, suggestions),
    [builds, platform, checked, suggestions],
  );
  const [editedKind, setEditedKind] = useState<DataKindId>();
  const change = (apply: AnswersChange) =>
    onChange((draft) => ({ ...draft, privacy: apply(privacyAnswersOf(draft)) }));
  const asked = questionOfField(requestedField);
  const controls = useRequestedControl(asked === undefined ? undefined : requestedField);
  const sections = PRIVACY_SECTIONS.filter(
    (section) => questionsOf(section, answers, platform).length > 0,
  ).map((section): QuestionnaireSection => {
    const questions = questionsOf(section, answers, platform);
    const own = suggestions.filter(({ question }) => questions.includes(question));
    const count = questions.reduce((sum, id) => sum + (findings.get(id)?.length ?? 0), 0);
    return {
      id: section.id,
      title: section.title,
      texts: questions.flatMap(textsOf),
      progress: sectionProgress(section, answers, platform),
      note: (own.length > 0 || count > 0) && (
        <>
          {count > 0 && <Badge tone="warn">{countOf(count, 'finding')}</Badge>}
          {own.length > 0 && <Badge tone="info">{countOf(own.length, 'suggestion')}</Badge>}
        </>
      ),
      content: questions.map((id) => {
        const common = {
          answers,
          platform,
          onChange: change,
          suggestions: own.filter((each) => each.question === id),
          findings: (
            <FieldFindings
              findings={findings.get(id) ?? []}
              fixOf={(finding) => privacyFixButton(finding, { builds, platform, privacy: answers }, onChange)}
            />
          ),
        };
        return isTopic(id) ? (
          <TopicQuestion
            key={id}
            topic={id}
            prompt={prompts.get(id)}
            editedKind={editedKind}
            onEdit={setEditedKind}
            {...common}
          />
        ) : (
          <PracticeQuestion key={id} id={id} {...common} />
        );
      }),
    };
  });
  return (
    <Card
      title="Privacy"
      description="Answered once, for App Privacy on the App Store and Data safety on Google Play. Answer Yes only if something leaves the device: to your server, to a service that you use, or through a library in the app."
    >
      <div ref={controls} className="grid gap-5">
        <AllSuggestions suggestions={suggestions} onChange={change} />
        <Questionnaire
          label="Privacy questions"
          sections={sections}
          requestedSection={sectionOf(asked)?.id}
        />
        <PrivacyExchange
          answers={answers}
          platform={platform}
          appName={appName}
          events={events}
          labels={storedExports?.[0] && labelsOf(storedExports[0])}
          onLabels={(read) => void labelWriter.put(storedLabels(read))}
          onImport={(apply) => onChange(importAnswers(apply))}
        />
      </div>
    </Card>
  );
});

function sectionOf(question: string | undefined): PrivacySection | undefined {
  return PRIVACY_SECTIONS.find(({ questions }) => questions.some((each) => each === question));
}

function textsOf(id: QuestionId): string[] {
  const { question, explain } = privacyQuestion(id);
  const kinds = isTopic(id) ? kindsOfTopic(id).flatMap(({ label, examples }) => [label, examples]) : [];
  return [question, explain, ...kinds];
}

/** Accesses that the builds ask for, as a sentence for the question that they belong to. */
function promptsOf(builds: readonly BuildInfo[]): ReadonlyMap<string, string> {
  const subjects = new Map<string, string[]>();
  for (const prompt of BUILD_PROMPTS) {
    const keys = [...new Set(builds.flatMap((build) => promptKeys(build, prompt)))];
    if (keys.length === 0) continue;
    const text = `${prompt.subject} (${keys.map(shortName).join(', ')})`;
    subjects.set(prompt.question, [...(subjects.get(prompt.question) ?? []), text]);
  }
  return new Map(
    [...subjects].map(([question, texts]) => [question, `Your build asks for ${texts.join(' and ')}.`]),
  );
}
