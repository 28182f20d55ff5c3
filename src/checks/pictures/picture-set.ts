import type { Platform } from '@/model/app';
import type { DraftImage } from '@/model/draft-image';
import type { PictureMark } from '@/model/finding';
import type { PictureLook } from '@/model/picture-look';
import type { SlotDevice } from '@/domain/screenshots/slots';
import type { FindingDraft } from '../define-rule';

/** A submitted picture with what was measured in its pixels. */
export interface SeenPicture extends Pick<
  DraftImage,
  'id' | 'fileName' | 'width' | 'height' | 'drawn' | 'screen'
> {
  look: PictureLook;
}

/** The pictures of one slot in one language whose pixels were looked at. */
export interface PictureSet {
  store: Platform;
  device: SlotDevice;
  /** Kind of pictures in a sentence, e.g. `iPhone 6.9" screenshots`. */
  name: string;
  pictures: readonly SeenPicture[];
}

/** A finding of a rule in some pictures of a set. */
export interface PicturesFound extends FindingDraft {
  marks: readonly PictureMark[];
}

/** Names the pictures at the beginning of a title: one by its file, several by their number. */
export function subjectOf(
  { name, pictures }: PictureSet,
  concerned: readonly SeenPicture[],
  verbs: { one: string; many: string },
): string {
  const [first, ...others] = concerned;
  if (first && others.length === 0) return `${first.fileName} ${verbs.one}`;
  if (concerned.length === pictures.length) return `All ${concerned.length} ${name} ${verbs.many}`;
  return `${concerned.length} of ${pictures.length} ${name} ${verbs.many}`;
}
