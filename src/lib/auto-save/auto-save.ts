import {
  isSame,
  mergeRecords,
  textAt,
  withTextAt,
  type ChoiceClash,
  type Merged,
} from '@/domain/merge-records';
import {
  isOfUndecided,
  offersAfterMerge,
  offersAfterReading,
  offersAfterTyping,
  withNotes,
  withStoredTexts,
  withUndecided,
  without,
  type OfferChoice,
  type TextOffer,
  type TextOffers,
} from './text-offers';

/** `unsaved`: nothing was changed yet, so nothing is stored. */
export type SaveState = 'unsaved' | 'saving' | 'saved' | 'failed';

/** One record under edit: what the screen shows, and how that differs from what is stored. */
export interface AutoSave<Item> {
  /** Undefined until the record was read. */
  shown: Item | undefined;
  /** Content of a new record, and what a record that is missing in storage is taken for. */
  start: Item | undefined;
  whenMissing: Item | undefined;
  /** The newest stored state that `shown` contains; undefined while nothing is stored. */
  base: Item | undefined;
  /** The value of `shown` that needs no write. */
  clean: Item | undefined;
  /** The value of `shown` that was passed to storage last. */
  sent: Item | undefined;
  /** Number of writes under way. */
  writes: number;
  /** A save was due during a write and follows it. */
  isDue: boolean;
  saveState: SaveState;
  isDeletedElsewhere: boolean;
  /** Path of the text field that has the focus. */
  focused: string | undefined;
  offers: TextOffers;
  /** Values other than texts that somebody else stored and this tab's later change replaced; the newest of each field. */
  overridden: readonly ChoiceClash[];
}

export interface AutoSaveRules<Item> {
  merge: (base: Item, mine: Item, theirs: Item, isHeld: (field: string) => boolean) => Merged<Item>;
  /** Says which fields are texts that the user types. In the others the later change wins, and is listed as `overridden`. */
  isText: (field: string) => boolean;
  /** Completes a record before it is written, e.g. with its next revision. */
  stamp: (item: Item, stored: Item | undefined) => Item;
}

/** Rules of a record that needs none of its own. */
export const PLAIN_RULES = {
  merge: mergeRecords,
  isText: () => false,
  stamp: <Item>(item: Item) => item,
};

export type AutoSaveEvent<Item> =
  /** The user changed the record. */
  | { kind: 'typed'; item: Item }
  /** The record was read, at first or because another tab changed it; `null` when there is none. */
  | { kind: 'stored'; item: Item | null }
  /** The time until the next save has passed, or the user asked for it. */
  | { kind: 'due' }
  /** The page is about to be closed or hidden: nothing may wait. */
  | { kind: 'leaving' }
  /**
   * A write ended. `after` is the stored record, with changes of other tabs merged in; `replaced` are values of another
   * tab that it replaced, which this tab may never have been shown.
   */
  | { kind: 'saved'; write: Write<Item>; after: Item; replaced?: Replaced }
  | { kind: 'failed' }
  | { kind: 'focused'; field: string }
  | { kind: 'blurred' }
  /** The user answered an offer. `separator` goes between the texts when both remain. */
  | { kind: 'chose'; field: string; choice: OfferChoice; separator: string }
  /** Overridden values were stored where the user decides about them. */
  | { kind: 'noted'; overridden: readonly ChoiceClash[] };

/** Values that a merge replaced. */
export type Replaced = Pick<Merged<unknown>, 'clashes' | 'choices'>;

/** A pending write: `item`, merged into the record stored by then. */
export interface Write<Item> {
  base: Item | undefined;
  item: Item;
  /** The value of `shown` it was made from. */
  from: Item;
}

export interface Step<Item> {
  state: AutoSave<Item>;
  /** `wait`: a save is due after the usual time. */
  next: 'nothing' | 'wait' | Write<Item>;
}

/**
 * Begins with a record that may not be read yet.
 * @param start content of a new record, shown immediately
 * @param whenMissing content that is shown when nothing is found in storage
 */
export function beginAutoSave<Item>(start: Item | undefined, whenMissing?: Item): AutoSave<Item> {
  return {
    shown: start,
    start,
    whenMissing,
    base: undefined,
    clean: start,
    sent: undefined,
    writes: 0,
    isDue: false,
    saveState: start === undefined ? 'saved' : 'unsaved',
    isDeletedElsewhere: false,
    focused: undefined,
    offers: {},
    overridden: [],
  };
}

