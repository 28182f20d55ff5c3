import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { preparePage } from '@/app/page-loader';
import { COPY_BY_HAND } from '@/lib/clipboard';
import { draftsCollection } from '@/lib/workspace/app-collections';
import { createMemoryEngine } from '@/lib/workspace/engine';
import { openRepository } from '@/lib/workspace/repository';
import { A_MOMENT_MS } from '@tests/support/wizard';
import { listing, storedDraft } from '@tests/support/drafts';
import { renderApp, type RenderAppOptions } from '@tests/support/render-app';

const TEXTS = {
  'App Name': 'PawPal',
  'Current Title': 'PawPal #1 pet diary',
  'Current Description': 'Log walks and meals of the dog. Share the log with your vet.',
};

async function openPage(options?: RenderAppOptions, url = '/aso') {
  const app = await renderApp(url, options);
  await screen.findByRole('heading', { level: 1, name: 'ASO Optimizer' });
  return app;
}

type App = Awaited<ReturnType<typeof openPage>>;
const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));

async function fill({ user }: App, texts: Partial<typeof TEXTS> = TEXTS) {
  for (const [label, text] of Object.entries(texts)) {
    await user.click(field(label));
    await user.paste(text);
  }
}

async function optimize(app: App) {
  await fill(app);
  await app.user.click(screen.getByRole('button', { name: 'Optimize Listing' }));
  await app.clock.advance(3000);
  await screen.findByText('Optimization Complete!');
  await screen.findByRole('tablist');
}

describe('the form', () => {
  it('asks for what is missing, and keeps what is there', async () => {
    const app = await openPage();
    await fill(app, { 'App Name': 'PawPal', 'Current Title': '   ' });
    await app.user.click(screen.getByRole('button', { name: 'Optimize Listing' }));

    expect(await screen.findByText('Missing Information')).toBeVisible();
    expect(screen.getByText('Please fill in all required fields')).toBeVisible();
    expect(field('Current Title')).toBeInvalid();
    expect(field('Current Description')).toBeInvalid();
    expect(field('App Name')).toBeValid();
    expect(field('Current Title')).toHaveFocus();
    expect(field('App Name')).toHaveValue('PawPal');
    expect(screen.queryByRole('progressbar', { name: /analyzing/ })).not.toBeInTheDocument();
    await app.clock.advance(A_MOMENT_MS);
    expect(app.clock.pending()).toBe(0);
  });

  it('offers the eight categories', async () => {
    await openPage();
    expect(
      within(screen.getByLabelText('Category'))
        .getAllByRole('option')
        .map((each) => each.textContent),
    ).toEqual([
      ...['Productivity', 'Business', 'Education', 'Entertainment'],
      ...['Finance', 'Health & Fitness', 'Social Networking', 'Utilities'],
    ]);
  });

  it('survives a reload, with its result', async () => {
    const engine = createMemoryEngine();
    const first = await openPage({ engine });
    await optimize(first);
    first.unmount();

    await openPage({ engine });
    expect(field('App Name')).toHaveValue('PawPal');
    expect(field('Current Description')).toHaveValue(TEXTS['Current Description']);
    expect(screen.getByText('92')).toBeVisible();
  });

  it('takes 10,000 characters, HTML and right-to-left text as text', async () => {
    const app = await openPage();
    const description = `<img src=x onerror=alert(1)> مرحبا ${'😀'.repeat(10_000)}`;
    await fill(app, { ...TEXTS, 'Current Description': description });
    expect(field('Current Description')).toHaveValue(description);
    await app.user.click(screen.getByRole('button', { name: 'Optimize Listing' }));
    await app.clock.advance(3000);
    expect(await screen.findByText('Optimization Complete!')).toBeVisible();
    expect(document.querySelector('main img')).toBeNull();
  });
});

describe('an optimisation', () => {
  it('takes 3000 ms with progress, then shows score, texts and improvements', async () => {
    const app = await openPage();
    await fill(app);
    await app.user.click(screen.getByRole('button', { name: 'Optimize Listing' }));
    expect(screen.getByText('AI analyzing your app metadata...')).toBeVisible();
    const bar = screen.getByRole('progressbar', { name: 'AI analyzing your app metadata...' });
    expect(bar).toHaveAttribute('aria-valuenow', '0');
    await app.clock.advance(2999);
    expect(Number(bar.getAttribute('aria-valuenow'))).toBeGreaterThan(90);
    expect(screen.queryByText('Optimization Complete!')).not.toBeInTheDocument();
    await app.clock.advance(1);

    expect(await screen.findByText('Optimization Complete!')).toBeVisible();
    expect(screen.getByText('ASO score improved to 92/100')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'ASO score' })).toHaveAttribute('aria-valuenow', '92');
    expect(screen.getAllByText('Simulated').length).toBeGreaterThan(0);
    expect(
      within(screen.getByRole('list', { name: 'Improvements' })).getAllByRole('listitem').length,
    ).toBeGreaterThan(2);

    const original = within(screen.getByRole('region', { name: 'Original' }));
    const optimized = within(screen.getByRole('region', { name: 'Optimized' }));
    expect(original.getByText(/#1/).tagName).toBe('DEL');
    expect(optimized.getByText(/:/).tagName).toBe('INS');
    await app.clock.advance(A_MOMENT_MS);
    expect(app.clock.pending()).toBe(0);
  });

  it('shows every part of the listing in its tab, the tab in the URL', async () => {
    const app = await openPage();
    await optimize(app);
    await app.user.click(screen.getByRole('tab', { name: 'Keywords' }));
    expect(within(screen.getByRole('list', { name: 'Keywords' })).getByText('walks')).toBeVisible();
    await app.user.click(screen.getByRole('tab', { name: 'Localization' }));
    for (const name of ['Spanish (Spain)', 'French', 'German'])
      expect(screen.getByRole('region', { name })).toBeVisible();
    expect(app.path()).toBe('/aso?tab=localization');
  });

  it.each([
    ['cancelling', (app: App) => app.user.click(screen.getByRole('button', { name: 'Cancel' }))],
    ['leaving', (app: App) => app.user.click(screen.getByRole('link', { name: 'Templates' }))],
  ])('%s leaves nothing running', async (_, leave) => {
    await preparePage('templates');
    const app = await openPage();
    await fill(app);
    await app.user.click(screen.getByRole('button', { name: 'Optimize Listing' }));
    await app.clock.advance(1000);
    expect(app.clock.pending()).toBe(1);
    // Awaited as a whole: the page that opens may suspend.
    await act(() => leave(app));
    expect(app.clock.pending()).toBe(0);
    await app.clock.advance(5000);
    expect(screen.queryByText('Optimization Complete!')).not.toBeInTheDocument();
  });
});

