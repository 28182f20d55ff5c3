import { act, renderHook } from '@testing-library/react';
import * as z from 'zod/mini';
import { expect, it, vi } from 'vitest';
import { defineCollection } from './collection';
import { hideSamples, ownFirst, useSamples, WorkspaceUserContext } from './samples';

const notes = defineCollection({
  name: 'notes',
  schema: z.object({ id: z.string() }),
  start: () => [{ id: 'settings' }],
  sample: () => [{ id: 's-1' }, { id: 's-2' }],
});
const all = ['s-1', 'mine-1', 's-2', 'settings', 'mine-2'].map((id) => ({ id }));
const idsOf = (items: { id: string }[]) => items.map(({ id }) => id);

it('puts own records before samples, and leaves only those when samples are hidden', () => {
  expect(idsOf(ownFirst(notes, all, true))).toEqual(['mine-1', 'settings', 'mine-2', 's-1', 's-2']);
  expect(idsOf(ownFirst(notes, all, false))).toEqual(['mine-1', 'settings', 'mine-2']);
  expect(idsOf(ownFirst(notes, [{ id: 's-1' }], false))).toEqual([]);
  expect(notes.start().map(({ id }) => id)).toEqual(['settings', 's-1', 's-2']);
});

const asUser = (userId: string) => ({
  wrapper: ({ children }: { children: React.ReactNode }) => (
    <WorkspaceUserContext value={userId}>{children}</WorkspaceUserContext>
  ),
});

it('stores the answer per user on this device', () => {
  const { result } = renderHook(useSamples, asUser('u-1'));
  expect(result.current).toMatchObject({ areShown: true, isAnswered: false });
  act(() => result.current.hide());
  expect(result.current).toMatchObject({ areShown: false, isAnswered: true });
  expect(renderHook(useSamples, asUser('u-1')).result.current.areShown).toBe(false);
  expect(renderHook(useSamples, asUser('u-2')).result.current.areShown).toBe(true);
  act(() => result.current.show());
  expect(result.current).toMatchObject({ areShown: true, isAnswered: true });
});

it('works until the tab closes where storage is blocked', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const { result } = renderHook(useSamples, asUser('u-3'));
  act(() => hideSamples('u-3'));
  expect(result.current.areShown).toBe(false);
});
