import { textAt, withTextAt, type Clash, type Merged } from '@/domain/merge-records';

/** A text for a field in which this tab has a different one. The user decides which one remains. */
export interface TextOffer {
  theirs: string;
  /**
   * Whether storage has it in the field, with this tab's text in `undecided`; otherwise it is the other way round. The texts
   * themselves don't tell: while both tabs type, they may be the same for a moment.
   */
  isInField: boolean;
  /** The user typed in the field here, so this tab's text must not be lost. */
  isTyped: boolean;
}

/** By path of the field. Nothing is written into a field that has the other tab's text before the user has decided. */
export type TextOffers = Readonly<Record<string, TextOffer>>;
export type OfferChoice = 'mine' | 'theirs' | 'both';

/** Texts by path that storage does not have in their fields, until the user decides. They are stored with the record. */
type UndecidedTexts = Readonly<Record<string, string>>;

function undecidedOf(item: object): UndecidedTexts {
  return (item as { undecided?: UndecidedTexts }).undecided ?? {};
}

/** Whether a path is one of those texts rather than a value of the record. */
export function isOfUndecided(path: string): boolean {
  return path.split('/')[0] === 'undecided';
}

/** Notes the undecided text of a field; undefined removes it. */
export function withUndecided<Item extends object>(
  item: Item,
  field: string,
  text: string | undefined,
): Item {
  const before = undecidedOf(item);
  if (before[field] === text) return item;
  const { [field]: _, ...others } = before;
  const undecided = text === undefined ? others : { ...others, [field]: text };
  const next: Item & { undecided?: UndecidedTexts } = { ...item, undecided };
  if (Object.keys(undecided).length === 0) delete next.undecided;
  return next;
}

/** Returns what is written of a record: the other tab's text remains where the user has not decided. */
export function withStoredTexts<Item extends object>(item: Item, offers: TextOffers): Item {
  return Object.entries(offers).reduce(
    (next, [field, { theirs, isInField }]) => (isInField ? withTextAt(next, field, theirs) : next),
    item,
  );
}

/** Notes what was typed here beside an offer, so that it is stored too, and removes the notes of answered offers. */
export function withNotes<Item extends object>(item: Item, offers: TextOffers): Item {
  let next = item;
  for (const field of Object.keys(undecidedOf(item))) {
    if (!Object.hasOwn(offers, field)) next = withUndecided(next, field, undefined);
  }
  for (const [field, offer] of Object.entries(offers)) {
    if (!offer.isInField) next = withUndecided(next, field, offer.theirs);
    else if (offer.isTyped) next = withUndecided(next, field, textAt(item, field));
  }
  return next;
}

/** Returns the offers after a change here: typing marks one as typed, and typing the other text answers it. */
export function offersAfterTyping<Item extends object>(
  before: Item | undefined,
  item: Item,
  offers: TextOffers,
): TextOffers {
  let next = offers;
  for (const [field, offer] of Object.entries(offers)) {
    const text = textAt(item, field);
    if (text === undefined || text === offer.theirs) next = without(next, field);
    else if (before && text !== textAt(before, field))
      next = { ...next, [field]: { ...offer, isTyped: true } };
  }
  return next;
}

/** Adds an offer for each text that both tabs changed, and removes those about which they agree by now. */
export function offersAfterMerge<Item extends object>(
  { shown, offers }: { shown: Item | undefined; offers: TextOffers },
  base: Item,
  theirs: Item,
  merged: Merged<Item>,
  isText: (field: string) => boolean,
): TextOffers {
  let next = offers;
  const isChangedHere = ({ field }: Clash) => !shown || textAt(shown, field) !== textAt(base, field);
  for (const clash of merged.clashes) {
    if (!isText(clash.field)) continue;
    const isTyped = isChangedHere(clash) && (offers[clash.field]?.isTyped ?? true);
    next = { ...next, [clash.field]: { theirs: clash.theirs, isInField: true, isTyped } };
  }
  for (const [field, offer] of Object.entries(next)) {
    const text = textAt(merged.item, field);
    const hasAgreed = textAt(theirs, field) === text && textAt(base, field) !== text;
    if (text === undefined || text === offer.theirs || hasAgreed) next = without(next, field);
  }
  return next;
}

/**
 * Offers the undecided texts that are stored, also those of a tab that was closed.
 * @param item the merged record, without the texts about which the user has just decided here
 * @param stored the same record in storage
 */
export function offersAfterReading<Item extends object>(
  item: Item,
  stored: Item,
  offers: TextOffers,
): TextOffers {
  let next = offers;
  for (const field of Object.keys({ ...offers, ...undecidedOf(item) })) {
    const offer = offers[field];
    if (offer?.isInField) {
      if (textAt(stored, field) !== offer.theirs) next = without(next, field);
      continue;
    }
    const noted = undecidedOf(item)[field];
    // Only the tab in which it is typed changes it, so the stored one is the newest.
    const theirs = noted === undefined ? undefined : undecidedOf(stored)[field];
    const mine = textAt(item, field);
    if (theirs === undefined || theirs === mine) next = without(next, field);
    else if (mine !== undefined) {
      next = { ...next, [field]: { theirs, isInField: false, isTyped: true } };
    }
  }
  return next;
}

/** Returns the offers without that of one field. */
export function without(offers: TextOffers, field: string): TextOffers {
  return Object.fromEntries(Object.entries(offers).filter(([key]) => key !== field));
}
