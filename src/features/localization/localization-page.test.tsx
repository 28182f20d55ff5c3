import { act, screen, waitFor, within } from '@testing-library/react';
import { unzipSync } from 'fflate';
import { describe, expect, it, vi } from 'vitest';
import { preparePage } from '@/app/page-loader';
import { COPY_BY_HAND } from '@/lib/clipboard';
import { createMemoryEngine } from '@/lib/workspace/engine';
import { A_MOMENT_MS } from '@tests/support/wizard';
import { watchDownloads } from '@tests/support/screens/downloads';
import { renderApp, type RenderAppOptions } from '@tests/support/render-app';

async function openPage(options?: RenderAppOptions) {
  const app = await renderApp('/localization', options);
  await screen.findByRole('heading', { level: 1, name: 'Localization Packs' });
  return app;
}

type App = Awaited<ReturnType<typeof openPage>>;
const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));
const market = (name: string) => screen.getByRole('checkbox', { name: new RegExp(`^${name}`) });
const press = (app: App, name: string) => app.user.click(screen.getByRole('button', { name }));
const card = (name: string) => within(screen.getByRole('listitem', { name }));

async function fill({ user }: App, markets: string[], name = 'PawPal', text = 'Reminders for meals.') {
  await user.click(field('App Name'));
  await user.paste(name);
  await user.click(field('Description'));
  await user.paste(text);
  for (const each of markets) await user.click(market(each));
}

async function generate(app: App, markets = ['German', 'Arabic']) {
  await fill(app, markets);
  await press(app, 'Generate Packs');
  await app.clock.advance(4000);
  await screen.findByText('Localization Complete!');
  await screen.findByRole('region', { name: 'Summary' });
}

describe('the form', () => {
  it('offers six categories, both toggles on, and ten markets with their numbers', async () => {
    await openPage();
    expect(
      within(screen.getByLabelText('Category'))
        .getAllByRole('option')
        .map((each) => each.textContent),
    ).toEqual(['Productivity', 'Business', 'Education', 'Entertainment', 'Health', 'Social']);
    expect(screen.getByRole('switch', { name: 'Cultural Adaptation' })).toBeChecked();
    expect(screen.getByRole('switch', { name: 'Screenshot Localization' })).toBeChecked();
    expect(screen.getAllByRole('checkbox').map((each) => each.getAttribute('value'))).toEqual([
      ...['es-ES', 'fr-FR', 'de-DE', 'ja-JP', 'ko-KR', 'zh-CN', 'pt-BR', 'ru-RU', 'ar-SA', 'hi-IN'],
    ]);
    const japanese = screen.getByText('Japanese (Japan)').closest('li');
    for (const text of ['🇯🇵', '104M users', '+32%', 'Complex']) expect(japanese).toHaveTextContent(text);
  });

  it.each([
    ['everything', ' ', ' ', [], 'App Name'],
    ['a blank description', 'PawPal', ' \n ', ['German'], 'Description'],
    ['the markets', 'PawPal', 'Meals', [], 'Spanish'],
  ])('asks for %s, and keeps what is there', async (_, name, text, markets, focused) => {
    const app = await openPage();
    await fill(app, markets, name, text);
    await press(app, 'Generate Packs');
    expect(await screen.findByText('Missing Information')).toBeVisible();
    expect(screen.getByText('Please fill in app details and select target markets')).toBeVisible();
    expect(focused === 'Spanish' ? market(focused) : field(focused)).toHaveFocus();
    expect(field('App Name')).toHaveValue(name);
    await app.clock.advance(A_MOMENT_MS);
    expect(app.clock.pending()).toBe(0);
  });

  it('survives a reload, with its packs', async () => {
    const engine = createMemoryEngine();
    const first = await openPage({ engine });
    await first.user.click(screen.getByRole('switch', { name: 'Cultural Adaptation' }));
    await generate(first);
    first.unmount();

    await openPage({ engine });
    expect(field('App Name')).toHaveValue('PawPal');
    expect(screen.getByRole('switch', { name: 'Cultural Adaptation' })).not.toBeChecked();
    expect(market('German')).toBeChecked();
    await screen.findByRole('region', { name: 'Summary' });
    expect(card('German (Germany)').getByText('PawPal: Aufgaben & Planer')).toBeVisible();
  });

  it('takes 10,000 characters, emoji, HTML and right-to-left text as text', async () => {
    const app = await openPage();
    const text = `<img src=x onerror=alert(1)> مرحبا ${'😀'.repeat(10_000)}`;
    await fill(app, ['German'], '<b>مرحبا</b>', text);
    expect(field('Description')).toHaveValue(text);
    await press(app, 'Generate Packs');
    await app.clock.advance(4000);
    expect(await screen.findByText('مرحبا: Aufgaben & Planer')).toBeVisible();
    expect(document.querySelector('main img')).toBeNull();
  });
});

