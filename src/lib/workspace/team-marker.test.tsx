import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { markInTeam, useIsInTeam } from './team-marker';

it('follows what this tab and others note', () => {
  const { result, unmount } = renderHook(() => useIsInTeam('u-1'));
  expect(result.current).toBe(false);
  act(() => markInTeam('u-1', true));
  expect(result.current).toBe(true);
  act(() => markInTeam('u-2', true));
  expect(result.current).toBe(true);

  localStorage.clear(); // as another tab does, of which this one gets an event
  act(() => void window.dispatchEvent(new StorageEvent('storage')));
  expect(result.current).toBe(false);
  unmount();

  localStorage.setItem('storepilot-in-team-u-1', '1');
  expect(renderHook(() => useIsInTeam('u-1')).result.current).toBe(true);
});

it('reads storage once for many renders', () => {
  const { rerender } = renderHook(() => useIsInTeam('u-1'));
  const read = vi.spyOn(Storage.prototype, 'getItem');
  rerender();
  rerender();
  expect(read).not.toHaveBeenCalled();
});
