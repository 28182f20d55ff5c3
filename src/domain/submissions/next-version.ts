/** The version after this one: `2.1.0` to `2.1.1`, `3.0` to `3.1`, `7` to `8`; undefined for anything but numbers. */
export function nextVersion(version: string): string | undefined {
  const match = /^((?:\d{1,9}\.){0,3})(\d{1,9})$/.exec(version.trim());
  if (!match) return undefined;
  const [, head = '', last = ''] = match;
  return `${head}${Number(last) + 1}`;
}
