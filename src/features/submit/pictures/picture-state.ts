import type { GraphicId } from '@/domain/studio/design';
import type { SubmissionDraft } from '@/model/draft';
import type { DraftImage } from '@/model/draft-image';
import type { JobState } from '@/lib/jobs/job';

/** A part of a design that is drawn for itself. */
export type PicturePart = 'screenshots' | GraphicId;

/** How the drawn pictures of a draft compare with its design. */
export interface PictureState {
  kind:
    /** None was drawn yet. */
    | 'none'
    /** The design was just opened or changed. */
    | 'checking'
    | 'drawing'
    | 'current'
    /** Drawing failed or was cancelled. */
    | 'outdated'
    /** Nothing can follow the design, e.g. because it is of a later version. */
    | 'unreadable';
  /** Number of pictures that are as the design is. */
  current: number;
  /** Number of pictures that have to be drawn again. */
  outdated: number;
  /** Keys of pictures of the design that were never drawn, or were removed. */
  missing: readonly string[];
  /** Whether screenshots were drawn, not only graphics. */
  hasScreenshots: boolean;
  /** Parts that are being drawn because the publisher asked for it. */
  asked: ReadonlySet<PicturePart>;
  /** Progress while drawing; afterwards why it ended early. */
  job: JobState<never>;
  /** The publisher's last request, once it is done. */
  done?: { parts: ReadonlySet<PicturePart>; drawn: number; cutTexts: number } | undefined;
}

export const NO_PICTURES: PictureState = {
  kind: 'none',
  current: 0,
  outdated: 0,
  missing: [],
  hasScreenshots: false,
  asked: new Set(),
  job: { status: 'idle' },
};

/** Whether an image was drawn from the design on this device. */
export function isDrawn(
  { id, kind, drawn, isFromTeam }: Pick<DraftImage, 'id' | 'kind' | 'drawn' | 'isFromTeam'>,
  draftId: string,
): boolean {
  if (isFromTeam === true || kind === 'picture') return false;
  // Before there were fingerprints, drawn images had ids of this form.
  return drawn !== undefined || (kind === 'screenshot' ? id.includes('@') : id.startsWith(`${draftId}:`));
}

export function hasDrawnPictures({ id, images }: Pick<SubmissionDraft, 'id' | 'images'>): boolean {
  return images.some((image) => isDrawn(image, id));
}
