import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { EMPTY_DESIGN } from '@/domain/studio/default-design';
import { EMPTY_SHOT_TEXT, type Design } from '@/domain/studio/design';
import { designFile } from '@/domain/studio/design-file';
import { listing } from '@tests/support/drafts';
import { stubDrawing } from '@tests/support/images/fake-canvas';
import { pngFile } from '@tests/support/images/image-files';
import { renderApp } from '@tests/support/render-app';
import { captions, openStudio, SCREEN_NAMES, tile } from '@tests/support/images/studio';
import { A_MOMENT_MS, paste, storedDrafts, storedImages, type App } from '@tests/support/wizard';

async function writeCaptions(app: App) {
  for (const [index, name] of SCREEN_NAMES.entries()) await paste(app, `Caption ${index + 1}`, name);
}

beforeEach(stubDrawing);

describe('the strip', () => {
  it('takes back and repeats every step, a typed caption as one', async () => {
    const app = await openStudio();
    await app.user.type(screen.getByLabelText('Caption 1'), 'home');
    await paste(app, 'Caption 2', 'list');
    await paste(app, 'Caption 3', 'map');
    expect(captions()).toEqual(['home', 'list', 'map']);
    const undo = screen.getByRole('button', { name: 'Undo' });
    await app.user.click(undo);
    await app.user.click(undo);
    expect(captions()).toEqual(['home', '', '']);
    await app.user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(captions()).toEqual(['home', 'list', '']);
    await app.user.click(undo);
    await app.user.click(undo);
    expect(captions()).toEqual(['', '', '']);
    expect(undo).toBeDisabled();
  });

  it('is reordered, selected and emptied by keyboard alone', async () => {
    const app = await openStudio();
    await writeCaptions(app);
    tile(1).focus();
    await app.user.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(captions()).toEqual(['list', 'home', 'map']);
    await app.user.keyboard('{Control>}z{/Control}');
    expect(captions()).toEqual(['home', 'list', 'map']);
    await app.user.keyboard('{ArrowRight}{Shift>}{ArrowRight}{/Shift}');
    expect(tile(1)).toHaveAttribute('aria-pressed', 'false');
    expect(tile(2)).toHaveAttribute('aria-pressed', 'true');
    expect(tile(3)).toHaveAttribute('aria-pressed', 'true');
    await app.user.keyboard('{Delete}');
    expect(captions()).toEqual(['home']);
    await waitFor(async () => expect((await storedImages(app)).map(({ id }) => id)).toEqual(['a-home']));
    await app.user.keyboard('{Control>}z{/Control}');
    expect(captions()).toEqual(['home', 'list', 'map']);
    await waitFor(async () => expect(await storedImages(app)).toHaveLength(3));
  });

  it('takes the keys of a layout without Latin letters by their positions', async () => {
    const app = await openStudio();
    await writeCaptions(app);
    tile(1).focus();
    fireEvent.keyDown(tile(1), { key: 'ф', code: 'KeyA', ctrlKey: true });
    expect(tile(3)).toHaveAttribute('aria-pressed', 'true');
    fireEvent.keyDown(tile(1), { key: 'я', code: 'KeyZ', ctrlKey: true });
    expect(captions()).toEqual(['home', 'list', '']);
    fireEvent.keyDown(tile(1), { key: 'Я', code: 'KeyZ', ctrlKey: true, shiftKey: true });
    expect(captions()).toEqual(['home', 'list', 'map']);
  });

  it('moves and resizes a screen with the keys', async () => {
    const app = await openStudio();
    await app.user.click(tile(2));
    screen.getByRole('button', { name: 'Screen of picture 2' }).focus();
    await app.user.keyboard('{ArrowRight}{Shift>}{ArrowDown}{/Shift}++]');
    await app.user.click(screen.getByRole('button', { name: 'Picture 2' }));
    expect(screen.getByRole('slider', { name: 'Left and right' })).toHaveAttribute(
      'aria-valuetext',
      '1 percent',
    );
    expect(screen.getByRole('slider', { name: 'Up and down' })).toHaveAttribute(
      'aria-valuetext',
      '5 percent',
    );
    expect(screen.getByRole('slider', { name: 'Size' })).toHaveAttribute('aria-valuetext', '108 percent');
    expect(screen.getByRole('slider', { name: 'Tilt' })).toHaveAttribute('aria-valuetext', '1 degrees');
  });
});

