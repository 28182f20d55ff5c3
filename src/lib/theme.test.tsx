import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { followTheme, setTheme, useTheme } from './theme';

it('the theme is the one chosen last, here or in another tab', () => {
  followTheme();
  const { result } = renderHook(useTheme);
  expect(result.current).toBe('system');
  act(() => setTheme('light'));
  expect(result.current).toBe('light');
  localStorage.setItem('storepilot-theme', 'dark');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'storepilot-theme' })));
  expect(result.current).toBe('dark');
  expect(document.documentElement.dataset.theme).toBe('dark');
  act(() => setTheme('system'));
  expect(document.documentElement.dataset.theme).toBeUndefined();
});
