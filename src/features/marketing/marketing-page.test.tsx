import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { preparePage } from '@/app/page-loader';
import { COPY_BY_HAND } from '@/lib/clipboard';
import { createMemoryEngine } from '@/lib/workspace/engine';
import { A_MOMENT_MS } from '@tests/support/wizard';
import { watchDownloads } from '@tests/support/screens/downloads';
import { renderApp, type RenderAppOptions } from '@tests/support/render-app';

const TEXTS = {
  'App Name': 'PawPal',
  'App Description': 'Keep your pet’s care in one place. Log walks and meals.',
  'Key Features': 'Walk log, Reminders',
};

async function openPage(url = '/marketing', options?: RenderAppOptions) {
  const app = await renderApp(url, options);
  await screen.findByRole('heading', { level: 1, name: 'Marketing Asset Generator' });
  return app;
}

type App = Awaited<ReturnType<typeof openPage>>;
const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));
const generateButton = () => screen.getByRole('button', { name: 'Generate Assets' });

async function fill({ user }: App, texts: Record<string, string> = TEXTS) {
  for (const [label, text] of Object.entries(texts)) {
    await user.click(field(label));
    await user.paste(text);
  }
}

async function generate(app: App, texts?: Record<string, string>) {
  await fill(app, texts);
  await app.user.click(generateButton());
  await app.clock.advance(4000);
  await screen.findByText('Assets Generated!');
  await screen.findByRole('tablist');
}

