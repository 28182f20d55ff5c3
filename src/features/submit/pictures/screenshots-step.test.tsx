import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { androidBuild, iosBuild } from '@tests/support/build-fixtures/build-info';
import { image } from '@tests/support/drafts';
import { stubDrawing } from '@tests/support/images/fake-canvas';
import { GRAY_ALPHA, pngFile } from '@tests/support/images/image-files';
import { renderApp } from '@tests/support/render-app';
import { A_MOMENT_MS, next, paste, stepHeading, storedImages, type App } from '@tests/support/wizard';
import { workspaceWith } from '@tests/support/workspace-engines';

function card(title: string): HTMLElement {
  return screen.getByRole('heading', { name: title }).closest('section') ?? document.body;
}

async function openStep(draft: Parameters<typeof workspaceWith>[0] = {}) {
  const { engine } = await workspaceWith({ id: 'a', images: [], ...draft });
  const app = await renderApp('/submit?draft=a&step=3', { engine });
  await stepHeading('Screenshots');
  return app;
}

async function drop({ user }: App, ...files: File[]) {
  await user.upload(screen.getByLabelText('Drop screenshots here, or choose files'), files);
}

describe('the sizes of the specification', () => {
  it('are named with their devices', async () => {
    await openStep();
    const sizes = within(card('Screenshot sizes'));
    for (const [name, dimension] of [
      ['iPhone 6.7 inch', '1290x2796'],
      ['iPhone 6.1 inch', '1179x2556'],
      ['iPad 12.9 inch', '2048x2732'],
      ['Android phone', '1080x1920'],
    ] as const) {
      expect(sizes.getByText(name).closest('li')).toHaveTextContent(dimension);
    }
  });

  it('are filled by a simulated generator with progress and result', async () => {
    const app = await openStep();
    const sizes = within(card('Screenshot sizes'));
    expect(sizes.getByText('Simulated')).toBeVisible();
    await app.user.click(sizes.getByRole('button', { name: 'Generate Screenshots' }));
    await app.clock.advance(2000);
    expect(sizes.getByRole('progressbar', { name: 'Drawing four sizes...' })).toBeInTheDocument();
    await app.clock.advance(2000);
    expect(sizes.getByText('12 screenshots were suggested.')).toBeVisible();
    expect(sizes.getAllByText('Lantern: Evening Journal at a glance')).toHaveLength(4);
    expect(await storedImages(app)).toEqual([]);
  });

  it('leave nothing behind when the user leaves the step while they are read', async () => {
    const app = await openStep();
    await app.user.click(screen.getByRole('button', { name: 'Generate Screenshots' }));
    await next(app);
    await stepHeading('Policy Checks');
    expect(app.clock.pending()).toBe(0);
  });

  it('show a demo’s screenshots with device, size and description', async () => {
    await renderApp('/submit?demo=pawPal&step=3');
    await stepHeading('Screenshots');
    const ideas = within(card('Screenshot sizes')).getAllByText('Reminders only when needed');
    expect(ideas.map((idea) => idea.textContent)).toEqual([
      expect.stringContaining('Android phone'),
      expect.stringContaining('iPhone, 6.7 inch'),
      expect.stringContaining('iPhone, 6.1 inch'),
      expect.stringContaining('iPad, 12.9 inch'),
    ]);
  });
});

