const CONFIG_PROGRAM = /^(?:.+\/)?store\.config\.(?:js|cjs|mjs|ts)$/;

/** The files of gradle-play-publisher before its version 2, without an ending. */
const OLD_GRADLE = /^((?:.+\/)?play)\/[^/]+\/listing\/(?:title|shortdescription|fulldescription)$/;

/** Whether the path is of a listing that is not read. */
export function isUnreadFormat(path: string): boolean {
  return CONFIG_PROGRAM.test(path) || OLD_GRADLE.test(path);
}

/** Says which listings among the paths are not read, and what to do instead. */
export function unreadFormats(paths: readonly string[]): string[] {
  const programs = paths.filter((path) => CONFIG_PROGRAM.test(path));
  const oldFolders = new Set(paths.flatMap((path) => OLD_GRADLE.exec(path)?.[1] ?? []));
  return [
    ...programs.map(
      (path) => `${path} is a program, which is not run here. Save what it returns as store.config.json.`,
    ),
    ...[...oldFolders].map(
      (folder) =>
        `${folder} is laid out for gradle-play-publisher 1, whose files are no longer read. Rename them as version 2 and later do, e.g. en-US/listing/title to listings/en-US/title.txt, shortdescription to short-description.txt, fulldescription to full-description.txt and en-US/whatsnew to release-notes/en-US/default.txt.`,
    ),
  ];
}

const TRANSLATIONS =
  /\.(?:xcstrings|strings|stringsdict|xliff|xlf|po|pot|arb|resx)$|(?:^|\/)values(?:-[^/]+)?\/strings\.xml$/i;
const TRANSLATION_SERVICE = /^(?:.+\/)?(?:crowdin\.ya?ml|\.weblate)$/i;

/** Says which files of translations among the paths are not read, and what to do instead. The first of each kind is named. */
export function unreadTranslations(paths: readonly string[]): string[] {
  const texts = paths.filter((path) => TRANSLATIONS.test(path));
  const service = paths.find((path) => TRANSLATION_SERVICE.test(path));
  const [first] = texts;
  const others = texts.length > 1 ? ` and ${texts.length - 1} more like it` : '';
  return [
    first !== undefined &&
      `${first}${others}: translations of an app’s interface are not read. Save the store texts as files of fastlane (metadata/de-DE/name.txt), or as a table with a row for each language, like the one that Localization exports.`,
    service !== undefined &&
      `${service} only says where a translation service stores its files. Download the translated store texts and open their folder, e.g. fastlane/metadata.`,
  ].filter((message) => message !== false);
}
