/** What decides of a key press; a browser's own autofill sends some without a key. */
type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'
>;

/**
 * Ctrl+K, on Apple's keyboards Cmd+K: there Ctrl+K deletes to the end of the line, in every text field.
 * @param platform navigator.platform
 */
export function isPaletteKey(press: KeyPress, platform: string): boolean {
  const { key, code, ctrlKey, metaKey } = press;
  if (press.isComposing || press.altKey || press.shiftKey) return false;
  const [wanted, other] = isApple(platform) ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  // Where the layout has no Latin letters the place of the key counts.
  return wanted && !other && (/^k$/i.test(key) || (code === 'KeyK' && !/^[a-z]$/i.test(key)));
}

/** How the keys are called on the keyboard in use. @param platform navigator.platform */
export function paletteKeyNames(platform: string): { shown: string; ariaKeyShortcuts: string } {
  return isApple(platform)
    ? { shown: '⌘ K', ariaKeyShortcuts: 'Meta+K' }
    : { shown: 'Ctrl K', ariaKeyShortcuts: 'Control+K' };
}

function isApple(platform: string): boolean {
  return /^(?:Mac|iP)/.test(platform);
}