/** Returns the state after an event, and what the caller has to do next. */
export function autoSave<Item extends object>(
  state: AutoSave<Item>,
  event: AutoSaveEvent<Item>,
  rules: AutoSaveRules<Item>,
): Step<Item> {
  switch (event.kind) {
    case 'typed':
      return waiting(
        withOffers({ ...state, shown: event.item }, offersAfterTyping(state.shown, event.item, state.offers)),
      );
    case 'stored':
      return idle(event.item === null ? withoutRecord(state) : withStored(state, event.item, rules));
    case 'due':
      if (!isDirty(state)) return idle(state);
      return state.writes > 0 ? idle({ ...state, isDue: true }) : writing(state);
    case 'leaving':
      // A write under way does not prevent this, since both are merged into what is stored.
      return isDirty(state) && !(state.writes > 0 && state.sent === state.shown)
        ? writing(state)
        : idle(state);
    case 'saved':
      return afterWrite(withReplaced(state, event.replaced, rules), event.write, event.after, rules);
    case 'failed':
      return idle({ ...state, writes: state.writes - 1, isDue: false, saveState: 'failed' });
    case 'focused':
      return idle({ ...state, focused: event.field });
    case 'blurred':
      return idle({ ...state, focused: undefined });
    case 'chose':
      return afterChoice(state, event);
    case 'noted':
      return idle({
        ...state,
        overridden: state.overridden.filter((each) => !event.overridden.includes(each)),
      });
  }
}

function idle<Item>(state: AutoSave<Item>): Step<Item> {
  return { state, next: 'nothing' };
}

function waiting<Item>(state: AutoSave<Item>): Step<Item> {
  return { state: { ...state, saveState: 'saving' }, next: 'wait' };
}

function writing<Item extends object>(state: AutoSave<Item>): Step<Item> {
  const from = state.shown;
  if (from === undefined) return idle(state);
  return {
    state: { ...state, sent: from, writes: state.writes + 1, isDue: false },
    next: { base: baseOf(state), item: withStoredTexts(from, state.offers), from },
  };
}

/** Returns what both sides started from. */
function baseOf<Item>({ base, start, whenMissing }: AutoSave<Item>): Item | undefined {
  return base ?? start ?? whenMissing;
}

/** Returns the record that has to be stored when the page closes now; undefined when all is saved. */
export function unsavedItem<Item extends object>(
  state: AutoSave<Item>,
  rules: AutoSaveRules<Item>,
): Item | undefined {
  const { shown, base, offers } = state;
  return shown !== undefined && isDirty(state)
    ? rules.stamp(withStoredTexts(shown, offers), base)
    : undefined;
}

/**
 * Merges a write into what is stored by then. A text of another tab that it replaces, which this tab has not seen yet,
 * remains in the record until the user has decided.
 */
export function mergedWrite<Item extends object>(
  { base, item }: Write<Item>,
  stored: Item,
  rules: AutoSaveRules<Item>,
): { item: Item; replaced: Replaced | undefined } {
  if (base === undefined) return { item, replaced: undefined };
  const merged = rules.merge(base, item, stored, () => false);
  const texts = merged.clashes.filter(({ field }) => rules.isText(field));
  return {
    item: texts.reduce((next, { field, theirs }) => withUndecided(next, field, theirs), merged.item),
    replaced: merged,
  };
}

function isDirty<Item>({ shown, clean }: AutoSave<Item>): boolean {
  return shown !== undefined && shown !== clean;
}

function withoutRecord<Item>(state: AutoSave<Item>): AutoSave<Item> {
  const { shown, base, whenMissing } = state;
  const isReplaceable = shown === undefined || (whenMissing !== undefined && !isDirty(state));
  return isReplaceable
    ? { ...state, shown: whenMissing, clean: whenMissing, base: undefined, offers: {}, saveState: 'unsaved' }
    : {
        ...state,
        isDeletedElsewhere: base !== undefined,
        saveState: isDirty(state) ? state.saveState : 'unsaved',
      };
}

