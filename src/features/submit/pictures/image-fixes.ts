import { promotableCrop } from '@/domain/screenshots/crop';
import type { ImageFinding } from '@/checks/pictures/image-rules';
import { RENDER_TARGETS } from '@/domain/screenshots/render-targets';
import { STORE_GRAPHICS } from '@/domain/screenshots/store-graphics';
import type { DraftImage } from '@/model/draft-image';
import type { RenderJob } from '@/lib/images/image-jobs';

/** A click that fixes one image. */
export interface ImageFix {
  label: string;
  job: RenderJob;
  /** Where the fixed image goes. */
  slotId: string | undefined;
}

/** Shows where a picture was transparent: what the stores' own pages have behind it. */
const BEHIND = '#ffffff';

/** The fix that can be drawn from the image itself; undefined where the publisher has to give another one. */
export function fixFor(finding: ImageFinding, image: DraftImage): ImageFix | undefined {
  const { offer } = finding;
  const base = { id: image.id, picture: image.blob } as const;
  if (offer === undefined) return undefined;
  if (offer === 'remove-alpha') {
    return {
      label: finding.rule === 'image-depth' ? 'Write it with 8 bits' : 'Remove the alpha channel',
      job: { ...base, kind: 'flatten', format: formatOf(image), background: BEHIND },
      slotId: image.slotId,
    };
  }
  if (offer === 'crop') {
    const size = promotableCrop(image);
    return {
      label: `Crop to ${size.width}x${size.height}`,
      job: { ...base, kind: 'crop', format: formatOf(image), size, background: BEHIND },
      slotId: finding.subject.slot ?? 'play-phone',
    };
  }
  if (finding.rule === 'image-weight') {
    // An icon has to be a PNG: drawing another one reduces its size.
    return image.kind === 'icon'
      ? undefined
      : {
          label: 'Write it as JPEG',
          job: { ...base, kind: 'flatten', format: 'jpeg', background: BEHIND },
          slotId: image.slotId,
        };
  }
  if (finding.rule === 'image-format') {
    return {
      label: 'Write it as PNG',
      job: { ...base, kind: 'flatten', format: 'png', background: BEHIND },
      slotId: image.slotId,
    };
  }
  const target = exactSize(finding, image);
  return (
    target && {
      label: `Fit to ${target.width}x${target.height}`,
      job: {
        ...base,
        kind: 'crop',
        format: formatOf(image),
        size: { width: target.width, height: target.height },
        background: BEHIND,
      },
      slotId: target.slotId,
    }
  );
}

function formatOf({ mediaType }: DraftImage): 'png' | 'jpeg' {
  return mediaType === 'image/png' ? 'png' : 'jpeg';
}

/** The size that is asked for in the place of an image that fits none. */
function exactSize(
  { subject: { store, slot } }: ImageFinding,
  image: DraftImage,
): { width: number; height: number; slotId: string | undefined } | undefined {
  if (image.kind !== 'screenshot') {
    const graphic = STORE_GRAPHICS.find(
      (each) => 'kind' in each && each.kind === image.kind && (store === undefined || each.store === store),
    );
    return graphic && { ...graphic.size, slotId: undefined };
  }
  const wanted = slot ?? image.slotId ?? (store === 'android' ? 'play-phone' : 'iphone-6.9');
  const target = RENDER_TARGETS.find((each) => each.slotId === wanted);
  if (!target) return undefined;
  // A landscape picture stays one where the slot accepts both orientations.
  const isTurned = image.width > image.height && target.height > target.width;
  return isTurned ? { width: target.height, height: target.width, slotId: target.slotId } : target;
}
