import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { androidBuild, iosBuild } from '@tests/support/build-fixtures/build-info';
import { listing } from '@tests/support/drafts';
import { renderApp } from '@tests/support/render-app';
import { search, stepHeading } from '@tests/support/wizard';
import { workspaceWith } from '@tests/support/workspace-engines';

const READY = 'Nothing found that a store would refuse';

describe('the readiness report', () => {
  it('finds a complete submission ready', async () => {
    const { engine } = await workspaceWith({ id: 'a' });
    await renderApp('/submit?draft=a&step=4', { engine });
    expect(await screen.findByText(READY)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Needs a new build' })).not.toBeInTheDocument();
  });

  it('promises no more than was checked, and lists what passed', async () => {
    const { engine } = await workspaceWith({ id: 'a', builds: [androidBuild()], platform: 'both' });
    const app = await renderApp('/submit?draft=a&step=4', { engine });
    const verdict = await screen.findByText(/^Not checked: /);
    expect(verdict).toHaveTextContent('the build for Apple App Store (there is none)');
    expect(verdict).toHaveTextContent('how the app behaves');
    await app.user.click(screen.getByText(/^\d+ checks passed$/));
    expect(await screen.findByText('Build for Google Play')).toBeVisible();
    expect(screen.getAllByText(/^Nothing found: /)[0]).toBeVisible();
  });

  it('groups what it finds by what to do, each in one line with its fix, rule, date and source', async () => {
    const { engine } = await workspaceWith({
      id: 'a',
      builds: [iosBuild({ usesNonExemptEncryption: undefined }), androidBuild({ targetSdk: 28 })],
    });
    const app = await renderApp('/submit?draft=a&step=4', { engine });
    expect(await screen.findByText(/^1 thing would be refused/)).toBeVisible();
    const group = within(await screen.findByRole('region', { name: 'Needs a new build' }));
    const title = group.getByText(
      'Made for an older Android (targets API 28); Google Play has required API 36 since Aug 31, 2026',
    );
    const item = within(title.closest('li') ?? document.body);
    expect(group.getByRole('button', { name: 'Choose the new build' })).toBeVisible();
    expect(item.getByText(/since Aug 31, 2026 ·/)).not.toBeVisible();
    await app.user.click(title);
    expect(item.getByText(/Google Play · since Aug 31, 2026/)).toBeVisible();
    expect(item.getByRole('link', { name: /^Google Play: target API/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:/),
    );
    expect(item.getByRole('link', { name: 'If they refuse it: what to do' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Questions for you' })).toHaveTextContent('export-compliance');
  });

  it('settles a question with an answer', async () => {
    const { engine } = await workspaceWith({
      id: 'a',
      builds: [iosBuild({ usesNonExemptEncryption: undefined }), androidBuild()],
    });
    const app = await renderApp('/submit?draft=a&step=4', { engine });
    const name = /^Mark as checked… .*export-compliance/;
    await app.user.click(await screen.findByRole('button', { name }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Mark as checked' }));
    await app.user.type(dialog.getByLabelText(/^Reason/), 'Only HTTPS');
    await app.user.dblClick(dialog.getByRole('button', { name: 'Mark as checked' }));
    await waitFor(() => expect(screen.queryByRole('button', { name })).not.toBeInTheDocument());
    await app.user.click(screen.getByText('Ignored findings'));
    expect(await screen.findByText('Only HTTPS')).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Stop ignoring/ })).toHaveLength(1);
  });

  it('leads to the step, and to the language, where a finding is fixed', async () => {
    const { engine } = await workspaceWith({
      id: 'a',
      listings: { 'en-US': listing(), 'de-DE': listing({ title: 'x'.repeat(31) }) },
    });
    const app = await renderApp('/submit?draft=a&step=4', { engine });
    const blockers = within(await screen.findByRole('region', { name: 'Change a text, picture or answer' }));
    await app.user.click(blockers.getAllByRole('button', { name: 'Fix in step 2' })[0] ?? document.body);
    expect(await stepHeading('App Listing')).toBeVisible();
    expect(search(app).get('locale')).toBe('de-DE');
    expect(screen.getByLabelText('App Name')).toHaveValue('x'.repeat(31));
  });

  it('shows what an empty form lacks as a checklist by step, and nothing as wrong', async () => {
    await renderApp('/submit?step=4');
    expect(await screen.findByText('20 things to fill in')).toBeVisible();
    const lines = (step: number) =>
      within(screen.getByRole('region', { name: `To fill in in step ${step}` }))
        .getAllByRole('button')
        .map((button) => button.textContent);
    expect(lines(1)).toEqual(['Build for Apple App Store', 'Build for Google Play']);
    expect(lines(2)).toContain('App Review contact');
    expect(lines(3)).toContain('iPhone 6.9" screenshots');
    expect(screen.queryByText(/would be refused/)).not.toBeInTheDocument();
  });

  it.each([
    ['Build for Google Play', 'Build Selection', 'Drop your app here, or choose files'],
    ['Bundle ID', 'App Listing', 'Bundle ID'],
    ['Full Description', 'App Listing', 'Full Description'],
    ['Google Play summary', 'App Listing', 'Google Play summary'],
    ['Privacy policy URL', 'App Listing', 'Privacy policy URL'],
    ['Primary category', 'App Listing', 'Primary category'],
    ['Copyright', 'App Listing', 'Copyright'],
    ['Contact e-mail', 'App Listing', 'Contact e-mail'],
    ['App Review contact', 'App Listing', 'First name'],
    ['Phone screenshots', 'Screenshots', 'Drop screenshots here, or choose files'],
    ['App icon, 512x512', 'Screenshots', 'Draw the icons'],
    ['Feature graphic, 1024x500', 'Screenshots', 'Draw the feature graphic'],
  ])('leads from “%s” to its field', async (line, step, control) => {
    const app = await renderApp('/submit?step=4');
    await app.user.click(await screen.findByRole('button', { name: line }));
    expect(await stepHeading(step)).toBeVisible();
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(control));
  });

  it('has one line for a text that several languages lack, and leads to each', async () => {
    const lacking = listing({ privacyUrl: '' });
    const { engine } = await workspaceWith({
      id: 'a',
      listings: { 'en-US': listing(), 'de-DE': lacking, 'fr-FR': lacking },
    });
    const app = await renderApp('/submit?draft=a&step=4', { engine });
    const items = within(await screen.findByRole('region', { name: 'To fill in in step 2' }));
    expect(items.getByRole('button', { name: 'Privacy policy URL in 2 languages' })).toBeVisible();
    await app.user.click(items.getByRole('button', { name: /^Privacy policy URL in French/ }));
    await waitFor(() => expect(document.activeElement).toHaveAttribute('name', 'listings/fr-FR/privacyUrl'));
    expect(search(app).get('locale')).toBe('fr-FR');
  });

  it('forgets the field with the next step', async () => {
    const app = await renderApp('/submit?step=4');
    await app.user.click(await screen.findByRole('button', { name: 'Copyright' }));
    await stepHeading('App Listing');
    expect(search(app).get('field')).toBe('copyright');
    await app.user.click(screen.getByRole('button', { name: 'Next' }));
    await stepHeading('Screenshots');
    expect(search(app).get('field')).toBeNull();
  });
});

describe('ignored findings', () => {
  /** A draft with one warning and notes. */
  async function openReport() {
    const { engine } = await workspaceWith({
      id: 'a',
      listings: { 'en-US': listing({ title: 'LANTERN JOURNAL' }) },
    });
    const app = await renderApp('/submit?draft=a&step=4', { engine });
    await screen.findByText(/could be refused$/);
    for (const title of screen.getAllByText(/capitals?/i)) {
      const line = title.closest('details:not([open])')?.querySelector('summary');
      if (line) await app.user.click(line);
    }
    return app;
  }
  const title = /^Ignore… .*(?:capital|CAPITAL)/;

  it('needs a reason, lists what is ignored apart and counts it again on request', async () => {
    const app = await openReport();
    const count = screen.getAllByRole('button', { name: title }).length;
    await app.user.click(screen.getAllByRole('button', { name: title })[0] ?? document.body);
    const dialog = within(await screen.findByRole('dialog', { name: 'Ignore this finding' }));
    await app.user.click(dialog.getByRole('button', { name: 'Ignore' }));
    expect(dialog.getByText('Write why it is accepted.')).toBeVisible();
    await app.user.type(dialog.getByLabelText(/^Reason/), 'It is our brand');
    const lastDay = dialog.getByLabelText<HTMLInputElement>(/^Last day/);
    // jsdom has no date that is typed in part.
    Object.defineProperty(lastDay.validity, 'badInput', { value: true, configurable: true });
    await app.user.click(dialog.getByRole('button', { name: 'Ignore' }));
    expect(dialog.getByText('Complete the date, or clear it.')).toBeVisible();
    Object.defineProperty(lastDay.validity, 'badInput', { value: false });
    await app.user.click(dialog.getByRole('button', { name: 'Ignore' }));
    await waitFor(() => expect(screen.queryAllByRole('button', { name: title })).toHaveLength(count - 1));

    await app.user.click(screen.getByText('Ignored findings'));
    expect(await screen.findByText('It is our brand')).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: /^Stop ignoring/ }));
    await waitFor(() => expect(screen.getAllByRole('button', { name: title })).toHaveLength(count));
  });

  it('takes over the ignores and words of a config, and names the line of a broken one', async () => {
    const app = await openReport();
    await app.user.click(screen.getByText('Your own words'));
    const input = await screen.findByLabelText(/^Use a storepilot.config.json/);
    await app.user.upload(input, new File(['{\n  "ignore": [{ "rule": "x" }]\n}'], 'storepilot.config.json'));
    expect(await screen.findByText(/^Line 2, column \d+: .*needs “reason”/)).toBeVisible();
    const config = {
      words: ['quiet place'],
      ignore: [{ rule: 'listing-capitals', reason: 'Agreed with App Review' }],
    };
    await app.user.upload(input, new File([JSON.stringify(config)], 'storepilot.config.json'));
    expect(await screen.findByText('storepilot.config.json is in use')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: title })).not.toBeInTheDocument());
    expect((await screen.findAllByText(/quiet place/))[0]).toBeVisible();
  });

  it('does not offer to ignore a blocker', async () => {
    const { engine } = await workspaceWith({ id: 'a', builds: [androidBuild({ targetSdk: 28 })] });
    await renderApp('/submit?draft=a&step=4', { engine });
    const blockers = within(await screen.findByRole('region', { name: 'Needs a new build' }));
    expect(blockers.queryByRole('button', { name: /^Ignore/ })).not.toBeInTheDocument();
  });
});

