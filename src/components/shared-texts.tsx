import { createContext, useContext, type FocusEvent, type ReactNode } from 'react';
import type { OfferChoice } from '@/lib/auto-save/text-offers';
import type { SharedTexts } from '@/lib/auto-save/use-auto-save';
import { lazyPart } from './lazy-part';

const SharedTextsContext = createContext<SharedTexts | undefined>(undefined);
/** Where the other text was written, in words. */
const PlaceContext = createContext('in another tab');

/** Rare, so its code loads when it is shown. */
const OtherText = lazyPart(() => import('./other-text').then((module) => module.OtherText), null);

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
export function TextOfferOf({
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
  const handleChoose = (choice: OfferChoice) => {
    texts.choose(name, choice, isMultiline ? '\n' : ' ');
    document.getElementById(controlId)?.focus();
  };
  return <OtherText id={id} theirs={offer.theirs} place={place} onChoose={handleChoose} />;
}