describe('own screenshots', () => {
  beforeEach(stubDrawing);

  it('are recognised by their size; files that are not pictures are named, and the rest is taken', async () => {
    const app = await openStep();
    await drop(
      app,
      pngFile('home.png', 1290, 2796),
      new File(['hello'], 'notes.png', { type: 'image/png' }),
      pngFile('tall.png', 1080, 2600),
    );
    await app.user.click(await screen.findByText('Use screens without a design'));
    expect(await screen.findByText(/1290x2796: Apple App Store, iPhone 6\.9"/)).toBeVisible();
    expect(
      screen.getByText(/1080x2600 is not a screenshot size of Apple App Store or Google Play/),
    ).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('notes.png');
    expect(screen.getAllByRole('button', { name: 'Use as is' })).toHaveLength(1);
  });

  it('keep their captions through a reload', async () => {
    const app = await openStep();
    await drop(app, pngFile('home.png', 1290, 2796));
    await paste(app, 'Caption 1', 'Write three lines');
    await app.clock.advance(A_MOMENT_MS);
    await waitFor(() => expect(screen.getByText('Saved on this device')).toBeVisible());
    app.unmount();
    await renderApp('/submit?draft=a&step=3', { engine: app.engine });
    expect(await screen.findByLabelText('Caption 1')).toHaveValue('Write three lines');
  });

  it('can be used unchanged', async () => {
    const app = await openStep();
    await drop(app, pngFile('home.png', 1290, 2796));
    await app.user.click(await screen.findByText('Use screens without a design'));
    await app.user.click(await screen.findByRole('button', { name: 'Use as is' }));
    const sets = within(card('Images of this submission'));
    expect(await sets.findByRole('heading', { name: /^Apple App Store: iPhone 6\.9"/ })).toBeVisible();
    expect(await sets.findByAltText('home.png')).toBeInTheDocument();
    await app.user.click(sets.getByRole('button', { name: 'Remove home.png' }));
    await waitFor(() => expect(sets.getByText('There are none yet.')).toBeVisible());
  });

  it('are drawn at the sizes the stores require, several at the same time, and kept', async () => {
    const app = await openStep({ builds: [iosBuild(), androidBuild()] });
    await drop(app, pngFile('home.png', 200, 400), pngFile('list.png', 200, 400));
    await paste(app, 'Caption 1', 'Write three lines');
    await app.user.click(await screen.findByRole('button', { name: 'Draw 4 screenshots' }));
    expect(await screen.findByText(/4 drawn and added to the submission below/)).toBeVisible();
    await waitFor(async () => {
      const drawn = (await storedImages(app)).filter(({ kind }) => kind === 'screenshot');
      expect(
        drawn.map(({ slotId, width, height, hasAlpha, bitDepth }) => [
          slotId,
          width,
          height,
          hasAlpha,
          bitDepth,
        ]),
      ).toEqual([
        ['iphone-6.9', 1320, 2868, false, 8],
        ['iphone-6.9', 1320, 2868, false, 8],
        ['play-phone', 1080, 1920, false, 8],
        ['play-phone', 1080, 1920, false, 8],
      ]);
    });
    app.unmount();
    expect(app.clock.pending()).toBe(0);
  });

  it('take the place of the former when they are drawn again', async () => {
    const app = await openStep({ platform: 'android', builds: [androidBuild()] });
    await drop(app, pngFile('home.png', 200, 400));
    const draw = await screen.findByRole('button', { name: 'Draw 1 screenshot' });
    await app.user.click(draw);
    await screen.findByText(/1 drawn and added/);
    await app.user.click(draw);
    await waitFor(async () =>
      expect((await storedImages(app)).filter(({ kind }) => kind === 'screenshot')).toHaveLength(1),
    );
  });

  it('say of a size that is not confirmed where it comes from', async () => {
    const app = await openStep({ platform: 'ios', builds: [iosBuild()] });
    await drop(app, pngFile('home.png', 200, 400));
    await app.user.click(await screen.findByText('Sizes to draw'));
    const duo = await screen.findByRole('checkbox', { name: /^iPhone Duo, inner screen/ });
    expect(duo).not.toBeChecked();
    expect(duo.closest('label')).toHaveTextContent(
      /2007x2853.*Reported, not seen on the store’s page.*April 2027/,
    );
    const header = screen.getByRole('checkbox', { name: /^iOS 27 product page header/ });
    expect(header.closest('label')).toHaveTextContent(/3840x1646/);
    expect(header.closest('label')).not.toHaveTextContent('Reported');
  });

  it('are drawn only at chosen sizes', async () => {
    const app = await openStep({ platform: 'android', builds: [androidBuild()] });
    await drop(app, pngFile('home.png', 200, 400));
    await app.user.click(await screen.findByText('Sizes to draw'));
    await app.user.click(await screen.findByRole('checkbox', { name: /^Google Play phone/ }));
    expect(screen.getByText('Choose at least one size.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Draw 0 screenshots' })).toBeDisabled();
  });
});

describe('the images of the submission', () => {
  beforeEach(stubDrawing);

  it('are checked, and fixed with one click where that is possible', async () => {
    const withAlpha = image({
      id: 'alpha',
      fileName: 'home.png',
      hasAlpha: true,
      blob: pngFile('home.png', 1320, 2868, GRAY_ALPHA),
    });
    const app = await openStep({ platform: 'ios', builds: [iosBuild()], images: [withAlpha] });
    const sets = within(card('Images of this submission'));
    expect(sets.getByText('home.png has an alpha channel')).toBeVisible();
    await app.user.click(sets.getByRole('button', { name: 'Remove the alpha channel' }));
    await waitFor(() => expect(sets.queryByText('home.png has an alpha channel')).not.toBeInTheDocument());
    expect(await storedImages(app)).toMatchObject([{ hasAlpha: false, width: 1320 }]);
  });

  it('can be put into another order', async () => {
    const app = await openStep({
      platform: 'ios',
      images: [image({ id: '1', fileName: 'one.png' }), image({ id: '2', fileName: 'two.png' })],
    });
    await app.user.click(screen.getByRole('button', { name: 'Move two.png to the left' }));
    await waitFor(() =>
      expect(
        screen
          .getAllByRole('button', { name: /^Remove .*\.png$/ })
          .map((each) => each.getAttribute('aria-label')),
      ).toEqual(['Remove two.png', 'Remove one.png']),
    );
  });

  it('are completed by drawn icons and a feature graphic', async () => {
    const app = await openStep({ platform: 'android' });
    const missing = /^No (app icon|feature graphic)/;
    expect(screen.getAllByText(missing)).toHaveLength(2);
    await app.user.click(screen.getByRole('button', { name: 'App icon' }));
    await app.user.click(screen.getByRole('button', { name: 'Draw the icons' }));
    await screen.findByRole('heading', { name: /^App icons/ });
    await app.user.click(screen.getByRole('button', { name: 'Feature graphic' }));
    await app.user.click(screen.getByRole('button', { name: 'Draw the feature graphic' }));
    await screen.findByText(/^1 drawn and added/);
    await screen.findByRole('heading', { name: /^Feature graphic ·/ });
    expect(screen.queryByText(missing)).not.toBeInTheDocument();
    expect((await storedImages(app)).map(({ kind, width, height }) => [kind, width, height])).toEqual([
      ['icon', 1024, 1024],
      ['icon', 512, 512],
      ['feature-graphic', 1024, 500],
    ]);
  });

  it('give their previews back when they leave the screen', async () => {
    const created: string[] = [];
    const revoked: string[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
      const url = `blob:preview-${created.length}`;
      created.push(url);
      return url;
    });
    // A file that an earlier test downloaded is released some time later.
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => {
      if (url.startsWith('blob:preview-')) revoked.push(url);
    });
    const app = await openStep({ images: [image({ id: '1' }), image({ id: '2' })] });
    await waitFor(() => expect(created.length).toBeGreaterThan(1));
    app.unmount();
    expect(revoked.sort()).toEqual(created.sort());
  });
});
