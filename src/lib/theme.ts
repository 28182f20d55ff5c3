/** The theme: like the system, or as chosen in the user menu. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export const THEME_LABELS: Record<Theme, string> = { system: 'Same as system', light: 'Light', dark: 'Dark' };

/** The first script of index.html reads it too, before anything is painted. */
const THEME_KEY = 'storepilot-theme';

export function readTheme(): Theme {
  try {
    const stored = localStorage.getItem(THEME_KEY);
    return THEMES.find((theme) => theme === stored) ?? 'system';
  } catch {
    return 'system';
  }
}

/** Applies a theme at once and stores it on this device, where the browser allows it. */
export function setTheme(theme: Theme): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Storage is blocked or full: the choice applies until the tab closes.
  }
}
