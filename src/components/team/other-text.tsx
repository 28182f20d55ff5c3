import type { OfferChoice } from '@/lib/auto-save/text-offers';
import { SmallButton } from '../button';

type Choices = readonly { choice: OfferChoice; label: string }[];

const CHOICES: Choices = [
  { choice: 'mine', label: 'Keep mine' },
  { choice: 'theirs', label: 'Take theirs' },
  { choice: 'both', label: 'Keep both' },
];

/** The same for a text of the user's that another member has replaced. */
const OWN_CHOICES: Choices = [
  { choice: 'mine', label: 'Leave it' },
  { choice: 'theirs', label: 'Use my text' },
  { choice: 'both', label: 'Keep both' },
];

/** Shows the text that another tab or member has for a field, with the choice between both. */
export function OtherText({
  id,
  theirs,
  place,
  isOwn = false,
  onChoose,
}: {
  id: string;
  theirs: string;
  /** Where it was written, in words. */
  place: string;
  /** It is the user's own text, which the field had before. */
  isOwn?: boolean;
  onChoose: (choice: OfferChoice) => void;
}) {
  const title = isOwn ? `Your text was replaced ${place}` : `Changed ${place}`;
  return (
    <div
      id={id}
      role="group"
      aria-label={title}
      className="grid gap-2 rounded-control border border-warn bg-warn-soft p-3 text-[0.8125rem]"
    >
      <p className="font-medium">{title}</p>
      <p
        dir="auto"
        tabIndex={0}
        aria-label={isOwn ? 'Your text' : 'The other text'}
        role="note"
        className="max-h-40 overflow-y-auto rounded-control border bg-surface px-2.5 py-1.5 whitespace-pre-line [overflow-wrap:anywhere]"
      >
        {theirs || <span className="text-ink-faint">(empty)</span>}
      </p>
      <div className="flex flex-wrap gap-2">
        {(isOwn ? OWN_CHOICES : CHOICES).map(({ choice, label }) => (
          <SmallButton key={choice} onClick={() => onChoose(choice)}>
            {label}
          </SmallButton>
        ))}
      </div>
    </div>
  );
}
