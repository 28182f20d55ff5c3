import { DEFAULT_SHOT_STYLE } from './default-design';
import { CROP_KEYS, type Design, type Shot, type ShotStyle } from './design';

/** A look for a whole set, without texts or pictures. */
export interface Template {
  id: string;
  name: string;
  /** Style of the set. */
  style: ShotStyle;
  /** Differences of each picture from the style, in order; the last ones start again from the first. */
  variations: readonly Partial<ShotStyle>[];
  isPanorama: boolean;
}

/** A template that differs from the style of a new set in these values. */
export function template(
  id: string,
  name: string,
  {
    variations = [],
    isPanorama = false,
    ...style
  }: Partial<ShotStyle & Pick<Template, 'variations' | 'isPanorama'>>,
): Template {
  return { id, name, style: { ...DEFAULT_SHOT_STYLE, ...style }, variations, isPanorama };
}

/** Gives a set the look of a template. Texts, pictures and their order stay, and so does the crop of each screen. */
export function applyTemplate(design: Design, template: Template): Design {
  const shots = Object.fromEntries(
    design.order.map((id, index): [string, Shot] => {
      const shot = design.shots[id] ?? { pictures: {}, texts: {}, style: {} };
      const variation = template.variations[index % Math.max(1, template.variations.length)] ?? {};
      return [id, { ...shot, style: { ...variation, ...cropOf(shot.style) } }];
    }),
  );
  return {
    ...design,
    style: { ...template.style, ...cropOf(design.style) },
    shots,
    isPanorama: template.isPanorama,
    perTarget: {},
  };
}

/** Makes a template of a set's look. */
export function templateOf(design: Design, id: string, name: string): Template {
  const variations = design.order.map((shotId) => withoutCrop(design.shots[shotId]?.style ?? {}));
  const isVaried = variations.some((variation) => Object.keys(variation).length > 0);
  return {
    id,
    name,
    style: { ...design.style, cropZoom: 1, cropX: 0, cropY: 0 },
    variations: isVaried ? variations : [],
    isPanorama: design.isPanorama,
  };
}

function cropOf(style: Partial<ShotStyle>): Partial<ShotStyle> {
  return Object.fromEntries(
    CROP_KEYS.flatMap((key) => (style[key] === undefined ? [] : [[key, style[key]]])),
  );
}

function withoutCrop(style: Partial<ShotStyle>): Partial<ShotStyle> {
  const cropKeys: readonly string[] = CROP_KEYS;
  return Object.fromEntries(Object.entries(style).filter(([key]) => !cropKeys.includes(key)));
}
