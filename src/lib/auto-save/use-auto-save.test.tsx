import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createMemoryEngine, type Engine, type StoredRecord } from '@/lib/workspace/engine';
import { draftsCollection } from '@/lib/workspace/app-collections';
import { openRepository } from '@/lib/workspace/repository';
import { storedDraft } from '@tests/support/drafts';
import { renderApp } from '@tests/support/render-app';
import { A_MOMENT_MS, next, paste } from '@tests/support/wizard';

/** Storage that lists which drafts are read. */
function readingEngine() {
  const disk = createMemoryEngine();
  const reads: string[] = [];
  const engine: Engine = {
    ...disk,
    read: (collection, id) => {
      if (collection === 'drafts') reads.push(id);
      return disk.read(collection, id);
    },
    readAll: (collection) => {
      if (collection === 'drafts') reads.push('all');
      return disk.readAll(collection);
    },
    change: (collection, ids, decide) => {
      if (collection === 'drafts') reads.push(...ids.map((id) => `change ${id}`));
      return disk.change(collection, ids, decide);
    },
  };
  return { engine, reads };
}

it('reads no other record when it saves, although the list of drafts was shown', async () => {
  const { engine, reads } = readingEngine();
  const repository = await openRepository({ openEngine: () => Promise.resolve(engine) });
  const drafts = ['a', 'b', 'c'].map((id) => storedDraft({ id }));
  await repository.put(draftsCollection, drafts);

  // Step 1 lists the drafts; the app name is on step 2.
  const app = await renderApp('/submit?draft=a&step=1', { engine });
  await app.user.click(await screen.findByRole('button', { name: /^Continue an earlier submission/ }));
  expect((await screen.findAllByRole('link', { name: /^Continue / })).length).toBeGreaterThan(0);
  await next(app);
  await app.clock.advance(A_MOMENT_MS);
  await waitFor(() => expect(screen.getByText('Saved on this device')).toBeVisible());
  reads.length = 0;
  await paste(app, 'App Name', '!');
  await app.clock.advance(A_MOMENT_MS);
  await waitFor(() => expect(screen.getByText('Saved on this device')).toBeVisible());
  await app.user.click(screen.getByRole('button', { name: 'Previous' }));
  await app.clock.advance(A_MOMENT_MS);
  await waitFor(() => expect(screen.getByText('Saved on this device')).toBeVisible());
  expect(reads).toEqual(['change a', 'change a']);
});

it('stores what was just typed while the page closes, and nothing when all is saved', async () => {
  const written: unknown[] = [];
  const engine = { ...createMemoryEngine(), writeNow: ({ value }: StoredRecord) => void written.push(value) };
  const app = await renderApp('/submit?step=2', { engine });
  await screen.findByLabelText('App Name');
  window.dispatchEvent(new Event('pagehide'));
  expect(written).toEqual([]);
  await paste(app, 'App Name', 'Lantern');
  window.dispatchEvent(new Event('pagehide'));
  expect(written).toMatchObject([{ listings: { 'en-US': { title: 'Lantern' } }, revision: 1 }]);
  await waitFor(() => expect(screen.getByText('Saved on this device')).toBeVisible());
  window.dispatchEvent(new Event('pagehide'));
  expect(written).toHaveLength(1);
});

it('stores it too when the page closes while the form that was left is being saved', async () => {
  const written: unknown[] = [];
  const disk = createMemoryEngine();
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const engine: Engine = {
    ...disk,
    change: async (collection, ids, decide) => {
      if (ids.length > 0 && collection === 'drafts') await held;
      return disk.change(collection, ids, decide);
    },
    writeNow: ({ value }) => void written.push(value),
  };
  const app = await renderApp('/submit?step=2', { engine });
  await screen.findByLabelText('App Name');
  await paste(app, 'App Name', 'Lantern');
  await app.user.click(screen.getByRole('link', { name: 'Apps' }));
  expect(await screen.findByRole('heading', { name: 'Your Apps' })).toBeVisible();
  window.dispatchEvent(new Event('pagehide'));
  expect(written).toMatchObject([{ listings: { 'en-US': { title: 'Lantern' } } }]);
  release();
  await waitFor(async () => expect(await disk.readAll('drafts')).toHaveLength(1));
  window.dispatchEvent(new Event('pagehide'));
  expect(written).toHaveLength(1);
});

it('keeps a message that is pasted before its record was read', async () => {
  const disk = createMemoryEngine();
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const engine: Engine = {
    ...disk,
    read: async (collection, id) => {
      if (collection === 'store-messages') await held;
      return disk.read(collection, id);
    },
  };
  const app = await renderApp('/recovery', { engine });
  await paste(app, 'The store’s message', 'Guideline 2.1 - Your app crashed.');
  expect(screen.getByLabelText('The store’s message')).toHaveValue('Guideline 2.1 - Your app crashed.');
  release();
  await app.clock.advance(A_MOMENT_MS);
  await waitFor(async () =>
    expect(await disk.readAll('store-messages')).toMatchObject([
      { value: { text: 'Guideline 2.1 - Your app crashed.' } },
    ]),
  );
  expect(screen.getByLabelText('The store’s message')).toHaveValue('Guideline 2.1 - Your app crashed.');
});