describe('words of the user’s own', () => {
  const field = () => screen.getByRole('textbox', { name: 'A word or phrase that no text may contain' });

  it('are added with Enter, found immediately, removed, and announced', async () => {
    const { engine } = await workspaceWith({
      id: 'a',
      listings: { 'en-US': listing({ promotionalText: 'An orchid for every evening' }) },
    });
    const app = await renderApp('/submit?draft=a&step=4', { engine });
    await screen.findByText(READY);
    await app.user.click(screen.getByText('Your own words'));
    await app.user.type(field(), '  orchid {Enter}');
    expect(await screen.findByText(/contains a word from your own list: orchid/)).toBeVisible();
    expect(screen.getByText('“orchid” added.')).toBeInTheDocument();
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();

    const words = within(screen.getByRole('list', { name: 'Words that no text may contain' }));
    await app.user.click(words.getByRole('button', { name: 'Remove orchid' }));
    expect(await screen.findByText(READY)).toBeVisible();
    expect(screen.queryByText(/contains a word from your own list/)).not.toBeInTheDocument();
    expect(screen.getByText('“orchid” removed.')).toBeInTheDocument();
    expect(field()).toHaveFocus();
  });

  it('are refused with a message when they are empty or on the list already', async () => {
    const app = await renderApp('/submit?step=4');
    await app.user.click(await screen.findByText('Your own words'));
    await app.user.click(await screen.findByRole('button', { name: 'Add' }));
    expect(field()).toHaveAccessibleDescription(/Type a word or a phrase first/);
    await app.user.type(field(), 'Lantern{Enter}');
    expect(field()).toBeValid();
    await app.user.type(field(), 'LANTERN{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('“Lantern” is on the list already.');
    expect(field()).toHaveValue('LANTERN');
    expect(
      within(screen.getByRole('list', { name: 'Words that no text may contain' })).getAllByRole('listitem'),
    ).toHaveLength(1);
  });
});

describe('the simulated compliance check', () => {
  it('is folded and idle beside the real verdict, and marked as simulated', async () => {
    await renderApp('/submit?step=4');
    const title = await screen.findByRole('heading', { name: 'Compliance validation' });
    expect(title.closest('details')).not.toHaveAttribute('open');
    expect(title.parentElement).toHaveTextContent('Simulated');
    expect(screen.queryByText(/Compliant|Passed/)).toBeNull();
    const report = within(
      screen.getByRole('heading', { name: 'Readiness report' }).closest('section') ?? document.body,
    );
    expect(report.queryByText('Simulated')).not.toBeInTheDocument();
  });

  it('takes three seconds and gives a score from 80 to 99 by chance', async () => {
    const app = await renderApp('/submit?step=4', { random: () => 0.95 });
    await app.user.click(await screen.findByRole('heading', { name: 'Compliance validation' }));
    await app.user.click(screen.getByRole('button', { name: 'Run compliance check' }));
    await app.clock.advance(2999);
    expect(screen.getByRole('progressbar')).toBeInTheDocument();
    await app.clock.advance(1);
    expect(screen.getByText('Compliant · 99/100')).toBeVisible();
  });

  it('stops when the step is left', async () => {
    const app = await renderApp('/submit?step=4');
    await app.user.click(await screen.findByRole('heading', { name: 'Compliance validation' }));
    await app.user.click(screen.getByRole('button', { name: 'Run compliance check' }));
    await app.user.click(screen.getByRole('button', { name: 'Next' }));
    await stepHeading('Submit');
    expect(app.clock.pending()).toBe(0);
  });
});
