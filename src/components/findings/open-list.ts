import type { KeyboardEvent } from 'react';

/**
 * Opens the list of a select that acts as soon as an option is chosen. Without it, Chromium on Windows and Linux chooses
 * the next option, and so acts, at the first arrow key or letter in a closed select.
 */
export function openListOnKey(event: KeyboardEvent<HTMLSelectElement>) {
  const { key, ctrlKey, metaKey, altKey, currentTarget } = event;
  const isChoosing = /^(Arrow|Page|Home|End)/.test(key) || (key.length === 1 && key !== ' ');
  if (!isChoosing || ctrlKey || metaKey || altKey || !('showPicker' in currentTarget)) return;
  event.preventDefault();
  currentTarget.showPicker();
}
