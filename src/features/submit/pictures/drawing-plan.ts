import type { Result } from '@/domain/result';
import { readDesign, type DesignFailure } from '@/domain/studio/design-schema';
import { firstDesign, placePictures } from '@/domain/studio/draft-design';
import { localeLabel } from '@/domain/locales/product-locales';
import { RENDER_TARGETS } from '@/domain/screenshots/render-targets';
import { offeredTargets } from '@/domain/screenshots/offered-targets';
import { outputOf } from '@/domain/studio/output-format';
import { GRAPHIC_IDS, type Design, type GraphicId } from '@/domain/studio/design';
import { graphicOf, usedDesign } from '@/domain/studio/graphics';
import type { SubmissionDraft } from '@/model/draft';
import type { DraftImage } from '@/model/draft-image';
import { missingPictures } from '@/domain/submissions/shared-pictures';
import type { ScreenshotJob } from '@/lib/images/image-jobs';
import type { OwnFont } from '@/lib/images/load-fonts';
import { artworkOf, type Drawn } from './artwork';
import { localesOf } from '../wizard/draft-changes';
import { isDrawn } from './picture-state';
import { graphicFacts, plannedGraphics } from '../studio/graphic-export';
import {
  chosenTargets,
  drawnScreenshot,
  isLandscapeSet,
  localesToDraw,
  plannedShots,
  shotJob,
} from '../studio/studio-export';

/** One image that a design is drawn into. */
export interface PlannedPicture {
  /** Id of a new image. One that was drawn before keeps its own. */
  id: string;
  shotId: string;
  targetId: string;
  locale: string;
  /** In words, e.g. `Picture 2, iPhone 6.9", English (US)`. */
  label: string;
  job: ScreenshotJob;
  toImage: (drawn: Drawn) => DraftImage;
}

/** Files that a design refers to. */
export interface DesignFiles {
  /** By the hash of their bytes. */
  assets: ReadonlyMap<string, Blob>;
  fonts: readonly OwnFont[];
  /** The icon as submitted, where it is not drawn from the design: the hash of a file among the assets. */
  icon?: string | undefined;
}

/** The design of a draft as its screens complete it, or why it cannot be read. */
export function presentDesign(
  { design, artwork, defaultLocale }: Pick<SubmissionDraft, 'design' | 'artwork' | 'defaultLocale'>,
  screens: readonly DraftImage[],
): Result<Design, DesignFailure> {
  if (design === undefined) return { ok: true, value: firstDesign(artwork, screens, defaultLocale) };
  const read = readDesign(design);
  return read.ok ? { ok: true, value: placePictures(read.value, screens, defaultLocale) } : read;
}

/** The pictures that screenshots are composed from. */
export function screensOf(images: readonly DraftImage[]): DraftImage[] {
  return images.filter(({ kind }) => kind === 'picture');
}

/**
 * All images of a draft's design: the screenshots at the chosen sizes, and the graphics that were drawn before.
 * @param asked graphics to draw for the first time
 */
export function plannedPictures(
  draft: SubmissionDraft,
  design: Design,
  files: DesignFiles,
  asked: ReadonlySet<GraphicId>,
): PlannedPicture[] {
  const isPlanned = (id: GraphicId) =>
    design.graphics?.[id] !== undefined &&
    (asked.has(id) ||
      draft.images.some((image) => isDrawn(image, draft.id) && image.kind === IMAGE_KINDS[id]));
  return [
    ...plannedScreenshots(draft, design, files),
    ...GRAPHIC_IDS.filter(isPlanned).flatMap((id) => plannedGraphic(draft, design, files, id)),
  ];
}

function plannedScreenshots(
  draft: SubmissionDraft,
  design: Design,
  { assets, fonts }: DesignFiles,
): PlannedPicture[] {
  const mainLocale = draft.defaultLocale;
  const screens = screensOf(draft.images);
  const sources = { design, mainLocale, screens, assets, fonts };
  const targets = chosenTargets(artworkOf(draft), offeredTargets(draft, isLandscapeSet(screens)));
  const locales = localesToDraw(design, localesOf(draft), mainLocale);
  return plannedShots(sources, targets, locales).map((planned) => ({
    id: planned.id,
    shotId: planned.shotId,
    targetId: planned.target.id,
    locale: planned.locale,
    label: `Picture ${planned.index + 1}, ${planned.target.label}, ${localeLabel(planned.locale)}`,
    job: shotJob(sources, planned),
    toImage: (drawn) => drawnScreenshot(sources, planned, drawn),
  }));
}

function plannedGraphic(
  draft: SubmissionDraft,
  design: Design,
  files: DesignFiles,
  id: GraphicId,
): PlannedPicture[] {
  const facts = graphicFacts(draft, design.style.font);
  const graphic = (which: GraphicId) => {
    const found = graphicOf(design, which, facts);
    // The design is used where the finished picture is not stored in this browser.
    return found.own !== undefined && files.assets.has(found.own) ? found : { ...found, isOwnUsed: false };
  };
  const icon =
    files.icon === undefined ? graphic('icon') : { ...graphic('icon'), own: files.icon, isOwnUsed: true };
  return plannedGraphics(
    {
      draftId: draft.id,
      mainLocale: draft.defaultLocale,
      locales: localesOf(draft),
      appName: facts.appName,
      output: outputOf(design),
      icon: usedDesign(icon),
      assets: files.assets,
      fonts: files.fonts,
    },
    id,
    graphic(id),
  ).map(({ job, toImage }) => ({
    id: job.id,
    shotId: id,
    targetId: job.size.id,
    locale: job.locale,
    label: `${GRAPHIC_NAMES[id]}, ${job.size.width}x${job.size.height}${id === 'icon' ? '' : `, ${localeLabel(job.locale)}`}`,
    job,
    toImage,
  }));
}

