import { useSyncExternalStore } from 'react';

/** The theme: like the system, or as chosen in the user menu. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export const THEME_LABELS: Record<Theme, string> = { system: 'Same as system', light: 'Light', dark: 'Dark' };

/** The first script of index.html reads it too, before anything is painted. */
const THEME_KEY = 'storepilot-theme';

const listeners = new Set<() => void>();

function readTheme(): Theme {
  try {
    const stored = localStorage.getItem(THEME_KEY);
    return THEMES.find((theme) => theme === stored) ?? 'system';
  } catch {
    return 'system';
  }
}

/** Applies a theme at once and stores it on this device, where the browser allows it. */
export function setTheme(theme: Theme): void {
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Storage is blocked or full: the choice applies until the tab closes.
  }
  apply(theme);
}

/** Applies the theme that is chosen in another tab. */
export function followTheme(): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === THEME_KEY || key === null) apply(readTheme());
  });
}

function apply(theme: Theme) {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
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