describe('the style', () => {
  it('of one picture is marked where it differs, and can be reset, applied to all and copied', async () => {
    const app = await openStudio();
    await app.user.click(tile(1));
    await app.user.click(screen.getByRole('button', { name: 'Picture 1' }));
    await app.user.click(screen.getByRole('button', { name: 'Tilted' }));
    expect(screen.getByText('1 value of its own')).toBeVisible();
    expect(screen.getByText('Own style')).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Reset layout to the set' }));
    expect(screen.getByText('Same as the set')).toBeVisible();

    await app.user.click(screen.getByRole('button', { name: 'Tilted' }));
    await app.user.click(screen.getByRole('button', { name: 'Copy the style of picture 1' }));
    await app.user.click(tile(3));
    await app.user.click(screen.getByRole('button', { name: 'Paste the copied style' }));
    expect(screen.getAllByText('Own style')).toHaveLength(2);
    await app.user.click(screen.getByRole('button', { name: 'Apply to the whole set' }));
    expect(screen.queryByText('Own style')).not.toBeInTheDocument();
    await app.user.click(screen.getByRole('button', { name: 'Whole set' }));
    expect(screen.getByRole('button', { name: 'Tilted' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('of one size is marked where it differs, and is replaced by the set’s again', async () => {
    const app = await openStudio();
    const layout = () => screen.getByRole('button', { name: 'Tilted' });
    const size = (name: RegExp) =>
      within(screen.getByRole('group', { name: 'Size that is shown' })).getByRole('button', { name });
    await app.user.selectOptions(screen.getByLabelText('Add a size'), 'ipad-13');
    expect(size(/^iPad 13".*none$/)).toHaveAttribute('aria-pressed', 'true');
    // An iPad set is not made of an iPhone's screens.
    expect(screen.getByRole('button', { name: 'Draw 3 screenshots' })).toBeEnabled();
    await app.user.click(screen.getByRole('button', { name: 'This size' }));
    await app.user.click(layout());
    expect(screen.getByText('1 value of its own')).toBeVisible();

    await app.user.click(size(/^iPhone 6.9"/));
    expect(layout()).toHaveAttribute('aria-pressed', 'false');
    await app.user.click(size(/^iPad 13".*differs from the set/));
    await app.user.click(screen.getByRole('button', { name: 'Whole set' }));
    expect(layout()).toHaveAttribute('aria-pressed', 'false');
    await app.user.click(screen.getByRole('button', { name: 'Use the set’s value for layout at iPad 13"' }));
    expect(size(/^iPad 13".*none$/)).toBeVisible();
    await app.user.keyboard('{Control>}z{/Control}');
    expect(size(/^iPad 13".*differs from the set/)).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'This size' }));
    await app.user.click(screen.getByRole('button', { name: 'Use the set’s values' }));
    expect(size(/^iPad 13".*none$/)).toBeVisible();
  });

  it('has colours to pick, or to type as a code in any usual form', async () => {
    const app = await openStudio();
    await app.user.click(screen.getByRole('tab', { name: 'Text' }));
    const code = () => screen.getByLabelText('Caption, code');
    const type = (text: string) =>
      app.user.tripleClick(code()).then(() => app.user.keyboard(`${text}{Enter}`));
    await type('1AF');
    expect(code()).toHaveValue('#11aaff');
    expect(code()).toHaveFocus();
    await type('crimson');
    expect(code()).toHaveValue('crimson');
    expect(code()).toHaveAccessibleDescription('Not a colour code. Type six digits, e.g. #11aaff.');
    expect(screen.getByLabelText('Caption')).toHaveValue('#11aaff');
    await app.user.keyboard('{Escape}');
    expect(code()).toHaveValue('#11aaff');
    expect(code()).toBeValid();
  });

  it('of a size that takes one picture marks the others as not drawn', async () => {
    const app = await openStudio();
    expect(screen.queryByText('Not drawn')).not.toBeInTheDocument();
    await app.user.selectOptions(screen.getByLabelText('Add a size'), 'apple-header');
    expect(screen.getAllByText('Not drawn')).toHaveLength(2);
  });

  it('of one size is what dragging a part changes there', async () => {
    const app = await openStudio();
    await app.user.click(screen.getByRole('button', { name: 'This size' }));
    await app.user.click(tile(2));
    screen.getByRole('button', { name: 'Screen of picture 2' }).focus();
    await app.user.keyboard('{ArrowRight}');
    expect(screen.getByText('1 value of its own')).toBeVisible();
    expect(screen.queryByText('Own style')).not.toBeInTheDocument();
  });

  it('of a template keeps the texts; an own one can be used again', async () => {
    const app = await openStudio();
    await writeCaptions(app);
    await app.user.click(screen.getByRole('button', { name: 'Templates' }));
    const dialog = await screen.findByRole('dialog', { name: 'Templates' });
    await paste(app, 'Name of the template', 'Ours');
    await app.user.click(within(dialog).getByRole('button', { name: 'Save this look' }));
    await app.user.click(await within(dialog).findByRole('button', { name: 'Ours' }));
    expect(captions()).toEqual(['home', 'list', 'map']);
    app.unmount();
    await renderApp('/submit?draft=a&step=3', { engine: app.engine });
    await app.user.click(await screen.findByRole('button', { name: 'Templates' }));
    expect(await screen.findByRole('button', { name: 'Delete the template Ours' })).toBeInTheDocument();
  });
});

describe('screens of one kind of device', () => {
  it('are added for it alone, and removed again', async () => {
    const app = await openStudio({ platform: 'android' });
    await app.user.selectOptions(screen.getByLabelText('Add a size'), 'play-wear');
    const notes = () => screen.queryByRole('list', { name: 'Legibility' });
    expect(notes()).toHaveTextContent('Pictures 1, 2 and 3 show the screen of another kind of device');
    await app.user.click(screen.getByRole('button', { name: 'This size' }));
    const files = SCREEN_NAMES.map((name) => pngFile(`${name}.png`, 454, 454));
    await app.user.upload(screen.getByLabelText('Screens only for Wear OS watches'), files);
    expect(await screen.findByText('3 of 3 pictures')).toBeVisible();
    expect(notes()).not.toBeInTheDocument();
    expect(captions()).toHaveLength(3);
    await waitFor(async () => expect(await storedImages(app)).toHaveLength(6));
    await app.user.click(screen.getByRole('button', { name: 'Use the set’s screens' }));
    expect(notes()).toHaveTextContent('another kind of device');
    await waitFor(async () => expect(await storedImages(app)).toHaveLength(3));
  });

  it('that no picture is left for are named', async () => {
    const app = await openStudio({ platform: 'android' });
    await app.user.click(screen.getByRole('button', { name: 'This size' }));
    await app.user.click(tile(3));
    const files = ['one.png', 'two.png'].map((name) => pngFile(name, 200, 400));
    await app.user.upload(screen.getByLabelText('Screens only for Android phones'), files);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('two.png: The set has no picture left for it');
    expect(screen.getByText('1 of 3 pictures')).toBeVisible();
  });
});

describe('a design file', () => {
  const other: Design = {
    ...EMPTY_DESIGN,
    order: ['x'],
    shots: {
      x: { pictures: {}, texts: { 'en-US': { ...EMPTY_SHOT_TEXT, caption: 'From a file' } }, style: {} },
    },
  };
  const open = async ({ user }: App, text: string) =>
    user.upload(screen.getByLabelText('Design file'), new File([text], 'set.design.json'));

  it('brings its texts', async () => {
    const app = await openStudio();
    await open(app, designFile(other, []));
    await waitFor(() => expect(captions()).toEqual(['From a file', '', '']));
  });

  it('of a later version is refused with a message', async () => {
    const app = await openStudio();
    await open(app, designFile(other, []).replace('"version": 1', '"version": 2'));
    expect(await screen.findByText(/later version of StorePilot/)).toBeVisible();
    expect(captions()).toEqual(['', '', '']);
  });
});

it('the main language’s captions replace missing ones, visibly', async () => {
  const listings = { 'en-US': listing(), 'de-DE': listing() };
  const app = await openStudio({ listings, defaultLocale: 'en-US' });
  await writeCaptions(app);
  await app.user.selectOptions(screen.getByLabelText('Language of the screenshots'), 'de-DE');
  expect(await screen.findAllByText('Main text')).toHaveLength(3);
  await paste(app, 'Caption 1', 'Start');
  expect(screen.getAllByText('Main text')).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Draw 6 screenshots' })).toBeEnabled();
});

describe('the table of captions', () => {
  const listings = { 'en-US': listing(), 'de-DE': listing() };
  const openTable = async () => {
    const app = await openStudio({ listings, defaultLocale: 'en-US' });
    await app.user.click(screen.getByText('Captions in every language'));
    return app;
  };
  const cell = (name: string) => screen.findByLabelText<HTMLTextAreaElement>(name);
  const openFile = async ({ user }: App, text: string) =>
    user.upload(screen.getByLabelText('CSV file of captions'), new File([text], 'captions.csv'));

  it('has every picture in every language, saves, and is part of the same history', async () => {
    const app = await openTable();
    await app.user.click(await cell('Caption 2 in English (US)'));
    await app.user.keyboard('Walk{Alt>}{ArrowDown}{/Alt}Run{Tab}Laufen');
    expect(captions()).toEqual(['', '', 'Laufen']);
    expect(screen.getByLabelText('Language of the screenshots')).toHaveValue('de-DE');
    const table = screen.getByRole('table', { name: /^Caption of every picture/ });
    expect(within(table).getAllByText('Main text')).toHaveLength(1);
    expect(await cell('Caption 2 in German (Deutsch)')).toHaveAttribute('placeholder', 'Walk');
    await app.clock.advance(A_MOMENT_MS);
    await waitFor(async () =>
      expect(await storedDrafts(app)).toMatchObject([
        { design: { shots: { 'a-map': { texts: { 'de-DE': { caption: 'Laufen' } } } } } },
      ]),
    );
    await app.user.keyboard('{Control>}z{/Control}');
    expect(await cell('Caption 3 in German (Deutsch)')).toHaveValue('');
    expect(await cell('Caption 3 in English (US)')).toHaveValue('Run');
  });

  it('also has second lines and highlighted words', async () => {
    const app = await openTable();
    await app.user.click(await screen.findByRole('button', { name: 'Second line' }));
    await paste(app, 'Second line 1 in German (Deutsch)', 'für dich');
    await app.user.click(screen.getByRole('button', { name: 'Highlighted words' }));
    await paste(app, 'Highlighted words 1 in German (Deutsch)', 'dich');
    await app.user.click(screen.getByRole('button', { name: 'Second line' }));
    expect(await cell('Second line 1 in German (Deutsch)')).toHaveValue('für dich');
  });

  it('takes captions from a CSV file in one step', async () => {
    const app = await openTable();
    await openFile(app, 'Picture;Text;de-DE;fr-FR\n1;Caption;Gehen;Marche\n2;Caption;Laufen;Cours');
    expect(await screen.findByText(/^2 texts taken from the file/)).toBeVisible();
    expect(screen.getByText(/“fr-FR” is not a language of this submission/)).toBeVisible();
    expect(await cell('Caption 2 in German (Deutsch)')).toHaveValue('Laufen');
    await app.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await cell('Caption 1 in German (Deutsch)')).toHaveValue('');
    expect(await cell('Caption 2 in German (Deutsch)')).toHaveValue('');
  });

  it('refuses a file that is not a table of captions, and nothing is lost', async () => {
    const app = await openTable();
    await paste(app, 'Caption 1 in German (Deutsch)', 'Gehen');
    await openFile(app, 'Dear colleague, here are the captions.');
    expect(await screen.findByText(/no column “Picture”.*Nothing was changed/)).toBeVisible();
    expect(await cell('Caption 1 in German (Deutsch)')).toHaveValue('Gehen');
  });
});

describe('a font file of the user’s own', () => {
  const FONT = [0x4f, 0x54, 0x54, 0x4f, 1, 2, 3];
  /** The browser's fonts: a file with a last byte of 9 is broken inside. */
  beforeEach(() => {
    class FakeFace {
      readonly #bytes: ArrayBuffer;
      constructor(_family: string, bytes: ArrayBuffer) {
        this.#bytes = bytes;
      }
      load() {
        const isBroken = new Uint8Array(this.#bytes).at(-1) === 9;
        return isBroken ? Promise.reject(new Error('broken')) : Promise.resolve(this);
      }
    }
    vi.stubGlobal('FontFace', FakeFace);
    Object.defineProperty(document, 'fonts', { configurable: true, value: new Set() });
    return () => {
      vi.unstubAllGlobals();
      Reflect.deleteProperty(document, 'fonts');
    };
  });
  const openText = async () => {
    const app = await openStudio();
    await app.user.click(screen.getByRole('tab', { name: 'Text' }));
    return app;
  };
  const choose = ({ user }: App, bytes: readonly number[], name = 'Brand.otf') =>
    user.upload(
      screen.getByLabelText('Use a font file of your own'),
      new File([new Uint8Array(bytes)], name, { type: 'font/otf' }),
    );

  it('becomes the font of the set, is stored, and can be undone', async () => {
    const app = await openText();
    expect(screen.getByText(/Only fonts you may use for advertising/)).toBeVisible();
    await choose(app, FONT);
    await waitFor(() => expect(screen.getByLabelText('Font')).toHaveDisplayValue('Brand.otf (own)'));
    await app.clock.advance(A_MOMENT_MS);
    await waitFor(async () =>
      expect(await storedDrafts(app)).toMatchObject([
        { design: { style: { font: expect.stringMatching(/^own-[0-9a-f]{64}$/) as string } } },
      ]),
    );
    await app.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByLabelText('Font')).toHaveDisplayValue('Sans');
  });

  it.each([
    ['that is a picture', [0x89, 0x50, 0x4e, 0x47], /This is not a font file/],
    ['that is broken inside', [...FONT, 9], /could not read your font file/],
  ])('%s is refused with a message', async (_, bytes, message) => {
    const app = await openText();
    await choose(app, bytes);
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText('Font')).toHaveDisplayValue('Sans');
  });
});

it('words that a store minds are named at the caption', async () => {
  const app = await openStudio();
  await paste(app, 'Caption 2', 'Also on Android');
  const notes = screen.getByRole('list', { name: 'Legibility' });
  expect(notes).toHaveTextContent('Picture 2: a caption names another platform: “Android”');
  await app.user.click(within(notes).getByRole('button', { name: 'Go to picture 2' }));
  expect(tile(2)).toHaveFocus();
});

it('notes about legibility lead to their picture, and end when it is fixed', async () => {
  const app = await openStudio();
  const notes = () => screen.queryByRole('list', { name: 'Legibility' });
  expect(notes()).toHaveTextContent('Pictures 1, 2 and 3 have no caption');
  await paste(app, 'Caption 1', 'home');
  expect(notes()).toHaveTextContent('Pictures 2 and 3 have no caption');
  await app.user.click(screen.getByRole('button', { name: 'Go to picture 2' }));
  expect(tile(2)).toHaveFocus();
  expect(tile(2)).toHaveAttribute('aria-pressed', 'true');
  await paste(app, 'Caption 2', 'list');
  await paste(app, 'Caption 3', 'map');
  expect(notes()).not.toBeInTheDocument();
});
