import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { image } from '@tests/support/drafts';
import { stubDrawing } from '@tests/support/images/fake-canvas';
import { makePng } from '@tests/support/png';
import { renderApp } from '@tests/support/render-app';
import { A_MOMENT_MS, stepHeading, storedDrafts, storedImages } from '@tests/support/wizard';
import { workspaceWith } from '@tests/support/workspace-engines';

beforeEach(stubDrawing);

async function openFormat() {
  const blob = new Blob([makePng({ width: 200, height: 400, colorType: 0 }, new Uint8Array(400 * 201))]);
  const images = [
    image({ id: 'home', kind: 'picture', fileName: 'home.png', width: 200, height: 400, blob }),
  ];
  const { engine } = await workspaceWith({ id: 'a', platform: 'ios', images });
  const app = await renderApp('/submit?draft=a&step=3', { engine });
  await stepHeading('Screenshots');
  await app.user.click(await screen.findByText('File format'));
  return app;
}

it('PNG is chosen until the publisher chooses JPEG and a quality, which are stored and can be undone', async () => {
  const app = await openFormat();
  expect(screen.getByRole('radio', { name: /^PNG without alpha/ })).toBeChecked();
  expect(screen.queryByRole('slider', { name: 'Quality' })).not.toBeInTheDocument();
  expect(screen.getByText(/Google Play accepts at most 8 MB per picture/)).toBeVisible();
  await app.user.click(screen.getByRole('radio', { name: /^JPEG/ }));
  const quality = screen.getByRole('slider', { name: 'Quality' });
  expect(quality).toHaveAttribute('aria-valuetext', '92 percent');
  fireEvent.change(quality, { target: { value: '0.8' } });
  fireEvent.change(quality, { target: { value: '0.7' } });
  expect(screen.getByText('JPEG, 70%')).toBeVisible();
  await app.clock.advance(A_MOMENT_MS);
  await waitFor(async () =>
    expect(await storedDrafts(app)).toMatchObject([{ design: { output: { format: 'jpeg', quality: 0.7 } } }]),
  );
  await app.user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByText('JPEG, 92%')).toBeVisible();
  await app.user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByRole('radio', { name: /^PNG without alpha/ })).toBeChecked();
});

it('shows one picture before and after, with the sizes of both files', async () => {
  const app = await openFormat();
  await app.user.click(screen.getByRole('radio', { name: /^JPEG/ }));
  await app.clock.advance(A_MOMENT_MS);
  expect(await screen.findByAltText('Detail of picture 1 as PNG')).toBeInTheDocument();
  await app.clock.advance(A_MOMENT_MS);
  expect(await screen.findByAltText('The same detail as JPEG at 92%')).toBeInTheDocument();
  expect(await screen.findByText(/^Picture 1 at 1320x2868: .* as JPEG, .* of the PNG\./)).toBeVisible();
  fireEvent.change(screen.getByRole('slider', { name: 'Quality' }), { target: { value: '0.6' } });
  await app.clock.advance(A_MOMENT_MS);
  expect(await screen.findByAltText('The same detail as JPEG at 60%')).toBeInTheDocument();
  app.unmount();
  expect(app.clock.pending()).toBe(0);
});

it('draws the pictures in the chosen format, with the right file names', async () => {
  const app = await openFormat();
  await app.user.click(screen.getByRole('radio', { name: /^JPEG/ }));
  await app.user.click(screen.getByRole('button', { name: 'Draw 1 screenshot' }));
  await screen.findByText(/1 drawn and added/);
  await waitFor(async () =>
    expect((await storedImages(app)).filter(({ kind }) => kind === 'screenshot')).toMatchObject([
      { fileName: 'home-iphone-6.9.jpg', mediaType: 'image/jpeg', hasAlpha: false },
    ]),
  );
});
