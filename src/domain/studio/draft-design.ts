import type { CompositionStyle } from '@/model/artwork-style';
import { EMPTY_DESIGN } from './default-design';
import {
  EMPTY_SHOT_TEXT,
  MAX_SHOTS,
  screenIdsOf,
  type Design,
  type Fill,
  type Shot,
  type ShotStyle,
} from './design';
import { fontIdOf } from './fonts';

/** An own screen of the app, as far as a design concerns it. */
export interface OwnPicture {
  id: string;
  locale: string;
}

/** Fields that drafts stored before there were designs: one style, and captions by the id of the picture. */
export interface EarlierArtwork {
  style: CompositionStyle;
  captions: Readonly<Record<string, string>>;
}

/** The style of a set that was made before designs existed. */
export function styleOfComposition(style: CompositionStyle): Partial<ShotStyle> {
  const fill: Fill =
    style.background.kind === 'solid' ? { kind: 'color', color: style.background.color } : style.background;
  return {
    layout: style.captionPosition === 'top' ? 'above' : 'below',
    fill,
    padding: style.padding,
    frame: style.frame === 'none' ? 'none' : 'thin',
    textColor: style.textColor,
    font: fontIdOf(style.fontFamily),
  };
}

/**
 * Gives every own screen a place in the design: the pictures of the main language each get a shot, unless another
 * language came first; those of another language fill the shots that have none in it, in order. Captions of an earlier draft move with their picture. What has
 * a place stays where it is; the same object is returned when nothing changes.
 */
export function placePictures(
  design: Design,
  pictures: readonly OwnPicture[],
  mainLocale: string,
  captions: Readonly<Record<string, string>> = {},
): Design {
  const placed = new Set(Object.values(design.shots).flatMap(screenIdsOf));
  const missing = pictures.filter(({ id }) => !placed.has(id));
  if (missing.length === 0) return design;
  const shots: Record<string, Shot> = { ...design.shots };
  const order = [...design.order];
  const mainFirst = [
    ...missing.filter(({ locale }) => locale === mainLocale),
    ...missing.filter(({ locale }) => locale !== mainLocale),
  ];
  for (const { id, locale } of mainFirst) {
    const caption = captions[id];
    const free = order.find((each) => isFree(shots[each], locale, mainLocale));
    if (free === undefined && order.length >= MAX_SHOTS) continue;
    const shotId = free ?? id;
    const shot = shots[shotId] ?? { pictures: {}, texts: {}, style: {} };
    shots[shotId] = {
      ...shot,
      pictures: { ...shot.pictures, [locale]: id },
      ...(caption !== undefined && {
        texts: { ...shot.texts, [locale]: { ...EMPTY_SHOT_TEXT, ...shot.texts[locale], caption } },
      }),
    };
    if (free === undefined) order.push(shotId);
  }
  return { ...design, shots, order };
}

/** Whether a shot waits for a language's picture. In the main language, one without any picture is a title. */
export function isFree(shot: Shot | undefined, locale: string, mainLocale: string): boolean {
  const pictures = shot?.pictures ?? {};
  return pictures[locale] === undefined && (locale !== mainLocale || Object.keys(pictures).length > 0);
}

/** The design of a draft that has none yet: the look and the captions of its earlier composer, or the default. */
export function firstDesign(
  artwork: EarlierArtwork | undefined,
  pictures: readonly OwnPicture[],
  mainLocale: string,
): Design {
  const design = artwork
    ? { ...EMPTY_DESIGN, style: { ...EMPTY_DESIGN.style, ...styleOfComposition(artwork.style) } }
    : EMPTY_DESIGN;
  return placePictures(design, pictures, mainLocale, artwork?.captions);
}
