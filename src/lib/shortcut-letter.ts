/**
 * The letter of a key press, in lower case: the key's own, or on a layout without Latin letters, e.g. a Russian one, that
 * of the key's position. Empty for other keys and for presses without a key, which autofill sends.
 */
export function shortcutLetter({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? '';
}
