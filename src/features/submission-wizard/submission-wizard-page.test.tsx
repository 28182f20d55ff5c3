import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { draftsCollection } from '@/lib/workspace/app-collections';
import { createMemoryEngine } from '@/lib/workspace/engine';
import { openRepository } from '@/lib/workspace/repository';
import { submissionDraft } from '@tests/support/drafts';
import { renderApp } from '@tests/support/render-app';

const STEPS = [
  ['Build Selection', 'Choose your app build'],
  ['App Listing', 'App metadata and descriptions'],
  ['Screenshots', 'Generate and upload screenshots'],
  ['Policy Checks', 'Compliance validation'],
  ['Submit', 'Review and submit'],
] as const;

/** Longer than a change waits until it is saved. */
const A_MOMENT_MS = 1000;

type App = Awaited<ReturnType<typeof renderApp>>;

function stepList() {
  return within(screen.getByRole('navigation', { name: 'Submission steps' }));
}

async function stepHeading(name: string) {
  return screen.findByRole('heading', { level: 2, name });
}

async function next({ user }: App) {
  await user.click(screen.getByRole('button', { name: 'Next' }));
}

/** Adds text at the end of a field, all at once. */
async function paste({ user }: App, label: string, text: string) {
  const field = await screen.findByLabelText<HTMLInputElement>(label);
  await user.click(field);
  field.setSelectionRange(field.value.length, field.value.length);
  await user.paste(text);
  return field;
}

/** Another tab of the same user, or what a reload would find. */
function storedDrafts({ engine }: App) {
  return openRepository({ openEngine: () => Promise.resolve(engine) }).then((repository) =>
    repository.list(draftsCollection),
  );
}

function search(app: App): URLSearchParams {
  return new URL(app.path(), 'http://app.test').searchParams;
}

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

  it.each(['0', '6', 'two', '', '1e0', '<b>'])('opens the first step for step=%s', async (step) => {
    await renderApp(`/submit?step=${encodeURIComponent(step)}`);
    expect(await stepHeading('Build Selection')).toBeVisible();
  });
});

describe('what is typed', () => {
  async function typeOnStep2(app: App) {
    await stepHeading('Build Selection');
    await next(app);
    await paste(app, 'App Name', 'Lantern');
    await paste(app, 'Bundle ID', 'com.example.lantern');
  }

  it('is there after a reload, on the same step', async () => {
    const first = await renderApp('/submit');
    await typeOnStep2(first);
    await first.clock.advance(A_MOMENT_MS);
    await waitFor(() => expect(screen.getByText('Saved on this device')).toBeVisible());
    const url = first.path();
    expect(search(first).get('step')).toBe('2');
    first.unmount();

    await renderApp(url, { engine: first.engine });
    expect(await screen.findByLabelText('App Name')).toHaveValue('Lantern');
    expect(screen.getByLabelText('Bundle ID')).toHaveValue('com.example.lantern');
  });

  it('is saved within a second though the typing never pauses', async () => {
    const app = await renderApp('/submit?step=2');
    const name = await screen.findByLabelText('App Name');
    for (const letter of 'Lantern') {
      await app.user.type(name, letter);
      await app.clock.advance(200);
    }
    await waitFor(async () => {
      const [draft] = await storedDrafts(app);
      expect(draft?.listings['en-US']?.title).toMatch(/^Lante/);
    });
  });

  it.each([
    ['the page is left', (app: App) => Promise.resolve(app.unmount())],
    ['the tab is closed', () => act(() => Promise.resolve(void window.dispatchEvent(new Event('pagehide'))))],
    ['another step is opened', next],
  ])('is saved at once when %s', async (_, leave) => {
    const app = await renderApp('/submit?step=2');
    await paste(app, 'App Name', 'Lantern');
    expect(await storedDrafts(app)).toEqual([]);
    await leave(app);
    await waitFor(async () => {
      const [draft] = await storedDrafts(app);
      expect(draft?.listings['en-US']?.title).toBe('Lantern');
    });
    expect(app.clock.pending()).toBe(0);
  });

  it('makes no draft of a form that was only looked at', async () => {
    const app = await renderApp('/submit?app=laced-up');
    await stepHeading('Build Selection');
    await app.clock.advance(A_MOMENT_MS);
    app.unmount();
    expect(await storedDrafts(app)).toEqual([]);
  });

  it('takes any text as text: hostile markup, right to left, emoji, 10,000 characters', async () => {
    const app = await renderApp('/submit?step=2');
    const texts = ['<img src=x onerror=alert(1)>', 'مرحبا بالعالم', '👩‍👩‍👧'.repeat(4), 'x'.repeat(10_000)];
    for (const text of texts) {
      await app.user.clear(await screen.findByLabelText('App Name'));
      expect(await paste(app, 'App Name', text)).toHaveValue(text);
    }
    await app.clock.advance(A_MOMENT_MS);
    await waitFor(async () =>
      expect((await storedDrafts(app))[0]?.listings['en-US']?.title).toBe('x'.repeat(10_000)),
    );
    expect(document.querySelector('main img')).toBeNull();
  });
});

