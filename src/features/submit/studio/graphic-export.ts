import { assetsOfSet } from '@/domain/studio/design-file';
import { textOf, type Design, type Graphic, type GraphicId, type OutputFormat } from '@/domain/studio/design';
import { FEATURE_TARGET, iconTarget } from '@/domain/studio/graphic-targets';
import { GRAPHIC_SHOT, usedDesign, type GraphicFacts } from '@/domain/studio/graphics';
import { extensionOf } from '@/domain/packages/package-images';
import type { DraftContent, SubmissionDraft } from '@/model/draft';
import type { DraftImage } from '@/model/draft-image';
import { missingPictures, type MissingPicture } from '@/domain/submissions/shared-pictures';
import type { OwnFont } from '@/lib/images/load-fonts';
import type { ScreenshotJob } from '@/lib/images/image-jobs';
import { artworkOf, drawnFacts, type Drawn } from '../pictures/artwork';
import { listingOf } from '../wizard/draft-changes';
import { localesToDraw } from './studio-export';

/** Sides of the two icons in pixels: App Store and Google Play. */
const ICON_SIDES = [1024, 512] as const;
/** The kind of draft image that a graphic is. */
const IMAGE_KIND: Record<GraphicId, DraftImage['kind']> = { icon: 'icon', feature: 'feature-graphic' };

/** A graphic to draw, and the image it becomes. */
export interface PlannedGraphic {
  job: ScreenshotJob;
  toImage: (drawn: Drawn) => DraftImage;
}

/** Sources that graphics are drawn from. */
export interface GraphicSources {
  draftId: string;
  mainLocale: string;
  /** All languages of the draft. */
  locales: readonly string[];
  appName: string;
  output: OutputFormat;
  /** The icon as submitted, for graphics that show it. */
  icon: Design;
  /** Stored files by their hash. */
  assets: ReadonlyMap<string, Blob>;
  fonts?: readonly OwnFont[];
}

/** Facts that the graphics of a draft are made of until they are changed. @param font id of the screenshots' font */
export function graphicFacts(draft: DraftContent, font: string): GraphicFacts {
  const { primary, secondary, tagline, bannerStyle } = artworkOf(draft);
  const mainLocale = draft.defaultLocale;
  return { appName: appNameOf(draft), tagline, primary, secondary, bannerStyle, font, mainLocale };
}

function appNameOf(draft: DraftContent): string {
  return listingOf(draft, draft.defaultLocale).title.trim() || draft.bundleId.trim() || 'App';
}

/**
 * The files of a graphic: both icons, which are always PNG, or the feature graphic in each language that has a text of
 * its own. A file that is drawn again takes the place of the former.
 */
export function plannedGraphics(sources: GraphicSources, id: GraphicId, graphic: Graphic): PlannedGraphic[] {
  const { draftId, mainLocale, locales, appName, output } = sources;
  const design = usedDesign(graphic);
  if (id === 'icon') {
    return ICON_SIDES.map((side) => ({
      job: {
        ...jobOf(sources, design, mainLocale),
        id: `${draftId}:icon-${side}`,
        format: 'png',
        size: iconTarget(side),
      },
      toImage: (drawn) => ({
        id: `${draftId}:icon-${side}`,
        fileName: `icon-${side}.png`,
        kind: 'icon',
        locale: mainLocale,
        description: `Icon of ${appName}`,
        ...drawnFacts(drawn),
      }),
    }));
  }
  return localesToDraw(design, locales, mainLocale).map((locale) => {
    const imageId = `${draftId}:feature-graphic${locale === mainLocale ? '' : `@${locale}`}`;
    const { caption, second } = textOf(design.shots[GRAPHIC_SHOT], locale, mainLocale);
    const description = [caption, second].map((text) => text.trim()).filter((text) => text !== '');
    return {
      job: { ...jobOf(sources, design, locale), ...output, id: imageId, size: FEATURE_TARGET },
      toImage: (drawn) => ({
        id: imageId,
        fileName: `feature-graphic.${extensionOf(drawn)}`,
        kind: 'feature-graphic',
        locale,
        description: description.length > 0 ? description.join(': ') : appName,
        ...drawnFacts(drawn),
      }),
    };
  });
}

function jobOf(
  { mainLocale, icon, assets, fonts }: GraphicSources,
  design: Design,
  locale: string,
): Omit<ScreenshotJob, 'id' | 'format' | 'size'> {
  const hashes = new Set([...assetsOfSet(design), ...assetsOfSet(icon)]);
  return {
    kind: 'screenshot',
    design,
    icon,
    index: 0,
    locale,
    mainLocale,
    pictures: [...hashes].flatMap((hash) => {
      const blob = assets.get(hash);
      return blob ? [{ id: hash, blob }] : [];
    }),
    ...(fonts && { ownFonts: fonts }),
  };
}

/**
 * The largest image of a graphic that was not drawn from its design: dropped, imported, another member's, or drawn
 * before there were designs of graphics. It is submitted until the publisher chooses the design.
 */
export function foreignImage(
  { id: draftId, images, defaultLocale }: SubmissionDraft,
  id: GraphicId,
  hasDesign: boolean,
): DraftImage | undefined {
  return images
    .filter((image) => image.kind === IMAGE_KIND[id] && image.locale === defaultLocale)
    .filter((image) => !hasDesign || image.isFromTeam || !image.id.startsWith(`${draftId}:`))
    .sort((a, b) => b.width - a.width)[0];
}

/** The largest picture of a graphic that is in the submission although only another member has it. */
export function picturedElsewhere(
  draft: Pick<SubmissionDraft, 'images' | 'teamPictures' | 'defaultLocale'>,
  id: GraphicId,
): MissingPicture | undefined {
  const isOfGraphic = ({ kind, locale }: Pick<DraftImage, 'kind' | 'locale'>) =>
    kind === IMAGE_KIND[id] && locale === draft.defaultLocale;
  if (draft.images.some(isOfGraphic)) return undefined;
  return missingPictures(draft)
    .filter(isOfGraphic)
    .sort((a, b) => b.width - a.width)[0];
}

/** Images of a graphic that newly drawn ones replace: they would be submitted beside them. */
export function outdatedGraphics(
  images: readonly DraftImage[],
  id: GraphicId,
  drawn: readonly DraftImage[],
): string[] {
  const ids = new Set(drawn.map((image) => image.id));
  const locales = new Set(drawn.map(({ locale }) => locale));
  return images.flatMap((image) =>
    image.kind === IMAGE_KIND[id] && locales.has(image.locale) && !ids.has(image.id) ? [image.id] : [],
  );
}
