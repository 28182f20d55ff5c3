import type { ReactNode } from 'react';
import { Comments } from '@/components/team/comment-mark';
import {
  answerKit,
  KIT_TEXT_LABELS,
  KIT_YES_NO_QUESTIONS,
  writeKit,
} from '@/domain/reviewer-kit/kit-questions';
import type { KitTextId, KitYesNoId } from '@/model/reviewer-kit';
import type { StoreDetailsProps } from '../listing/details/detail-section';
import { YesNo } from '@/components/choice';
import { Question } from '../questions/question';
import { TypedTextAreaField, TypedTextField } from '../wizard/typed-fields';

type KitProps = Pick<StoreDetailsProps, 'draft' | 'onChange'>;

/** A question of the kit that is answered with a text. */
export function KitText({
  id,
  type,
  rows = 2,
  hint,
  placeholder,
  draft,
  onChange,
}: KitProps & {
  id: KitTextId;
  /** One line of this type; several lines without one. */
  type?: 'text' | 'url' | 'date';
  rows?: number;
  hint?: ReactNode;
  placeholder?: string;
}) {
  const props = {
    label: KIT_TEXT_LABELS[id],
    hint,
    placeholder,
    name: `reviewerKit/texts/${id}`,
    autoComplete: 'off',
    value: draft.reviewerKit?.texts[id] ?? '',
    onText: (text: string) => onChange((now) => writeKit(now, id, text)),
  };
  return type === undefined ? (
    <TypedTextAreaField {...props} rows={rows} dir="auto" />
  ) : (
    <TypedTextField {...props} type={type} />
  );
}

/** A question of the kit, with what follows from a yes. */
export function KitQuestion({
  id,
  children,
  draft,
  onChange,
}: KitProps & { id: KitYesNoId; children: ReactNode }) {
  const { question, explain } = KIT_YES_NO_QUESTIONS[id];
  const name = `reviewerKit/yesNo/${id}`;
  const answer = draft.reviewerKit?.yesNo[id];
  return (
    <Question
      question={question}
      explain={explain}
      note={<Comments place={name} label={question} />}
      answer={
        <YesNo
          name={name}
          label={question}
          value={answer}
          onChange={(value) => onChange((now) => answerKit(now, id, value))}
        />
      }
    >
      {answer === true && children}
    </Question>
  );
}
