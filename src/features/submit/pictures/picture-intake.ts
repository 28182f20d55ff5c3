import { iosBuildOf } from '@/model/build-info';
import { platformsOf, type PlatformChoice } from '@/model/app';
import { likeliestSlot, type ScreenshotSlot } from '@/domain/screenshots/slots';
import { STORES } from '@/domain/stores/stores';
import type { DraftContent } from '@/model/draft';
import type { DraftImage } from '@/model/draft-image';

/** The uses of a picture of this size without redrawing it. */
export function slotForPicture(
  picture: Pick<DraftImage, 'width' | 'height'>,
  draft: Pick<DraftContent, 'platform' | 'builds'>,
): ScreenshotSlot | undefined {
  return likeliestSlot(picture, platformsOf(draft.platform), iosBuildOf(draft.builds)?.deviceFamilies ?? []);
}

/** Says what a picture's size is good for. */
export function sizeVerdict(
  picture: Pick<DraftImage, 'width' | 'height'>,
  slot: ScreenshotSlot | undefined,
  platform: PlatformChoice,
): string {
  const size = `${picture.width}x${picture.height}`;
  if (slot) return `${size}: ${STORES[slot.store].name}, ${slot.label}`;
  const stores = platformsOf(platform).map((each) => STORES[each].name);
  return `${size} is not a screenshot size of ${stores.join(' or ')}; it is drawn to size below`;
}

/** The picture itself as a screenshot of the submission. */
export function asScreenshot(picture: DraftImage, slot: ScreenshotSlot, id: string): DraftImage {
  return { ...picture, id, kind: 'screenshot', slotId: slot.id };
}
