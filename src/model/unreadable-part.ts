/** A part of a stored record that this version cannot read: it is damaged, or a newer version wrote it. */
export interface UnreadablePart {
  /** Keys from the record to the part. The last one is a number for an item of a list. */
  path: readonly (string | number)[];
  /** The stored value: a field, or an item that cannot be read in full. */
  value: unknown;
  /** The value read instead: the default of the field, or the rest of the item. Undefined for nothing. */
  readAs?: unknown;
}