describe('generating', () => {
  it('takes 4 s with progress, then shows a summary and a card per market', async () => {
    const app = await openPage();
    await fill(app, ['German', 'Arabic']);
    await press(app, 'Generate Packs');
    const bar = screen.getByRole('progressbar', { name: 'Analyzing your app...' });
    expect(bar).toHaveAttribute('aria-valuenow', '0');
    await app.clock.advance(3999);
    expect(screen.queryByText('Localization Complete!')).not.toBeInTheDocument();
    await app.clock.advance(1);
    expect(await screen.findByText('Localization Complete!')).toBeVisible();
    await app.clock.advance(A_MOMENT_MS);
    expect(app.clock.pending()).toBe(0);

    const summary = within(await screen.findByRole('region', { name: 'Summary' }));
    expect(summary.getByText('85%')).toBeVisible();
    expect(summary.getByText('2 of 2')).toBeVisible();
    const german = card('German (Germany)');
    expect(german.getByText('Simulated')).toBeVisible();
    expect(german.getByText(/71M users · \+21% est\. revenue · 88% confidence/)).toBeVisible();
    expect(german.getByText('Erinnerungen zur rechten Zeit')).toBeVisible();
    await app.user.click(german.getByRole('tab', { name: 'Cultural Notes' }));
    expect(german.getByText(/Privacy sells/)).toBeVisible();
    await app.user.click(german.getByRole('tab', { name: 'Keywords' }));
    expect(german.getByText('erinnerung')).toBeVisible();
    expect(card('Arabic (Saudi Arabia)').getByText('PawPal: مهام ومواعيد')).toHaveAttribute('dir', 'rtl');
  });

  it('shows the search result of every language', async () => {
    await generate(await openPage());
    const wall = within(await screen.findByRole('list', { name: 'Search results by language' }));
    expect(wall.getAllByRole('listitem')).toHaveLength(2);
    expect(wall.getByRole('img', { name: /^App Store look: search result .*Arabic/ })).toBeVisible();
  });

  it('leaves out what the toggles switch off', async () => {
    const app = await openPage();
    await app.user.click(screen.getByRole('switch', { name: 'Cultural Adaptation' }));
    await app.user.click(screen.getByRole('switch', { name: 'Screenshot Localization' }));
    await generate(app, ['German']);
    const german = card('German (Germany)');
    expect(german.queryByText('Screenshots')).not.toBeInTheDocument();
    await app.user.click(german.getByRole('tab', { name: 'Cultural Notes' }));
    expect(german.getByText(/^No cultural notes/)).toBeVisible();
  });

  it('measures every text by the true limits', async () => {
    const app = await openPage();
    await generate(app, ['German']);
    const table = screen.getByRole('table', { name: 'Coverage and length' });
    const row = within(table).getByRole('row', { name: /^German/ });
    expect(within(row).getByRole('cell', { name: /^25\/30, fits$/ })).toBeVisible();
    expect(within(row).getByRole('cell', { name: '5 of 5' })).toBeVisible();
  });

  it.each([
    ['cancelling', (app: App) => app.user.click(screen.getByRole('button', { name: 'Cancel' }))],
    ['leaving', (app: App) => app.user.click(screen.getByRole('link', { name: 'Templates' }))],
  ])('%s leaves nothing running', async (_, leave) => {
    await preparePage('templates');
    const app = await openPage();
    await fill(app, ['German']);
    await press(app, 'Generate Packs');
    await app.clock.advance(1500);
    expect(app.clock.pending()).toBe(1);
    // Awaited as a whole: the page that opens may suspend.
    await act(() => leave(app));
    expect(app.clock.pending()).toBe(0);
    await app.clock.advance(5000);
    expect(screen.queryByText('Localization Complete!')).not.toBeInTheDocument();
  });

  it('leads on to more markets, and keeps those that stay selected', async () => {
    const app = await openPage();
    await generate(app, ['Spanish']);
    await press(app, 'Generate More Markets');
    expect(market('French')).toHaveFocus();
    await app.user.keyboard(' ');
    await press(app, 'Generate Packs');
    await app.clock.advance(4000);
    expect(await screen.findByRole('listitem', { name: 'French (France)' })).toBeVisible();
    expect(screen.getByRole('listitem', { name: 'Spanish (Spain)' })).toBeVisible();
  });
});

