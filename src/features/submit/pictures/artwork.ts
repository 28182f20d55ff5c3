import { DEFAULT_COMPOSITION_STYLE } from '@/domain/screenshots/composition-presets';
import type { Background } from '@/model/artwork-style';
import { requiredTargetIds } from '@/domain/screenshots/offered-targets';
import type { DraftArtwork, DraftContent } from '@/model/draft';
import type { DraftImage } from '@/model/draft-image';
import { listingOf, type DraftChange } from '../wizard/draft-changes';

/** How the draft's graphics are drawn; sensible choices until the publisher made some. */
export function artworkOf(draft: DraftContent): DraftArtwork {
  return draft.artwork ?? defaultArtwork(draft);
}

function defaultArtwork(draft: DraftContent): DraftArtwork {
  const [first, last] = colorsOf(DEFAULT_COMPOSITION_STYLE.background);
  return {
    style: DEFAULT_COMPOSITION_STYLE,
    captions: {},
    // Sizes that the stores require of this build.
    targetIds: requiredTargetIds(draft),
    tagline: listingOf(draft, draft.defaultLocale).subtitle.trim(),
    bannerStyle: 'glow',
    primary: first,
    secondary: last,
  };
}

export function setArtwork(changes: Partial<DraftArtwork>): DraftChange {
  return (draft) => ({ ...draft, artwork: { ...artworkOf(draft), ...changes } });
}

/** Remembers that the publisher removed a drawn picture, so that it is not drawn again by itself. */
export function withRemoved(key: string): DraftChange {
  return (draft) => setArtwork({ removed: [...new Set(draft.artwork?.removed).add(key)] })(draft);
}

/** The colours of a background, the first and the last. */
export function colorsOf(background: Background): [string, string] {
  return background.kind === 'solid'
    ? [background.color, background.color]
    : [background.from, background.to];
}

/** Result of the render engine, as an image of the draft. */
export interface Drawn {
  blob: Blob;
  width: number;
  height: number;
  mediaType: DraftImage['mediaType'];
}

/** The facts of an image that the engine wrote: opaque, 8 bits (the stores take nothing else). */
export function drawnFacts({ blob, width, height, mediaType }: Drawn) {
  return { blob, width, height, mediaType, hasAlpha: false, bitDepth: 8 };
}
