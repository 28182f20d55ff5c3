import * as z from 'zod/mini';
import type { Result } from '../result';
import { DEFAULT_SHOT_STYLE } from './default-design';
import {
  DESIGN_VERSION,
  FRAME_IDS,
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
  type Graphic,
  type OutputFormat,
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

const fillSchema = z.union([
  z.object({ kind: z.literal('color'), color }),
  z.object({ kind: z.literal('gradient'), from: color, to: color, angle: z.number() }),
  z.object({ kind: z.literal('pattern'), pattern: z.enum(PATTERN_IDS), color, ink: color }),
  z.object({ kind: z.literal('image'), asset: hash }),
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
const textSchema = z.object({
  caption: text,
  second: text,
  highlight: text,
}) satisfies z.ZodMiniType<ShotText>;

const designOutline = z.looseObject({ version: z.number() });

/** A value of a style that cannot be read is reset, because it is not worth losing a design. */
const forgivingStyle = z.object(
  Object.fromEntries(
    Object.entries(styleShape).map(([key, schema]) => [
      key,
      z.catch(schema as z.ZodMiniType, DEFAULT_SHOT_STYLE[key as keyof ShotStyle]),
    ]),
  ),
) as unknown as z.ZodMiniType<ShotStyle>;
const overrides = z.object(
  Object.fromEntries(
    Object.entries(styleShape).map(([key, schema]) => [
      key,
      z.optional(z.catch(z.optional(schema as z.ZodMiniType), undefined)),
    ]),
  ),
) as unknown as z.ZodMiniType<Partial<ShotStyle>>;

const outputSchema = z.object({
  format: z.enum(['png', 'jpeg']),
  quality: z.number().check(z.minimum(QUALITY_RANGE.min), z.maximum(QUALITY_RANGE.max)),
}) satisfies z.ZodMiniType<OutputFormat>;
const screens = z.record(z.string(), z.record(z.string(), z.string()));

const designShape = {
  version: z.literal(DESIGN_VERSION),
  style: forgivingStyle,
  shots: z.record(
    z.string(),
    z.object({
      pictures: z.record(z.string(), z.string()),
      texts: z.record(z.string(), textSchema),
      style: overrides,
      screens: z.optional(z.catch(z.optional(screens), undefined)),
    }),
  ),
  order: z.array(z.string()),
  perTarget: z._default(z.record(z.string(), overrides), {}),
  isPanorama: z._default(z.boolean(), false),
  skipsGap: z._default(z.boolean(), true),
  hasEvenText: z._default(z.boolean(), true),
  output: z.catch(z.optional(outputSchema), undefined),
};

/** A graphic that cannot be read is drawn from the app's name and colours again. */
const graphic = z.catch(
  z.optional(
    z.object({
      design: z.object(designShape),
      own: z.catch(z.optional(hash), undefined),
      isOwnUsed: z._default(z.boolean(), false),
    }) satisfies z.ZodMiniType<Graphic>,
  ),
  undefined,
);

const designSchema = z.object({
  ...designShape,
  graphics: z.catch(z.optional(z.object({ icon: graphic, feature: graphic })), undefined),
}) satisfies z.ZodMiniType<Design>;

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

const templateSchema = z.object({
  id: z.string(),
  name: z.string(),
  style: forgivingStyle,
  variations: z.array(overrides),
  isPanorama: z._default(z.boolean(), false),
}) satisfies z.ZodMiniType<Template>;

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
  return Object.fromEntries(
    Object.entries(graphics).flatMap(([id, each]) =>
      each ? [[id, { ...each, design: withKnownOrder(each.design) }]] : [],
    ),
  );
}

/** An override that could not be read is removed, so that it does not hide the set's value. */
function withoutUndefined(style: Partial<ShotStyle>): Partial<ShotStyle> {
  return Object.fromEntries(Object.entries(style).filter(([, value]) => value !== undefined));
}
