import type { OfferChoice } from '@/lib/auto-save/text-offers';
import { SmallButton } from './button';

const CHOICES: readonly { choice: OfferChoice; label: string }[] = [
  { choice: 'mine', label: 'Keep mine' },
  { choice: 'theirs', label: 'Take theirs' },
  { choice: 'both', label: 'Keep both' },
];

/** Shows the text that another tab has for a field, with the choice between both. */
export function OtherText({
  id,
  theirs,
  place,
  onChoose,
}: {
  id: string;
  theirs: string;
  /** Where it was written, in words. */
  place: string;
  onChoose: (choice: OfferChoice) => void;
}) {
  return (
    <div
      id={id}
      role="group"
      aria-label={`Changed ${place}`}
      className="grid gap-2 rounded-control border border-warn bg-warn-soft p-3 text-[0.8125rem]"
    >
      <p className="font-medium">Changed {place}</p>
      <p
        dir="auto"
        tabIndex={0}
        aria-label="The other text"
        role="note"
        className="max-h-40 overflow-y-auto rounded-control border bg-surface px-2.5 py-1.5 whitespace-pre-line [overflow-wrap:anywhere]"
      >
        {theirs || <span className="text-ink-faint">(empty)</span>}
      </p>
      <div className="flex flex-wrap gap-2">
        {CHOICES.map(({ choice, label }) => (
          <SmallButton key={choice} onClick={() => onChoose(choice)}>
            {label}
          </SmallButton>
        ))}
      </div>
    </div>
  );
}
