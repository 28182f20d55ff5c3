import { parseJson } from '../parse-json';
import type { Result } from '../result';
import { screenIdsOf, styleOf, type Design, type Shot } from './design';
import { readDesign } from './design-schema';
import { assetOf } from './drawing/picture-content';
import { isRecord } from '../is-record';

/** A background picture inside a design file. */
export interface DesignFileAsset {
  /** SHA-256 of the bytes, in hex. */
  hash: string;
  fileName: string;
  mediaType: string;
  base64: string;
}

const KIND = 'storepilot-screenshot-design';

/** Writes a design with its background pictures. The app's own screens are not part of it. */
export function designFile(design: Design, assets: readonly DesignFileAsset[]): string {
  return `${JSON.stringify({ kind: KIND, design, assets }, undefined, 2)}\n`;
}

/** Hashes of the files that the pictures of a set show: backgrounds, and in graphics logos and copied screens. */
export function assetsOfSet(design: Design): string[] {
  const fills = [
    design.style.fill,
    ...design.order.map((id) => styleOf(design, id).fill),
    ...Object.values(design.perTarget).flatMap(({ fill }) => fill ?? []),
  ];
  const pictures = design.order.flatMap((id) => Object.values(design.shots[id]?.pictures ?? {}));
  return [
    ...new Set([
      ...fills.flatMap((fill) => (fill.kind === 'image' ? [fill.asset] : [])),
      ...pictures.flatMap((id) => assetOf(id) ?? []),
    ]),
  ];
}

/** Hashes of all files of a design, with those of its graphics. */
export function assetsIn(design: Design): string[] {
  const graphics = Object.values(design.graphics ?? {});
  const ofGraphics = graphics.flatMap((each) => [
    ...assetsOfSet(each.design),
    ...(each.own === undefined ? [] : [each.own]),
  ]);
  return [...new Set([...assetsOfSet(design), ...ofGraphics])];
}

const NO_DESIGN_FILE =
  'This is not a design file. Choose a file that was saved with “Save the design as a file”.';

/** Reads a design file. A later version is refused with a message; nothing is changed then. */
export function readDesignFile(text: string): Result<{ design: Design; assets: readonly DesignFileAsset[] }> {
  const content = parseJson(text);
  if (!isRecord(content) || content['kind'] !== KIND) return { ok: false, failure: NO_DESIGN_FILE };
  const design = readDesign(content['design']);
  if (!design.ok) return { ok: false, failure: design.failure.message };
  const assets: unknown[] = Array.isArray(content['assets']) ? content['assets'] : [];
  return { ok: true, value: { design: design.value, assets: assets.filter(isAsset) } };
}

/**
 * Takes over style and texts of another design, picture by picture. The screens of this set stay in their order; the
 * other design's own are used where this draft has them.
 * @param known ids of the screens that this draft has
 */
export function takeDesign(now: Design, other: Design, known: ReadonlySet<string>): Design {
  const isOwn = (shot: Shot | undefined) => screenIdsOf(shot).some((id) => known.has(id));
  if (other.order.some((id) => isOwn(other.shots[id]))) return other;
  const length = Math.max(now.order.length, other.order.length);
  const shots: Record<string, Shot> = {};
  const order: string[] = [];
  for (let index = 0; index < length; index += 1) {
    const [mine, theirs] = [now.order[index], other.order[index]];
    const id = mine ?? theirs ?? '';
    const [own, taken] = [now.shots[mine ?? ''], other.shots[theirs ?? '']];
    shots[id] = {
      pictures: own?.pictures ?? {},
      texts: { ...own?.texts, ...taken?.texts },
      style: taken?.style ?? {},
      ...(own?.screens && { screens: own.screens }),
    };
    order.push(id);
  }
  // An icon belongs to its app: that of another app is only taken where this one has none yet.
  return { ...other, shots, order, graphics: { ...other.graphics, ...now.graphics } };
}

function isAsset(value: unknown): value is DesignFileAsset {
  return (
    isRecord(value) &&
    ['hash', 'fileName', 'mediaType', 'base64'].every((key) => typeof value[key] === 'string')
  );
}
