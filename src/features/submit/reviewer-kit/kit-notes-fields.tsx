import { Copy } from 'lucide-react';
import { SmallButton, QuietButton } from '@/components/button';
import { CharacterCount } from '@/components/field';
import { lazyPart } from '@/components/lazy-part';
import { Notice } from '@/components/notice';
import { countCharacters } from '@/domain/listings/limits';
import {
  accessNotes,
  MAX_ACCESS_NOTES,
  MAX_REVIEW_NOTES,
  openParagraphs,
  withAnswerInNotes,
  type OpenParagraph,
} from '@/domain/reviewer-kit/kit-notes';
import { KIT_HEADINGS } from '@/domain/reviewer-kit/kit-paragraphs';
import { writeAccessNotes } from '@/domain/reviewer-kit/kit-questions';
import { FIELD_LABELS } from '@/domain/submissions/field-labels';
import { storeText } from '@/domain/texts';
import { useIsModelOn } from '@/lib/browser-model/use-is-model-on';
import type { StoreDetailsProps } from '../listing/details/detail-section';
import { TypedTextAreaField } from '../wizard/typed-fields';
import { setDetail } from '../wizard/draft-changes';

const NotesHelp = lazyPart(() => import('../model-help/notes-help').then((module) => module.NotesHelp), null);

type Props = Pick<StoreDetailsProps, 'draft' | 'events' | 'onChange'>;

/** The exact notes for App Review, with the answers that an edit by hand keeps out of them. */
export function ReviewNotes({ draft, events, onChange }: Props) {
  const isModelOn = useIsModelOn();
  const { reviewNotes } = draft.details;
  return (
    <div className="grid gap-2">
      <TypedTextAreaField
        label={FIELD_LABELS.reviewNotes}
        name="details/reviewNotes"
        hint="Exactly this text goes to App Review. Change it as you like: your words stay."
        aside={<CharacterCount count={countCharacters(reviewNotes)} limit={MAX_REVIEW_NOTES} />}
        rows={8}
        dir="auto"
        value={reviewNotes}
        onText={(text) => onChange(setDetail('reviewNotes', text))}
      />
      <CopyText label="review notes" text={reviewNotes} onCopy={events.onCopy} />
      {isModelOn && <NotesHelp draft={draft} onChange={onChange} />}
      {openParagraphs(draft).map((paragraph) => (
        <OpenAnswer
          key={paragraph.topic}
          paragraph={paragraph}
          onTake={() =>
            onChange((now) => ({
              ...now,
              details: { ...now.details, reviewNotes: withAnswerInNotes(now, paragraph.topic) },
            }))
          }
        />
      ))}
    </div>
  );
}

function OpenAnswer({
  paragraph: { topic, text, isEdited },
  onTake,
}: {
  paragraph: OpenParagraph;
  onTake: () => void;
}) {
  const name = KIT_HEADINGS[topic].replace(/:$/, '');
  return (
    <Notice
      tone="neutral"
      title={isEdited ? `“${name}” was changed by hand` : `“${name}” is not in the notes`}
      actions={
        <SmallButton aria-label={`Use the answer: ${name}`} onClick={onTake}>
          Use the answer
        </SmallButton>
      }
    >
      <p dir="auto" className="line-clamp-4 whitespace-pre-line text-ink-soft [overflow-wrap:anywhere]">
        {text}
      </p>
    </Notice>
  );
}

/** The exact text for Google's reviewers, or why they get none. */
export function AccessNotes({ draft, events, onChange }: Props) {
  if (draft.details.needsLogin !== true) {
    return draft.details.needsLogin === undefined ? null : (
      <p className="text-sm text-ink-soft">
        Google Play: answer No under Sign in details. It has no field for notes then.
      </p>
    );
  }
  const text = accessNotes(draft);
  const isByHand = draft.reviewerKit?.accessNotes !== undefined;
  return (
    <div className="grid gap-2">
      <TypedTextAreaField
        label="Other information for Google Play"
        name="reviewerKit/accessNotes"
        hint={
          isByHand
            ? 'Written by hand: answers no longer change it. In English.'
            : 'Made of your answers, for “Sign in details” in Play Console. In English.'
        }
        aside={<CharacterCount count={countCharacters(text)} limit={MAX_ACCESS_NOTES} />}
        rows={6}
        dir="auto"
        value={text}
        onText={(next) => onChange((now) => writeAccessNotes(now, next))}
      />
      <CopyText label="text for Google Play" text={text} onCopy={events.onCopy}>
        {isByHand && (
          <QuietButton onClick={() => onChange((now) => writeAccessNotes(now, undefined))}>
            Make it of the answers again
          </QuietButton>
        )}
      </CopyText>
    </div>
  );
}

/** Copies a text as the console's field takes it. */
function CopyText({
  label,
  text,
  onCopy,
  children,
}: {
  label: string;
  text: string;
  onCopy: (text: string) => void;
  children?: React.ReactNode;
}) {
  const copied = storeText(text);
  return (
    <div className="flex flex-wrap gap-2">
      <SmallButton aria-label={`Copy ${label}`} disabled={copied === ''} onClick={() => onCopy(copied)}>
        <Copy className="size-4" />
        Copy
      </SmallButton>
      {children}
    </div>
  );
}
