/**
 * How sure a date, size or rule is. `official`: read on the store's own page or a stored copy of it. `reported`: other
 * pages quote the store. `conflicting`: pages of the store, or good quotes of them, disagree.
 */
export type Certainty =
  | { level: 'official' }
  /** `note` names what was read where, as a sentence for the publisher. */
  | { level: 'reported' | 'conflicting'; note: string };

export const OFFICIAL: Certainty = { level: 'official' };

export const CERTAINTY_LABELS: Record<Certainty['level'], string> = {
  official: 'On the store’s page',
  reported: 'Reported, not seen on the store’s page',
  conflicting: 'Sources disagree',
};
