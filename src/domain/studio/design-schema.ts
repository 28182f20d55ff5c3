import * as z from 'zod/mini';
import { recordSchema } from '../records/record-schema';
import type { Result } from '../result';
import { DEFAULT_SHOT_STYLE } from './default-design';
import {
  DESIGN_BACKGROUND,
  DESIGN_VERSION,
  FRAME_IDS,
  GRAPHIC_IDS,
  HIGHLIGHT_KINDS,
  LAYOUT_IDS,
  MAX_SHOTS,
  PATTERN_IDS,
  QUALITY_RANGE,
  SAME_COLOR,
  STYLE_RANGES,
  TEXT_ALIGNMENTS,
  TEXT_WEIGHTS,
  type Design,
  type Fill,
  type Graphic,
  type ImageFill,
  type OutputFormat,
  type Shot,
  type ShotStyle,
  type ShotText,
  type StyleNumber,
} from './design';
import type { Template } from './templates';

const color = z.string().check(z.regex(/^#[0-9a-f]{6}$/i));
const share = (key: StyleNumber) =>
  z.number().check(z.minimum(STYLE_RANGES[key].min), z.maximum(STYLE_RANGES[key].max));

/** SHA-256 in hex. */
const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));

const plainFills = [
  recordSchema<Extract<Fill, { kind: 'color' }>>()({ kind: z.literal('color'), color }),
  recordSchema<Extract<Fill, { kind: 'gradient' }>>()({
    kind: z.literal('gradient'),
    from: color,
    to: color,
    angle: z.number(),
  }),
  recordSchema<Extract<Fill, { kind: 'pattern' }>>()({
    kind: z.literal('pattern'),
    pattern: z.enum(PATTERN_IDS),
    color,
    ink: color,
  }),
] as const;
const fillSchema = z.union([
  ...plainFills,
  recordSchema<ImageFill>()({
    kind: z.literal('image'),
    asset: hash,
    behind: readable(z.union(plainFills)),
  }),
]);

const styleShape = {
  layout: z.enum(LAYOUT_IDS),
  fill: fillSchema,
  padding: share('padding'),
  frame: z.enum(FRAME_IDS),
  frameTone: z.enum(['dark', 'light']),
  shadow: share('shadow'),
  corner: share('corner'),
  deviceZoom: share('deviceZoom'),
  deviceX: share('deviceX'),
  deviceY: share('deviceY'),
  cropZoom: share('cropZoom'),
  cropX: share('cropX'),
  cropY: share('cropY'),
  tilt: share('tilt'),
  font: z.string(),
  textColor: color,
  weight: z.literal([...TEXT_WEIGHTS]),
  align: z.enum(TEXT_ALIGNMENTS),
  textSize: share('textSize'),
  textX: share('textX'),
  textY: share('textY'),
  secondColor: z.union([z.literal(SAME_COLOR), color]),
  secondSize: share('secondSize'),
  secondWeight: z.literal([...TEXT_WEIGHTS]),
  highlight: z.enum(HIGHLIGHT_KINDS),
  highlightColor: color,
} satisfies { [Key in keyof ShotStyle]: z.ZodMiniType<ShotStyle[Key]> };

const text = z._default(z.string(), '');
const textSchema = recordSchema<ShotText>()({ caption: text, second: text, highlight: text });

const designOutline = z.looseObject({ version: z.number() });