describe('a pack', () => {
  it('previews as a store page, right to left where the language is', async () => {
    const app = await openPage();
    await generate(app);
    await app.user.click(card('Arabic (Saudi Arabia)').getByRole('button', { name: 'Preview' }));
    const page = within(await screen.findByRole('dialog', { name: 'Preview' })).getByRole('group');
    expect(page).toHaveAttribute('dir', 'rtl');
    expect(page).toHaveAttribute('lang', 'ar-SA');
    expect(within(page).getByRole('heading', { name: 'PawPal: مهام ومواعيد' })).toBeVisible();
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await app.user.click(card('German (Germany)').getByRole('button', { name: 'Preview' }));
    expect(within(await screen.findByRole('dialog')).getByRole('group')).toHaveAttribute('dir', 'ltr');
  });

  it('is copied, or says how to copy by hand', async () => {
    const app = await openPage();
    await generate(app, ['German']);
    await press(app, 'Copy title');
    expect(await screen.findByText('Copied!')).toBeVisible();
    expect(await screen.findByText('Text copied to clipboard')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('PawPal: Aufgaben & Planer');
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await press(app, 'Copy description');
    expect(await screen.findByText(COPY_BY_HAND)).toBeVisible();
  });

  it('is removed, and comes back', async () => {
    const app = await openPage();
    await generate(app);
    await press(app, 'Remove German (Germany)');
    expect(screen.queryByRole('listitem', { name: 'German (Germany)' })).not.toBeInTheDocument();
    await app.user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('listitem', { name: 'German (Germany)' })).toBeVisible();
  });
});

describe('files', () => {
  it('exports one pack, and all, as zips in the layouts of fastlane and EAS', async () => {
    const app = await openPage();
    const saved = watchDownloads();
    await generate(app);
    await app.user.click(card('German (Germany)').getByRole('button', { name: 'Export Pack' }));
    expect(await screen.findByText('Download Started')).toBeVisible();
    await app.user.type(field('Privacy policy URL'), 'https://pawpal.example/privacy');
    await press(app, 'Export All');
    await waitFor(() => expect(saved).toHaveLength(2));
    expect(saved.map(({ name }) => name)).toEqual([
      'PawPal-de-DE-simulated.zip',
      'PawPal-localization-simulated.zip',
    ]);
    const [one, all] = await Promise.all(saved.map(async (file) => unzipSync(await file.bytes())));
    expect(Object.keys(one ?? {})).toContain('fastlane/metadata/de-DE/name.txt');
    expect(Object.keys(one ?? {}).join()).not.toContain('/ar');
    expect(Object.keys(all ?? {})).toEqual(
      expect.arrayContaining([
        'fastlane/metadata/ar-SA/name.txt',
        'fastlane/metadata/android/ar/title.txt',
        'store.config.json',
      ]),
    );
    expect(new TextDecoder().decode(all?.['store.config.json'])).toContain('مهام ومواعيد');
  });

  it('says so when the browser refuses a download', async () => {
    const app = await openPage();
    await generate(app, ['German']);
    vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
      throw new Error('refused');
    });
    for (const [count, name] of ['Export CSV', 'Export All'].entries()) {
      await press(app, name);
      await waitFor(() => expect(screen.getAllByText('Download failed')).toHaveLength(count + 1));
    }
  });

  const choose = (app: App, text: string) =>
    app.user.upload(screen.getByLabelText('Import CSV'), new File([text], 'texts.csv', { type: 'text/csv' }));

  it('exports a table that comes back unchanged', async () => {
    const app = await openPage();
    const saved = watchDownloads();
    await generate(app);
    await press(app, 'Export CSV');
    await waitFor(() => expect(saved).toHaveLength(1));
    const csv = (await saved[0]?.text()) ?? '';
    expect(saved[0]?.name).toBe('PawPal-localization-simulated.csv');
    expect(csv.split('\r\n')).toHaveLength(4);
    await choose(app, csv);
    expect(await screen.findByText('Nothing changed')).toBeVisible();
    expect(card('German (Germany)').getByText('Simulated')).toBeVisible();

    await choose(app, csv.replace('PawPal: Aufgaben & Planer', 'x'.repeat(31)));
    expect(await screen.findByText('1 locale changed')).toBeVisible();
    expect(card('German (Germany)').getByText('Imported')).toBeVisible();
    expect(screen.getByRole('list', { name: 'To fix' })).toHaveTextContent('German, Title: 1 too many');
    await press(app, 'Undo');
    expect(await card('German (Germany)').findByText('Simulated')).toBeVisible();
  });

  it('imports into an empty page, and says what it left out', async () => {
    const app = await openPage();
    await choose(app, 'Locale,Title,Colour\nit,Lanterna,rosso\nxx,Lantern,red');
    expect(await screen.findByText('Table imported')).toBeVisible();
    expect(screen.getByText(/“xx” is not a locale/)).toBeVisible();
    expect(await screen.findByText('90% confidence')).toBeVisible();
    expect(card('Italian').getByText('Lanterna')).toBeVisible();
  });

  it('says what is wrong with a file that is not a table', async () => {
    const app = await openPage();
    await choose(app, 'just some text');
    expect(await screen.findByText('Import failed')).toBeVisible();
    expect(screen.getByText(/has no column “Locale”/)).toBeVisible();
    expect(screen.getByText('No localization packs yet')).toBeVisible();
  });
});
