import type { FileRole } from './set-contents';

/** The role of an icon or feature graphic by its name in supply or gradle-play-publisher. */
export function graphicRole(folder: string, name: string): FileRole {
  if (name === 'icon') return { kind: 'picture', folder, picture: { kind: 'icon' } };
  if (name === 'featureGraphic' || name === 'feature-graphic')
    return { kind: 'picture', folder, picture: { kind: 'feature-graphic' } };
  return { kind: 'other' };
}

/** The screenshot slot of each folder. @param folders folders by the id of their slot, as a tool lists them */
export function slotsByFolder(...folders: readonly Record<string, string>[]): ReadonlyMap<string, string> {
  return new Map(
    folders.flatMap((each) => Object.entries(each).map(([slotId, folder]) => [folder, slotId] as const)),
  );
}
