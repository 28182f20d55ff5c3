import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setTheme, useTheme } from './theme';

it('the theme is the one chosen last, here or in another tab', () => {
  const { result } = renderHook(useTheme);
  expect(result.current).toBe('system');
  act(() => setTheme('light'));
  expect(result.current).toBe('light');
  expect(document.documentElement.dataset.theme).toBe('light');
  // The script in index.html applies what another tab chose; a journey proves it.
  document.documentElement.dataset.theme = 'dark';
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'storepilot-theme' })));
  expect(result.current).toBe('dark');
  act(() => setTheme('system'));
  expect(document.documentElement.dataset.theme).toBeUndefined();
});
