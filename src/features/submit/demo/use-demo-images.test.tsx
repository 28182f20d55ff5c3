import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { openZip } from '@/readers/archives/zip-reader';
import { watchDownloads, type SavedFile } from '@tests/support/screens/downloads';
import { holdDrawing, stubDrawing } from '@tests/support/images/fake-canvas';
import { renderApp } from '@tests/support/render-app';
import { stepHeading, storedImages, type App } from '@tests/support/wizard';

describe('a demo whose screenshots are being drawn', () => {
  let finishDrawing: () => void;
  let downloads: SavedFile[];
  beforeEach(() => {
    const endDrawing = stubDrawing();
    finishDrawing = holdDrawing();
    downloads = watchDownloads();
    return endDrawing;
  });
  const download = ({ user }: App) =>
    user.click(screen.getByRole('button', { name: 'Download submission package' }));

  it.each([4, 5])('has no verdict yet on step %s', async (step) => {
    await renderApp(`/submit?demo=pawPal&step=${step}`);
    expect(await screen.findByText('The screenshots are being drawn')).toBeVisible();
    for (const verdict of [/would be refused/, /could be refused/, /Nothing found/]) {
      expect(screen.queryByText(verdict)).not.toBeInTheDocument();
    }
  });

  it('has no finding about missing images in step 3 until they are drawn: all screenshots, icons and the feature graphic', async () => {
    const app = await renderApp('/submit?demo=lacedUp&step=3');
    expect(await screen.findByText(/They are checked as soon as they are done/)).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Findings about the images' })).not.toBeInTheDocument();
    finishDrawing();
    expect(await screen.findByText(/meet the stores’ requirements|Image check/)).toBeVisible();
    await waitFor(async () => {
      const kinds = (await storedImages(app)).map(({ kind }) => kind);
      expect(kinds.filter((kind) => kind === 'screenshot')).toHaveLength(16);
      expect(kinds.filter((kind) => kind === 'icon')).toHaveLength(2);
      expect(kinds).toContain('feature-graphic');
    });
  });

  it('makes the package once they are drawn, with all of them', async () => {
    const app = await renderApp('/submit?demo=pawPal&step=5');
    await stepHeading('Submit');
    await download(app);
    expect(await screen.findByRole('progressbar', { name: 'Waiting for the screenshots' })).toBeVisible();
    finishDrawing();
    await waitFor(() => expect(downloads).toHaveLength(1));
    const bytes = await downloads[0]?.bytes();
    const zip = await openZip(new Blob([new Uint8Array(bytes ?? [])]));
    expect(zip.entries.filter(({ name }) => name.endsWith('.png')).length).toBeGreaterThan(9);
    expect(screen.queryByText('The screenshots are being drawn')).not.toBeInTheDocument();
  });

  it('stops waiting on Cancel, and makes no package later', async () => {
    const app = await renderApp('/submit?demo=pawPal&step=5');
    await stepHeading('Submit');
    await download(app);
    const waiting = await screen.findByRole('progressbar', { name: 'Waiting for the screenshots' });
    const card = waiting.closest('section') ?? document.body;
    await app.user.click(within(card).getByRole('button', { name: 'Cancel' }));
    expect(within(card).getByText('Cancelled. Nothing was changed.')).toBeVisible();
    expect(downloads).toEqual([]);
  });

  it('makes no package without them when the drawing is cancelled, and says so', async () => {
    const app = await renderApp('/submit?demo=pawPal&step=5');
    await stepHeading('Submit');
    await download(app);
    await screen.findByRole('progressbar', { name: 'Waiting for the screenshots' });
    const [cancelDrawing] = screen.getAllByRole('button', { name: 'Cancel' });
    await app.user.click(cancelDrawing ?? document.body);
    expect(await screen.findByText(/was not made: its screenshots were not drawn/)).toBeVisible();
    expect(await screen.findByText(/would be refused/)).toBeVisible();
    expect(downloads).toEqual([]);
  });
});
