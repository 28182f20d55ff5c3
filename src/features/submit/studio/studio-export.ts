import { designTarget } from '@/domain/studio/design-target';
import {
  isScreenOnly,
  pictureOf,
  styleOf,
  textOf,
  type Design,
  type DesignTarget,
  type Shot,
} from '@/domain/studio/design';
import type { OfferedTargets } from '@/domain/screenshots/offered-targets';
import type { RenderTarget } from '@/domain/screenshots/render-targets';
import { canBeFrom, isTooSmall } from '@/domain/screenshots/screen-devices';
import { slotById, type ScreenshotSlot } from '@/domain/screenshots/slots';
import { outputFor } from '@/domain/studio/output-format';
import type { DraftImage } from '@/model/draft-image';
import type { DesignImage, ScreenshotJob } from '@/lib/images/image-jobs';
import type { OwnFont } from '@/lib/images/load-fonts';
import { extensionOf } from '@/domain/packages/package-images';
import { drawnFacts, type Drawn } from '../pictures/artwork';

/** Sources that a set is drawn from. */
export interface SetSources {
  design: Design;
  mainLocale: string;
  /** Own screens of the draft. */
  screens: readonly DraftImage[];
  /** Stored background pictures by their hash. */
  assets: ReadonlyMap<string, Blob>;
  /** Font files of the user's own. */
  fonts?: readonly OwnFont[];
}

/** The sizes that a set is drawn at, the usual ones first. */
export function chosenTargets(
  { targetIds }: { targetIds: readonly string[] },
  { usual, more }: OfferedTargets,
): RenderTarget[] {
  return [...usual, ...more].filter(({ id }) => targetIds.includes(id));
}

/** Whether most screens are wider than high: the turned sizes are then offered first. */
export function isLandscapeSet(screens: readonly Pick<DraftImage, 'width' | 'height'>[]): boolean {
  return screens.filter(({ width, height }) => width > height).length * 2 > screens.length;
}

/** One screenshot to draw: which picture of the set, at which size, in which language. */
export interface PlannedShot {
  /** Id of the finished image: the same picture drawn again replaces the former. */
  id: string;
  shotId: string;
  /** Position of the picture in the set, from 0. */
  index: number;
  target: RenderTarget;
  locale: string;
  /** Whether its screen is too small for the size. */
  isBlurred: boolean;
}

/**
 * The languages a set is drawn in: the main one, and those that have a caption or a screen of their own. The stores show
 * the main language's pictures in the others.
 */
export function localesToDraw(
  design: Design,
  locales: readonly string[],
  mainLocale: string,
): readonly string[] {
  const shots = design.order.flatMap((id) => design.shots[id] ?? []);
  const hasOwn = (locale: string) =>
    shots.some(
      (shot) =>
        hasText(shot, locale) ||
        shot.pictures[locale] !== undefined ||
        (shot.screens !== undefined && Object.values(shot.screens).some((ids) => ids[locale] !== undefined)),
    );
  return locales.filter((locale) => locale === mainLocale || hasOwn(locale));
}

function hasText(shot: Shot, locale: string): boolean {
  const text = shot.texts[locale];
  return text !== undefined && (text.caption.trim() !== '' || text.second.trim() !== '');
}

/**
 * Every picture at every size in every language, set by set, so that a set keeps the order of its pictures; as many as
 * the store takes. Left out are pictures that would be empty, and those whose screen is from another kind of device
 * unless the publisher wants them.
 */
export function plannedShots(
  sources: SetSources,
  targets: readonly RenderTarget[],
  locales: readonly string[],
): PlannedShot[] {
  const { design, mainLocale } = sources;
  const pictures = new Set(Object.values(design.shots).flatMap((shot) => Object.values(shot.pictures)));
  const used = new Set<string>();
  const sizes = targets.map((target) => sizeFacts(sources, target));
  return locales.flatMap((locale) =>
    sizes.flatMap((size) => {
      const { target, slot } = size;
      const isLeftOut = leftOut(sources, size, locale);
      return design.order
        .flatMap((shotId, index): PlannedShot[] => {
          const shot = design.shots[shotId];
          if (!hasContent(sources, size, shotId, locale) || isLeftOut.has(shotId)) return [];
          const own = shot?.pictures[locale];
          // Another language's own picture can have the name of the shot, and one picture can be in two languages.
          const name = own ?? (locale === mainLocale && !pictures.has(shotId) ? shotId : undefined);
          const short = `${name}@${target.id}`;
          const id = name === undefined || used.has(short) ? `${shotId}@${target.id}@${locale}` : short;
          used.add(id);
          return [{ id, shotId, index, target, locale, isBlurred: isBlurred(sources, size, shotId, locale) }];
        })
        .slice(0, slot?.maxCount);
    }),
  );
}

/** A set at one size, the same in every language. */
interface SizeFacts {
  target: RenderTarget;
  slot: ScreenshotSlot | undefined;
  screenKind: string | undefined;
  titles: ReadonlySet<string>;
  screens: ReadonlyMap<string, DraftImage>;
  /** Screens of another kind of device. */
  foreign: ReadonlySet<DraftImage>;
}

