import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { preparePage } from '@/app/page-loader';
import { createMemoryEngine } from '@/lib/workspace/engine';
import { watchDownloads } from '@tests/support/downloads';
import { renderApp } from '@tests/support/render-app';

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
  await user.click(await screen.findByLabelText('Notes'));
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

  it('are read: cause, fix, screen and a reply to copy, without a sample badge', async () => {
    const { user } = await renderApp('/recovery');
    expect(await screen.findByText(/^Nothing to read yet/)).toBeVisible();
    await paste(
      user,
      'Guideline 2.3.3 - Performance - Accurate Metadata\nITMS-90683: Missing purpose string\nThe caller does not have permission to this APK',
    );
    expect(await screen.findByText('3 causes found.')).toBeVisible();
    // Only now: the card of the loaded code takes the place of the one shown before.
    const decoded = within(card('What Your Notes Say'));
    expect(decoded.queryByText('Sample data')).not.toBeInTheDocument();
    expect(decoded.queryByText('Simulated')).not.toBeInTheDocument();
    const [guideline, upload, access] = decoded.getAllByRole('listitem');
    expect(guideline).toHaveTextContent('Guideline 2.3.3');
    expect(guideline).toHaveTextContent('The screenshots show mostly a splash screen');
    expect(guideline).toHaveTextContent('Use different pictures of the real app in use');
    expect(
      guideline && within(guideline).getByRole('link', { name: 'New Submission, step 3: Screenshots' }),
    ).toHaveAttribute('href', '/submit?step=3');
    expect(
      upload && within(upload).getByRole('link', { name: 'New Submission, step 1: Build Selection' }),
    ).toHaveAttribute('href', '/submit?step=1');
    expect(access).toHaveTextContent('Play Console: Users and permissions');

    expect(screen.getByLabelText<HTMLTextAreaElement>('Reply to App Review').value).toContain(
      '- Guideline 2.3.3 (Screenshots do not show the app in use): We replaced the screenshots',
    );
    await user.click(screen.getByRole('button', { name: 'Copy the Reply to App Review' }));
    await toast('Copied!');
    expect(screen.getByText('Text copied to clipboard')).toBeVisible();
    expect(await navigator.clipboard.readText()).toContain('Hello App Review team,');
  });

  it('use the key that the message names, and offer the lines for it', async () => {
    const { user } = await renderApp('/recovery');
    await paste(
      user,
      'ITMS-90683: … should contain a NSCameraUsageDescription key with a user-facing string',
    );
    expect(await screen.findByText(/^Add NSCameraUsageDescription to Info\.plist/)).toBeVisible();
    const decoded = within(card('What Your Notes Say'));
    await user.click(decoded.getByRole('button', { name: 'Copy the lines for ITMS-90683' }));
    await toast('Copied!');
    expect(await navigator.clipboard.readText()).toBe(
      '<key>NSCameraUsageDescription</key>\n<string>[Complete: what the app uses this for]</string>',
    );
  });

  it('get a possible cause from loose wording, marked as a guess and without a reply', async () => {
    const { user } = await renderApp('/recovery');
    await paste(user, 'Google Play: the bundle is signed, but its certificate is different.');
    const decoded = within(await screen.findByRole('region', { name: 'A possible cause' }));
    expect(decoded.getByText(/^A guess from the wording/)).toBeVisible();
    expect(decoded.getByRole('heading', { name: 'Signed with a different key' })).toBeVisible();
    expect(screen.getByText('No certain cause found, but a possible one.')).toBeInTheDocument();
    expect(screen.queryByText('A guess, not a cause')).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: /^Drafted/ })).not.toBeInTheDocument();
  });

  it('get a guess, marked as one, when a refusal has no known cause', async () => {
    const { user } = await renderApp('/recovery');
    await paste(user, 'Google Play rejected our update because of the icon.');
    expect(await screen.findByText('A guess, not a cause')).toBeVisible();
    const decoded = within(card('What Your Notes Say'));
    expect(decoded.getByRole('link', { name: /^Metadata/ })).toHaveAttribute(
      'href',
      'https://support.google.com/googleplay/android-developer/answer/9898842',
    );
    expect(screen.queryByRole('heading', { name: 'Drafted Reply' })).not.toBeInTheDocument();
  });

  it('get a link to all the rules of the store when they fit no page in particular', async () => {
    const { user } = await renderApp('/recovery');
    await paste(user, 'Apple rejected our app, and nobody there would say why.');
    expect(await screen.findByText('No known cause')).toBeVisible();
    const decoded = within(card('What Your Notes Say'));
    expect(decoded.getByText(/The full App Store rules are here/)).toBeVisible();
    expect(decoded.getByRole('link', { name: /^App Review Guidelines/ })).toBeVisible();
  });

  it('are called an approval when they reject nothing', async () => {
    const { user } = await renderApp('/recovery');
    await paste(user, 'Tide Table 2.1 has been approved. Its status is Pending Developer Release.');
    expect(await screen.findByText('This reads like an approval')).toBeVisible();
    expect(within(card('What Your Notes Say')).queryByText('Cause')).not.toBeInTheDocument();
  });

  it('say how to copy by hand when the browser refuses', async () => {
    const { user } = await renderApp('/recovery');
    await paste(user, 'ITMS-90683');
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await user.click(
      await screen.findByRole('button', { name: 'Copy the Message to whoever builds the app' }),
    );
    expect(await screen.findByText(/press Ctrl\+C/)).toBeVisible();
  });

  it('are said to be unknown when nothing is known about them', async () => {
    const { user } = await renderApp('/recovery');
    await paste(user, 'We had a nice day at the sea.');
    expect(await screen.findByText('We couldn’t identify this text')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Drafted Reply' })).not.toBeInTheDocument();
    await paste(user, ' Guideline 2.5.99 - Performance, ITMS-90998');
    expect(
      await screen.findByText('Guideline 2.5.99 (in 2.5 Software Requirements); ITMS-90998.'),
    ).toBeVisible();
  });

  it('stay text when they are hostile', async () => {
    const { user } = await renderApp('/recovery');
    await paste(user, '<img src=x onerror="alert(1)"><b>ITMS-90683</b> {{7}} javascript:alert(1)');
    const quote = await screen.findByText(
      '<img src=x onerror="alert(1)"><b>ITMS-90683</b> {{7}} javascript:alert(1)',
      {
        selector: 'blockquote',
      },
    );
    expect(quote.children).toHaveLength(0);
    expect(document.querySelector('img[src="x"]')).toBeNull();
  });
});
