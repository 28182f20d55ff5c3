import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { stubDrawing } from '@tests/support/images/fake-canvas';
import { animatedPng, cmykJpeg } from '@tests/support/images/image-files';
import { makePng } from '@tests/support/png';
import { captions, openStudio, ownScreens } from '@tests/support/images/studio';
import { storedDrafts, storedImages } from '@tests/support/wizard';

beforeEach(stubDrawing);

describe('what cannot be shown', () => {
  it('is a stored design of a later version, which stays unchanged', async () => {
    const design = { version: 99, something: 'new' };
    const app = await openStudio({ design });
    expect(screen.getByText(/made with a later version/)).toBeVisible();
    expect(await storedDrafts(app)).toMatchObject([{ design }]);
  });

  it.each([
    ['animated', () => animatedPng(20, 40, new Uint8Array(40 * 21)), /animated; its first frame was used/],
    ['a CMYK file', () => cmykJpeg(20, 40), /print colours \(CMYK\).*converted to RGB/],
  ])('is a picture that is %s; what the stores take of it is used', async (_, make, message) => {
    const app = await openStudio({ images: [] });
    const file = new File([make()], 'odd.png', { type: 'image/png' });
    await app.user.upload(screen.getByLabelText('Drop screenshots here, or choose files'), file);
    expect(await screen.findByText(message)).toHaveTextContent('odd.png');
    await waitFor(async () => expect(await storedImages(app)).toMatchObject([{ mediaType: 'image/png' }]));
    expect(captions()).toHaveLength(1);
  });

  it('is a picture of 20,000 px, which is named with what to do', async () => {
    const app = await openStudio();
    const file = new File([makePng({ width: 20_000, height: 20_000 })], 'huge.png', { type: 'image/png' });
    await app.user.upload(screen.getByLabelText('Drop screenshots here, or choose files'), file);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/huge.png: This image has 20000x20000 pixels.*Scale it down first/);
    expect(captions()).toHaveLength(3);
  });

  it('is more than fifty pictures: the others are taken, and these are named', async () => {
    const names = Array.from({ length: 50 }, (_, index) => `screen-${index}`);
    const app = await openStudio({ images: ownScreens(names) });
    const file = new File(['x'], 'one-more.png', { type: 'image/png' });
    await app.user.upload(screen.getByLabelText('Drop screenshots here, or choose files'), file);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('one-more.png');
    expect(alert).toHaveTextContent('A set has up to 50 pictures');
  });
});
