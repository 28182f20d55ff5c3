const CONFIG_PROGRAM = /^(?:.+\/)?store\.config\.(?:js|cjs|mjs|ts)$/;

/** Whether the path is of a listing that is not read. */
export function isUnreadFormat(path: string): boolean {
  return CONFIG_PROGRAM.test(path);
}

/** Says which listings among the paths are not read, and what to do instead. */
export function unreadFormats(paths: readonly string[]): string[] {
  return paths
    .filter(isUnreadFormat)
    .map((path) => `${path} is a program, which is not run here. Save what it returns as store.config.json.`);
}
