import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { preparePage } from '@/app/page-loader';
import { createMemoryEngine } from '@/lib/workspace/engine';
import { watchDownloads } from '@tests/support/screens/downloads';
import { renderApp } from '@tests/support/render-app';
import { workspaceWith } from '@tests/support/workspace-engines';

const TINY_TIDES = '/recovery?rejection=tiny-tides-2-9-2';

async function analyzed(url = TINY_TIDES) {
  const app = await renderApp(url);
  await app.user.click(screen.getByRole('button', { name: 'Analyze' }));
  await app.clock.advance(3000);
  await screen.findByRole('heading', { name: 'Recovery Plan' });
  return app;
}

/** The card below this heading. */
function card(title: string) {
  const section = screen.getByRole('heading', { name: title }).closest('section');
  if (!section) throw new Error(`No card named ${title}`);
  return section;
}

async function paste(user: Awaited<ReturnType<typeof renderApp>>['user'], text: string) {
  await user.click(await screen.findByLabelText('The store’s message'));
  await user.paste(text);
}

/** A toast slides in: it is there a moment before it shows. */
async function toast(title: string) {
  await waitFor(() => expect(screen.getByText(title)).toBeVisible());
}

describe('the list of rejections', () => {
  it('shows reason, details and reviewer notes of the one selected by click', async () => {
    const { user, path } = await renderApp('/recovery');
    expect(screen.getByRole('heading', { level: 1, name: 'Smart Error Recovery' })).toBeVisible();
    expect(screen.getByText('Select a rejection')).toBeVisible();
    const list = within(card('Recent Rejections'));
    expect(list.getByText('Sample data')).toBeVisible();
    expect(list.getAllByRole('button')).toHaveLength(4);
    expect(list.getAllByText('Needs Action')).toHaveLength(3);
    expect(list.getAllByText('In Recovery')).toHaveLength(1);

    await user.click(list.getByRole('button', { name: /Bread Ledger/ }));
    expect(path()).toBe('/recovery?rejection=bread-ledger-1-0-3');
    expect(list.getByRole('button', { name: /Bread Ledger/ })).toHaveAttribute('aria-pressed', 'true');
    const details = within(card('Bread Ledger'));
    expect(details.getByText('Google Play, rejected Nov 12, 2026')).toBeVisible();
    expect(details.getByText('Data safety section does not match the app')).toBeVisible();
    expect(details.getByText(/sends device identifiers through an analytics SDK/)).toBeVisible();
    expect(details.getByText(/Please update your Data safety section/)).toBeVisible();
  });

  it('selects by key', async () => {
    const { user, path } = await renderApp('/recovery');
    screen.getByRole('button', { name: /LacedUp/ }).focus();
    await user.keyboard('{Enter}');
    expect(path()).toBe('/recovery?rejection=laced-up-2-0-3');
    expect(card('LacedUp')).toBeVisible();
  });

  it('takes an unknown rejection in the URL for none', async () => {
    await renderApp('/recovery?rejection=%3Cscript%3E');
    expect(screen.getByText('Select a rejection')).toBeVisible();
  });
});

