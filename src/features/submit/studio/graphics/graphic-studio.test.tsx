import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { EMPTY_DESIGN } from '@/domain/studio/default-design';
import { graphicOf } from '@/domain/studio/graphics';
import { teamPreviewsCollection } from '@/lib/team/team-previews';
import { draftImagesCollection } from '@/lib/workspace/app-collections';
import type { Repository } from '@/lib/workspace/repository';
import { image, listing, submissionDraft } from '@tests/support/drafts';
import { stubDrawing } from '@tests/support/images/fake-canvas';
import { makePng } from '@tests/support/png';
import { renderApp } from '@tests/support/render-app';
import { A_MOMENT_MS, paste, stepHeading, storedDrafts, storedImages, type App } from '@tests/support/wizard';
import { workspaceWith } from '@tests/support/workspace-engines';

import { graphicFacts } from '../graphic-export';

beforeEach(stubDrawing);

/** @param colorType grey by default; 6 has an alpha channel, and nothing but transparent pixels */
function pngFile(name: string, side: number, colorType = 0): File {
  const rows = new Uint8Array(side * (side * (colorType === 6 ? 4 : 1) + 1));
  return new File([makePng({ width: side, height: side, colorType }, rows)], name, { type: 'image/png' });
}

async function open(
  part: 'App icon' | 'Feature graphic',
  draft: Parameters<typeof workspaceWith>[0] = {},
  prepare: (repository: Repository) => Promise<void> = () => Promise.resolve(),
) {
  const { engine, repository } = await workspaceWith({ id: 'a', platform: 'both', images: [], ...draft });
  await prepare(repository);
  const app = await renderApp('/submit?draft=a&step=3', { engine });
  await stepHeading('Screenshots');
  await app.user.click(await screen.findByRole('button', { name: part }));
  await screen.findByRole('region', { name: part });
  return app;
}

/** The team's notice about an icon that another member has drawn. */
const theirs = {
  ...{ kind: 'icon' as const, fileName: 'icon-1024.png', locale: 'en-US', position: 1 },
  ...{ width: 1024, height: 1024, bytes: 9, mediaType: 'image/png' as const, hasAlpha: false },
  ...{ sha256: 'ab'.repeat(32), preview: 'cd'.repeat(32) },
};

async function graphics(app: App) {
  return (await storedImages(app)).filter(({ kind }) => kind === 'icon' || kind === 'feature-graphic');
}

async function undo(app: App) {
  await app.user.click(screen.getByRole('button', { name: 'Undo' }));
}