/** A value of a style that cannot be read is reset, because it is not worth losing a design. */
const forgivingStyle = recordSchema<ShotStyle>()({
  layout: z.catch(styleShape.layout, DEFAULT_SHOT_STYLE.layout),
  fill: z.catch(styleShape.fill, DEFAULT_SHOT_STYLE.fill),
  padding: z.catch(styleShape.padding, DEFAULT_SHOT_STYLE.padding),
  frame: z.catch(styleShape.frame, DEFAULT_SHOT_STYLE.frame),
  frameTone: z.catch(styleShape.frameTone, DEFAULT_SHOT_STYLE.frameTone),
  shadow: z.catch(styleShape.shadow, DEFAULT_SHOT_STYLE.shadow),
  corner: z.catch(styleShape.corner, DEFAULT_SHOT_STYLE.corner),
  deviceZoom: z.catch(styleShape.deviceZoom, DEFAULT_SHOT_STYLE.deviceZoom),
  deviceX: z.catch(styleShape.deviceX, DEFAULT_SHOT_STYLE.deviceX),
  deviceY: z.catch(styleShape.deviceY, DEFAULT_SHOT_STYLE.deviceY),
  cropZoom: z.catch(styleShape.cropZoom, DEFAULT_SHOT_STYLE.cropZoom),
  cropX: z.catch(styleShape.cropX, DEFAULT_SHOT_STYLE.cropX),
  cropY: z.catch(styleShape.cropY, DEFAULT_SHOT_STYLE.cropY),
  tilt: z.catch(styleShape.tilt, DEFAULT_SHOT_STYLE.tilt),
  font: z.catch(styleShape.font, DEFAULT_SHOT_STYLE.font),
  textColor: z.catch(styleShape.textColor, DEFAULT_SHOT_STYLE.textColor),
  weight: z.catch(styleShape.weight, DEFAULT_SHOT_STYLE.weight),
  align: z.catch(styleShape.align, DEFAULT_SHOT_STYLE.align),
  textSize: z.catch(styleShape.textSize, DEFAULT_SHOT_STYLE.textSize),
  textX: z.catch(styleShape.textX, DEFAULT_SHOT_STYLE.textX),
  textY: z.catch(styleShape.textY, DEFAULT_SHOT_STYLE.textY),
  secondColor: z.catch(styleShape.secondColor, DEFAULT_SHOT_STYLE.secondColor),
  secondSize: z.catch(styleShape.secondSize, DEFAULT_SHOT_STYLE.secondSize),
  secondWeight: z.catch(styleShape.secondWeight, DEFAULT_SHOT_STYLE.secondWeight),
  highlight: z.catch(styleShape.highlight, DEFAULT_SHOT_STYLE.highlight),
  highlightColor: z.catch(styleShape.highlightColor, DEFAULT_SHOT_STYLE.highlightColor),
});
const overrides = recordSchema<Partial<ShotStyle>>()({
  layout: readable(styleShape.layout),
  fill: readable(styleShape.fill),
  padding: readable(styleShape.padding),
  frame: readable(styleShape.frame),
  frameTone: readable(styleShape.frameTone),
  shadow: readable(styleShape.shadow),
  corner: readable(styleShape.corner),
  deviceZoom: readable(styleShape.deviceZoom),
  deviceX: readable(styleShape.deviceX),
  deviceY: readable(styleShape.deviceY),
  cropZoom: readable(styleShape.cropZoom),
  cropX: readable(styleShape.cropX),
  cropY: readable(styleShape.cropY),
  tilt: readable(styleShape.tilt),
  font: readable(styleShape.font),
  textColor: readable(styleShape.textColor),
  weight: readable(styleShape.weight),
  align: readable(styleShape.align),
  textSize: readable(styleShape.textSize),
  textX: readable(styleShape.textX),
  textY: readable(styleShape.textY),
  secondColor: readable(styleShape.secondColor),
  secondSize: readable(styleShape.secondSize),
  secondWeight: readable(styleShape.secondWeight),
  highlight: readable(styleShape.highlight),
  highlightColor: readable(styleShape.highlightColor),
});

/** A field that is missing where it cannot be read. */
function readable<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.optional(z.catch(z.optional(schema), undefined));
}

const outputSchema = recordSchema<OutputFormat>()({
  format: z.enum(['png', 'jpeg']),
  quality: z.number().check(z.minimum(QUALITY_RANGE.min), z.maximum(QUALITY_RANGE.max)),
});
const screens = z.record(z.string(), z.record(z.string(), z.string()));

const designShape = {
  version: z.literal(DESIGN_VERSION),
  style: forgivingStyle,
  shots: z.record(
    z.string(),
    recordSchema<Shot>()({
      pictures: z.record(z.string(), z.string()),
      texts: z.record(z.string(), textSchema),
      style: overrides,
      screens: readable(screens),
    }),
  ),
  order: z.array(z.string()),
  perTarget: z._default(z.record(z.string(), overrides), {}),
  isPanorama: z._default(z.boolean(), false),
  skipsGap: z._default(z.boolean(), true),
  hasEvenText: z._default(z.boolean(), true),
  borrowing: z.catch(z.optional(z.array(z.string())), undefined),
  output: z.catch(z.optional(outputSchema), undefined),
};

