import { useSyncExternalStore } from 'react';

/** The theme: like the system, or as chosen in the user menu. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export const THEME_LABELS: Record<Theme, string> = { system: 'Same as system', light: 'Light', dark: 'Dark' };

/** The script in index.html reads it too: before anything is painted, and when another tab changes it. */
const THEME_KEY = 'storepilot-theme';

const listeners = new Set<() => void>();

/** Applies a theme immediately and stores it on this device, where the browser allows it. */
export function setTheme(theme: Theme): void {
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Storage is blocked or full: the choice applies until the tab closes.
  }
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener); // after the script in index.html has applied the theme
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The theme that applies, wherever it was chosen. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, shownTheme, () => 'system');
}

/** Read from the page, because storage may be blocked. */
function shownTheme(): Theme {
  const shown = document.documentElement.dataset.theme;
  return THEMES.find((theme) => theme === shown) ?? 'system';
}
