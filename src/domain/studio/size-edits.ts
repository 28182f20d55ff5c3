import type { Platform } from '@/model/app';
import type { Size } from '@/model/geometry';
import { canBeFrom } from '../screenshots/screen-devices';
import { placePictures } from './draft-design';
import { screenKind } from '../screenshots/screen-kinds';
import { type Design, type Shot, type ShotStyle } from './design';
import { clampStyle, setStyle } from './edits';

/** Changes the style of all pictures at one size. */
export function setStyleAtSize(design: Design, targetId: string, change: Partial<ShotStyle>): Design {
  const before = design.perTarget[targetId] ?? {};
  const style = { ...before, ...clampStyle(change) };
  const keys = Object.keys(change) as (keyof ShotStyle)[];
  if (keys.every((key) => key in before && Object.is(style[key], before[key]))) return design;
  return { ...design, perTarget: { ...design.perTarget, [targetId]: style } };
}

/** Resets values of a size to those of the set and the pictures: all of them, or the given ones. */
export function resetSize(design: Design, targetId: string, keys?: readonly (keyof ShotStyle)[]): Design {
  const before = design.perTarget[targetId];
  if (!before) return design;
  const names: readonly string[] | undefined = keys;
  const kept = Object.entries(before).filter(([key]) => names !== undefined && !names.includes(key));
  if (kept.length === Object.keys(before).length) return design;
  const others = Object.entries(design.perTarget).filter(([id]) => id !== targetId);
  const perTarget = Object.fromEntries(
    kept.length === 0 ? others : [...others, [targetId, Object.fromEntries(kept)]],
  );
  return { ...design, perTarget };
}

/**
 * Changes pictures where they are shown at a size: a value that the size has of its own changes there, because a change
 * of the picture would not be visible.
 */
export function setStyleShown(
  design: Design,
  shotIds: readonly string[],
  targetId: string,
  change: Partial<ShotStyle>,
): Design {
  const own = design.perTarget[targetId] ?? {};
  const entries = Object.entries(change);
  const ofSize = Object.fromEntries(entries.filter(([key]) => key in own));
  const ofPictures = Object.fromEntries(entries.filter(([key]) => !(key in own)));
  const changed = setStyle(design, shotIds, ofPictures);
  return setStyleAtSize(changed, targetId, ofSize);
}

/**
 * Gives pictures screens that only one kind of device shows, one after the other.
 * @param fromId the picture that gets the first one; by default the first that has none
 * @returns the design, and how many of the screens have a picture
 */
export function placeScreens(
  design: Design,
  kind: string,
  screens: readonly { id: string; locale: string }[],
  fromId?: string,
): { design: Design; placed: number } {
  const locale = screens[0]?.locale ?? '';
  const first =
    fromId === undefined
      ? design.order.findIndex((id) => design.shots[id]?.screens?.[kind]?.[locale] === undefined)
      : design.order.indexOf(fromId);
  const ids = first < 0 ? [] : design.order.slice(first, first + screens.length);
  const shots = { ...design.shots };
  ids.forEach((id, index) => {
    const [shot, screen] = [shots[id], screens[index]];
    if (!shot || !screen) return;
    const ofKind = { ...shot.screens?.[kind], [screen.locale]: screen.id };
    shots[id] = { ...shot, screens: { ...shot.screens, [kind]: ofKind } };
  });
  return { design: ids.length === 0 ? design : { ...design, shots }, placed: ids.length };
}

/** Resets the screens of pictures on a kind of device to those of the set. */
export function removeScreens(design: Design, kind: string, shotIds: readonly string[]): Design {
  const shots: Record<string, Shot> = { ...design.shots };
  for (const id of shotIds) {
    const shot = shots[id];
    if (!shot?.screens?.[kind]) continue;
    const { screens, ...rest } = shot;
    const others = Object.entries(screens).filter(([each]) => each !== kind);
    shots[id] = others.length === 0 ? rest : { ...rest, screens: Object.fromEntries(others) };
  }
  return Object.keys(shots).some((id) => shots[id] !== design.shots[id]) ? { ...design, shots } : design;
}

/** How many pictures have a screen of their own on a kind of device. */
export function countScreens(design: Design, kind: string): number {
  return design.order.filter((id) => design.shots[id]?.screens?.[kind] !== undefined).length;
}

/** A screen with its size in pixels. */
interface SizedScreen extends Size {
  id: string;
  locale: string;
}

/**
 * Gives dropped screens their places: those from the set's own kind of device become pictures, those that can only be
 * from tablets become the screens that tablets show, one after the other. What is left over becomes pictures, too.
 * @param main screens that the set has already
 * @param stores the stores of the submission
 */
export function placeByShape(
  design: Design,
  dropped: readonly SizedScreen[],
  main: readonly SizedScreen[],
  mainLocale: string,
  stores: readonly Platform[],
): Design {
  const isOfTablet = (screen: Size) => !PHONES.some((slot) => canBeFrom(screen, slot));
  const all = [...main, ...dropped];
  // A set of tablets only shows them in its pictures.
  if (all.every(isOfTablet) || stores.length === 0) return placePictures(design, dropped, mainLocale);
  const pictures = dropped.filter((screen) => !isOfTablet(screen));
  let next = placePictures(design, pictures, mainLocale);
  for (const screen of dropped.filter(isOfTablet)) {
    const store = stores.find((each) => canBeFrom(screen, { store: each, device: 'tablet' })) ?? stores[0];
    if (store !== undefined) next = placeScreens(next, screenKind(store, 'tablet'), [screen]).design;
  }
  return placePictures(next, dropped, mainLocale);
}

const PHONES = [
  { store: 'ios', device: 'phone' },
  { store: 'android', device: 'phone' },
] as const;