describe('the icon', () => {
  it('begins with the initials, is edited like a screenshot, saved, and taken back with the same history', async () => {
    const app = await open('App icon');
    const letters = screen.getByLabelText('Letters on the icon');
    expect(letters).toHaveValue('LE');
    await paste(app, 'Letters on the icon', 'X');
    await app.user.click(screen.getByRole('button', { name: 'Heart' }));
    expect(screen.getByRole('button', { name: 'Heart' })).toHaveAttribute('aria-pressed', 'true');
    screen.getByRole('button', { name: 'Picture of the icon' }).focus();
    await app.user.keyboard('{ArrowRight}++');
    fireEvent.change(screen.getByRole('slider', { name: 'Tilt' }), { target: { value: '10' } });
    await app.clock.advance(A_MOMENT_MS);
    await waitFor(async () =>
      expect(await storedDrafts(app)).toMatchObject([
        {
          design: {
            graphics: {
              icon: {
                design: {
                  style: { layout: 'alone', tilt: 10, deviceX: 0.01 },
                  shots: {
                    graphic: {
                      texts: { 'en-US': { caption: 'LEX' } },
                      pictures: { 'en-US': 'symbol:heart' },
                    },
                  },
                },
              },
            },
          },
        },
      ]),
    );
    for (let step = 0; step < 4; step += 1) await undo(app);
    expect(screen.queryByRole('button', { name: 'Picture of the icon' })).not.toBeInTheDocument();
    await undo(app);
    expect(letters).toHaveValue('LE');
  });

  it('shows what the stores cut, and takes a template without losing its letters', async () => {
    const app = await open('App icon');
    const previews = within(screen.getByRole('region', { name: 'As the stores show it' }));
    expect(previews.getAllByRole('listitem').map((each) => each.textContent)).toEqual([
      'App Store',
      'Google Play',
      'Watch, Vision Pro',
      'In settings',
    ]);
    await app.user.click(screen.getByRole('button', { name: 'Templates' }));
    await app.user.click(await screen.findByRole('button', { name: 'Signal' }));
    await app.user.click(screen.getByRole('tab', { name: 'Background' }));
    expect(screen.getByLabelText('Colour, code')).toHaveValue('#ffd23f');
    expect(screen.getByLabelText('Letters on the icon')).toHaveValue('LE');
  });

  it('is drawn into the submission in both sizes', async () => {
    const app = await open('App icon');
    await app.user.click(screen.getByRole('button', { name: 'Draw the icons' }));
    expect(await screen.findByText(/2 drawn and added to the submission below/)).toBeVisible();
    await waitFor(async () =>
      expect(await graphics(app)).toMatchObject([
        { id: 'a:icon-1024', width: 1024, height: 1024, mediaType: 'image/png', hasAlpha: false },
        { id: 'a:icon-512', width: 512, height: 512, mediaType: 'image/png', hasAlpha: false },
      ]),
    );
    app.unmount();
    expect(app.clock.pending()).toBe(0);
  });

  it('as the user’s own picture stays in the submission until the design is chosen, and can be chosen again', async () => {
    const dropped = pngFile('brand.png', 600);
    const own = image({
      id: 'icon-1024',
      fileName: 'icon-1024.png',
      kind: 'icon',
      slotId: undefined,
      width: 600,
      height: 600,
      blob: dropped,
    });
    const app = await open('App icon', { images: [own] });
    expect(await screen.findByText(/^The finished picture is chosen/)).toBeVisible();
    await paste(app, 'Letters on the icon', 'X');
    await app.clock.advance(A_MOMENT_MS);
    expect((await graphics(app)).map(({ width }) => width)).toEqual([600]);

    await app.user.click(screen.getByRole('button', { name: 'Draw the icons' }));
    await waitFor(async () => expect((await graphics(app)).map(({ width }) => width)).toEqual([1024, 512]));
    expect(screen.getByAltText('The finished picture')).toBeInTheDocument();
    const useFinished = screen.getByRole('button', { name: 'Use the finished picture' });
    await waitFor(() => expect(useFinished).toBeEnabled()); // it is disabled until the drawing has ended
    await app.user.click(useFinished);
    expect(await screen.findByText(/^The finished picture is chosen/)).toBeVisible();
    await app.clock.advance(A_MOMENT_MS);
    await waitFor(async () =>
      expect(await storedDrafts(app)).toMatchObject([
        { design: { graphics: { icon: { isOwnUsed: true } } } },
      ]),
    );
    expect(screen.getByLabelText('Letters on the icon')).toHaveValue('LEX');
  });

  it.each(['as a preview', 'with its original'])(
    'of another member is shown in place of the design until the user draws theirs: %s',
    async (how) => {
      const blob = pngFile('icon-1024.png', 64);
      const design = graphicOf({}, 'icon', graphicFacts(submissionDraft(), 'sans'));
      const drawn = { design: { ...EMPTY_DESIGN, graphics: { icon: design } } };
      const app = await open(
        'App icon',
        how === 'as a preview' ? { ...drawn, teamPictures: { 'a:icon-1024': theirs } } : drawn,
        async (repository) => {
          if (how === 'as a preview') {
            const preview = { id: theirs.preview, blob, state: 'shown' as const, askedAt: 1 };
            await repository.put(teamPreviewsCollection, [preview]);
          } else {
            const received = image({ id: 'a:icon-1024', kind: 'icon', isFromTeam: true, blob });
            await repository.put(draftImagesCollection, [
              { ...received, ...{ draftId: 'a', position: 1, stamp: 's' } },
            ]);
          }
        },
      );
      expect(await screen.findByAltText('App icon of another member')).toBeVisible();
      await app.user.click(screen.getByRole('button', { name: 'Draw the icons' }));
      await waitFor(async () =>
        expect((await graphics(app)).map(({ isFromTeam }) => isFromTeam)).toEqual([undefined, undefined]),
      );
      expect(screen.queryByAltText('App icon of another member')).not.toBeInTheDocument();
    },
  );

  it('as a dropped picture is drawn immediately; a file that is not a picture is refused with a message', async () => {
    const app = await open('App icon');
    const drop = screen.getByLabelText('Or use a finished icon');
    await app.user.upload(drop, new File([], 'notes.png', { type: 'image/png' }));
    expect(await screen.findByText(/This file is empty/)).toBeVisible();
    expect(await graphics(app)).toEqual([]);
    await app.user.upload(drop, pngFile('brand.png', 600));
    await waitFor(async () => expect((await graphics(app)).map(({ width }) => width)).toEqual([1024, 512]));
    expect(screen.getByText(/^The finished picture is chosen/)).toBeVisible();
    expect(screen.getByText(/^It has only 600x600 pixels and is enlarged/)).toBeVisible();
    expect(screen.queryByText(/^It has transparent parts/)).not.toBeInTheDocument();
  });

  it('with transparent parts says so, and what is behind them is chosen and stored', async () => {
    const app = await open('App icon');
    const logo = pngFile('logo.png', 600, 6);
    await app.user.upload(screen.getByLabelText('Or use a finished icon'), logo);
    const choice = await screen.findByRole('group', { name: /^It has transparent parts/ });
    const pressed = () => within(choice).getByRole('button', { pressed: true }).textContent;
    expect(pressed()).toBe('The design’s background');
    const isStored = (behind: string) =>
      waitFor(async () => {
        await app.clock.advance(A_MOMENT_MS);
        expect(await storedDrafts(app)).toMatchObject([{ design: { graphics: { icon: { behind } } } }]);
      });
    await isStored('design');
    const [before] = await graphics(app);
    await app.user.click(within(choice).getByRole('button', { name: 'White' }));
    expect(pressed()).toBe('White');
    await isStored('#ffffff');
    await waitFor(async () =>
      expect((await graphics(app))[0]?.drawn?.from).not.toBe(before?.drawn?.from ?? ''),
    );
    await app.user.click(within(choice).getByRole('button', { name: 'Own colour' }));
    const code = screen.getByLabelText('Colour behind the picture, code');
    await app.user.clear(code);
    await app.user.type(code, '0a5{Enter}');
    await isStored('#00aa55');
    expect(pressed()).toBe('Own colour');
  });
});

