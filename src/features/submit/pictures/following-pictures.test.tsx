import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { androidBuild, iosBuild } from '@tests/support/build-fixtures/build-info';
import { holdDrawing, stubDrawing } from '@tests/support/images/fake-canvas';
import { captions, openStudio, ownScreens } from '@tests/support/images/studio';
import { pngFile } from '@tests/support/images/image-files';
import { paste, stepList, storedImages, type App } from '@tests/support/wizard';

beforeEach(stubDrawing);

/** Opens the studio with three screens that can be decoded. */
function openWith(draft: Parameters<typeof openStudio>[0] = {}) {
  const images = ownScreens().map((each) => ({ ...each, blob: pngFile(each.fileName, 1206, 2622) }));
  return openStudio({ images, ...draft });
}

function card(title: string): HTMLElement {
  return screen.getByRole('heading', { name: title }).closest('section') ?? document.body;
}

/** Longer than pictures wait after a change. */
const QUIET_MS = 2000;

const chip = () => screen.findByText(/, up to date$/);
const descriptions = async (app: App) =>
  (await storedImages(app)).filter(({ kind }) => kind === 'screenshot').map((each) => each.description);

async function draw(app: App) {
  await app.user.click(screen.getByRole('button', { name: 'Draw 3 screenshots' }));
  expect(await chip()).toHaveTextContent('3 pictures, up to date');
}

it('a first set is drawn by itself, and one that was removed is not drawn a second time', async () => {
  const app = await openWith();
  await paste(app, 'Caption 1', 'Home');
  await app.clock.advance(QUIET_MS);
  expect(await chip()).toHaveTextContent('3 pictures, up to date');
  expect(await descriptions(app)).toEqual(['Home', undefined, undefined]);
  // Whatever else the first drawing leads to ends before a picture is removed.
  await app.clock.advance(QUIET_MS);
  expect(await chip()).toHaveTextContent('3 pictures, up to date');
  const removals = () =>
    within(card('Images of this submission')).queryAllByRole('button', { name: /^Remove / });
  for (let left = 2; left >= 0; left -= 1) {
    await app.user.click(removals()[0] ?? document.body);
    await waitFor(() => expect(removals()).toHaveLength(left));
  }
  await app.clock.advance(QUIET_MS);
  expect(await screen.findByRole('button', { name: 'Draw 3 screenshots' })).toBeVisible();
  expect(await descriptions(app)).toEqual([]);
});

it('a set that was finished elsewhere is not drawn over', async () => {
  const images = ownScreens().map((each) => ({ ...each, blob: pngFile(each.fileName, 1206, 2622) }));
  const [first] = images;
  const finished = first
    ? [{ ...first, id: 'finished', kind: 'screenshot' as const, slotId: 'iphone-6.9' }]
    : [];
  const app = await openStudio({ images: [...images, ...finished] });
  await app.clock.advance(QUIET_MS);
  expect(screen.getByRole('button', { name: 'Draw 3 screenshots' })).toBeEnabled();
  expect(await descriptions(app)).toHaveLength(1);
});

it('screens that were never drawn are drawn for the review, and what was removed stays removed', async () => {
  const app = await openWith();
  await app.user.click(stepList().getByRole('button', { name: /Submit/ }));
  expect(await screen.findByText('3 pictures, 1 language')).toBeVisible();
  await app.user.click(stepList().getByRole('button', { name: /Screenshots/ }));
  await app.user.click(
    (await screen.findAllByRole('button', { name: /^Remove .*home/ }))[0] ?? document.body,
  );
  await waitFor(async () => expect(await descriptions(app)).toHaveLength(2));
  await app.user.click(stepList().getByRole('button', { name: /Submit/ }));
  expect(await screen.findByText('2 pictures, 1 language')).toBeVisible();
  await app.clock.advance(QUIET_MS);
  expect(await descriptions(app)).toHaveLength(2);
});

it('pictures follow a caption, and the page never calls a former picture drawn', async () => {
  const app = await openWith();
  await draw(app);
  expect(screen.getByText(/^3 drawn and added/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Draw/ })).not.toBeInTheDocument();
  await paste(app, 'Caption 1', 'New');
  expect(screen.queryByText(/up to date/)).not.toBeInTheDocument();
  expect(screen.queryByText(/^3 drawn and added/)).not.toBeInTheDocument();
  await app.clock.advance(QUIET_MS);
  await waitFor(async () => expect(await descriptions(app)).toEqual(['New', undefined, undefined]));
  expect(await chip()).toHaveTextContent('3 pictures, up to date');
});

it('a removed picture stays removed until it is drawn again; a new one of the set is drawn by itself', async () => {
  const app = await openWith();
  await draw(app);
  await app.user.click(screen.getAllByRole('button', { name: /^Remove .*home/ })[0] ?? document.body);
  await app.clock.advance(QUIET_MS);
  expect(await screen.findByText('2 pictures, up to date')).toBeVisible();
  await paste(app, 'Caption 2', 'List');
  await app.clock.advance(QUIET_MS);
  await waitFor(async () => expect(await descriptions(app)).toEqual(['List', undefined]));
  await app.user.click(await screen.findByRole('button', { name: 'Draw 1 more' }));
  await waitFor(async () => expect(await descriptions(app)).toEqual([undefined, 'List', undefined]));
});

