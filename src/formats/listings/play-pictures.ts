import type { FileRole } from './set-contents';
import { SUPPLY_SCREENSHOT_FOLDERS } from '../supply/files';
import { GRADLE_SCREENSHOT_FOLDERS } from '../gradle-play-publisher/files';

/** The slot of each screenshot folder of supply and of gradle-play-publisher. */
export const PLAY_SCREENSHOT_SLOTS = new Map(
  [SUPPLY_SCREENSHOT_FOLDERS, GRADLE_SCREENSHOT_FOLDERS].flatMap((folders) =>
    Object.entries(folders).map(([slotId, folder]) => [folder, slotId] as const),
  ),
);

/** The role of an icon or feature graphic by its name in supply or gradle-play-publisher. */
export function graphicRole(folder: string, name: string): FileRole {
  if (name === 'icon') return { kind: 'picture', folder, picture: { kind: 'icon' } };
  if (name === 'featureGraphic' || name === 'feature-graphic')
    return { kind: 'picture', folder, picture: { kind: 'feature-graphic' } };
  return { kind: 'other' };
}
