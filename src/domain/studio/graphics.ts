import { letterColors } from '../drawing/letter-colors';
import type { BannerStyle } from '@/model/artwork-style';
import { initialsOf } from '../drawing/initials';
import { DEFAULT_SHOT_STYLE, EMPTY_DESIGN } from './default-design';
import {
  DESIGN_BACKGROUND,
  EMPTY_SHOT_TEXT,
  pictureOf,
  type Design,
  type Fill,
  type Graphic,
  type GraphicId,
  type LayoutId,
  type PlainFill,
  type ShotStyle,
} from './design';
import { setStyle } from './edits';
import { FEATURE_TEMPLATES, ICON_TEMPLATES } from './graphic-templates';
import { ICON_PICTURE, symbolPicture } from './drawing/picture-content';
import { applyTemplate, type Template } from './templates';

/** Id of the one picture of a graphic. */
export const GRAPHIC_SHOT = 'graphic';

/** Facts that a graphic is drawn from before the publisher has changed it. */
export interface GraphicFacts {
  appName: string;
  tagline: string;
  /** The app's colours, `#rrggbb`. */
  primary: string;
  secondary: string;
  /** Id of the screenshots' font. */
  font: string;
  bannerStyle: BannerStyle;
  mainLocale: string;
}

/** Templates that correspond to the looks feature graphics had before there were designs of them. */
const TEMPLATE_OF_LOOK: Record<BannerStyle, string> = {
  glow: 'spotlight',
  split: 'side-by-side',
  paper: 'newsprint',
  stage: 'centre-stage',
};
/** Contrast of texts and their background (WCAG 2.2, 1.4.3). */
const TEXT_CONTRAST = 4.5;

/** The graphic of a design, or the one that is made from the app's name and colours. */
export function graphicOf(design: Pick<Design, 'graphics'>, id: GraphicId, facts: GraphicFacts): Graphic {
  return design.graphics?.[id] ?? { design: firstGraphic(id, facts), isOwnUsed: false };
}

function firstGraphic(id: GraphicId, facts: GraphicFacts): Design {
  const { appName, tagline, primary, secondary, font, mainLocale } = facts;
  if (id === 'icon') {
    const { light, deep, ink } = letterColors(primary, secondary);
    const style: ShotStyle = {
      ...DEFAULT_SHOT_STYLE,
      ...ICON_TEMPLATES[0]?.style,
      fill: { kind: 'gradient', from: light, to: deep, angle: 145 },
      textColor: ink,
      font,
    };
    return onePicture(style, mainLocale, {}, initialsOf(appName), '');
  }
  const template = FEATURE_TEMPLATES.find((each) => each.id === TEMPLATE_OF_LOOK[facts.bannerStyle]);
  const style: ShotStyle = { ...DEFAULT_SHOT_STYLE, ...template?.style, font };
  const { light, deep, ink } = letterColors(primary, secondary, TEXT_CONTRAST);
  const fill = { kind: 'gradient', from: light, to: deep, angle: 120 } as const;
  const colored = facts.bannerStyle === 'paper' ? style : { ...style, fill, textColor: ink };
  return onePicture(colored, mainLocale, { [mainLocale]: ICON_PICTURE }, appName, tagline);
}

function onePicture(
  style: ShotStyle,
  locale: string,
  pictures: Record<string, string>,
  caption: string,
  second: string,
): Design {
  const texts = { [locale]: { ...EMPTY_SHOT_TEXT, caption, second } };
  return {
    ...EMPTY_DESIGN,
    style,
    shots: { [GRAPHIC_SHOT]: { pictures, texts, style: {} } },
    order: [GRAPHIC_SHOT],
  };
}

/** The submitted design: the drawn one, or the publisher's own picture, which fills the graphic. */
export function usedDesign(graphic: Graphic): Design {
  const { design, own, isOwnUsed } = graphic;
  if (!isOwnUsed || own === undefined) return design;
  const behind = fillBehind(graphic);
  const fill: Fill = { kind: 'image', asset: own, ...(behind && { behind }) };
  return {
    ...EMPTY_DESIGN,
    style: { ...DEFAULT_SHOT_STYLE, fill, layout: 'alone' },
    shots: { [GRAPHIC_SHOT]: { pictures: {}, texts: {}, style: {} } },
    order: [GRAPHIC_SHOT],
  };
}

/** Visible through transparent parts of the own picture; undefined for white, also where the background is a file. */
function fillBehind({ design, behind }: Graphic): PlainFill | undefined {
  if (behind !== DESIGN_BACKGROUND)
    return behind === undefined ? undefined : { kind: 'color', color: behind };
  const { fill } = design.style;
  return fill.kind === 'image' ? undefined : fill;
}

/** Changes a graphic of a design. The same design is returned when nothing changes. */
export function editGraphic(
  design: Design,
  id: GraphicId,
  facts: GraphicFacts,
  edit: (graphic: Graphic) => Graphic,
): Design {
  const before = graphicOf(design, id, facts);
  const after = edit(before);
  return after === before ? design : { ...design, graphics: { ...design.graphics, [id]: after } };
}

/** Chooses what a graphic shows as its picture, the same in every language; `undefined` for nothing. */
export function setGraphicPicture(
  design: Design,
  id: GraphicId,
  mainLocale: string,
  pictureId: string | undefined,
): Design {
  const shot = design.shots[GRAPHIC_SHOT] ?? { pictures: {}, texts: {}, style: {} };
  const pictures = pictureId === undefined ? {} : { [mainLocale]: pictureId };
  const { layout } = design.style;
  // A picture that was just chosen is shown, and without one there are letters.
  const next: LayoutId =
    pictureId === undefined
      ? NEEDS_PICTURE.includes(layout)
        ? 'text-only'
        : layout
      : layout === 'text-only'
        ? WITH_PICTURE[id]
        : layout;
  return {
    ...design,
    style: next === layout ? design.style : { ...design.style, layout: next },
    shots: { ...design.shots, [GRAPHIC_SHOT]: { ...shot, pictures } },
  };
}

const NEEDS_PICTURE: readonly LayoutId[] = ['alone', 'full'];
const WITH_PICTURE = { icon: 'alone', feature: 'above' } as const satisfies Record<GraphicId, LayoutId>;
/** Shown where a layout with a picture is chosen before there is one. */
const FIRST_PICTURE: Record<GraphicId, string> = { icon: symbolPicture('star'), feature: ICON_PICTURE };

/** Changes the style of a graphic. A layout that shows a picture gets one. */
export function setGraphicStyle(
  design: Design,
  id: GraphicId,
  mainLocale: string,
  change: Partial<ShotStyle>,
): Design {
  const styled = setStyle(design, 'set', change);
  const needsPicture = change.layout !== undefined && change.layout !== 'text-only';
  const hasPicture = pictureOf(design.shots[GRAPHIC_SHOT], mainLocale, mainLocale) !== undefined;
  return needsPicture && !hasPicture ? setGraphicPicture(styled, id, mainLocale, FIRST_PICTURE[id]) : styled;
}

/** Gives a graphic the look of a template. An icon keeps what it shows: letters, a picture, or both. */
export function applyGraphicTemplate(design: Design, id: GraphicId, template: Template): Design {
  const styled = applyTemplate(design, template);
  if (id === 'feature') return styled;
  return { ...styled, style: { ...styled.style, layout: design.style.layout } };
}
