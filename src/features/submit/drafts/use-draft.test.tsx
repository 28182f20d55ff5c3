import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { draftsCollection } from '@/lib/workspace/app-collections';
import { renderApp } from '@tests/support/render-app';
import {
  A_MOMENT_MS,
  next,
  openPart,
  paste,
  search,
  stepHeading,
  storedDrafts,
  storedImages,
  type App,
} from '@tests/support/wizard';
import { workspaceWith } from '@tests/support/workspace-engines';

const EARLIER = /^Continue an earlier submission/;

describe('what is typed', () => {
  async function typeOnStep2(app: App) {
    await stepHeading('Build Selection');
    await next(app);
    await paste(app, 'App Name', 'Lantern');
    await openPart(app, 'Store details');
    await paste(app, 'Bundle ID', 'org.lantern.journal');
  }

  it('is there after a reload, on the same step and part', async () => {
    const first = await renderApp('/submit');
    await typeOnStep2(first);
    await first.clock.advance(A_MOMENT_MS);
    await waitFor(() => expect(screen.getByText('Saved on this device')).toBeVisible());
    const url = first.path();
    expect(search(first).get('step')).toBe('2');
    first.unmount();

    const second = await renderApp(url, { engine: first.engine });
    expect(await screen.findByLabelText('Bundle ID')).toHaveValue('org.lantern.journal');
    await openPart(second, 'Texts');
    expect(screen.getByLabelText('App Name')).toHaveValue('Lantern');
  });

  it('is saved within a second although the typing never pauses', async () => {
    const app = await renderApp('/submit?step=2');
    const name = await screen.findByLabelText('App Name');
    for (const letter of 'Lantern') {
      await app.user.type(name, letter);
      await app.clock.advance(200);
    }
    await waitFor(async () => {
      const [draft] = await storedDrafts(app);
      expect(draft?.listings['en-US']?.title).toMatch(/^Lante/);
    });
  });

  it.each([
    ['the page is left', (app: App) => Promise.resolve(app.unmount())],
    ['the tab is closed', () => act(() => Promise.resolve(void window.dispatchEvent(new Event('pagehide'))))],
    ['another step is opened', next],
  ])('is saved immediately when %s', async (_, leave) => {
    const app = await renderApp('/submit?step=2');
    await paste(app, 'App Name', 'Lantern');
    expect(await storedDrafts(app)).toEqual([]);
    await leave(app);
    await waitFor(async () => {
      const [draft] = await storedDrafts(app);
      expect(draft?.listings['en-US']?.title).toBe('Lantern');
    });
    expect(app.clock.pending()).toBe(0);
  });

  it('is not called saved on this device where the browser stores nothing', async () => {
    const openEngine = () => Promise.reject(new Error('SecurityError'));
    const app = await renderApp('/submit', { workspace: { openEngine } });
    await typeOnStep2(app);
    await app.clock.advance(A_MOMENT_MS);
    expect(await screen.findByText('Stored only until this tab closes')).toBeVisible();
    expect(screen.queryByText(/^Saved on this device/)).not.toBeInTheDocument();
  });

  it('makes no draft of a form that was only looked at', async () => {
    const app = await renderApp('/submit?app=laced-up');
    await stepHeading('Build Selection');
    await app.clock.advance(A_MOMENT_MS);
    app.unmount();
    expect(await storedDrafts(app)).toEqual([]);
  });

  it('takes any text as text: hostile markup, right to left, emoji, 10,000 characters', async () => {
    const app = await renderApp('/submit?step=2');
    const texts = ['<img src=x onerror=alert(1)>', 'مرحبا بالعالم', '👩‍👩‍👧'.repeat(4), 'x'.repeat(10_000)];
    for (const text of texts) {
      await app.user.clear(await screen.findByLabelText('App Name'));
      expect(await paste(app, 'App Name', text)).toHaveValue(text);
    }
    await app.clock.advance(A_MOMENT_MS);
    await waitFor(async () =>
      expect((await storedDrafts(app))[0]?.listings['en-US']?.title).toBe('x'.repeat(10_000)),
    );
    expect(document.querySelector('main img')).toBeNull();
  });
});

describe('drafts', () => {
  it('says that a draft is not here, and shows an empty form', async () => {
    const app = await renderApp('/submit?draft=nope&step=3');
    expect(await screen.findByText(/This draft is not on this device/)).toBeVisible();
    expect(search(app).get('draft')).toBeNull();
    expect(await stepHeading('Build Selection')).toBeVisible();
  });

  it('lists the unfinished ones on step 1 and continues one where it was left', async () => {
    const { engine } = await workspaceWith({ id: 'a', step: 3 }, { id: 'blank', bundleId: '' });
    const app = await renderApp('/submit', { engine });
    await app.user.click(await screen.findByRole('button', { name: EARLIER }));
    await app.user.click(
      (await screen.findAllByRole('link', { name: 'Continue Lantern: Evening Journal' }))[0] ?? document.body,
    );
    expect(await stepHeading('Screenshots')).toBeVisible();
    expect(search(app).get('draft')).toBe('a');
  });

  it('deletes one and brings it back', async () => {
    const { engine } = await workspaceWith({ id: 'a' });
    const before = [await storedDrafts({ engine }), await storedImages({ engine })];
    const app = await renderApp('/submit', { engine });
    await app.user.click(await screen.findByRole('button', { name: EARLIER }));
    await app.user.click(
      await screen.findByRole('button', { name: 'Delete draft Lantern: Evening Journal' }),
    );
    await app.user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('link', { name: 'Continue Lantern: Evening Journal' })).toBeVisible();
    expect([await storedDrafts(app), await storedImages(app)]).toEqual(before);
  });

  it('brings the fields of two tabs together when both change one draft', async () => {
    const { engine, repository } = await workspaceWith({ id: 'a', revision: 1 });
    const app = await renderApp('/submit?draft=a&step=2&part=details', { engine });
    const version = await screen.findByLabelText('Version');
    await app.user.clear(version);
    await app.user.type(version, '2.0.0');
    await repository.update(draftsCollection, 'a', (draft) => ({
      ...draft,
      bundleId: 'com.other.tab',
      revision: 2,
    }));
    await app.clock.advance(A_MOMENT_MS);
    await waitFor(() => expect(screen.getByLabelText('Bundle ID')).toHaveValue('com.other.tab'));
    expect(version).toHaveValue('2.0.0');
    expect(await storedDrafts(app)).toMatchObject([
      { bundleId: 'com.other.tab', version: '2.0.0', revision: 3 },
    ]);
  });

  it('saves a draft again that another tab has deleted', async () => {
    const { engine, repository } = await workspaceWith({ id: 'a', revision: 1 });
    const app = await renderApp('/submit?draft=a&step=2&part=details', { engine });
    await paste(app, 'Version', '.1');
    await repository.remove(draftsCollection, 'a');
    await app.clock.advance(A_MOMENT_MS);
    await waitFor(async () =>
      expect(await storedDrafts(app)).toMatchObject([{ id: 'a', version: '1.4.0.1' }]),
    );
  });
});
