import { PLATFORMS, type Platform } from '@/model/app';
import { FIND_FORMATS } from './listing-sets';
import type { ListingSet } from '../parts/set-contents';

/** An app or flavor of a tree, with the listings to choose from for each store. */
export interface ListingProject {
  /** Folder of the app; empty for the folder that was opened. */
  project: string;
  ios: ListingSet[];
  android: ListingSet[];
}

/** The folder of one store's half of an app, as React Native, Flutter and Kotlin Multiplatform name it. */
const HALF: Record<Platform, RegExp> = {
  ios: /(?:^|\/)_?(?:ios|apple|ios[-_]?app)$/i,
  android: /(?:^|\/)_?(?:android|android[-_]?app)(?:\/app)?$/i,
};

/**
 * Groups the listings of a tree by app. A choice is needed where there are several apps, or several listings for one
 * store; the likeliest comes first.
 */
export function listingProjects(sets: readonly ListingSet[]): ListingProject[] {
  const projects = new Map<string, ListingProject>();
  for (const set of sets) {
    const folder = set.project.replace(HALF[set.store], '');
    const project = projects.get(folder) ?? { project: folder, ios: [], android: [] };
    project[set.store].push(set);
    projects.set(folder, project);
  }
  for (const { ios, android } of projects.values())
    for (const list of [ios, android]) list.sort(likelierFirst);
  return [...projects.values()].sort(
    (a, b) => filesOf(b) - filesOf(a) || (a.project < b.project ? -1 : a.project > b.project ? 1 : 0),
  );
}

/**
 * The sets that are taken unless the user chooses others: the likeliest of each store from the largest project, or the
 * only one of a store wherever it is.
 */
export function suggestedSets(projects: readonly ListingProject[]): ListingSet[] {
  const [largest] = projects;
  return PLATFORMS.flatMap((store) => {
    const all = projects.flatMap((project) => project[store]);
    const [only] = all.length === 1 ? all : (largest?.[store] ?? []);
    return only ?? [];
  });
}

/** Whether the user has to choose between listings of one store, or between apps. */
export function needsChoice(projects: readonly ListingProject[]): boolean {
  return projects.length > 1 || projects.some(({ ios, android }) => isOpen(ios) || isOpen(android));
}

function isOpen(sets: readonly ListingSet[]): boolean {
  const [first, second] = sets;
  return first !== undefined && second !== undefined && preferenceOf(first) === preferenceOf(second);
}

function preferenceOf({ format }: ListingSet): number {
  return FIND_FORMATS[format].preference;
}

function likelierFirst(a: ListingSet, b: ListingSet): number {
  return (
    preferenceOf(a) - preferenceOf(b) ||
    b.paths.length - a.paths.length ||
    (a.root < b.root ? -1 : a.root > b.root ? 1 : 0)
  );
}

function filesOf({ ios, android }: ListingProject): number {
  return [...ios, ...android].reduce((sum, { paths }) => sum + paths.length, 0);
}

/** Which of a project's formats a store's listing is in: "fastlane deliver in fastlane/metadata". */
export function setLabel({ format, root }: ListingSet): string {
  if (format === 'eas') return `EAS ${root}`; // its root is the file
  return root === '' ? FIND_FORMATS[format].label : `${FIND_FORMATS[format].label} in ${root}`;
}
