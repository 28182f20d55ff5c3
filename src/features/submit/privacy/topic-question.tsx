import { kindsOfTopic } from '@/domain/privacy/data-kinds';
import type { DataTopicId } from '@/model/data-kinds';
import { privacyQuestion } from '@/domain/privacy/privacy-questions';
import { answerYesNo, setUse } from '@/domain/privacy/privacy-answers';
import type { EditedKind, QuestionProps } from './question-props';
import { YesNo } from '@/components/choice';
import { Question } from '../questions/question';
import { CheckList } from './answer-lists';
import { QuestionSuggestions } from './suggestion-list';
import { UseDetails } from './use-details';

/** A broad question about data and, after a yes, what it is and how it is used. */
export function TopicQuestion({
  topic,
  answers,
  platform,
  prompt,
  suggestions,
  findings,
  editedKind,
  onEdit,
  onChange,
}: QuestionProps &
  EditedKind & {
    topic: DataTopicId;
    /** Access that a build asks for. */
    prompt: string | undefined;
  }) {
  const { question, explain } = privacyQuestion(topic);
  const kinds = kindsOfTopic(topic);
  const chosen = kinds.filter(({ id }) => answers.uses[id] !== undefined);
  const handleKinds = (ids: readonly string[]) => {
    const added = kinds.find(({ id }) => ids.includes(id) && answers.uses[id] === undefined);
    if (added) onEdit(added.id);
    onChange((now) =>
      kinds.reduce((changed, { id }) => {
        const isChosen = ids.includes(id);
        if (isChosen === (changed.uses[id] !== undefined)) return changed;
        return setUse(changed, id, isChosen ? {} : undefined);
      }, now),
    );
  };
  return (
    <Question
      question={question}
      explain={explain}
      texts={kinds.flatMap(({ label, examples }) => [label, examples])}
      note={prompt}
      answer={
        <YesNo
          name={`privacy/${topic}`}
          label={question}
          value={answers.yesNo[topic]}
          onChange={(value) => onChange((now) => answerYesNo(now, topic, value))}
        />
      }
    >
      {findings}
      <QuestionSuggestions suggestions={suggestions} onChange={onChange} />
      {answers.yesNo[topic] === true && (
        <>
          <CheckList
            label={`${question} What is it?`}
            name={`privacy/${topic}/kinds`}
            options={kinds.map(({ id, label, examples }) => ({ id, label, hint: examples }))}
            chosen={chosen.map(({ id }) => id)}
            onChange={handleKinds}
          />
          {chosen.length === 0 && (
            <p className="text-[0.8125rem] text-warn">Choose what it is, or answer No.</p>
          )}
          <UseDetails
            kinds={chosen}
            answers={answers}
            platform={platform}
            editedKind={editedKind}
            onEdit={onEdit}
            onChange={onChange}
          />
        </>
      )}
    </Question>
  );
}
