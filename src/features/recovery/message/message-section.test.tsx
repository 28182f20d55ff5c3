import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createMemoryEngine } from '@/lib/workspace/engine';
import { renderApp } from '@tests/support/render-app';
import { workspaceWith } from '@tests/support/workspace-engines';

async function paste(user: Awaited<ReturnType<typeof renderApp>>['user'], text: string) {
  await user.click(await screen.findByLabelText('The store’s message'));
  await user.paste(text);
}

/** A toast slides in: it is there a moment before it shows. */
async function toast(title: string) {
  await waitFor(() => expect(screen.getByText(title)).toBeVisible());
}

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

  it('says what an appeal needs where the store may be wrong', async () => {
    const { user } = await renderApp('/recovery');
    await paste(
      user,
      'Issue found: Photo and Video Permissions policy\n\nYour app uses READ_MEDIA_IMAGES for a one-time or infrequent use. Use the photo picker instead.',
    );
    const plan = within(await screen.findByRole('region', { name: 'What to do' }));
    expect(plan.getByText('If they are wrong, appeal:')).toBeVisible();
  });

  it('asks about a second problem that somebody tells of, below the plan', async () => {
    const { user } = await renderApp('/recovery');
    await paste(
      user,
      'Hi all, my upload has two red errors. It says "Your app currently targets API level 35 and must target at least API level 36", and the version code 12 has been used before. I built it with Adalo, what do I do?',
    );
    const plan = await screen.findByRole('region', { name: 'What to do' });
    const beside = await screen.findByRole('region', { name: 'Did they write this, too?' });
    expect(plan.compareDocumentPosition(beside)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.click(within(beside).getByRole('checkbox', { name: /Version code used before/ }));
    expect(await screen.findByText(/2 causes/)).toBeVisible();
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

  it('has what happened of a match, a new build and what does not help, before it is ticked', async () => {
    const { user } = await renderApp('/recovery');
    await paste(
      user,
      'Google Play: the bundle is signed, but its certificate is different. It was refused, and I use FlutterFlow.',
    );
    const matches = within(await screen.findByRole('region', { name: 'Closest matches' }));
    const match = matches.getByRole('checkbox', { name: /signed with another key than the upload key/ });
    expect(match).toHaveAccessibleName(expect.stringContaining('New build needed'));
    expect(match).toHaveAccessibleName(expect.stringContaining('No new app is needed'));
    expect(matches.getByText('The upload was refused.')).toBeVisible();
    await user.click(match);
    const plan = within(await screen.findByRole('region', { name: 'What to do' }));
    expect(plan.getByText('FlutterFlow:')).toBeVisible();
    expect(plan.queryByText('Where it is in your builder')).not.toBeInTheDocument();
  });

  it('shows where it is in the builder of the user’s drafts, also where it is not known which draft is meant', async () => {
    const { engine } = await workspaceWith(
      { id: 'pebbles', builder: 'flutterflow' },
      { id: 'shells', builder: 'flutterflow' },
    );
    const { user } = await renderApp('/recovery', { engine });
    await paste(user, LETTER);
    const plan = within(await screen.findByRole('region', { name: 'What to do' }));
    expect(plan.queryByRole('link', { name: /^Open Screenshots in “/ })).not.toBeInTheDocument();
    expect(await plan.findByText('FlutterFlow:')).toBeVisible();
    expect(plan.queryByText('Where it is in your builder')).not.toBeInTheDocument();
  });

  it('has the steps of all that they wrote', async () => {
    const { user } = await renderApp('/recovery');
    await paste(user, 'Guideline 2.1(a) - Performance - App Completeness');
    const plan = within(await screen.findByRole('region', { name: 'What to do' }));
    const question = within(plan.getByRole('group', { name: 'Which of these did they write?' }));
    const first = question.getByRole('checkbox', { name: /^No demo account given/ });
    const second = question.getByRole('checkbox', { name: /^App crashed on launch/ });
    const none = question.getByRole('checkbox', { name: 'None of these' });
    await user.click(first);
    expect(first).toHaveFocus();
    await user.click(second);
    expect(first).toBeChecked();
    expect(second).toBeChecked();
    expect(plan.getAllByRole('heading', { level: 3 }).length).toBeGreaterThan(1);
    await user.click(none);
    expect(first).not.toBeChecked();
    await user.click(none);
    expect(plan.getByText('Tick what they wrote, and the steps appear here.')).toBeVisible();
  });

  it('asks at the match which of its cases it is, and takes none of them back', async () => {
    const { user } = await renderApp('/recovery');
    await paste(user, 'They could not log in to my app.');
    const matches = within(await screen.findByRole('region', { name: 'Closest matches' }));
    const cases = within(matches.getByRole('group', { name: /App incomplete/ }));
    await user.click(cases.getByRole('radio', { name: /account that you gave did not open/ }));
    const plan = await screen.findByRole('region', { name: 'What to do' });
    expect(within(plan).queryByRole('radio')).not.toBeInTheDocument();
    expect(within(plan).getByText(/^Copy user name and password from App Review Information/)).toBeVisible();
    await user.click(cases.getByRole('radio', { name: 'None of these' }));
    expect(plan).not.toBeInTheDocument();
    expect(cases.getByRole('radio', { name: 'None of these' })).toBeChecked();
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
    expect(screen.getByText('Choose above who wrote it.')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Play Console/ })).toHaveAttribute(
      'href',
      'https://play.google.com/console',
    );
    await paste(user, ' Guideline 2.5.99 - Performance, ITMS-90998');
    expect(await screen.findByText('StorePilot does not know Guideline 2.5.99, ITMS-90998.')).toBeVisible();
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
