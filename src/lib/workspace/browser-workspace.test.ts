import 'fake-indexeddb/auto';
import * as z from 'zod/mini';
import { expect, it } from 'vitest';
import { deleteBrowserWorkspace, openBrowserWorkspace } from './browser-workspace';
import { defineCollection } from './collection';

const notes = defineCollection<{ id: string; text: string }>({
  name: 'notes',
  version: 1,
  schema: z.object({ id: z.string(), text: z.string() }),
});

it('shows no user what another one keeps in the same browser, nor lets them delete it', async () => {
  const ada = await openBrowserWorkspace('ada');
  await ada.put(notes, [{ id: 'draft', text: 'secret plan' }]);

  const ben = await openBrowserWorkspace('ben');
  expect(await ben.list(notes)).toEqual([]);
  expect(await ben.get(notes, 'draft')).toBeUndefined();
  await ben.put(notes, [{ id: 'draft', text: 'other' }]);
  await ben.remove(notes, 'draft');
  await deleteBrowserWorkspace('ben');

  expect(await (await openBrowserWorkspace('ada')).list(notes)).toEqual([
    { id: 'draft', text: 'secret plan' },
  ]);
});