function withStored<Item extends object>(
  state: AutoSave<Item>,
  item: Item,
  rules: AutoSaveRules<Item>,
): AutoSave<Item> {
  const { shown } = state;
  const base = baseOf(state);
  const saveState: SaveState = isDirty(state) ? state.saveState : 'saved';
  const now = { ...state, isDeletedElsewhere: false, base: item, saveState };
  if (shown === undefined) {
    return { ...now, shown: item, clean: item, offers: offersAfterReading(item, item, {}) };
  }
  if (base !== undefined && isSame(item, base)) return now;
  const merged = rules.merge(base ?? item, shown, item, isHeldIn(state));
  const offers = offersAfterMerge(state, base ?? item, item, merged, rules.isText);
  return withOffers(
    {
      ...now,
      shown: merged.item,
      clean: isDirty(state) ? state.clean : merged.item,
      overridden: overriddenAfter(state, merged, rules),
    },
    offersAfterReading(merged.item, item, offers),
  );
}

/** Replaces the offers, and notes in the record which texts the user has not decided about. */
function withOffers<Item extends object>(state: AutoSave<Item>, offers: TextOffers): AutoSave<Item> {
  if (state.shown === undefined) return { ...state, offers };
  return { ...state, offers, shown: withNotes(state.shown, offers) };
}

/** Adds what a merge replaced, except texts. */
function overriddenAfter<Item>(
  { overridden }: AutoSave<Item>,
  { clashes, choices }: Replaced,
  rules: AutoSaveRules<Item>,
): readonly ChoiceClash[] {
  const added = [...clashes.filter(({ field }) => !rules.isText(field)), ...choices].filter(
    ({ field }) => !isOfUndecided(field),
  );
  if (added.length === 0) return overridden;
  const fields = new Set(added.map(({ field }) => field));
  return [...overridden.filter(({ field }) => !fields.has(field)), ...added];
}

/** Offers the texts of another tab that a write replaced in storage, and lists the other values. */
function withReplaced<Item extends object>(
  state: AutoSave<Item>,
  replaced: Replaced | undefined,
  rules: AutoSaveRules<Item>,
): AutoSave<Item> {
  if (!replaced) return state;
  const { clashes } = replaced;
  const offers = clashes
    .filter(({ field }) => rules.isText(field))
    .map(({ field, theirs }): [string, TextOffer] => [field, { theirs, isInField: false, isTyped: true }]);
  return {
    ...state,
    offers: { ...state.offers, ...Object.fromEntries(offers) },
    overridden: overriddenAfter(state, replaced, rules),
  };
}

function afterWrite<Item extends object>(
  state: AutoSave<Item>,
  write: Write<Item>,
  after: Item,
  rules: AutoSaveRules<Item>,
): Step<Item> {
  const shown = state.shown ?? write.from;
  const merged = rules.merge(write.item, shown, after, isHeldIn(state));
  const next = withOffers(
    {
      ...state,
      shown: merged.item,
      base: after,
      writes: state.writes - 1,
      isDeletedElsewhere: false,
      overridden: overriddenAfter(state, merged, rules),
    },
    offersAfterReading(
      merged.item,
      after,
      offersAfterMerge({ ...state, shown }, write.item, after, merged, rules.isText),
    ),
  );
  if (shown === write.from) return idle({ ...next, clean: next.shown, saveState: 'saved' });
  // Changed during the write.
  return state.isDue && next.writes === 0 ? writing({ ...next, saveState: 'saving' }) : waiting(next);
}

function afterChoice<Item extends object>(
  state: AutoSave<Item>,
  { field, choice, separator }: Extract<AutoSaveEvent<Item>, { kind: 'chose' }>,
): Step<Item> {
  const { shown, offers } = state;
  const offer = offers[field];
  const mine = shown && textAt(shown, field);
  if (!offer || shown === undefined || mine === undefined) return idle(state);
  const text = { mine, theirs: offer.theirs, both: [mine, offer.theirs].join(separator) }[choice];
  return waiting(withOffers({ ...state, shown: withTextAt(shown, field, text) }, without(offers, field)));
}

/** The text in use wins while it has the focus or while its offer is open. */
function isHeldIn<Item>({ focused, offers }: AutoSave<Item>): (field: string) => boolean {
  return (field) => field === focused || Object.hasOwn(offers, field);
}
