import { createContext, useContext, useEffect, type FocusEvent, type ReactNode } from 'react';
import type { OfferChoice } from '@/lib/auto-save/text-offers';
import type { SharedTexts } from '@/lib/auto-save/use-auto-save';
import { lazyPart } from '../lazy-part';

/** A text of another member for a field, beside the draft's own. */
export interface MemberText {
  theirs: string;
  /** Where it was written, in words: "by Ann". */
  place: string;
  /** It is this user's own text, which another member has replaced. */
  isOwn: boolean;
  onChoose: (choice: OfferChoice, separator: string) => void;
  /** Called while the offer is shown below its field. @returns a function that ends this */
  onShown: () => () => void;
}

/** Texts and events that the team of a shared draft adds to its form. */
export interface MemberTexts {
  offers: Readonly<Record<string, MemberText>>;
  /** Called when the user has decided about an offer of this device. @param kept the user's own text, where it stays */
  onDecided: (field: string, kept: string | undefined) => void;
}

const MemberTextsContext = createContext<MemberTexts | undefined>(undefined);
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
  memberTexts,
  children,
}: {
  texts: SharedTexts;
  memberTexts?: MemberTexts | undefined;
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
        <PlaceContext value={place}>
          <MemberTextsContext value={memberTexts}>{children}</MemberTextsContext>
        </PlaceContext>
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
  const members = useContext(MemberTextsContext);
  const offer = name === undefined ? undefined : texts?.offers[name];
  const member = name === undefined ? undefined : members?.offers[name];
  const onShown = member?.onShown;
  useEffect(() => onShown?.(), [onShown]);
  if (name === undefined || !texts || (!offer && !member)) return null;
  const handleChoose = (choice: OfferChoice) => {
    const control = document.getElementById(controlId);
    const separator = isMultiline ? '\n' : ' ';
    if (offer) {
      const isField = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
      members?.onDecided(name, isField && choice === 'mine' ? control.value : undefined);
      texts.choose(name, choice, separator);
    } else member?.onChoose(choice, separator);
    control?.focus();
  };
  return offer ? (
    <OtherText id={id} theirs={offer.theirs} place={place} onChoose={handleChoose} />
  ) : (
    member && (
      <OtherText
        id={id}
        theirs={member.theirs}
        place={member.place}
        isOwn={member.isOwn}
        onChoose={handleChoose}
      />
    )
  );
}
