import { shortcutLetter } from '@/lib/shortcut-letter';

/** The properties of a key press that are checked; a browser's autofill sends events without a key. */
type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'
>;

/**
 * Whether the keys are Ctrl+K or, on Apple's keyboards, Cmd+K: Ctrl+K there deletes to the end of the line.
 * @param platform navigator.platform
 */
export function isPaletteKey(press: KeyPress, platform: string): boolean {
  const { ctrlKey, metaKey } = press;
  if (press.isComposing || press.altKey || press.shiftKey) return false;
  const [wanted, other] = isApple(platform) ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  return wanted && !other && shortcutLetter(press) === 'k';
}

/** Returns the key labels for the keyboard in use. @param platform navigator.platform */
export function paletteKeyNames(platform: string): { shown: string; ariaKeyShortcuts: string } {
  return isApple(platform)
    ? { shown: '⌘ K', ariaKeyShortcuts: 'Meta+K' }
    : { shown: 'Ctrl K', ariaKeyShortcuts: 'Control+K' };
}

function isApple(platform: string): boolean {
  return /^(?:Mac|iP)/.test(platform);
}