const IMAGE_KINDS = { icon: 'icon', feature: 'feature-graphic' } as const;
const GRAPHIC_NAMES: Record<GraphicId, string> = { icon: 'App icon', feature: 'Feature graphic' };

/** A planned picture with the fingerprint that its image has when it is up to date. */
export type FingerprintedPicture = PlannedPicture & { from: string };

/** The image that a planned picture was drawn into. */
export function drawnImage(
  { toImage, shotId, targetId, from }: FingerprintedPicture,
  drawn: Drawn,
): DraftImage {
  return { ...toImage(drawn), drawn: { shotId, targetId, from } };
}

/** How the images of a draft compare with its design. */
export interface PictureComparison {
  /** Images that are as the design is, in the order of the plan. */
  current: DraftImage[];
  /** Images that the design no longer gives, and what takes their place. */
  stale: { planned: FingerprintedPicture; image: DraftImage }[];
  /** Pictures that have no image. */
  missing: FingerprintedPicture[];
  /** Pictures in whose place another member of the team has put one. */
  ofOthers: FingerprintedPicture[];
  /** Drawn images that the design no longer has. */
  obsolete: DraftImage[];
}

/**
 * Compares the images of a draft with what its design gives. Images that the publisher or another member of the team
 * added are not the design's, whatever they show.
 */
export function comparePictures(
  draft: Pick<SubmissionDraft, 'id' | 'images' | 'teamPictures'>,
  planned: readonly FingerprintedPicture[],
): PictureComparison {
  const drawn = draft.images.filter((image) => isDrawn(image, draft.id));
  const byKey = new Map(
    drawn.flatMap((image) =>
      image.drawn ? [[pictureKey({ ...image.drawn, locale: image.locale }), image]] : [],
    ),
  );
  const keys = new Set(planned.map(pictureKey));
  const isOfAnother = ({ drawn: from, locale }: DraftImage) =>
    from !== undefined && keys.has(pictureKey({ ...from, locale }));
  const byId = new Map(drawn.flatMap((image) => (isOfAnother(image) ? [] : [[image.id, image]])));
  const ofOthers = new Set([
    ...draft.images.filter((image) => image.isFromTeam === true).map(({ id }) => id),
    ...missingPictures(draft).map(({ id }) => id),
  ]);
  const found = new Set<DraftImage>();
  const comparison: PictureComparison = { current: [], stale: [], missing: [], ofOthers: [], obsolete: [] };
  for (const picture of planned) {
    const image = byKey.get(pictureKey(picture)) ?? byId.get(picture.id);
    if (image) {
      found.add(image);
      if (image.drawn?.from === picture.from) comparison.current.push(image);
      else comparison.stale.push({ planned: picture, image });
    } else if (ofOthers.has(picture.id)) comparison.ofOthers.push(picture);
    else comparison.missing.push(picture);
  }
  comparison.obsolete = drawn.filter((image) => !found.has(image) && isOfDesign(image, planned));
  return comparison;
}

/**
 * The missing pictures that the submission should have: not removed, and of a set that was not finished in another way.
 * In a team, another member may have removed them.
 */
export function unfinishedPictures(
  draft: SubmissionDraft,
  missing: readonly FingerprintedPicture[],
): FingerprintedPicture[] {
  if (draft.teamPictures !== undefined) return [];
  const removed = new Set(draft.artwork?.removed);
  const finished = draft.images.filter((image) => image.kind === 'screenshot' && !isDrawn(image, draft.id));
  return missing.filter((picture) => {
    const slot = RENDER_TARGETS.find(({ id }) => id === picture.targetId)?.slotId;
    return (
      !removed.has(pictureKey(picture)) &&
      !finished.some(({ locale, slotId = slot }) => locale === picture.locale && slotId === slot)
    );
  });
}

/** Whether a drawn image that has no picture any more belonged to this design. */
function isOfDesign({ id, kind, locale, drawn }: DraftImage, planned: readonly PlannedPicture[]): boolean {
  // A graphic whose design was taken back is submitted as a finished picture.
  if (kind !== 'screenshot') return planned.some(({ shotId }) => shotId === drawn?.shotId);
  // Of an image from before there were fingerprints only the id tells what it was drawn from.
  return (
    drawn !== undefined ||
    planned.some((picture) => picture.targetId === id.split('@')[1] && picture.locale === locale)
  );
}

/** Identifies a picture of the plan; it stays the same when the design changes. */
export function pictureKey({
  shotId,
  targetId,
  locale,
}: Pick<PlannedPicture, 'shotId' | 'targetId' | 'locale'>): string {
  return [shotId, targetId, locale].join('\n');
}
