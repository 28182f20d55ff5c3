import { useSyncExternalStore } from 'react';
import { useTheme } from './theme';

const DARK = '(prefers-color-scheme: dark)';

/** The colours that are shown, whether they were chosen or are those of the system. */
export function useColorScheme(): 'light' | 'dark' {
  const theme = useTheme();
  const isSystemDark = useSyncExternalStore(subscribe, isDark, () => false);
  if (theme !== 'system') return theme;
  return isSystemDark ? 'dark' : 'light';
}

function subscribe(listener: () => void): () => void {
  const system = window.matchMedia(DARK);
  system.addEventListener('change', listener);
  return () => system.removeEventListener('change', listener);
}

function isDark(): boolean {
  return window.matchMedia(DARK).matches;
}
