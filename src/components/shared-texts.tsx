import { createContext, useContext, type FocusEvent, type ReactNode } from 'react';
import type { OfferChoice } from '@/lib/auto-save/auto-save';
import type { SharedTexts } from '@/lib/auto-save/use-auto-save';
import { SmallButton } from './button';

const SharedTextsContext = createContext<SharedTexts | undefined>(undefined);
/** Where the other text was written, in words. */
const PlaceContext = createContext('in another tab');

const CHOICES: readonly { choice: OfferChoice; label: string }[] = [
  { choice: 'mine', label: 'Keep mine' },
  { choice: 'theirs', label: 'Take theirs' },
  { choice: 'both', label: 'Keep both' },
];

/**
 * A form whose texts other tabs may change at the same time. A field whose `name` is the path of its text in the record
 * offers the other tab's text below it.
 */
export function SharedTextsForm({
  texts,
  hasMembers = false,
  children,
}: {
  texts: SharedTexts;
  /** Whether the other text may be another person's. */
  hasMembers?: boolean;
  children: ReactNode;
}) {
  const place = hasMembers ? 'elsewhere' : 'in another tab';
  const handleFocus = ({ target }: FocusEvent) => {
    const isTextField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    if (isTextField && target.name !== '') texts.focus(target.name);
  };
  const hasOffers = Object.keys(texts.offers).length > 0;
  return (
    <SharedTextsContext value={texts}>
      <div className="contents" onFocus={handleFocus} onBlur={() => texts.focus(undefined)}>
        <PlaceContext value={place}>{children}</PlaceContext>
      </div>
      <p role="status" className="sr-only">
        {hasOffers &&
          `A text on this page was also changed ${place}. Below its field you can keep yours, take theirs or keep both.`}
      </p>
    </SharedTextsContext>
  );
}

/** Offers the text that another tab has for a field, below the field. */
export function OtherText({
  id,
  name,
  controlId,
  isMultiline,
}: {
  id: string;
  name: string | undefined;
  controlId: string;
  /** Both texts are joined by a line break, otherwise by a space. */
  isMultiline: boolean;
}) {
  const texts = useContext(SharedTextsContext);
  const place = useContext(PlaceContext);
  const offer = name === undefined ? undefined : texts?.offers[name];
  if (name === undefined || !texts || !offer) return null;
  const handleChoice = (choice: OfferChoice) => {
    texts.choose(name, choice, isMultiline ? '\n' : ' ');
    document.getElementById(controlId)?.focus();
  };
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
        {offer.theirs || <span className="text-ink-faint">(empty)</span>}
      </p>
      <div className="flex flex-wrap gap-2">
        {CHOICES.map(({ choice, label }) => (
          <SmallButton key={choice} onClick={() => handleChoice(choice)}>
            {label}
          </SmallButton>
        ))}
      </div>
    </div>
  );
}
