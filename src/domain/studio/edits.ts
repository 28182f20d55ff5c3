import {
  CROP_KEYS,
  type Design,
  EMPTY_SHOT_TEXT,
  MAX_SHOTS,
  MAX_TEXT_LENGTH,
  screenIdsOf,
  type Shot,
  type ShotStyle,
  type ShotText,
  STYLE_RANGES,
  type StyleNumber,
} from './design';

/** Target of a change of style: the whole set, or some of its pictures. */
export type Scope = 'set' | readonly string[];

/** Every edit returns the same design when it changes nothing, so that it takes no step in the history. */

/** Changes the style of the set or of pictures. A value that equals the set's is not stored for the picture. */
export function setStyle(design: Design, scope: Scope, change: Partial<ShotStyle>): Design {
  const clamped = clampStyle(change);
  if (scope === 'set') {
    const style = { ...design.style, ...clamped };
    return isSameValue(style, design.style) ? design : { ...design, style };
  }
  return editShots(design, scope, (shot) => ({
    ...shot,
    style: ownValues({ ...shot.style, ...clamped }, design.style),
  }));
}

/** Resets values of pictures to those of the set: all of them, or the given ones. */
export function resetStyle(
  design: Design,
  shotIds: readonly string[],
  keys?: readonly (keyof ShotStyle)[],
): Design {
  return editShots(design, shotIds, (shot) => ({
    ...shot,
    style: keys === undefined ? {} : withoutKeys(shot.style, keys),
  }));
}

/** Makes values of one picture those of the whole set. */
export function applyToSet(design: Design, shotId: string, keys: readonly (keyof ShotStyle)[]): Design {
  const own = design.shots[shotId]?.style ?? {};
  const change = Object.fromEntries(keys.flatMap((key) => (key in own ? [[key, own[key]]] : [])));
  const changed = editShots(design, design.order, (shot) => ({
    ...shot,
    style: withoutKeys(shot.style, keys),
  }));
  const style = { ...design.style, ...change };
  return isSameValue(style, design.style) && changed === design ? design : { ...changed, style };
}

/** Gives pictures the style of another one, except which part of the screen it shows. */
export function copyStyle(design: Design, fromId: string, toIds: readonly string[]): Design {
  const from = design.shots[fromId];
  if (!from) return design;
  const copied = withoutKeys(from.style, CROP_KEYS);
  return editShots(
    design,
    toIds.filter((id) => id !== fromId),
    (shot) => ({ ...shot, style: { ...copied, ...onlyKeys(shot.style, CROP_KEYS) } }),
  );
}

/** Changes a text of pictures in one language; a text longer than any picture shows is cut. */
export function setText(
  design: Design,
  shotIds: readonly string[],
  locale: string,
  change: Partial<ShotText>,
): Design {
  const cut = Object.fromEntries(
    Object.entries(change).map(([key, text]) => [key, text.slice(0, MAX_TEXT_LENGTH)]),
  );
  return editShots(design, shotIds, (shot) => ({
    ...shot,
    texts: { ...shot.texts, [locale]: { ...EMPTY_SHOT_TEXT, ...shot.texts[locale], ...cut } },
  }));
}

/** Moves pictures as a group, in their order, in front of the picture that is now at a place. */
export function moveShots(design: Design, shotIds: readonly string[], place: number): Design {
  const moved = design.order.filter((id) => shotIds.includes(id));
  const before = design.order.slice(0, place).filter((id) => !shotIds.includes(id));
  const after = design.order.slice(place).filter((id) => !shotIds.includes(id));
  const order = [...before, ...moved, ...after];
  return order.every((id, index) => id === design.order[index]) ? design : { ...design, order };
}

/** Moves pictures by one place towards the beginning or the end. */
export function moveShotsBy(design: Design, shotIds: readonly string[], step: -1 | 1): Design {
  const places = design.order.flatMap((id, index) => (shotIds.includes(id) ? [index] : []));
  const [first = 0, last = 0] = [places[0], places.at(-1)];
  const place = step === -1 ? first - 1 : last + 2;
  return place < 0 || place > design.order.length ? design : moveShots(design, shotIds, place);
}

export function removeShots(design: Design, shotIds: readonly string[]): Design {
  const order = design.order.filter((id) => !shotIds.includes(id));
  if (order.length === design.order.length) return design;
  return { ...design, order, shots: Object.fromEntries(order.map((id) => [id, shotOf(design, id)])) };
}

/** Adds a picture without a screen, for a title. */
export function addTitle(design: Design, id: string, place: number): Design {
  if (design.order.length >= MAX_SHOTS || design.shots[id]) return design;
  const order = [...design.order.slice(0, place), id, ...design.order.slice(place)];
  const shot: Shot = { pictures: {}, texts: {}, style: { layout: 'text-only' } };
  return { ...design, order, shots: { ...design.shots, [id]: shot } };
}

/** Changes what concerns the set as a whole. */
export function setSwitch(
  design: Design,
  change: Partial<Pick<Design, 'isPanorama' | 'skipsGap' | 'hasEvenText' | 'borrowing' | 'output'>>,
): Design {
  const next = { ...design, ...change };
  return isSameValue(next, design) ? design : next;
}

/** Numbers stay in their range; what a slider adds up to is rounded, so that -0.30000000000000004 is -0.3. */
export function clampStyle(change: Partial<ShotStyle>): Partial<ShotStyle> {
  return Object.fromEntries(
    Object.entries(change).map(([key, value]) => {
      if (typeof value !== 'number' || !isStyleNumber(key)) return [key, value];
      const { min, max } = STYLE_RANGES[key];
      return [key, Math.round(Math.min(max, Math.max(min, value)) * 10_000) / 10_000];
    }),
  );
}

function isStyleNumber(key: string): key is StyleNumber {
  return key in STYLE_RANGES;
}

/** Ids of all own screens that a design shows. */
export function picturesIn(design: Design): Set<string> {
  return new Set(design.order.flatMap((id) => screenIdsOf(design.shots[id])));
}

function shotOf(design: Design, id: string): Shot {
  return design.shots[id] ?? { pictures: {}, texts: {}, style: {} };
}

function editShots(design: Design, ids: readonly string[], edit: (shot: Shot) => Shot): Design {
  let isChanged = false;
  const shots = { ...design.shots };
  for (const id of ids) {
    const shot = design.shots[id];
    if (!shot) continue;
    const next = edit(shot);
    if (isSameValue(next, shot)) continue;
    shots[id] = next;
    isChanged = true;
  }
  return isChanged ? { ...design, shots } : design;
}

function ownValues(style: Partial<ShotStyle>, ofSet: ShotStyle): Partial<ShotStyle> {
  return Object.fromEntries(
    Object.entries(style).filter(([key, value]) => !isSameValue(value, ofSet[key as keyof ShotStyle])),
  );
}

function withoutKeys(style: Partial<ShotStyle>, keys: readonly string[]): Partial<ShotStyle> {
  return Object.fromEntries(Object.entries(style).filter(([key]) => !keys.includes(key)));
}

function onlyKeys(style: Partial<ShotStyle>, keys: readonly string[]): Partial<ShotStyle> {
  return Object.fromEntries(Object.entries(style).filter(([key]) => keys.includes(key)));
}

/** Compares plain data. */
function isSameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const [first, second] = [Object.entries(a), Object.entries(b)];
  return (
    first.length === second.length &&
    first.every(([key, value]) => key in b && isSameValue(value, (b as Record<string, unknown>)[key]))
  );
}
