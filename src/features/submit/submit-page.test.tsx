import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createMemoryEngine } from '@/lib/workspace/engine';
import { openRepository } from '@/lib/workspace/repository';
import { renderApp } from '@tests/support/render-app';
import {
  A_MOMENT_MS,
  next,
  openPart,
  paste,
  search,
  stepHeading,
  stepList,
  storedDrafts,
} from '@tests/support/wizard';

const STEPS = [
  ['Build Selection', 'Choose your app build'],
  ['App Listing', 'App metadata and descriptions'],
  ['Screenshots', 'Generate and upload screenshots'],
  ['Policy Checks', 'Compliance validation'],
  ['Submit', 'Review and submit'],
] as const;

describe.each(['/submit', '/submission-wizard'])('%s', (path) => {
  it('has the title, the subtitle and the five steps', async () => {
    await renderApp(path);
    expect(await screen.findByRole('heading', { level: 1, name: 'New Submission' })).toBeVisible();
    expect(
      screen.getByText('Submit your app to Apple App Store and Google Play in 5 simple steps'),
    ).toBeVisible();
    for (const [name, description] of STEPS) {
      const step = stepList().getByRole('button', { name: new RegExp(`${name} ${description}`) });
      expect(step).toHaveTextContent(name);
      expect(step).toHaveTextContent(description);
    }
  });

  it('stays on its own address while it moves on', async () => {
    const app = await renderApp(path);
    await stepHeading('Build Selection');
    await next(app);
    expect(new URL(app.path(), 'http://app.test').pathname).toBe(path);
  });
});

it('is there before the workspace is open, and keeps what was typed until then', async () => {
  const engine = createMemoryEngine();
  let open = (): void => undefined;
  const asked = new Promise<void>((resolve) => (open = resolve));
  const openWorkspace = () => asked.then(() => openRepository({ openEngine: () => Promise.resolve(engine) }));
  const app = await renderApp('/submit', { engine, openWorkspace });
  expect(screen.getByText('Drop your app here, or choose files')).toBeVisible();
  await next(app);
  await paste(app, 'App Name', 'Lantern');
  await act(async () => {
    open();
    await asked;
  });
  await waitFor(async () => {
    await app.clock.advance(A_MOMENT_MS);
    expect(await storedDrafts(app)).toMatchObject([{ listings: { 'en-US': { title: 'Lantern' } } }]);
  });
});

it('is headed by the app as soon as it is known, in the browser’s tab too', async () => {
  const app = await renderApp('/submit?step=2');
  await paste(app, 'App Name', 'Lantern');
  expect(await screen.findByRole('heading', { level: 1, name: 'Lantern' })).toBeVisible();
  await openPart(app, 'Store details');
  await paste(app, 'Version', '1.4.0');
  expect(await screen.findByRole('heading', { level: 1, name: 'Lantern 1.4.0' })).toBeVisible();
  expect(screen.getByText('iOS, Android')).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Lantern 1.4.0 · StorePilot'));
  await app.user.clear(screen.getByLabelText('Version'));
  await openPart(app, 'Texts');
  await app.user.clear(screen.getByLabelText('App Name'));
  expect(await screen.findByRole('heading', { level: 1, name: 'New Submission' })).toBeVisible();
  await waitFor(() => expect(document.title).toBe('New Submission · StorePilot'));
});

