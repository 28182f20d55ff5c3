import { isSame } from '../merge-records';
import type { SharedPicture, SharedPictures } from '@/model/shared-picture';

/** A picture that differs between two contents. */
export interface PictureChange {
  id: string;
  /** `placed`: same bytes, another place, order or description. */
  kind: 'added' | 'removed' | 'replaced' | 'placed';
  before?: SharedPicture | undefined;
  after?: SharedPicture | undefined;
}

/** Lists the pictures in which two contents differ, in the order of the later one. */
export function pictureChanges(before: SharedPictures = {}, after: SharedPictures = {}): PictureChange[] {
  return [...new Set([...Object.keys(after), ...Object.keys(before)])]
    .map((id) => ({ id, before: before[id], after: after[id] }))
    .filter((each) => !isSame(each.before, each.after))
    .map((each): PictureChange => ({ ...each, kind: kindOf(each.before, each.after) }))
    .sort((a, b) => placeOf(a) - placeOf(b));
}

function kindOf(before: SharedPicture | undefined, after: SharedPicture | undefined): PictureChange['kind'] {
  if (!before) return 'added';
  if (!after) return 'removed';
  return before.sha256 === after.sha256 ? 'placed' : 'replaced';
}

function placeOf({ before, after }: PictureChange): number {
  return (after ?? before)?.position ?? 0;
}
