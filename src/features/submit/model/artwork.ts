import { DEFAULT_FONT, FONT_CHOICES } from '@/domain/drawing/fonts';
import { iosBuildOf } from '@/domain/builds/build-info';
import { platformsOf } from '@/domain/apps/app';
import { COMPOSITION_PRESETS, DEFAULT_COMPOSITION_STYLE } from '@/domain/screenshots/composition-presets';
import type { Background, CompositionStyle } from '@/domain/screenshots/composition';
import { RENDER_TARGETS, type RenderTarget } from '@/domain/screenshots/render-targets';
import { slotById } from '@/domain/screenshots/slots';
import type { DraftArtwork, DraftContent, DraftImage, SubmissionDraft } from '@/domain/submissions/draft';
import type { RenderJob, ScreenshotJob } from '@/lib/images/render-job';
import { listingOf, type DraftChange } from './draft-changes';

const IPAD_FAMILY = 2;

/** How the draft's graphics are drawn; sensible choices until the publisher made some. */
export function artworkOf(draft: DraftContent): DraftArtwork {
  return draft.artwork ?? defaultArtwork(draft);
}

function defaultArtwork(draft: DraftContent): DraftArtwork {
  const platforms = platformsOf(draft.platform);
  const [first, last] = colorsOf(DEFAULT_COMPOSITION_STYLE.background);
  const runsOnIpad = iosBuildOf(draft.builds)?.deviceFamilies.includes(IPAD_FAMILY);
  return {
    style: DEFAULT_COMPOSITION_STYLE,
    captions: {},
    // What the stores require of this build.
    targetIds: [
      ...(platforms.includes('ios') ? ['iphone-6.9', ...(runsOnIpad ? ['ipad-13'] : [])] : []),
      ...(platforms.includes('android') ? ['play-phone'] : []),
    ],
    tagline: listingOf(draft, draft.defaultLocale).subtitle.trim(),
    bannerStyle: 'glow',
    primary: first,
    secondary: last,
  };
}

export function setArtwork(changes: Partial<DraftArtwork>): DraftChange {
  return (draft) => ({ ...draft, artwork: { ...artworkOf(draft), ...changes } });
}

export function setCaption(pictureId: string, caption: string): DraftChange {
  return (draft) => setArtwork({ captions: { ...artworkOf(draft).captions, [pictureId]: caption } })(draft);
}

/** The colours of a background, the first and the last. */
export function colorsOf(background: Background): [string, string] {
  return background.kind === 'solid'
    ? [background.color, background.color]
    : [background.from, background.to];
}

/** The preset a style equals in its colours, or none. */
export function presetOf({ background, textColor }: CompositionStyle): string | undefined {
  return COMPOSITION_PRESETS.find(
    ({ style }) =>
      style.textColor === textColor &&
      style.background.kind === background.kind &&
      colorsOf(style.background).join() === colorsOf(background).join(),
  )?.id;
}

/** A font of an older draft that is no longer offered reads as the first one. */
export function fontIdOf(fontFamily: string): string {
  return (FONT_CHOICES.find(({ family }) => family === fontFamily) ?? DEFAULT_FONT).id;
}

/** The sizes the chosen stores take. */
export function targetsFor(draft: Pick<DraftContent, 'platform'>): readonly RenderTarget[] {
  const platforms = platformsOf(draft.platform);
  return RENDER_TARGETS.filter(({ slotId }) => {
    const store = slotById(slotId)?.store;
    return store !== undefined && platforms.includes(store);
  });
}

export function targetById(id: string): RenderTarget | undefined {
  return RENDER_TARGETS.find((target) => target.id === id);
}

/** One screenshot to draw: which picture, at which size. */
export interface PlannedScreenshot {
  /** Of the finished image: the same picture drawn again at the same size takes the place of the former. */
  id: string;
  picture: DraftImage;
  target: RenderTarget;
}

/** Every picture at every chosen size, size by size, so that a set keeps the order of its pictures. */
export function plannedScreenshots(
  pictures: readonly DraftImage[],
  targets: readonly RenderTarget[],
): PlannedScreenshot[] {
  return targets.flatMap((target) =>
    pictures.map((picture) => ({ id: `${picture.id}@${target.id}`, picture, target })),
  );
}

/** A tablet size gets a tablet's frame, whatever frame was chosen for phones. */
export function screenshotJob(
  { id, picture, target }: PlannedScreenshot,
  { style, captions }: DraftArtwork,
): ScreenshotJob {
  const isTablet = slotById(target.slotId)?.device === 'tablet';
  return {
    kind: 'screenshot',
    id,
    format: 'png',
    size: {
      width: target.width,
      height: target.height,
      ...(target.safeArea && { safeArea: target.safeArea }),
    },
    picture: picture.blob,
    caption: captions[picture.id] ?? '',
    style: style.frame === 'none' ? style : { ...style, frame: isTablet ? 'tablet' : 'phone' },
  };
}

/** What the render engine gives back, as an image of the draft. */
interface Drawn {
  blob: Blob;
  width: number;
  height: number;
  mediaType: DraftImage['mediaType'];
}

/** The facts of an image that the engine wrote: opaque, 8 bits (the stores take nothing else). */
function drawnFacts({ blob, width, height, mediaType }: Drawn) {
  return { blob, width, height, mediaType, hasAlpha: false, bitDepth: 8 };
}

export function composedImage(
  { id, picture, target }: PlannedScreenshot,
  { captions }: DraftArtwork,
  drawn: Drawn,
): DraftImage {
  const caption = captions[picture.id]?.trim() ?? '';
  return {
    id,
    fileName: `${withoutExtension(picture.fileName)}-${target.id}.png`,
    kind: 'screenshot',
    locale: picture.locale,
    slotId: target.slotId,
    ...(caption !== '' && { description: caption }),
    ...drawnFacts(drawn),
  };
}

function withoutExtension(fileName: string): string {
  return fileName.replace(/\.[^.]{1,5}$/, '');
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
  const { primary, secondary, style } = artworkOf(draft);
  const appName = nameOf(draft);
  return ICON_SIDES.map((side) => {
    const id = `${draft.id}:icon-${side}`;
    return {
      job: {
        kind: 'icon',
        id,
        format: 'png',
        side,
        design: { appName, primary, secondary, fontFamily: style.fontFamily },
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
  const { primary, secondary, style, tagline, bannerStyle } = artworkOf(draft);
  const appName = nameOf(draft);
  const icon = draft.images.findLast(({ kind }) => kind === 'icon')?.blob;
  const id = `${draft.id}:feature-graphic`;
  return {
    job: {
      kind: 'banner',
      id,
      format: 'png',
      size: FEATURE_GRAPHIC,
      design: { appName, tagline, style: bannerStyle, primary, secondary, fontFamily: style.fontFamily },
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