describe('the analysis', () => {
  it('takes 3 seconds, says what it found, and takes Analyze away', async () => {
    const { user, clock } = await renderApp(TINY_TIDES);
    await user.click(screen.getByRole('button', { name: 'Analyze' }));
    expect(screen.getByRole('progressbar', { name: 'Reading the rejection' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Analyze' })).toBeDisabled();
    // The plan's code loads during the three seconds, which the manual clock skips.
    await vi.dynamicImportSettled();
    await clock.advance(2999);
    expect(screen.queryByRole('heading', { name: 'Recovery Plan' })).not.toBeInTheDocument();
    await clock.advance(1);

    await toast('Analysis Complete!');
    expect(screen.getByText('Found 3 issues with 89% success probability')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Analyze' })).not.toBeInTheDocument();
    await screen.findByRole('heading', { name: 'Recovery Plan' });
    const plan = within(card('Recovery Plan'));
    expect(plan.getByText('Simulated')).toBeVisible();
    expect(card('Recovery Plan')).toContainElement(document.activeElement as HTMLElement);
    expect(plan.getByText('55 min')).toBeVisible();
    expect(plan.getByText('89%')).toBeVisible();
    expect(plan.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Issues & Fixes',
      'Action Timeline',
      'Preview Changes',
    ]);
    expect(clock.pending()).toBe(0);
  });

  it('can be cancelled and started again', async () => {
    const { user, clock } = await renderApp(TINY_TIDES);
    await user.click(screen.getByRole('button', { name: 'Analyze' }));
    await clock.advance(2000);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(clock.pending()).toBe(0);
    expect(screen.getByText('Cancelled. Nothing was changed.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Analyze' }));
    await clock.advance(3000);
    expect(screen.getByRole('heading', { name: 'Recovery Plan' })).toBeVisible();
  });

  it('leaves nothing running when the page is left', async () => {
    const { user, clock, path } = await renderApp(TINY_TIDES);
    await user.click(screen.getByRole('button', { name: 'Analyze' }));
    await clock.advance(1000);
    expect(clock.pending()).toBe(1);
    await preparePage('analytics');
    await user.click(screen.getByRole('link', { name: 'Analytics' }));
    await waitFor(() => expect(path()).toBe('/analytics'));
    await screen.findByRole('heading', { level: 1, name: 'Submission Analytics' });
    expect(clock.pending()).toBe(0);
  });

  it('stops when another rejection is selected, and keeps finished plans', async () => {
    const { user, clock } = await analyzed();
    await user.click(screen.getByRole('button', { name: /Bread Ledger/ }));
    await user.click(screen.getByRole('button', { name: 'Analyze' }));
    await clock.advance(1000);
    await user.click(screen.getByRole('button', { name: /Tiny Tides/ }));
    expect(clock.pending()).toBe(0);
    expect(screen.getByRole('heading', { name: 'Recovery Plan' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: /Bread Ledger/ }));
    expect(screen.getByRole('button', { name: 'Analyze' })).toBeEnabled();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });
});

describe('the plan', () => {
  it('lists the issues by priority with severity, confidence and time', async () => {
    await analyzed();
    const issues = within(screen.getByRole('tabpanel')).getAllByRole('listitem');
    expect(issues.map((issue) => within(issue).getByRole('heading').textContent)).toEqual([
      'Screenshots without the app in use',
      'Release notes too general',
      'Review notes do not lead to the new feature',
    ]);
    const [first, second] = issues;
    expect(first).toHaveTextContent('High severity');
    expect(first).toHaveTextContent('94% confidence');
    expect(first).toHaveTextContent('45 min');
    expect(second).toHaveTextContent('Medium severity');
    expect(first && within(first).queryByRole('button', { name: /Auto-fix/ })).toBeNull();
    expect(second && within(second).getByRole('button', { name: /Auto-fix/ })).toBeEnabled();
  });

  it('confirms an auto-fix and changes nothing else', async () => {
    const { user } = await analyzed();
    await user.click(screen.getByRole('button', { name: 'Auto-fix for Release notes too general' }));
    await toast('Auto-fix Applied');
    expect(screen.getByRole('button', { name: 'Auto-fix for Release notes too general' })).toBeEnabled();
    expect(screen.getAllByText('Needs Action').length).toBeGreaterThan(0);
  });

  it('previews a change before and after, at its place', async () => {
    const { user } = await analyzed();
    await user.click(screen.getByRole('button', { name: 'Preview for Release notes too general' }));
    expect(screen.getByRole('tab', { name: 'Preview Changes' })).toHaveAttribute('aria-selected', 'true');
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Release notes too general' })).toHaveFocus(),
    );
    const preview = screen.getByRole('region', { name: 'Release notes too general' });
    expect(within(preview).getByText('Before')).toBeVisible();
    expect(preview.querySelector('ins')).toHaveTextContent(
      'New: a tide alarm tells you when the water is right.',
    );
    expect(
      screen.getByRole('region', { name: 'Screenshots without the app in use' }).querySelector('del'),
    ).toHaveTextContent('Start screen');
  });

  it('shows the timeline with the time passed', async () => {
    const { user } = await analyzed();
    await user.click(screen.getByRole('tab', { name: 'Action Timeline' }));
    const entries = within(screen.getByRole('tabpanel')).getAllByRole('listitem');
    expect(entries.map((entry) => entry.firstElementChild?.nextElementSibling?.textContent)).toEqual([
      '0 min to 45 min',
      '45 min to 50 min',
      '50 min to 55 min',
      'After 55 min',
    ]);
  });

  it('confirms a generated submission', async () => {
    const { user } = await analyzed();
    await user.click(screen.getByRole('button', { name: 'Generate Updated Submission' }));
    await toast('New Submission Generated');
  });

  it('exports a report that is a real PDF', async () => {
    const saved = watchDownloads();
    const { user } = await analyzed();
    await user.click(screen.getByRole('button', { name: 'Export Report' }));
    await toast('Download Started');
    expect(saved.map(({ name }) => name)).toEqual(['recovery-report-Tiny Tides-2026-11-20.pdf']);
    const pdf = (await saved[0]?.text()) ?? '';
    expect(pdf.startsWith('%PDF-')).toBe(true);
    expect(pdf).toContain('Release notes too general');
  });
});

describe('Additional Notes', () => {
  it('are stored, to the last letter typed before leaving', async () => {
    const engine = createMemoryEngine();
    const first = await renderApp('/recovery', { engine });
    await first.user.type(await screen.findByLabelText('Notes'), 'Call Ada about PawPal');
    first.unmount();

    await renderApp('/recovery', { engine });
    expect(await screen.findByLabelText('Notes')).toHaveValue('Call Ada about PawPal');
  });

  it('are not called saved on this device where the browser stores nothing', async () => {
    await renderApp('/recovery', {
      workspace: { openEngine: () => Promise.reject(new Error('SecurityError')) },
    });
    expect(await screen.findByLabelText('Notes')).toHaveAccessibleDescription(
      'Stored only until this tab closes.',
    );
  });
});

describe('a message of the store', () => {
  const LETTER = [
    'Version reviewed: 1.5',
    'Guideline 2.3.3 - Performance - Accurate Metadata',
    'Your 6.9-inch screenshots do not show the actual app in use.',
    'Guideline 5.1.1(v) - Data Collection',
    'The app supports account creation but does not include an option to initiate account deletion.',
  ].join('\n');

  it('becomes a plan: how serious it is, steps to tick that stay, and a reply to copy', async () => {
    const { engine } = await workspaceWith({ id: 'pebbles', builder: 'flutterflow' });
    const { user, unmount } = await renderApp('/recovery', { engine });
    await paste(user, LETTER);
    const plan = within(await screen.findByRole('region', { name: 'What to do' }));
    expect(plan.getByText(/2 causes/)).toBeVisible();
    expect(plan.queryByText('Sample data')).not.toBeInTheDocument();
    expect(plan.getByRole('link', { name: /^Open Screenshots in “/ })).toHaveAttribute(
      'href',
      '/submit?draft=pebbles&step=3',
    );
    const [first] = plan.getAllByRole('checkbox');
    if (!first) throw new Error('No step');
    await user.click(first);
    expect(plan.getByText(/^1 of \d+ steps done$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Copy the Reply to App Review' }));
    await toast('Copied!');
    expect(await navigator.clipboard.readText()).toContain('Hello App Review team,');
    unmount();

    await renderApp('/recovery', { engine });
    expect(await screen.findByLabelText('The store’s message')).toHaveValue(LETTER);
    expect(await screen.findByText(/^1 of \d+ steps done$/)).toBeVisible();
  });

  it('opens no empty draft where there is none', async () => {
    const { user } = await renderApp('/recovery');
    await paste(user, LETTER);
    await screen.findByRole('region', { name: 'What to do' });
    expect(screen.queryByRole('link', { name: /^Open Screenshots/ })).not.toBeInTheDocument();
  });

  it('is read from a saved mail, after what is there already', async () => {
    const { user } = await renderApp('/recovery');
    await paste(user, 'My words');
    const mail = 'From: a@example.com\nSubject: App Review\n\nGuideline 2.1 - Performance';
    await user.upload(screen.getByLabelText('Read a screenshot or mail'), new File([mail], 'mail.eml'));
    await waitFor(() =>
      expect(screen.getByLabelText('The store’s message')).toHaveValue(
        'My words\n\nApp Review\n\nGuideline 2.1 - Performance',
      ),
    );
  });

  it('says why a file gives no text, where it was chosen', async () => {
    const { user } = await renderApp('/recovery');
    await user.upload(
      await screen.findByLabelText('Read a screenshot or mail'),
      new File([''], 'empty.txt', { type: 'text/plain' }),
    );
    expect(await screen.findByText('This file is empty.')).toBeVisible();
  });

  it('is kept when another one is begun', async () => {
    const { user } = await renderApp('/recovery');
    await paste(user, LETTER);
    await screen.findByRole('region', { name: 'What to do' });
    await user.click(screen.getByRole('button', { name: 'Another message' }));
    expect(screen.getByLabelText('The store’s message')).toHaveValue('');
    expect(screen.getByLabelText('The store’s message')).toHaveFocus();
    await user.click(await screen.findByText('Earlier messages (1)'));
    await user.click(screen.getByRole('button', { name: /Version reviewed: 1\.5$/ }));
    expect(await screen.findByLabelText('The store’s message')).toHaveValue(LETTER);
    await waitFor(() => expect(screen.getByRole('region', { name: 'Message of the store' })).toHaveFocus());
  });

  it('is left in the instant of the press, before the URL follows', async () => {
    const { user } = await renderApp('/recovery');
    await paste(user, LETTER);
    const another = screen.getByRole('button', { name: 'Another message' });
    // Without `act`: React renders a click in the next microtask, and the router's change of the URL later.
    another.click();
    await Promise.resolve();
    const input = screen.getByLabelText('Read a screenshot or mail');
    await user.upload(input, new File(['Guideline 4.2 - Design'], 'mail.txt', { type: 'text/plain' }));
    await waitFor(() =>
      expect(screen.getByLabelText('The store’s message')).toHaveValue('Guideline 4.2 - Design'),
    );
  });

  it('stays away after a reload once another one is begun', async () => {
    const engine = createMemoryEngine();
    const { user, unmount, path } = await renderApp('/recovery', { engine });
    await paste(user, LETTER);
    await screen.findByRole('region', { name: 'What to do' });
    await user.click(screen.getByRole('button', { name: 'Another message' }));
    const address = path();
    unmount();
    const again = await renderApp(address, { engine });
    expect(await screen.findByLabelText('The store’s message')).toHaveValue('');
    await paste(again.user, 'Guideline 4.2 - Design - Minimum Functionality');
    await screen.findByRole('region', { name: 'What to do' });
    again.unmount();
    await renderApp(address, { engine });
    expect(await screen.findByLabelText('The store’s message')).toHaveValue(
      'Guideline 4.2 - Design - Minimum Functionality',
    );
  });

  it('offers the lines for the key that it names', async () => {
    const { user } = await renderApp('/recovery');
    await paste(
      user,
      'ITMS-90683: … should contain a NSCameraUsageDescription key with a user-facing string',
    );
    await user.click(await screen.findByRole('button', { name: 'Copy the lines for ITMS-90683' }));
    await toast('Copied!');
    expect(await navigator.clipboard.readText()).toBe(
      '<key>NSCameraUsageDescription</key>\n<string>[Complete: what the app uses this for]</string>',
    );
  });

  it('gets the closest matches where no cause is certain, and steps once one is chosen', async () => {
    const { user } = await renderApp('/recovery');
    await paste(user, 'Google Play: the bundle is signed, but its certificate is different.');
    const matches = within(await screen.findByRole('region', { name: 'Closest matches' }));
    expect(screen.queryByRole('region', { name: 'What to do' })).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Drafted Reply' })).not.toBeInTheDocument();
    await user.click(matches.getByRole('checkbox', { name: /Signed with a different key/ }));
    const plan = await screen.findByRole('region', { name: 'What to do' });
    expect(plan).toBeVisible();
    // The ticked match stays where it is: its steps are added below.
    const list = screen.getByRole('region', { name: 'Closest matches' });
    expect(list.compareDocumentPosition(plan)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('is called an approval when it rejects nothing', async () => {
    const { user } = await renderApp('/recovery');
    await paste(user, 'Tide Table 2.1 has been approved. Its status is Pending Developer Release.');
    expect(await screen.findByText('This reads like an approval')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'What to do' })).not.toBeInTheDocument();
  });

  it('is said to be unknown when nothing is known about it', async () => {
    const { user } = await renderApp('/recovery');
    await paste(user, 'We had a nice day at the sea.');
    expect(await screen.findByText('We couldn’t identify the cause')).toBeVisible();
    await paste(user, ' Guideline 2.5.99 - Performance, ITMS-90998');
    expect(
      await screen.findByText(/StorePilot does not know Guideline 2\.5\.99, ITMS-90998\./),
    ).toBeVisible();
  });

  it('stays text when it is hostile', async () => {
    const { user } = await renderApp('/recovery');
    await paste(user, '<img src=x onerror="alert(1)"><b>ITMS-90683</b> {{7}} javascript:alert(1)');
    await user.click(await screen.findByText('What they wrote, and the rule'));
    const quote = screen.getByText(/onerror/, { selector: 'blockquote' });
    expect(quote.children).toHaveLength(0);
    expect(document.querySelector('img[src="x"]')).toBeNull();
  });

  it('says how to copy by hand when the browser refuses', async () => {
    const { user } = await renderApp('/recovery');
    await paste(user, 'ITMS-90683');
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await user.click(
      await screen.findByRole('button', { name: 'Copy the Message to whoever builds the app' }),
    );
    expect(await screen.findByText(/press Ctrl\+C/)).toBeVisible();
  });
});
