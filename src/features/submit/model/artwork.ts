import { DEFAULT_COMPOSITION_STYLE } from '@/domain/screenshots/composition-presets';
import type { Background } from '@/domain/screenshots/composition';
import { requiredTargetIds } from '@/domain/screenshots/offered-targets';
import { readDesign } from '@/domain/studio/design-schema';
import { fontFamilyOf } from '@/domain/studio/fonts';
import type { DraftArtwork, DraftContent, DraftImage, SubmissionDraft } from '@/domain/submissions/draft';
import type { RenderJob } from '@/lib/images/render-job';
import { listingOf, type DraftChange } from './draft-changes';

/** How the draft's graphics are drawn; sensible choices until the publisher made some. */
export function artworkOf(draft: DraftContent): DraftArtwork {
  return draft.artwork ?? defaultArtwork(draft);
}

function defaultArtwork(draft: DraftContent): DraftArtwork {
  const [first, last] = colorsOf(DEFAULT_COMPOSITION_STYLE.background);
  return {
    style: DEFAULT_COMPOSITION_STYLE,
    captions: {},
    // What the stores require of this build.
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

/** The colours of a background, the first and the last. */
export function colorsOf(background: Background): [string, string] {
  return background.kind === 'solid'
    ? [background.color, background.color]
    : [background.from, background.to];
}

/** What the render engine gives back, as an image of the draft. */
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

/** Sides of the two icons (domain/screenshots/store-graphics), in pixels. */
const ICON_SIDES = [1024, 512] as const;
const FEATURE_GRAPHIC = { width: 1024, height: 500 } as const;

/** A graphic to draw, and the image it becomes. */
export interface PlannedGraphic {
  job: RenderJob;
  toImage: (drawn: Drawn) => DraftImage;
}

/** Both icons, from a picture or from the app's initials; a later one takes the place of the former. */
export function plannedIcons(draft: DraftContent, picture?: Blob): PlannedGraphic[] {
  const { primary, secondary } = artworkOf(draft);
  const appName = nameOf(draft);
  return ICON_SIDES.map((side) => {
    const id = `${draft.id}:icon-${side}`;
    return {
      job: {
        kind: 'icon',
        id,
        format: 'png',
        side,
        design: { appName, primary, secondary, fontFamily: fontOf(draft) },
        ...(picture && { picture }),
      },
      toImage: (drawn) => ({
        id,
        fileName: `icon-${side}.png`,
        kind: 'icon',
        locale: draft.defaultLocale,
        description: `Icon of ${appName}`,
        ...drawnFacts(drawn),
      }),
    };
  });
}

/** The feature graphic of Google Play, with the drawn icon on it where there is one. */
export function plannedFeatureGraphic(draft: SubmissionDraft): PlannedGraphic {
  const { primary, secondary, tagline, bannerStyle } = artworkOf(draft);
  const appName = nameOf(draft);
  const icon = draft.images.findLast(({ kind }) => kind === 'icon')?.blob;
  const id = `${draft.id}:feature-graphic`;
  return {
    job: {
      kind: 'banner',
      id,
      format: 'png',
      size: FEATURE_GRAPHIC,
      design: { appName, tagline, style: bannerStyle, primary, secondary, fontFamily: fontOf(draft) },
      ...(icon && { icon }),
    },
    toImage: (drawn) => ({
      id,
      fileName: 'feature-graphic.png',
      kind: 'feature-graphic',
      locale: draft.defaultLocale,
      description: `${appName}: ${tagline}`,
      ...drawnFacts(drawn),
    }),
  };
}

function nameOf(draft: DraftContent): string {
  return listingOf(draft, draft.defaultLocale).title.trim() || draft.bundleId.trim() || 'App';
}

/** Icons and banners have the font of the screenshots. */
function fontOf(draft: DraftContent): string {
  const design = draft.design && readDesign(draft.design);
  return design?.ok ? fontFamilyOf(design.value.style.font) : artworkOf(draft).style.fontFamily;
}
