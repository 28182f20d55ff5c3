import { useState } from 'react';
import { answerTo, writeAnswer, type AnsweredFinding } from '@/domain/reviewer-kit/build-answers';
import type { SubmissionDraft } from '@/model/draft';
import type { Finding } from '@/model/finding';
import { SmallButton } from '@/components/button';
import { Disclosure } from '@/components/disclosure';
import { TextField } from '@/components/field';
import type { DraftChange } from '../wizard/draft-changes';

interface AnswerProps {
  draft: Pick<SubmissionDraft, 'reviewerKit'>;
  onChange: (change: DraftChange) => void;
}

/** The reviewer's question that a finding brings, with a field for the answer. Saving it settles the finding. */
export function ReviewerAnswer({ finding, draft, onChange }: AnswerProps & { finding: Finding }) {
  const stored = answerTo(draft.reviewerKit, finding);
  const [text, setText] = useState(stored);
  if (finding.asks === undefined) return null;
  return (
    <form
      className="grid basis-full grid-cols-[minmax(0,36rem)] gap-2 pt-1"
      onSubmit={(event) => {
        event.preventDefault();
        onChange((now) => writeAnswer(now, finding, text));
      }}
    >
      <TextField
        label={finding.asks}
        hint="Your answer becomes part of the reviewer’s kit and stays for the next version."
        autoComplete="off"
        dir="auto"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div>
        <SmallButton type="submit" aria-label={`Save answer: ${finding.asks}`} disabled={text === stored}>
          Save answer
        </SmallButton>
      </div>
    </form>
  );
}

/** Findings that the reviewer's kit answers: out of the way, but not lost. */
export function AnsweredList({
  answered,
  label,
  draft,
  onChange,
}: AnswerProps & { answered: readonly AnsweredFinding[]; label: string }) {
  if (answered.length === 0) return null;
  return (
    <Disclosure title="Answered" aside={answered.length}>
      <p className="text-sm text-ink-soft">These answers are in the reviewer’s kit.</p>
      <ul aria-label={label} className="grid divide-y">
        {answered.map(({ finding }) => (
          <li key={finding.id} className="grid gap-1 py-3 first:pt-0 last:pb-0">
            <p className="text-sm [overflow-wrap:anywhere]">{finding.title}</p>
            <ReviewerAnswer finding={finding} draft={draft} onChange={onChange} />
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
