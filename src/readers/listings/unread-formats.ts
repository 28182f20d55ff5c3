/** Files of tools whose listings are not read, and what to do instead. */
const UNREAD: readonly { path: RegExp; message: (path: string) => string }[] = [
  {
    path: /^(?:.+\/)?store\.config\.(?:js|cjs|mjs|ts)$/,
    message: (path) =>
      `${path} is a program, which is not run here. Save what it returns as store.config.json.`,
  },
  {
    path: /^(?:.+\/)?app-info\/[a-z]{2,3}(?:-[A-Za-z]{2,4})?\.json$/,
    message: (path) =>
      `${folderOf(path)} contains the files of the App Store Connect CLI, which are not read. Write them as fastlane’s with “asc migrate export”.`,
  },
  {
    path: /^(?:.+\/)?whatsnew-[a-z]{2,3}(?:-[A-Za-z0-9]{2,4})?(?:\.txt)?$/,
    message: (path) =>
      `${folderOf(path) || path} contains the release notes of upload-google-play, which are not read. fastlane keeps them as changelogs/default.txt of each language.`,
  },
];

function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** Whether the path is of a tool whose listings are not read. */
export function isUnreadFormat(path: string): boolean {
  return UNREAD.some((row) => row.path.test(path));
}

/** Says which listings among the paths are not read, once for each folder. */
export function unreadFormats(paths: readonly string[]): string[] {
  return [
    ...new Set(paths.flatMap((path) => UNREAD.find((row) => row.path.test(path))?.message(path) ?? [])),
  ];
}