it('drawing by itself shows how far it is and can be cancelled', async () => {
  const app = await openWith();
  await draw(app);
  const release = holdDrawing();
  await app.user.click(screen.getByText('File format'));
  await app.user.click(await screen.findByRole('radio', { name: /^JPEG/ }));
  await app.clock.advance(QUIET_MS);
  await app.user.click(await screen.findByRole('button', { name: 'Cancel' }));
  release();
  expect(await screen.findByText('3 out of date')).toBeVisible();
  await app.user.click(screen.getByRole('button', { name: 'Draw again' }));
  expect(await chip()).toHaveTextContent('3 pictures, up to date');
  const drawn = (await storedImages(app)).filter(({ kind }) => kind === 'screenshot');
  expect(drawn.map(({ mediaType }) => mediaType)).toEqual(Array(3).fill('image/jpeg'));
});

it('a picture that is removed while it is drawn again does not come back', async () => {
  const app = await openWith();
  await draw(app);
  const release = holdDrawing();
  await paste(app, 'Caption 1', 'Plan');
  await app.clock.advance(QUIET_MS);
  await screen.findByRole('button', { name: 'Cancel' });
  await app.user.click(screen.getAllByRole('button', { name: /^Remove .*home/ })[0] ?? document.body);
  await waitFor(async () => expect(await descriptions(app)).toHaveLength(2));
  release();
  await app.clock.advance(QUIET_MS);
  expect(await screen.findByText('2 pictures, up to date')).toBeVisible();
  expect(await descriptions(app)).toEqual([undefined, undefined]);
});

it('a screen of an Android phone is not taken for an iPhone’s, and the page says where it goes', async () => {
  const app = await openWith({ platform: 'both' });
  await app.user.click(screen.getByRole('button', { name: 'Draw 6 screenshots' }));
  await chip();
  await app.user.click(screen.getByRole('button', { name: /^iPhone 6.9"/ }));
  await app.user.upload(screen.getByLabelText(/^Drop screenshots here/), pngFile('pixel.png', 1080, 1920));
  expect(await screen.findByText('1 screenshot left out of the iPhone sets')).toBeVisible();
  expect(screen.getByText(/has the size of an Android screen. Google Play gets it.$/)).toBeVisible();
  expect(screen.getByText('1 picture was added.')).toBeInTheDocument();
  expect(await screen.findByText('1 picture left out: not from iPhones')).toBeVisible();
  await app.clock.advance(QUIET_MS);
  await waitFor(async () => {
    const drawn = (await storedImages(app)).filter(({ kind }) => kind === 'screenshot');
    expect(
      drawn.map(({ slotId, fileName }) => `${slotId} ${fileName}`).filter((each) => each.includes('pixel')),
    ).toEqual(['play-phone pixel-play-phone.png']);
  });
});

describe('an iPad set', () => {
  const openForIpad = () => openWith({ builds: [iosBuild({ deviceFamilies: [1, 2] }), androidBuild()] });
  const noIpad = () => screen.queryByText('No iPad 13" screenshots in en-US');

  it('is not made of iPhone screens', async () => {
    const app = await openForIpad();
    await draw(app);
    expect(noIpad()).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: /^iPad 13".*none$/ }));
    expect(screen.getByText('No screens from iPads')).toBeVisible();
    expect(screen.getAllByText(/^Add iPad screenshots, or publish for iPhone only/)).toHaveLength(2);
  });

  it('of iPhone screens that the publisher wants is drawn, and reported', async () => {
    const app = await openForIpad();
    await draw(app);
    await app.user.click(screen.getByRole('button', { name: /^iPad 13".*none$/ }));
    await app.user.click(screen.getByRole('button', { name: 'Use the other screens anyway' }));
    await app.clock.advance(QUIET_MS);
    expect(await screen.findByText('6 pictures, up to date')).toBeVisible();
    expect(
      await screen.findByText('The iPad 13" screenshots in en-US show screens of another kind of device'),
    ).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Leave the other screens out' }));
    await app.clock.advance(QUIET_MS);
    expect(await screen.findByText('3 pictures, up to date')).toBeVisible();
    await waitFor(() => expect(noIpad()).toBeVisible());
  });

  it('gets the iPad screens that are dropped, beside the captions that are there', async () => {
    const app = await openForIpad();
    await draw(app);
    await app.user.upload(screen.getByLabelText('Drop screenshots here, or choose files'), [
      pngFile('ipad-1.png', 2064, 2752),
      pngFile('ipad-2.png', 2064, 2752),
    ]);
    await waitFor(async () => expect(await storedImages(app)).toHaveLength(8));
    await app.clock.advance(QUIET_MS);
    expect(await screen.findByText('5 pictures, up to date')).toBeVisible();
    expect(captions()).toHaveLength(3);
    expect(noIpad()).not.toBeInTheDocument();
  });
});
