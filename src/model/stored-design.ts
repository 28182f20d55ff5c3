/** A design as a draft stores it. It may be of a later version, so only its outline is known until it is read. */
export interface StoredDesign {
  version: number;
}
