import type { Size } from '@/model/geometry';
import { directionOf } from '../../locales/product-locales';
import {
  fillColors,
  isScreenOnly,
  pictureOf,
  styleOf,
  textOf,
  type Design,
  type DesignTarget,
  type LayoutId,
  type ShotStyle,
} from '../design';
import { placeDevice } from './device-commands';
import type { Drawing, MeasureFont } from './drawing-command';
import { fillCommands, panoramaSpace, textBand, type FillSpace } from './fill-commands';
import { ICON_TARGET } from '../graphic-targets';
import { arrangement, type Arrangement } from '../layouts';
import { assetOf, ICON_PICTURE, symbolOf, type PictureContent } from './picture-content';
import { ratioClass } from '../ratio-class';
import { fitTexts, placeTexts, areaOf, type TextRequest } from './text-commands';

/** A set to draw at one size in one language. */
export interface SetRequest {
  design: Design;
  target: DesignTarget;
  locale: string;
  /** The language whose texts and pictures replace missing ones. */
  mainLocale: string;
  /** Size of an own screen in pixels; undefined when it is not stored. */
  pictureSize: (id: string) => Size | undefined;
  /** Size of a stored file in pixels. */
  assetSize: (hash: string) => Size | undefined;
  measure: MeasureFont;
  /** Design of the app's icon, for graphics that show it. */
  icon?: Design | undefined;
}

/** Values that the pictures of a set share: computed once for a set, used by each of its pictures. */
export interface SetPlan {
  /** Share of its largest size that every caption takes. */
  shrink: number;
  hasCaption: boolean;
  hasSecond: boolean;
}

/** Layouts that need no device: they have no part in the equal size of captions. */
const ALONE: readonly LayoutId[] = ['text-only'];

/** Decides what all pictures of a set share: space for texts, and the caption size that the longest one needs. */
export function planSet(request: SetRequest): SetPlan {
  const { design, locale, mainLocale } = request;
  const texts = design.order.map((id) => textOf(design.shots[id], locale, mainLocale));
  const amounts = {
    shrink: 1,
    hasCaption: texts.some(({ caption }) => caption.trim() !== ''),
    hasSecond: texts.some(({ second }) => second.trim() !== ''),
  };
  if (!design.hasEvenText) return amounts;
  const shrinks = design.order.flatMap((id, index) => {
    if (ALONE.includes(styleOf(design, id, request.target.id).layout)) return [];
    const fit = fitTexts(textRequest(request, index, amounts));
    // A caption that is cut anyway must not make all the others small.
    return fit && !fit.isCut ? [fit.shrink] : [];
  });
  return { ...amounts, shrink: Math.min(1, ...shrinks) };
}

/**
 * Turns one picture of a design into drawing commands for an exact size. Positions are in pixels of the target, so that
 * the strip and the export break lines in the same places; painting scales them.
 */
export function drawingCommands(
  request: SetRequest,
  index: number,
  plan: SetPlan = planSet(request),
): Drawing {
  const { design, target, locale } = request;
  const style = styleOf(design, design.order[index] ?? '', target.id);
  const direction = directionOf(locale) === 'rtl' ? -1 : 1;
  const { text, ...place } = textRequest(request, index, plan);
  const commands = fillCommands(style.fill, target, spaceOf(request, index), request.assetSize);
  const devices = place.arrangement.devices.flatMap((device) => {
    const id = shownPicture(request, index, device.shows);
    const content = id === undefined ? undefined : contentOf(request, id);
    if (!content) return [];
    const area = areaOf(target, style.padding);
    return [{ ...placeDevice(content, { place: device, area, target, style, direction }), device }];
  });
  commands.push(...devices.flatMap((device) => device.commands));
  const fit = fitTexts({ ...place, text });
  if (fit && place.arrangement.isTextOverPicture) {
    const [color] = fillColors(style.fill);
    commands.push(textBand(color, target.width, Math.round((fit.box.y + fit.box.height) * 1.3)));
  }
  const isAlone = ALONE.includes(style.layout);
  const shrink = fit && (!design.hasEvenText || isAlone || fit.isCut) ? fit.shrink : plan.shrink;
  const texts = fit && placeTexts({ ...place, text }, fit, shrink);
  commands.push(...(texts?.commands ?? []));
  return {
    commands,
    parts: [
      ...devices.filter(({ device }) => device.shows === 'own').map(({ part }) => part),
      ...(texts?.parts ?? []),
    ],
    isTextCut: texts?.isCut ?? false,
    captionSize: texts?.captionSize,
  };
}

/** The content that a picture id refers to; undefined where nothing is stored under it. */
function contentOf(request: SetRequest, id: string): PictureContent | undefined {
  const symbol = symbolOf(id);
  if (symbol !== undefined) return { kind: 'symbol', symbol };
  if (id === ICON_PICTURE) {
    if (!request.icon) return undefined;
    const { width, height } = ICON_TARGET;
    // An icon is the same in every language.
    const locale = request.mainLocale;
    const icon = { ...request, design: request.icon, target: ICON_TARGET, locale, icon: undefined };
    return { kind: 'drawing', size: { width, height }, commands: drawingCommands(icon, 0).commands };
  }
  const hash = assetOf(id);
  const size = hash === undefined ? request.pictureSize(id) : request.assetSize(hash);
  const source = hash === undefined ? ({ kind: 'picture', id } as const) : ({ kind: 'asset', hash } as const);
  return size && { kind: 'image', source, size };
}

function textRequest(
  { design, target, locale, mainLocale, measure }: SetRequest,
  index: number,
  amount: Pick<SetPlan, 'hasCaption' | 'hasSecond'>,
): TextRequest {
  const id = design.order[index] ?? '';
  const style = styleOf(design, id, target.id);
  return {
    target,
    style,
    text: textOf(design.shots[id], locale, mainLocale),
    arrangement: arrangementOf(style, target, amount),
    direction: directionOf(locale) === 'rtl' ? -1 : 1,
    measure,
  };
}

const NO_TEXTS = { hasCaption: false, hasSecond: false, textSize: 1 } as const;

/** In a safe area nothing runs off an edge and nothing is turned. */
function arrangementOf(
  style: ShotStyle,
  target: DesignTarget,
  amount: Pick<SetPlan, 'hasCaption' | 'hasSecond'>,
): Arrangement {
  const kind = ratioClass(target);
  if (isScreenOnly(target)) return arrangement('full', kind, { ...amount, ...NO_TEXTS });
  const layout =
    target.safeArea && style.layout !== 'text-only' && style.layout !== 'below' ? 'above' : style.layout;
  return arrangement(layout, kind, { ...amount, textSize: style.textSize });
}

function shownPicture(
  { design, target, locale, mainLocale }: SetRequest,
  index: number,
  shows: 'own' | 'next',
): string | undefined {
  const count = design.order.length;
  const shotId = design.order[shows === 'own' ? index : (index + 1) % count];
  return pictureOf(design.shots[shotId ?? ''], locale, mainLocale, target.screenKind);
}

/** A picture with a background of its own is not part of the panorama, but keeps its place in it. */
function spaceOf({ design, target, locale }: SetRequest, index: number): FillSpace {
  const { width, height } = target;
  const own = design.shots[design.order[index] ?? '']?.style.fill ?? design.perTarget[target.id]?.fill;
  if (!design.isPanorama || own !== undefined) return { x: 0, width, height };
  const count = design.order.length;
  // The stores show the first picture on the right in languages written from right to left.
  const column = directionOf(locale) === 'rtl' ? count - 1 - index : index;
  return panoramaSpace(target, column, count, target.gap, design.skipsGap);
}