describe('the listing form', () => {
  it('counts live, warns beyond the hint and keeps the text', async () => {
    const { user } = await renderApp('/submit?step=2');
    const subtitle = await screen.findByLabelText('Short Description');
    await user.click(subtitle);
    await user.paste('a'.repeat(30));
    expect(screen.getByText('30/30')).toBeVisible();
    await user.type(subtitle, 'b');
    expect(screen.getByText('31/30 (1 too many)')).toBeVisible();
    expect(subtitle).toHaveValue(`${'a'.repeat(30)}b`);

    const description = screen.getByLabelText('Full Description');
    await user.click(description);
    await user.paste('d'.repeat(4001));
    expect(screen.getByText('4001/4000 (1 too many)')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Next' })).toBeEnabled();
  });

  it('offers both platforms, iOS and Android', async () => {
    const { user } = await renderApp('/submit?step=2');
    const platform = await screen.findByLabelText('Platform');
    expect(platform).toHaveValue('both');
    for (const value of ['ios', 'android', 'both']) {
      await user.selectOptions(platform, value);
      expect(platform).toHaveValue(value);
    }
  });

  it('keeps texts per language, and asks before one is removed', async () => {
    const app = await renderApp('/submit?step=2');
    await paste(app, 'App Name', 'Lantern');
    await app.user.selectOptions(screen.getByLabelText('Add a language'), 'de-DE');
    expect(await screen.findByRole('heading', { name: 'Texts in German (Deutsch)' })).toBeVisible();
    await paste(app, 'App Name', 'Laterne');
    expect(search(app).get('locale')).toBe('de-DE');

    await app.user.click(screen.getByRole('button', { name: /English \(US\)/ }));
    expect(screen.getByLabelText('App Name')).toHaveValue('Lantern');
    await app.user.click(screen.getByRole('button', { name: /German/ }));
    expect(screen.getByLabelText('App Name')).toHaveValue('Laterne');

    await app.user.click(screen.getByRole('button', { name: 'Remove' }));
    const dialog = within(await screen.findByRole('dialog'));
    await app.user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(screen.getByLabelText('App Name')).toHaveValue('Lantern');
    expect(screen.queryByRole('button', { name: /German/ })).not.toBeInTheDocument();
  });
});

describe('app=', () => {
  it('fills the form with an app of the workspace', async () => {
    const app = await renderApp('/submit?app=tiny-tides');
    await stepHeading('Build Selection');
    await next(app);
    expect(await screen.findByLabelText('App Name')).toHaveValue('Tiny Tides');
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
    ['pawPal', 'PawPal: Pet Care Diary', 'app.pawpal.care', 'Spanish (Spain) (Español (España))'],
  ])('loads %s, marked as sample data', async (demo, title, bundleId, locale) => {
    const app = await renderApp(`/submit?demo=${demo}`);
    await stepHeading('Build Selection');
    expect(screen.getAllByText('Sample data')[0]).toBeVisible();
    await next(app);
    expect(await screen.findByLabelText('App Name')).toHaveValue(title);
    expect(screen.getByLabelText('Bundle ID')).toHaveValue(bundleId);
    expect(screen.getByLabelText('Platform')).toHaveValue('both');
    expect(screen.getByRole('button', { name: locale })).toBeVisible();
  });

  it('opens the kept demo again as long as it is untouched, and a new one when it was changed', async () => {
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

describe('drafts', () => {
  async function withDrafts(...drafts: Parameters<typeof submissionDraft>[0][]) {
    const engine = createMemoryEngine();
    const repository = await openRepository({ openEngine: () => Promise.resolve(engine) });
    await repository.put(
      draftsCollection,
      drafts.map((changes) => submissionDraft({ images: [], ...changes })),
    );
    return { engine, repository };
  }

  it('says that a draft is not here, and shows an empty form', async () => {
    const app = await renderApp('/submit?draft=nope&step=3');
    expect(await screen.findByText(/This draft is not on this device/)).toBeVisible();
    expect(search(app).get('draft')).toBeNull();
    expect(await stepHeading('Build Selection')).toBeVisible();
  });

  it('lists the unfinished ones on step 1 and continues one where it was left', async () => {
    const { engine } = await withDrafts({ id: 'a', step: 3 }, { id: 'blank', bundleId: '' });
    const app = await renderApp('/submit', { engine });
    await app.user.click(
      (await screen.findAllByRole('link', { name: 'Continue Lantern: Evening Journal' }))[0] ?? document.body,
    );
    expect(await stepHeading('Screenshots')).toBeVisible();
    expect(search(app).get('draft')).toBe('a');
  });

  it('deletes one and brings it back', async () => {
    const { engine } = await withDrafts({ id: 'a' });
    const app = await renderApp('/submit', { engine });
    await app.user.click(
      await screen.findByRole('button', { name: 'Delete draft Lantern: Evening Journal' }),
    );
    await app.user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('link', { name: 'Continue Lantern: Evening Journal' })).toBeVisible();
    expect(await storedDrafts(app)).toEqual([submissionDraft({ id: 'a', images: [] })]);
  });

  it('brings the fields of two tabs together when both change one draft', async () => {
    const { engine, repository } = await withDrafts({ id: 'a', revision: 1 });
    const app = await renderApp('/submit?draft=a&step=2', { engine });
    const version = await screen.findByLabelText('Version');
    await app.user.clear(version);
    await app.user.type(version, '2.0.0');
    await repository.update(draftsCollection, 'a', (draft) => ({
      ...draft,
      bundleId: 'com.other.tab',
      revision: 2,
    }));
    await app.clock.advance(A_MOMENT_MS);
    await waitFor(() => expect(screen.getByLabelText('Bundle ID')).toHaveValue('com.other.tab'));
    expect(version).toHaveValue('2.0.0');
    expect(await storedDrafts(app)).toMatchObject([
      { bundleId: 'com.other.tab', version: '2.0.0', revision: 3 },
    ]);
  });

  it('saves again what another tab deleted meanwhile', async () => {
    const { engine, repository } = await withDrafts({ id: 'a', revision: 1 });
    const app = await renderApp('/submit?draft=a&step=2', { engine });
    await paste(app, 'Version', '.1');
    await repository.remove(draftsCollection, 'a');
    await app.clock.advance(A_MOMENT_MS);
    await waitFor(async () =>
      expect(await storedDrafts(app)).toMatchObject([{ id: 'a', version: '1.4.0.1' }]),
    );
  });
});
