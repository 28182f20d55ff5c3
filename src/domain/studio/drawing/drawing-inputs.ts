import { isScreenOnly, pictureOf, styleOf, textOf, type Design, type DesignTarget } from '../design';
import { assetOf, ICON_PICTURE } from './picture-content';

/**
 * Version of the drawing code. Raise it with every change of what a design looks like: pictures of an earlier version
 * are then drawn again.
 */
export const DRAWING_VERSION = 1;

/** One picture of a design at one size in one language. */
export interface DrawingRequest {
  design: Design;
  /** Position of the picture in the set, from 0. */
  index: number;
  size: DesignTarget;
  locale: string;
  mainLocale: string;
  format: 'png' | 'jpeg';
  quality?: number | undefined;
  /** Design of the app's icon, for a graphic that shows it. */
  icon?: Design | undefined;
}

/** Says what is stored under an id: the hash of a screen's or file's bytes, or nothing. */
export type HashOf = (id: string) => string | undefined;

/** Texts and styles of a whole set in one language at one size: what gives all captions the same size. */
export function setInputs({ design, size, locale, mainLocale }: DrawingRequest): unknown {
  const texts = design.order.map((id) => textOf(design.shots[id], locale, mainLocale));
  const amounts = [
    texts.some(({ caption }) => caption.trim() !== ''),
    texts.some(({ second }) => second.trim() !== ''),
  ];
  if (!design.hasEvenText) return amounts;
  return [
    amounts,
    design.order.map((id, index) => [
      styleOf(design, id, size.id),
      texts[index]?.caption,
      texts[index]?.second,
    ]),
  ];
}

/**
 * Everything that decides how a picture looks, as plain data: two requests with equal inputs give the same picture.
 * Screens and files are named by the hash of their bytes, because a copy of a draft has copies with other ids.
 * @param set fingerprint of `setInputs`, which the pictures of a set share
 * @param hasFont whether the file of an own font is stored
 */
export function drawingInputs(
  request: DrawingRequest,
  { set, hashOf, hasFont }: { set: string; hashOf: HashOf; hasFont: (fontId: string) => boolean },
): unknown {
  const { design, index, size, locale, mainLocale, format, quality, icon } = request;
  const count = design.order.length;
  const shotId = design.order[index] ?? '';
  const shot = design.shots[shotId];
  const style = styleOf(design, shotId, size.id);
  const { caption, second, highlight } = textOf(shot, locale, mainLocale);
  const next = style.layout === 'two' ? design.order[(index + 1) % count] : undefined;
  const shown = [shotId, ...(next === undefined ? [] : [next])].map((id) =>
    style.layout === 'text-only' && !isScreenOnly(size)
      ? undefined
      : pictureOf(design.shots[id], locale, mainLocale, size.screenKind),
  );
  const hasOwnFill = (shot?.style.fill ?? design.perTarget[size.id]?.fill) !== undefined;
  return {
    version: DRAWING_VERSION,
    set,
    file: format === 'jpeg' ? [format, quality] : [format],
    size,
    locale,
    style,
    font: hasFont(style.font),
    fill: style.fill.kind === 'image' ? hashOf(style.fill.asset) : undefined,
    texts: [caption, second, highlight],
    shown: shown.map((id) => (id === undefined || isNamedByContent(id) ? id : (hashOf(id) ?? null))),
    files: shown.map((id) => (id !== undefined && assetOf(id) !== undefined ? hashOf(id) : undefined)),
    place: design.isPanorama && !hasOwnFill ? [index, count, design.skipsGap] : undefined,
    icon:
      icon && shown.includes(ICON_PICTURE)
        ? drawingInputs(
            { design: icon, index: 0, size, locale: mainLocale, mainLocale, format: 'png' },
            { set: '', hashOf, hasFont },
          )
        : undefined,
  };
}

/** Symbols and the icon are drawn; the id of a file is its hash. */
function isNamedByContent(id: string): boolean {
  return id === ICON_PICTURE || id.startsWith('symbol:') || assetOf(id) !== undefined;
}