beforeEach(() => {
  // jsdom has no canvas; drawing itself is proved in a real browser.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

describe('the form', () => {
  it('asks for name and description, and keeps what is there', async () => {
    const app = await openPage();
    await fill(app, { 'App Name': '   ', 'Key Features': 'Walks' });
    await app.user.click(generateButton());

    expect(await screen.findByText('Missing Information')).toBeVisible();
    expect(screen.getByText('Please fill in app name and description')).toBeVisible();
    expect(field('App Name')).toBeInvalid();
    expect(field('App Name')).toHaveFocus();
    expect(field('Key Features')).toHaveValue('Walks');
    await app.clock.advance(A_MOMENT_MS);
    expect(app.clock.pending()).toBe(0);
  });

  it('hints at a launch day in the past, and goes on', async () => {
    const app = await openPage('/marketing?tab=social');
    await app.user.type(field('Launch Date'), '2026-11-19');
    expect(screen.getByText(/This date is in the past/)).toBeVisible();
    await generate(app);
    expect(screen.getByLabelText('X post')).toHaveValue(
      'PawPal is out now. Keep your pet’s care in one place.\n\nWalk log · Reminders\n\n#PawPal #WalkLog',
    );
  });

  it('survives a reload, with its kit', async () => {
    const engine = createMemoryEngine();
    const first = await openPage('/marketing?tab=social', { engine });
    await generate(first);
    first.unmount();

    await openPage('/marketing?tab=social', { engine });
    expect(field('App Name')).toHaveValue('PawPal');
    expect(await screen.findByRole('heading', { name: 'Kit for PawPal' })).toBeVisible();
  });
});

describe('a generation', () => {
  it('takes 4 s, its progress on the button and in a bar', async () => {
    const app = await openPage('/marketing?tab=social');
    await fill(app);
    await app.user.click(generateButton());
    expect(screen.getByRole('button', { name: 'Designing banners...' })).toBeVisible();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
    await app.clock.advance(2500);
    expect(screen.getByRole('button', { name: 'Scripting videos...' })).toBeVisible();
    await app.clock.advance(1499);
    expect(screen.queryByText('Assets Generated!')).not.toBeInTheDocument();
    await app.clock.advance(1);

    expect(await screen.findByText('Assets Generated!')).toBeVisible();
    expect((await screen.findAllByRole('tab')).map((tab) => tab.textContent)).toEqual([
      ...['Banners', 'Social Posts', 'Video Scripts', 'Press Release'],
    ]);
    await app.clock.advance(A_MOMENT_MS);
    expect(app.clock.pending()).toBe(0);
  });

  it.each([
    ['cancelling', (app: App) => app.user.click(screen.getByRole('button', { name: 'Cancel' }))],
    ['leaving', (app: App) => app.user.click(screen.getByRole('link', { name: 'Templates' }))],
  ])('%s leaves nothing running', async (_, leave) => {
    await preparePage('templates');
    const app = await openPage();
    await fill(app);
    await app.user.click(generateButton());
    await app.clock.advance(1000);
    expect(app.clock.pending()).toBe(1);
    await act(() => leave(app));
    expect(app.clock.pending()).toBe(0);
    await app.clock.advance(5000);
    expect(screen.queryByText('Assets Generated!')).not.toBeInTheDocument();
  });

  it('takes 10,000 characters, emoji, HTML and right-to-left text as text', async () => {
    const app = await openPage('/marketing?tab=press');
    const description = `<img src=x onerror=alert(1)> مرحبا ${'😀'.repeat(10_000)}`;
    await generate(app, { 'App Name': 'باو <b>بال</b>', 'App Description': description });
    expect(screen.getByRole('heading', { name: 'Kit for باو <b>بال</b>' })).toBeVisible();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Text').value).toContain(
      '<img src=x onerror=alert(1)> مرحبا 😀',
    );
    expect(document.querySelector('main img')).toBeNull();
  });
});

describe('the banners', () => {
  it('say when the browser can’t draw them, and offer to try again', async () => {
    const app = await openPage();
    await generate(app);
    await app.clock.advance(150);
    expect(await screen.findByText(/could not draw the image/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Draw again' })).toBeVisible();
    for (const size of ['1200x628', '1024x500', '1920x1080']) expect(screen.getByText(size)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Download PNG Website banner' })).toBeDisabled();
    await app.clock.advance(A_MOMENT_MS);
    expect(app.clock.pending()).toBe(0);
  });
});

describe('the posts', () => {
  it('state each network’s limit, count as the network does, and can be edited', async () => {
    const app = await openPage('/marketing?tab=social');
    await generate(app);
    for (const limit of [
      /X allows 280/,
      /Instagram allows 2,200/,
      /LinkedIn allows 3,000/,
      /Facebook allows 63,206/,
    ])
      expect(screen.getByText(limit)).toBeVisible();
    const post = screen.getByLabelText('X post');
    await app.user.clear(post);
    await app.user.click(post);
    await app.user.paste('好'.repeat(141));
    expect(screen.getByText('282/280 (2 too many)')).toBeVisible();
  });

  it('bring edited texts back after a new generation', async () => {
    const app = await openPage('/marketing?tab=social');
    await generate(app);
    await app.user.type(screen.getByLabelText('X post'), ' Mine');
    await app.user.click(generateButton());
    await app.clock.advance(4000);
    await app.user.click(await screen.findByRole('button', { name: 'Bring back my edited texts' }));
    expect(screen.getByLabelText<HTMLTextAreaElement>('X post').value).toMatch(/ Mine$/);
  });

  it('are copied and downloaded', async () => {
    const files = watchDownloads();
    const app = await openPage('/marketing?tab=social');
    await generate(app);
    await app.user.click(screen.getByRole('button', { name: 'Copy X post' }));
    expect(await screen.findByText('Copied!')).toBeVisible();
    expect(screen.getByText('Text copied to clipboard')).toBeVisible();
    const post = screen.getByLabelText<HTMLTextAreaElement>('X post').value;
    expect(await navigator.clipboard.readText()).toBe(post);

    await app.user.click(screen.getByRole('button', { name: 'Download X post' }));
    expect(await screen.findByText('Download Started')).toBeVisible();
    expect(files.map(({ name }) => name)).toEqual(['PawPal X post.txt']);
    expect(await files[0]?.text()).toBe(post);
  });

  it('say how to copy by hand when the browser refuses', async () => {
    const app = await openPage('/marketing?tab=social');
    await generate(app);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await app.user.click(screen.getByRole('button', { name: 'Copy LinkedIn post' }));
    expect(await screen.findByText(COPY_BY_HAND)).toBeVisible();
  });
});

describe('the scripts and the press release', () => {
  it('have timings', async () => {
    const app = await openPage('/marketing?tab=videos');
    await generate(app);
    expect(screen.getByLabelText<HTMLTextAreaElement>('App preview, 30 seconds').value).toMatch(
      /^0:00–0:04\nPicture: /,
    );
    expect(screen.getByText('Simulated')).toBeVisible();
  });

  it('become a PDF with the text as it was edited', async () => {
    const files = watchDownloads();
    const app = await openPage('/marketing?tab=press');
    await generate(app);
    expect(screen.queryByText(/are pictures, drawn with the fonts of this device/)).not.toBeInTheDocument();
    await app.user.clear(screen.getByLabelText('Headline'));
    await app.user.type(screen.getByLabelText('Headline'), 'Our own news');
    await app.user.click(screen.getByRole('button', { name: 'Download PDF press release' }));

    expect(await screen.findByText('Download Started')).toBeVisible();
    expect(files.map(({ name }) => name)).toEqual(['PawPal press release.pdf']);
    const pdf = await files[0]?.text();
    expect(pdf).toMatch(/^%PDF-/);
    for (const text of ['(Our own news) Tj', '(Key features) Tj', '(Walk log) Tj'])
      expect(pdf).toContain(text);
  });

  it('say which letters the PDF draws as pictures', async () => {
    const app = await openPage('/marketing?tab=press');
    await generate(app, { ...TEXTS, 'App Name': '宠物伙伴' });
    expect(screen.getByText(/are pictures, drawn with the fonts of this device/)).toBeVisible();
    await waitFor(() =>
      expect(within(document.body).getByText(/selected, searched and copied/)).toBeVisible(),
    );
  });
});
