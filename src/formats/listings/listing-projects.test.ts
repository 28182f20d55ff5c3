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
    expect(suggestedSets(projects).map(setLabel)).toEqual([
      'fastlane deliver in fastlane/metadata',
      'fastlane supply in fastlane/metadata/android',
    ]);
  });

  it('names the config of EAS once', () => {
    const labels = projectsOf('store.config.json', 'mobile/store.config.json').map(({ ios }) =>
      ios.map(setLabel),
    );
    expect(labels.flat().sort()).toEqual(['EAS mobile/store.config.json', 'EAS store.config.json']);
  });

  it('prefers fastlane’s folders in our own package, which has three formats', () => {
    const projects = projectsOf(
      'fastlane/metadata/en-US/name.txt',
      'fastlane/metadata/android/en-US/title.txt',
      'store.config.json',
      'src/main/play/listings/en-US/title.txt',
    );
    expect(needsChoice(projects)).toBe(false);
    expect(suggestedSets(projects).map(({ format }) => format)).toEqual(['deliver', 'supply']);
  });

  it.each<[string, string[], string[]]>([
    [
      'pictures alone',
      [
        'app/fastlane/screenshots/en-US/1.png',
        'app/fastlane/metadata/android/de-DE/images/phoneScreenshots/1.jpg',
      ],
      ['deliver app/fastlane/metadata', 'supply app/fastlane/metadata/android'],
    ],
    [
      'an icon alone',
      ['fastlane/metadata/android/en-US/images/icon.png'],
      ['supply fastlane/metadata/android'],
    ],
    [
      'screenshots beside the texts of another tool',
      ['store.config.json', 'fastlane/screenshots/en-US/1.png'],
      ['eas store.config.json'],
    ],
    [
      'pictures beside the texts of another tool',
      ['src/main/play/listings/en-US/title.txt', 'fastlane/metadata/android/en-US/images/icon.png'],
      ['gradle-play-publisher src/main/play'],
    ],
    ['pictures of a web site', ['docs/screenshots/en-US/1.png', 'fastlane/screenshots/1.png'], []],
  ])('finds %s', (_, paths, expected) => {
    const sets = suggestedSets(projectsOf(...paths));
    expect(sets.map(({ format, root }) => `${format} ${root}`)).toEqual(expected);
  });

  const IOS = 'fastlane/metadata/en-US/name.txt';
  const ANDROID = 'fastlane/metadata/android/en-US/title.txt';
  const GRADLE = 'src/main/play/listings/en-US/title.txt';

  it.each([
    ['React Native and Flutter', [`ios/${IOS}`, `android/${ANDROID}`], ''],
    ['the same in a folder', [`apps/mobile/ios/${IOS}`, `apps/mobile/android/${ANDROID}`], 'apps/mobile'],
    ['with gradle-play-publisher', [`ios/${IOS}`, `android/app/${GRADLE}`], ''],
    ['Kotlin Multiplatform', [`iosApp/${IOS}`, `androidApp/${GRADLE}`], ''],
    ['with the config of EAS', ['store.config.json', `_android/${ANDROID}`], ''],
  ])('takes both halves of an app without a question: %s', (_, paths, folder) => {
    const projects = projectsOf(...paths);
    expect(projects.map(({ project }) => project)).toEqual([folder]);
    expect(needsChoice(projects)).toBe(false);
    expect(suggestedSets(projects).map(({ store }) => store)).toEqual(['ios', 'android']);
  });

  it('suggests the only listing of each store, and asks when they may be of two apps', () => {
    const projects = projectsOf(`lantern/${IOS}`, `walks/${ANDROID}`);
    expect(needsChoice(projects)).toBe(true);
    expect(suggestedSets(projects).map(({ project }) => project)).toEqual(['lantern', 'walks']);
  });

  it('suggests the listings of the largest app where there are several', () => {
    const paths = ['a', 'b'].flatMap((app) => [`${app}/ios/${IOS}`, `${app}/android/${ANDROID}`]);
    const projects = projectsOf(...paths, 'b/ios/fastlane/metadata/de-DE/name.txt');
    expect(needsChoice(projects)).toBe(true);
    expect(suggestedSets(projects).map(({ project }) => project)).toEqual(['b/ios', 'b/android']);
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
