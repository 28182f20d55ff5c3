import { describe, expect, it } from 'vitest';
import { listingProjects, needsChoice, setLabel, suggestedSets } from './listing-projects';
import { findListingSets } from './listing-sets';

const projectsOf = (...paths: string[]) => listingProjects(findListingSets(paths));

describe('listingProjects', () => {
  it('needs no choice for a listing per store', () => {
    const projects = projectsOf(
      'fastlane/metadata/en-US/name.txt',
      'fastlane/metadata/android/en-US/title.txt',
    );
    expect(needsChoice(projects)).toBe(false);
    expect(projects.flatMap(suggestedSets).map(setLabel)).toEqual([
      'fastlane deliver in fastlane/metadata',
      'fastlane supply in fastlane/metadata/android',
    ]);
  });

  it('prefers fastlane’s folders in our own package, which has three formats', () => {
    const projects = projectsOf(
      'fastlane/metadata/en-US/name.txt',
      'fastlane/metadata/android/en-US/title.txt',
      'store.config.json',
      'src/main/play/listings/en-US/title.txt',
    );
    expect(needsChoice(projects)).toBe(false);
    expect(projects.flatMap(suggestedSets).map(({ format }) => format)).toEqual(['deliver', 'supply']);
  });

  it.each([
    ['two apps', ['a/fastlane/metadata/en-US/name.txt', 'b/fastlane/metadata/en-US/name.txt'], 2],
    ['two flavors', ['src/free/play/listings/en-US/title.txt', 'src/paid/play/listings/en-US/title.txt'], 1],
  ])('needs a choice between %s', (_, paths, count) => {
    const projects = projectsOf(...paths);
    expect(projects).toHaveLength(count);
    expect(needsChoice(projects)).toBe(true);
  });
});