/** A graphic that cannot be read is drawn from the app's name and colours again. */
const graphic = z.catch(
  z.optional(
    recordSchema<Graphic>()({
      design: recordSchema<Omit<Design, 'graphics'>>()(designShape),
      own: z.catch(z.optional(hash), undefined),
      isOwnUsed: z._default(z.boolean(), false),
      behind: readable(z.union([z.literal(DESIGN_BACKGROUND), color])),
    }),
  ),
  undefined,
);

const designSchema = recordSchema<Design>()({
  ...designShape,
  graphics: z.catch(
    z.optional(recordSchema<NonNullable<Design['graphics']>>()({ icon: graphic, feature: graphic })),
    undefined,
  ),
});

/** Why a design is not used: it is of a later version, or it is damaged. Neither changes what is stored. */
export type DesignFailure = { reason: 'later' | 'damaged'; message: string };

const LATER =
  'This design was made with a later version of StorePilot. Reload the page to get that version; nothing of the design was changed.';
const DAMAGED = 'This is not a screenshot design, or the file is damaged.';

/** Reads a stored or imported design. */
export function readDesign(stored: unknown): Result<Design, DesignFailure> {
  const outline = designOutline.safeParse(stored);
  if (!outline.success) return { ok: false, failure: { reason: 'damaged', message: DAMAGED } };
  if (outline.data.version > DESIGN_VERSION)
    return { ok: false, failure: { reason: 'later', message: LATER } };
  const design = designSchema.safeParse(stored);
  if (!design.success) return { ok: false, failure: { reason: 'damaged', message: DAMAGED } };
  return { ok: true, value: withKnownOrder(design.data) };
}

const templateSchema = recordSchema<Template>()({
  id: z.string(),
  name: z.string(),
  style: forgivingStyle,
  variations: z.array(overrides),
  isPanorama: z._default(z.boolean(), false),
});

/** Reads a stored template of the user's own; none where it cannot be read. */
export function readTemplate(stored: unknown): Template[] {
  const template = templateSchema.safeParse(stored);
  return template.success
    ? [{ ...template.data, variations: template.data.variations.map(withoutUndefined) }]
    : [];
}

/** Two tabs may have changed order and pictures: every picture is in the order exactly once. */
function withKnownOrder(design: Design): Design {
  const known = new Set(Object.keys(design.shots));
  const listed = [...new Set(design.order)].filter((id) => known.has(id));
  const order = [...listed, ...[...known].filter((id) => !listed.includes(id))].slice(0, MAX_SHOTS);
  const isSame = order.length === design.order.length && order.every((id, at) => id === design.order[at]);
  const shots = Object.fromEntries(
    Object.entries(design.shots).map(([id, shot]) => [id, { ...shot, style: withoutUndefined(shot.style) }]),
  );
  const perTarget = Object.fromEntries(
    Object.entries(design.perTarget).map(([id, style]) => [id, withoutUndefined(style)]),
  );
  const { graphics } = design;
  return {
    ...design,
    order: isSame ? design.order : order,
    shots,
    perTarget,
    ...(graphics && { graphics: withKnownOrders(graphics) }),
  };
}

function withKnownOrders(graphics: NonNullable<Design['graphics']>): Design['graphics'] {
  const known = GRAPHIC_IDS.flatMap((id) => {
    const graphic = graphics[id];
    return graphic ? [[id, { ...graphic, design: withKnownOrder(graphic.design) }] as const] : [];
  });
  // The graphics that only a newer version knows stay.
  return { ...graphics, ...Object.fromEntries(known) };
}

/** An override that could not be read is removed, so that it does not hide the set's value. */
function withoutUndefined(style: Partial<ShotStyle>): Partial<ShotStyle> {
  return Object.fromEntries(Object.entries(style).filter(([, value]) => value !== undefined));
}
