/** Longest app name in a file's name. */
const MAX_NAME_CHARACTERS = 60;

/** Name of an export without its ending, e.g. `PawPal-de-DE`; the browser's download makes it safe for file systems. */
export function exportName(appName: string, what: string): string {
  const name = Array.from(appName.trim()).slice(0, MAX_NAME_CHARACTERS).join('').trim();
  return name === '' ? what : `${name}-${what}`;
}
