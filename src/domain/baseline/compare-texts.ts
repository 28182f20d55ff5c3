import { platformsOf, type Platform } from '@/model/app';
import { listingLimit } from '../listings/limits';
import type { Listing, ListingField } from '@/model/listing';
import { isSharedField, listingFor, setStoreText, setTextsByStore } from '../listings/store-texts';
import type { DraftContent } from '@/model/draft';
import { baselineText, type Baseline } from './baseline';
import { storeText } from '../texts';

/** How a text of the draft compares with what is in the store. */
export type FieldState = 'unchanged' | 'changed' | 'new';

/** The part of a draft that is compared with a baseline. */
export type ComparedDraft = Pick<DraftContent, 'platform' | 'listings' | 'playTexts'>;

/** One text of the draft beside the imported one. */
export interface FieldComparison {
  store: Platform;
  field: ListingField;
  state: FieldState;
  /** The imported text; empty where there was none. */
  before: string;
  after: string;
}

/**
 * Compares a field with the baseline, for each store of the draft that has the field.
 * @returns nothing where neither the baseline nor the draft has a text
 */
export function compareField(
  draft: ComparedDraft,
  baseline: Baseline,
  locale: string,
  field: ListingField,
): FieldComparison[] {
  return platformsOf(draft.platform).flatMap((store) => {
    if (!listingLimit(store, field)) return [];
    const imported = baselineText(baseline, store, locale, field);
    const after = listingFor(draft, store, locale)[field];
    if (imported === undefined && after.trim() === '') return [];
    const before = imported?.text ?? '';
    const isSame = before === storeText(after);
    const state = isSame ? 'unchanged' : imported === undefined ? 'new' : 'changed';
    return [{ store, field, state, before, after }];
  });
}

/** Restores the imported text of a field, for one store or for every store that has an imported text. */
export function putBack<Draft extends ComparedDraft>(
  draft: Draft,
  baseline: Baseline,
  locale: string,
  field: ListingField,
  only?: Platform,
): Draft {
  const textOf = (store: Platform) =>
    only === undefined || only === store
      ? (baselineText(baseline, store, locale, field)?.text ?? listingFor(draft, store, locale)[field])
      : listingFor(draft, store, locale)[field];
  if (isSharedField(field) && draft.platform === 'both')
    return setTextsByStore(draft, locale, field, { ios: textOf('ios'), android: textOf('android') });
  const [store = 'ios'] = platformsOf(draft.platform).filter((each) => listingLimit(each, field));
  const isOwn =
    store === 'android' && draft.playTexts?.[locale]?.[field as keyof Listing & 'title'] !== undefined;
  return setStoreText(draft, locale, field, textOf(store), isOwn ? 'android' : undefined);
}