function sizeFacts({ design, screens }: SetSources, target: RenderTarget): SizeFacts {
  const slot = slotById(target.slotId);
  return {
    ...{ target, slot, screenKind: designTarget(target).screenKind },
    titles: new Set(design.order.filter((id) => isTitle(design, id, target))),
    screens: new Map(screens.map((screen) => [screen.id, screen])),
    foreign: new Set(slot ? screens.filter((screen) => !canBeFrom(screen, slot)) : []),
  };
}

function isTitle(design: Design, shotId: string, target: RenderTarget): boolean {
  return !isScreenOnly(designTarget(target)) && styleOf(design, shotId, target.id).layout === 'text-only';
}

function screenOf(
  { design, mainLocale }: SetSources,
  { screens, screenKind }: SizeFacts,
  shotId: string,
  locale: string,
) {
  return screens.get(pictureOf(design.shots[shotId], locale, mainLocale, screenKind) ?? '');
}

function isBlurred(sources: SetSources, size: SizeFacts, shotId: string, locale: string): boolean {
  const screen = size.titles.has(shotId) ? undefined : screenOf(sources, size, shotId, locale);
  return size.slot !== undefined && screen !== undefined && isTooSmall(screen, size.slot);
}

function hasContent(sources: SetSources, size: SizeFacts, shotId: string, locale: string): boolean {
  if (!size.titles.has(shotId)) return screenOf(sources, size, shotId, locale) !== undefined;
  const { caption, second } = textOf(sources.design.shots[shotId], locale, sources.mainLocale);
  return `${caption}${second}`.trim() !== '';
}

/**
 * The pictures that a size leaves out because their screens are from another kind of device: an iPad set of iPhone
 * screens would be refused. Titles alone make no set either.
 */
export function shotsOfOtherDevices(
  sources: SetSources,
  target: RenderTarget,
  locale: string,
): ReadonlySet<string> {
  return leftOut(sources, sizeFacts(sources, target), locale);
}

function leftOut(sources: SetSources, size: SizeFacts, locale: string): ReadonlySet<string> {
  const { design } = sources;
  if (!size.slot || design.borrowing?.includes(size.target.id)) return new Set();
  const shown = design.order.filter((id) => hasContent(sources, size, id, locale));
  const withScreen = shown.filter((id) => !size.titles.has(id));
  const other = withScreen.filter((id) => {
    const screen = screenOf(sources, size, id, locale);
    return screen !== undefined && size.foreign.has(screen);
  });
  const isEmpty = withScreen.length > 0 && other.length === withScreen.length;
  return new Set(isEmpty ? shown : other);
}

/** The job that draws a planned screenshot, with the pixels it needs. */
export function shotJob(sources: SetSources, { id, index, target, locale }: PlannedShot): ScreenshotJob {
  const { design, mainLocale } = sources;
  return {
    kind: 'screenshot',
    id,
    ...outputFor(design, slotById(target.slotId)?.mediaTypes),
    design,
    index,
    size: designTarget(target),
    locale,
    mainLocale,
    pictures: imagesOf(sources, index, designTarget(target), locale),
    ...(sources.fonts && { ownFonts: sources.fonts }),
  };
}

function imagesOf(
  { design, mainLocale, screens, assets }: SetSources,
  index: number,
  target: DesignTarget,
  locale: string,
): DesignImage[] {
  const shotId = design.order[index] ?? '';
  const { layout, fill } = styleOf(design, shotId, target.id);
  const next = design.order[(index + 1) % design.order.length] ?? '';
  const shotIds = layout === 'two' ? [shotId, next] : [shotId];
  const ids = new Set(
    layout === 'text-only' && !isScreenOnly(target)
      ? []
      : shotIds.map((each) => pictureOf(design.shots[each], locale, mainLocale, target.screenKind)),
  );
  const asset = fill.kind === 'image' ? assets.get(fill.asset) : undefined;
  return [
    ...screens.flatMap(({ id, blob }) => (ids.has(id) ? [{ id, blob }] : [])),
    ...(fill.kind === 'image' && asset ? [{ id: fill.asset, blob: asset }] : []),
  ];
}

/** The finished screenshot as an image of the draft. */
export function drawnScreenshot(
  { design, mainLocale, screens }: SetSources,
  { id, shotId, index, target, locale }: PlannedShot,
  drawn: Drawn,
): DraftImage {
  const shot = design.shots[shotId];
  const { caption, second } = textOf(shot, locale, mainLocale);
  const description = [caption, second]
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .join(': ');
  const shown = pictureOf(shot, locale, mainLocale, designTarget(target).screenKind);
  const screen = screens.find((each) => each.id === shown);
  const isShown = screen !== undefined && !isTitle(design, shotId, target);
  const name = screen ? screen.fileName.replace(/\.[^.]{1,5}$/, '') : `picture-${index + 1}`;
  return {
    id,
    fileName: `${name}-${target.id}.${extensionOf(drawn)}`,
    kind: 'screenshot',
    locale,
    slotId: target.slotId,
    ...(description !== '' && { description }),
    ...(isShown && { screen: { width: screen.width, height: screen.height } }),
    ...drawnFacts(drawn),
  };
}