describe('moving through the steps', () => {
  it('goes one step forward and back, from the first to the last', async () => {
    const app = await renderApp('/submit');
    await stepHeading('Build Selection');
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
    for (const [name] of STEPS.slice(1)) {
      await next(app);
      expect(await stepHeading(name)).toHaveFocus();
    }
    expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Submit' })).toBeDisabled();

    await app.user.click(screen.getByRole('button', { name: 'Previous' }));
    expect(await stepHeading('Policy Checks')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Next' })).toBeEnabled();
  });

  it('marks the steps behind as completed and the present one as current', async () => {
    const app = await renderApp('/submit');
    await stepHeading('Build Selection');
    expect(stepList().queryByText(/Completed/)).not.toBeInTheDocument();
    await next(app);
    await next(app);
    const states = stepList()
      .getAllByRole('button')
      .map((button) => [
        within(button).queryByText(/Completed/) !== null,
        button.getAttribute('aria-current'),
      ]);
    expect(states).toEqual([
      [true, null],
      [true, null],
      [false, 'step'],
      [false, null],
      [false, null],
    ]);
  });

  it('jumps to a step by its button', async () => {
    const app = await renderApp('/submit');
    await stepHeading('Build Selection');
    await app.user.click(stepList().getByRole('button', { name: /Policy Checks/ }));
    expect(await stepHeading('Policy Checks')).toBeVisible();
    expect(search(app).get('step')).toBe('4');
  });

  it('keeps to a press on Next when something changes before the step has rendered', async () => {
    await renderApp('/submit?step=2&part=details');
    await stepHeading('App Listing');
    const version = screen.getByLabelText('Version');
    act(() => {
      fireEvent.click(screen.getByRole('button', { name: 'Next' }));
      fireEvent.change(version, { target: { value: '2.0.0' } });
    });
    expect(await stepHeading('Screenshots')).toBeVisible();
  });

  it('lets the user leave when something changes before the next page has rendered', async () => {
    const app = await renderApp('/submit?step=2&part=details');
    await stepHeading('App Listing');
    const version = screen.getByLabelText('Version');
    await act(async () => {
      fireEvent.click(screen.getByRole('link', { name: 'Templates' }));
      fireEvent.change(version, { target: { value: '2.0.0' } });
      await app.clock.advance(A_MOMENT_MS);
    });
    expect(await screen.findByRole('heading', { level: 1, name: /Templates/ })).toBeVisible();
    expect(app.path()).toBe('/templates');
    expect(await storedDrafts(app)).toHaveLength(1);
  });

  it.each(['0', '6', 'two', '', '1e0', '<b>'])('opens the first step for step=%s', async (step) => {
    await renderApp(`/submit?step=${encodeURIComponent(step)}`);
    expect(await stepHeading('Build Selection')).toBeVisible();
  });
});

describe('app=', () => {
  it('fills the form with an app of the workspace', async () => {
    const app = await renderApp('/submit?app=tiny-tides');
    await stepHeading('Build Selection');
    await next(app);
    expect(await screen.findByLabelText('App Name')).toHaveValue('Tiny Tides');
    await openPart(app, 'Store details');
    expect(screen.getByLabelText('Bundle ID')).toHaveValue('com.tinytides.surf');
    expect(screen.getByLabelText('Version')).toHaveValue('3.0.0');
    expect(screen.getByLabelText('Platform')).toHaveValue('ios');
  });

  it.each(['nope', '<script>alert(1)</script>', '../etc', '__proto__'])(
    'says that there is no app %s, and shows an empty form',
    async (id) => {
      const app = await renderApp(`/submit?app=${encodeURIComponent(id)}`);
      expect(
        await screen.findByText(`There is no app “${id}” in your workspace`, { exact: false }),
      ).toBeVisible();
      await next(app);
      expect(await screen.findByLabelText('App Name')).toHaveValue('');
    },
  );
});

describe('demo=', () => {
  it.each([
    ['lacedUp', 'LacedUp: Running Coach', 'com.lacedup.run', 'German (Deutsch)'],
    ['pawPal', 'PawPal: Pet Care Diary', 'app.pawpal.care', 'Spanish (Spain) · Español (España)'],
  ])('loads %s, marked as sample data', async (demo, title, bundleId, locale) => {
    const app = await renderApp(`/submit?demo=${demo}`);
    await stepHeading('Build Selection');
    expect(screen.getAllByText('Sample data')[0]).toBeVisible();
    await next(app);
    expect(await screen.findByLabelText('App Name')).toHaveValue(title);
    expect(screen.getByRole('button', { name: locale })).toBeVisible();
    await openPart(app, 'Store details');
    expect(screen.getByLabelText('Bundle ID')).toHaveValue(bundleId);
    expect(screen.getByLabelText('Platform')).toHaveValue('both');
  });

  it('opens the stored demo again as long as it is untouched, and a new one when it was changed', async () => {
    const first = await renderApp('/submit?demo=lacedUp');
    await stepHeading('Build Selection');
    await next(first);
    await stepHeading('App Listing');
    await waitFor(async () => expect(await storedDrafts(first)).toHaveLength(1));
    first.unmount();

    const second = await renderApp('/submit?demo=lacedUp', { engine: first.engine });
    await stepHeading('Build Selection');
    await next(second);
    await second.user.type(await screen.findByLabelText('App Name'), '!');
    await second.clock.advance(A_MOMENT_MS);
    await waitFor(async () =>
      expect((await storedDrafts(second)).map((draft) => draft.listings['en-US']?.title)).toEqual([
        'LacedUp: Running Coach!',
      ]),
    );
    second.unmount();

    const third = await renderApp('/submit?demo=lacedUp', { engine: first.engine });
    await stepHeading('Build Selection');
    await next(third);
    expect(await screen.findByLabelText('App Name')).toHaveValue('LacedUp: Running Coach');
    await waitFor(async () => expect(await storedDrafts(third)).toHaveLength(2));
  });

  it.each(['nope', 'constructor', 'LACEDUP'])('says that there is no demo %s', async (demo) => {
    const app = await renderApp(`/submit?demo=${demo}`);
    expect(await screen.findByText(`There is no demo “${demo}”`, { exact: false })).toBeVisible();
    await next(app);
    expect(await screen.findByLabelText('App Name')).toHaveValue('');
  });
});
