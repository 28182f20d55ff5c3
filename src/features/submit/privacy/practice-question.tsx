import type { DataTopicId } from '@/model/data-kinds';
import { ACCOUNT_METHODS, DELETION_ANSWERS, OUTSIDE_ACCOUNT_TYPES } from '@/domain/privacy/account-answers';
import type { ChoiceId, PrivacyTextId } from '@/model/privacy-answers';
import { answerYesNo, chosen, withChoices } from '@/domain/privacy/privacy-answers';
import { openAnswersOf, privacyQuestion, type QuestionId } from '@/domain/privacy/privacy-questions';
import { STORES } from '@/domain/stores/stores';
import { TextField } from '@/components/field';
import type { QuestionProps } from './question-props';
import { YesNo } from '@/components/choice';
import { Question } from '../questions/question';
import { CheckList, RadioList, StillOpen } from './answer-lists';
import { QuestionSuggestions } from './suggestion-list';
import { uncapitalized } from '@/domain/texts';

type PracticeQuestionId = Exclude<QuestionId, DataTopicId>;

/** A question about the app as a whole, with what follows from its answer. */
export function PracticeQuestion({
  id,
  answers,
  platform,
  suggestions,
  findings,
  onChange,
}: QuestionProps & { id: PracticeQuestionId }) {
  const { question, explain, store, isOptional } = privacyQuestion(id);
  const open = openAnswersOf(id, answers, platform);
  const isAnswered = id === 'deletion' ? chosen(answers, id).length > 0 : answers.yesNo[id] === true;
  const note = [
    store && platform === 'both' && `${STORES[store].name} asks for it.`,
    isOptional && 'Optional.',
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <Question
      question={question}
      explain={explain}
      note={note === '' ? undefined : note}
      answer={
        id !== 'deletion' && (
          <YesNo
            name={`privacy/${id}`}
            label={question}
            value={answers.yesNo[id]}
            onChange={(value) => onChange((now) => answerYesNo(now, id, value))}
          />
        )
      }
    >
      {findings}
      <QuestionSuggestions suggestions={suggestions} onChange={onChange} />
      {id === 'deletion' && (
        <RadioList
          label={question}
          name="privacy/deletion"
          options={DELETION_ANSWERS}
          value={chosen(answers, id)[0]}
          onChange={(answer) => onChange((now) => withChoices(now, 'deletion', [answer]))}
        />
      )}
      {isAnswered && <FollowUp id={id} answers={answers} onChange={onChange} />}
      {isAnswered && open.length > 0 && <StillOpen hints={open.map(({ hint }) => uncapitalized(hint))} />}
    </Question>
  );
}

function FollowUp({
  id,
  answers,
  onChange,
}: Pick<QuestionProps, 'answers' | 'onChange'> & { id: PracticeQuestionId }) {
  const list = (choice: ChoiceId, label: string, options: readonly { id: string; label: string }[]) => (
    <CheckList
      label={label}
      name={`privacy/${choice}`}
      options={options}
      chosen={chosen(answers, choice)}
      isInRows
      onChange={(ids) => onChange((now) => withChoices(now, choice, ids))}
    />
  );
  const text = (field: PrivacyTextId, label: string, hint?: string) => (
    <TextField
      label={label}
      hint={hint}
      type={field.endsWith('Url') ? 'url' : 'text'}
      autoComplete="off"
      name={`privacy/texts/${field}`}
      value={answers.texts[field] ?? ''}
      onChange={(event) => {
        const { value } = event.target;
        onChange((now) => ({ ...now, texts: { ...now.texts, [field]: value } }));
      }}
    />
  );
  if (id === 'accounts') {
    return (
      <>
        {list('accountMethods', 'How do users make an account?', ACCOUNT_METHODS)}
        {chosen(answers, 'accountMethods').includes('OTHER') &&
          text('accountMethod', 'Which other way?', 'In a few words, e.g. with a bank card.')}
        {text(
          'accountDeletionUrl',
          'Web address where users delete their account',
          'Google Play shows it. The page has to name your app and say what is deleted.',
        )}
      </>
    );
  }
  if (id === 'outside-accounts') {
    return (
      <>
        {list('outsideAccountTypes', 'Where were the accounts made?', OUTSIDE_ACCOUNT_TYPES)}
        {chosen(answers, 'outsideAccountTypes').includes('PSL_OUTSIDE_APP_ACCOUNT_TYPE_OTHER') &&
          text('outsideAccountType', 'Which other way?', 'In a few words.')}
      </>
    );
  }
  if (id === 'deletion' && chosen(answers, 'deletion').includes('DATA_DELETION_YES'))
    return text('dataDeletionUrl', 'Web address where users ask for it');
  return null;
}
