import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useColorScheme } from './color-scheme';
import { setTheme } from './theme';

it('the colours are those chosen, or else those of the system', () => {
  let report = () => {};
  const system = {
    matches: true,
    addEventListener: (_: string, listener: () => void) => (report = listener),
    removeEventListener() {},
  };
  vi.spyOn(window, 'matchMedia').mockReturnValue(system as unknown as MediaQueryList);
  const { result } = renderHook(useColorScheme);
  expect(result.current).toBe('dark');
  system.matches = false;
  act(() => report());
  expect(result.current).toBe('light');
  act(() => setTheme('dark'));
  expect(result.current).toBe('dark');
  act(() => setTheme('system'));
  expect(result.current).toBe('light');
});
