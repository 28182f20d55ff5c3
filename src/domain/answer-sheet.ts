/** One line of a store's form with the answer to give. */
export interface SheetRow {
  /** The question or the field, as the form calls it or in our words. */
  asks: string;
  /** Answer to give; undefined where it is still missing. */
  answer: string | undefined;
  /** Why, or what is missing. */
  note?: string;
  /** 1 for a question that only another one opens. */
  depth?: 0 | 1;
}

/** Questions that stand together in a store's form, in its order. */
export interface SheetGroup {
  title: string;
  rows: readonly SheetRow[];
}