describe('copying', () => {
  it('copies the optimized text', async () => {
    const app = await openPage();
    await optimize(app);
    await app.user.click(screen.getByRole('button', { name: 'Copy optimized title' }));
    expect(await screen.findByText('Copied!')).toBeVisible();
    expect(screen.getByText('Text copied to clipboard')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('PawPal: pet diary');
  });

  it('says how to copy by hand when the browser refuses', async () => {
    const app = await openPage();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await optimize(app);
    await app.user.click(screen.getByRole('button', { name: 'Copy optimized title' }));
    expect(await screen.findByText(COPY_BY_HAND)).toBeVisible();
    expect(screen.queryByText('Copied!')).not.toBeInTheDocument();
  });
});

describe('the store check', () => {
  it('follows the text, and fixes it with one click', async () => {
    const app = await openPage();
    await fill(app, { 'App Name': 'PawPal', 'Current Title': 'PawPal!!! pet diary' });
    const findings = within(await screen.findByRole('list', { name: 'Findings' }));
    expect(findings.getByText(/repeats punctuation/)).toBeVisible();
    await app.user.click(findings.getByRole('button', { name: 'Fix it' }));
    expect(field('Current Title')).toHaveValue('PawPal! pet diary');
    await waitFor(() => expect(screen.queryByText(/repeats punctuation/)).not.toBeInTheDocument());
  });
});

describe('drafts', () => {
  async function engineWithDraft() {
    const engine = createMemoryEngine();
    const repository = await openRepository({ openEngine: () => Promise.resolve(engine) });
    const listings = { 'en-US': listing(), 'de-DE': listing({ title: 'Laterne: Abendtagebuch' }) };
    await repository.put(draftsCollection, [storedDraft({ listings })]);
    const stored = async () => (await repository.get(draftsCollection, 'draft-1'))?.listings['en-US'];
    return { engine, stored };
  }

  it('fills the form from a draft, and gives the old texts back', async () => {
    const { engine } = await engineWithDraft();
    const app = await openPage({ engine });
    await fill(app);
    await app.user.selectOptions(
      await screen.findByLabelText('Start from'),
      'Draft: Lantern: Evening Journal (1.4.0)',
    );
    expect(field('Current Title')).toHaveValue('Lantern: Evening Journal');
    await app.user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(field('Current Title')).toHaveValue(TEXTS['Current Title']);
  });

  it('asks before a result goes into a draft, changes only what is ticked, and can undo it', async () => {
    const { engine, stored } = await engineWithDraft();
    const app = await openPage({ engine });
    const before = await stored();
    await optimize(app);
    await app.user.click(screen.getByRole('button', { name: 'Write to a draft' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Write to a draft' }));
    expect(dialog.getAllByText('In the draft now').length).toBeGreaterThan(1);
    expect(dialog.getByRole('checkbox', { name: 'Title, French' })).toBeChecked();
    // A translation of one's own is not offered up by itself.
    expect(dialog.getByRole('checkbox', { name: 'Title, German' })).not.toBeChecked();
    const title = dialog.getByRole('checkbox', { name: 'Title, English (US)' });
    for (const box of dialog.getAllByRole('checkbox', { checked: true }))
      if (box !== title) await app.user.click(box);
    await app.user.click(dialog.getByRole('button', { name: 'Replace 1 text' }));

    expect(await screen.findByText('Draft updated')).toBeVisible();
    expect(await stored()).toEqual({ ...before, title: 'PawPal: pet diary' });
    await app.user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await stored()).toEqual(before));
  });

  it('leaves the draft alone when the dialog is cancelled', async () => {
    const { engine, stored } = await engineWithDraft();
    const app = await openPage({ engine });
    const before = await stored();
    await optimize(app);
    await app.user.click(screen.getByRole('button', { name: 'Write to a draft' }));
    await app.user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await stored()).toEqual(before);
  });

  it('shows the way to a first draft where there is none', async () => {
    const app = await openPage();
    await optimize(app);
    await app.user.click(screen.getByRole('button', { name: 'Write to a draft' }));
    expect(await screen.findByRole('link', { name: 'Start a submission' })).toHaveAttribute(
      'href',
      '/submit',
    );
  });
});
