import { createContext, useContext, type ReactNode } from 'react';

/** Draws the comments on a place, beside its label. */
export type CommentMark = (place: string, label: string) => ReactNode;

/** Given if what is edited is shared with a team. */
export const CommentMarkContext = createContext<CommentMark | undefined>(undefined);

/** The comments on a field, a finding or a picture; nothing where it is not shared. `place` is as in `comment-place.ts`. */
export function Comments({ place, label }: { place: string | undefined; label: ReactNode }) {
  const mark = useContext(CommentMarkContext);
  return place !== undefined && mark && typeof label === 'string' ? mark(place, label) : null;
}