describe('the feature graphic', () => {
  it('has name, line and icon, guides, and a text for each language', async () => {
    const listings = { 'en-US': listing(), 'de-DE': listing() };
    const app = await open('Feature graphic', { listings, defaultLocale: 'en-US' });
    expect(screen.getByLabelText('Name on the feature graphic')).toHaveValue('Lantern: Evening Journal');
    expect(screen.getByLabelText('Line on the feature graphic')).toHaveValue('Calm notes before you sleep');
    expect(screen.getByRole('button', { name: 'The app icon' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText(/Keep texts inside the frame/)).toBeVisible();
    await app.user.selectOptions(screen.getByLabelText('Language of the screenshots'), 'de-DE');
    const name = await screen.findByLabelText('Name on the feature graphic');
    expect(name).toHaveValue('');
    expect(name).toHaveAttribute('placeholder', 'Lantern: Evening Journal');
    await paste(app, 'Name on the feature graphic', 'Laterne');
    await app.user.click(screen.getByRole('button', { name: 'Draw the feature graphic' }));
    await waitFor(async () =>
      expect((await graphics(app)).map(({ locale, width, height }) => [locale, width, height])).toEqual([
        ['en-US', 1024, 500],
        ['de-DE', 1024, 500],
      ]),
    );
  });

  it('is not offered for an app that is only in the App Store', async () => {
    await open('App icon', { platform: 'ios' });
    expect(screen.queryByRole('button', { name: 'Feature graphic' })).not.toBeInTheDocument();
  });

  it('shows one of the app’s screens, and keeps showing it when it leaves the set', async () => {
    const blob = pngFile('home.png', 300);
    const home = image({ id: 'home', kind: 'picture', fileName: 'home.png', width: 300, height: 300, blob });
    const app = await open('Feature graphic', { images: [home] });
    await app.user.click(screen.getByRole('button', { name: 'Show the screen home.png' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'The app icon' })).toHaveAttribute('aria-pressed', 'false'),
    );
    await app.user.click(screen.getByRole('button', { name: 'Screenshots', pressed: false }));
    const tile = await screen.findByRole('button', { name: /^Picture 1: / });
    tile.focus();
    await app.user.keyboard('{Enter}{Delete}');
    await app.user.click(screen.getByRole('button', { name: 'Feature graphic' }));
    expect(await screen.findByRole('button', { name: 'Picture of the feature graphic' })).toBeInTheDocument();
  });
});
