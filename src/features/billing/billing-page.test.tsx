import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createMemoryEngine } from '@/lib/workspace/engine';
import { openRepository } from '@/lib/workspace/repository';
import { watchDownloads } from '@tests/support/screens/downloads';
import { renderApp, type RenderAppOptions } from '@tests/support/render-app';
import { billingCollection, type BillingRecord } from './records';

async function open(url = '/billing', options?: RenderAppOptions) {
  const app = await renderApp(url, options);
  await screen.findByRole('heading', {
    level: 2,
    name: url.includes('team') ? 'Team Members' : 'Current Plan',
  });
  return app;
}

/** The simulated server's second; before it every button is off, after it the work is done. */
async function serve({ clock }: { clock: { advance(ms: number): Promise<void> } }) {
  await clock.advance(1000);
}

async function engineWith(changes: Partial<BillingRecord>) {
  const engine = createMemoryEngine();
  const repository = await openRepository({ openEngine: () => Promise.resolve(engine) });
  const records = billingCollection.start().map((record) => ({ ...record, ...changes }));
  await repository.put(billingCollection, records);
  return engine;
}

describe('the Billing tab', () => {
  it('starts on the free plan with 3 of 5 submissions used and no payment method', async () => {
    await open();
    expect(screen.getByRole('tab', { name: 'Billing' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByText('$0')).toHaveTextContent('$0 / month');
    expect(screen.getByText('3 of 5')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Submissions used this month' })).toHaveAttribute(
      'aria-valuenow',
      '60',
    );
    expect(screen.getByText('0.5 GB of 1 GB storage')).toBeVisible();
    expect(screen.queryByText(/Next billing date/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Add Payment Method' })).toBeEnabled();
    expect(screen.getByText(/No payment is taken/)).toBeVisible();
  });

  it('upgrades immediately, says so, and shows when it would be billed next', async () => {
    const app = await open();
    await app.user.click(screen.getByRole('button', { name: 'Upgrade Plan' }));
    const dialog = await screen.findByRole('dialog', { name: 'Upgrade Plan' });
    expect(
      within(dialog)
        .getAllByRole('heading', { level: 3 })
        .map((heading) => heading.textContent),
    ).toEqual(['Pro $29 / month', 'Business $99 / month']);
    await app.user.dblClick(within(dialog).getByRole('button', { name: 'Select Pro' }));
    expect(within(dialog).getByRole('button', { name: 'Select Business' })).toBeDisabled();
    await serve(app);

    expect(await screen.findByText('Plan Upgraded')).toBeVisible();
    expect(screen.getAllByText('Plan Upgraded')).toHaveLength(1);
    expect(await screen.findByText('3 of 100')).toBeVisible();
    expect(screen.getByText('Next billing date: Dec 20, 2026')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(app.clock.pending()).toBe(0);
  });

  it('has no limit on the business plan', async () => {
    const engine = await engineWith({ planId: 'business', planSince: '2026-11-01' });
    await open('/billing', { engine });
    expect(screen.getByText('3, unlimited')).toBeVisible();
  });

  it('adds a sample card, masked, and changes it', async () => {
    const app = await open();
    await app.user.click(screen.getByRole('button', { name: 'Add Payment Method' }));
    await serve(app);
    expect(await screen.findByText('Payment Method Added')).toBeVisible();
    expect(await screen.findByText('Expires 12/2028')).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Change' }));
    await serve(app);
    expect(await screen.findByText('Expires 06/2029')).toBeVisible();
  });

  it('downloads an invoice as a real PDF', async () => {
    const saved = watchDownloads();
    const app = await open();
    await app.user.click(screen.getByRole('button', { name: 'Download PDF of invoice SP-2026-0917' }));
    await serve(app);
    expect(await screen.findByText('Invoice Downloaded')).toBeVisible();
    expect(saved.map((file) => file.name)).toEqual(['SP-2026-0917.pdf']);
    const text = await saved[0]?.text();
    expect(text).toMatch(/^%PDF-/);
    expect(text).toContain('SP-2026-0917');
  });

  it('says when there are no invoices', async () => {
    const engine = await engineWith({ invoices: [] });
    await open('/billing', { engine });
    expect(screen.getByText('No invoices available')).toBeVisible();
  });

  it.each([
    ['upgrade plan', 'Failed to upgrade plan. Please try again.', ['Upgrade Plan', 'Select Pro']],
    ['add payment method', 'Failed to add payment method. Please try again.', ['Add Payment Method']],
    [
      'download SP-2026-0917',
      'Failed to download invoice. Please try again.',
      ['Download PDF of invoice SP-2026-0917'],
    ],
  ])('%s can fail, and says so', async (failing, message, buttons) => {
    const app = await open('/billing', { failing: (action) => action === failing });
    for (const name of buttons) await app.user.click(screen.getByRole('button', { name }));
    await serve(app);
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByText('3 of 5')).toBeInTheDocument();
  });

  it('does the work immediately when the page is left, and leaves nothing running', async () => {
    const app = await open();
    await app.user.click(screen.getByRole('button', { name: 'Add Payment Method' }));
    app.unmount();
    expect(app.clock.pending()).toBe(0);
    await open('/billing', { engine: app.engine });
    expect(await screen.findByText('Expires 12/2028')).toBeVisible();
  });
});

describe('the Team tab', () => {
  it('shows members, no actions for the owner, and no empty invites table', async () => {
    await open('/billing?tab=team');
    const table = await screen.findByRole('table');
    expect(within(table).getByText('Nora Lindqvist')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Actions for Nora Lindqvist' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Actions for Aiko Hayashi' })).toBeEnabled();
    expect(screen.queryByText('Pending Invites')).toBeNull();
  });

  it('refuses a blank e-mail', async () => {
    const { user, clock } = await open('/billing?tab=team');
    await user.type(screen.getByLabelText('Email'), '   ');
    await user.click(screen.getByRole('button', { name: 'Send Invite' }));
    expect(await screen.findByText('Please enter a valid email address')).toBeVisible();
    expect(screen.getByText('Error')).toBeVisible();
    expect(clock.pending()).toBe(0);
  });

  it('invites, resends and cancels', async () => {
    const app = await open('/billing?tab=team');
    const { user } = app;
    await user.type(screen.getByLabelText('Email'), ' new@example.com ');
    await user.selectOptions(screen.getByLabelText('Role'), 'Publisher');
    await user.click(screen.getByRole('button', { name: 'Send Invite' }));
    await serve(app);
    expect(await screen.findByText('Invitation Sent to new@example.com')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Pending Invites' })).toBeVisible();
    expect(screen.getByRole('cell', { name: 'Nov 20, 2026' })).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveValue(''));
    expect(screen.getByLabelText('Role')).toHaveValue('Viewer');

    await user.click(screen.getByRole('button', { name: 'Resend the invitation to new@example.com' }));
    await serve(app);
    expect(await screen.findByText('Invitation Resent')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel the invitation to new@example.com' }));
    await serve(app);
    expect(await screen.findByText('Invitation Cancelled')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Pending Invites')).toBeNull());
  });

  it('invites an address once: a second invitation replaces the first', async () => {
    const app = await open('/billing?tab=team');
    const { user } = app;
    const invite = async (email: string, role: string) => {
      await user.type(screen.getByLabelText('Email'), email);
      await user.selectOptions(screen.getByLabelText('Role'), role);
      await user.click(screen.getByRole('button', { name: 'Send Invite' }));
      await serve(app);
      await waitFor(() => expect(screen.getByLabelText('Email')).toHaveValue(''));
    };
    await invite('new@example.com', 'Viewer');
    await invite('New@Example.com', 'Publisher');
    expect(await screen.findByRole('cell', { name: /^New@Example\.com/ })).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Cancel the invitation/ })).toHaveLength(1);
  });

  it('changes a role and removes a member', async () => {
    const app = await open('/billing?tab=team');
    const { user } = app;
    await user.click(await screen.findByRole('button', { name: 'Actions for Aiko Hayashi' }));
    await user.click(screen.getByRole('menuitem', { name: 'Change Role' }));
    const dialog = await screen.findByRole('dialog', { name: 'Change Role' });
    await user.selectOptions(within(dialog).getByLabelText('Role'), 'Publisher');
    await user.click(within(dialog).getByRole('button', { name: 'Save Role' }));
    expect(await screen.findByText('Aiko Hayashi is now Publisher.')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Actions for Aiko Hayashi' }));
    await user.click(screen.getByRole('menuitem', { name: 'Remove Member' }));
    await serve(app);
    expect(await screen.findByText('Member Removed')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('aiko@example.com')).toBeNull());
  });

  it.each([
    ['send invitation', 'Failed to send invitation. Please try again.'],
    ['remove member', 'Failed to remove member. Please try again.'],
    ['resend invitation', 'Failed to resend invitation. Please try again.'],
    ['cancel invitation', 'Failed to cancel invitation. Please try again.'],
  ])('%s can fail, says so and keeps everything', async (failing, message) => {
    const app = await open('/billing?tab=team', { failing: (action) => action === failing });
    const { user } = app;
    await user.type(screen.getByLabelText('Email'), 'new@example.com');
    await user.click(screen.getByRole('button', { name: 'Send Invite' }));
    await serve(app);
    if (failing === 'send invitation') expect(screen.getByLabelText('Email')).toHaveValue('new@example.com');
    else if (failing === 'remove member') {
      await user.click(screen.getByRole('button', { name: 'Actions for Aiko Hayashi' }));
      await user.click(screen.getByRole('menuitem', { name: 'Remove Member' }));
    } else {
      const verb = failing.startsWith('resend') ? 'Resend' : 'Cancel';
      await user.click(
        await screen.findByRole('button', { name: `${verb} the invitation to new@example.com` }),
      );
    }
    await serve(app);
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('cell', { name: 'aiko@example.com' })).toBeVisible();
  });
});
