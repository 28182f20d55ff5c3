import { Copy, Plus } from 'lucide-react';
import { SmallButton } from '@/components/button';
import { CharacterCount } from '@/components/field';
import { countCharacters } from '@/domain/listings/limits';
import {
  MAX_PRODUCTION_ANSWER,
  PRODUCTION_QUESTIONS,
  productionFacts,
  type ProductionQuestion,
} from '@/domain/test-tracks/production-questions';
import { answerProduction } from '@/domain/test-tracks/track-changes';
import { groupBy } from '@/domain/group-by';
import { storeText } from '@/domain/texts';
import type { StoreDetailsProps } from '../listing/details/detail-section';
import { TypedTextAreaField } from '../wizard/typed-fields';

type Props = Pick<StoreDetailsProps, 'draft' | 'events' | 'onChange'>;

/** The answers of Google's form for production access, in its three parts. */
export function ProductionAnswers(props: Props) {
  return (
    <>
      <p className="text-sm text-ink-soft">
        Prepare them here: the form in Play Console loses a text that is not sent with Next.
      </p>
      {[...groupBy(PRODUCTION_QUESTIONS, ({ part }) => part)].map(([part, questions]) => (
        <section key={part} className="grid gap-4">
          <h4 className="font-medium">{part}</h4>
          {questions.map((question) => (
            <Answer key={question.id} question={question} {...props} />
          ))}
        </section>
      ))}
    </>
  );
}

function Answer({
  question: { id, question },
  draft,
  events,
  onChange,
}: Props & { question: ProductionQuestion }) {
  const text = draft.testing?.answers?.[id] ?? '';
  const facts = productionFacts(id, draft);
  const isIn = facts === undefined || text.includes(facts);
  const write = (next: string) => onChange((now) => answerProduction(now, id, next));
  return (
    <div className="grid gap-1.5">
      <TypedTextAreaField
        label={question}
        name={`testing/answers/${id}`}
        aside={<CharacterCount count={countCharacters(text)} limit={MAX_PRODUCTION_ANSWER} />}
        rows={3}
        dir="auto"
        value={text}
        onText={write}
      />
      <div className="flex flex-wrap gap-2">
        <SmallButton
          aria-label={`Copy the answer: ${question}`}
          disabled={storeText(text) === ''}
          onClick={() => events.onCopy(storeText(text))}
        >
          <Copy className="size-4" />
          Copy
        </SmallButton>
        {!isIn && (
          <SmallButton
            aria-label={`Add the facts: ${question}`}
            onClick={() => write(text.trim() === '' ? facts : `${text.trimEnd()} ${facts}`)}
          >
            <Plus className="size-4" />
            Add from the draft
          </SmallButton>
        )}
      </div>
      {!isIn && (
        <p dir="auto" className="text-[0.8125rem] text-ink-soft [overflow-wrap:anywhere]">
          {facts}
        </p>
      )}
    </div>
  );
}
