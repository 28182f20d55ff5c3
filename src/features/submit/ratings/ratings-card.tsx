import { memo } from 'react';
import { platformsOf, type PlatformChoice } from '@/model/app';
import { openPlayQuestions } from '@/domain/ratings/play-questions';
import { ratingField } from '@/domain/ratings/rating-field';
import { NO_RATING_ANSWERS, type RatingAnswers } from '@/model/rating-answers';
import type { RatingSuggestion } from '@/domain/ratings/rating-suggestions';
import type { Finding } from '@/model/finding';
import { countOf } from '@/domain/texts';
import { SmallButton } from '@/components/button';
import { Card } from '@/components/card';
import { FindingList } from '@/components/findings/finding-list';
import { useRequestedControl } from '../wizard/use-requested-control';
import type { DraftChange } from '../wizard/draft-changes';
import { answerRestAbsent } from './rating-changes';
import { appleSections, shownQuestions, openAbsences, playQuestionsAsked } from './rating-sections';
import { AppleQuestionRow } from './apple-question-row';
import { PlayQuestions } from './play-questions';
import { PlaySheet } from './play-sheet';
import { Questionnaire, type QuestionnaireSection } from '../questions/questionnaire';
import type { WizardEvents } from '../wizard/wizard-events';
import { RatingExchange } from './rating-exchange';
import { RatingOptions } from './rating-options';
import { RatingResults } from './rating-results';
import { playWording } from './rating-texts';
import { OPTION_LABELS } from '@/domain/ratings/rating-labels';

const OPTION_FIELDS = Object.keys(OPTION_LABELS).map(ratingField);

/** The questions for the age ratings of both stores, with the ratings that follow from the answers. */
export const RatingsCard = memo(function RatingsCard({
  ratings = NO_RATING_ANSWERS,
  platform,
  contactEmail,
  suggestions,
  findings,
  requestedField,
  events,
  onChange,
}: {
  ratings: RatingAnswers | undefined;
  platform: PlatformChoice;
  contactEmail: string;
  suggestions: readonly RatingSuggestion[];
  findings: readonly Finding[];
  /** The field that a link leads to, e.g. `ratings/lootBox`. */
  requestedField: string | undefined;
  events: Pick<WizardEvents, 'onDownload'>;
  onChange: (change: DraftChange) => void;
}) {
  const asked = requestedField?.startsWith(ratingField('')) ? requestedField : undefined;
  const controls = useRequestedControl(asked);
  const platforms = platformsOf(platform);
  const questions = shownQuestions(ratings, platform);
  const open = openAbsences(ratings, questions);
  const sections = sectionsOf({ ratings, platform, suggestions, findings, onChange });
  return (
    <Card
      title="Age ratings"
      description="Answered once for both stores. Apple calculates its rating from these answers; for Google Play they become a sheet to type in, because its form cannot import."
    >
      <div ref={controls} className="grid gap-5">
        {platforms.includes('ios') && <RatingResults ratings={ratings} />}
        {findings.length > 0 && <FindingList label="Age rating check" findings={findings} />}
        <Questionnaire
          label="Age rating questions"
          sections={sections}
          requestedSection={sections.find(({ fields }) => fields.some((field) => field === asked))?.id}
          tools={
            open > 0 && (
              <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
                <SmallButton onClick={() => onChange(answerRestAbsent(questions))}>
                  Answer {countOf(open, 'open question')} with “Not in my app”
                </SmallButton>
                <p className="text-[0.8125rem] text-ink-soft">
                  First answer what is in your app. Your answers stay unchanged.
                </p>
              </div>
            )
          }
        />
        {platforms.includes('ios') && (
          <RatingExchange ratings={ratings} events={events} onChange={onChange} />
        )}
        {platforms.includes('android') && <PlaySheet ratings={ratings} contactEmail={contactEmail} />}
      </div>
    </Card>
  );
});

interface Section extends QuestionnaireSection {
  /** Names of its controls. */
  fields: readonly string[];
}

function sectionsOf({
  ratings,
  platform,
  suggestions,
  findings,
  onChange,
}: {
  ratings: RatingAnswers;
  platform: PlatformChoice;
  suggestions: readonly RatingSuggestion[];
  findings: readonly Finding[];
  onChange: (change: DraftChange) => void;
}): Section[] {
  const platforms = platformsOf(platform);
  const apple = appleSections(ratings, platform).map(({ id, title, questions, answered }): Section => ({
    id,
    title,
    texts: questions.flatMap(({ question, label, explanation }) => [question, label, explanation]),
    progress: { answered, total: questions.length },
    fields: questions.map((question) => ratingField(question.id)),
    content: questions.map((question) => (
      <AppleQuestionRow
        key={question.id}
        question={question}
        answer={ratings.apple[question.id]}
        suggestions={suggestions.filter((each) => each.question === question.id)}
        findings={findings.filter(({ subject }) => subject.field === ratingField(question.id))}
        onChange={onChange}
      />
    )),
  }));
  const ids = playQuestionsAsked(ratings);
  const openIds = openPlayQuestions(ratings);
  return [
    ...apple,
    ...(platforms.includes('android')
      ? [
          {
            id: 'play',
            title: 'For Google Play alone',
            texts: ids.map(playWording).flatMap(({ question, explanation }) => [question, explanation]),
            progress: { answered: ids.length - openIds.length, total: ids.length },
            fields: ids.map(ratingField),
            content: (
              <PlayQuestions ids={ids} ratings={ratings} suggestions={suggestions} onChange={onChange} />
            ),
          },
        ]
      : []),
    ...(platforms.includes('ios')
      ? [
          {
            id: 'options',
            title: 'Higher rating, Kids category and South Korea (optional)',
            texts: Object.values(OPTION_LABELS),
            progress: { answered: 0, total: 0 },
            fields: OPTION_FIELDS,
            content: <RatingOptions options={ratings.options} findings={findings} onChange={onChange} />,
          },
        ]
      : []),
  ];
}
