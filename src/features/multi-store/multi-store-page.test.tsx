import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp, type RenderAppOptions } from '@tests/support/render-app';
import { workspaceWith } from '@tests/support/workspace-engines';

async function open(url = '/multi-store', options?: RenderAppOptions) {
  const app = await renderApp(url, options);
  await screen.findByRole('heading', { level: 1, name: 'Multi-Store Expansion' });
  await screen.findByText('Samsung Galaxy Store', { selector: 'p' });
  return app;
}

const store = (name: string) => screen.getByRole('checkbox', { name });
const button = (name: string) => screen.getByRole('button', { name });
/** The status panel, newest first. */
const statuses = () =>
  within(screen.getByRole('list', { name: 'Submissions' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

describe('the stores', () => {
  it('are eight, with Apple and Google selected, and say that all this is simulated', async () => {
    await open();
    expect(screen.getAllByRole('checkbox')).toHaveLength(8);
    expect(
      screen.getAllByRole('checkbox', { checked: true }).map((box) => box.closest('label')?.textContent),
    ).toEqual([expect.stringContaining('Apple App Store'), expect.stringContaining('Google Play')]);
    expect(screen.getAllByText('Simulated').length).toBeGreaterThan(0);
    expect(screen.getByText('8 shown, 2 selected')).toBeVisible();
  });

  it('are selected and deselected by a press on the card and with the keyboard, and kept', async () => {
    const { user, engine, unmount } = await open();
    await user.click(screen.getByText('For Fire tablets and Fire TV.'));
    expect(store('Amazon Appstore')).toBeChecked();
    store('Google Play').focus();
    await user.keyboard(' ');
    expect(store('Google Play')).not.toBeChecked();
    unmount();
    await open('/multi-store', { engine });
    expect(store('Amazon Appstore')).toBeChecked();
    expect(store('Google Play')).not.toBeChecked();
  });

  it('are filtered by region, in the URL', async () => {
    const app = await open();
    await app.follow(button('China'));
    expect(app.path()).toBe('/multi-store?region=china');
    expect(screen.queryByRole('checkbox', { name: 'Google Play' })).toBeNull();
    expect(button('China')).toHaveAttribute('aria-pressed', 'true');
    await app.follow(button('All'));
    expect(app.path()).toBe('/multi-store');
    expect(store('Google Play')).toBeChecked();
  });

  it('open at the region of the URL', async () => {
    await open('/multi-store?region=united-states');
    expect(screen.getAllByRole('checkbox')).toHaveLength(5);
  });
});

describe('submitting', () => {
  it('goes through the selected stores with a pause of a second, then confirms; each is in review after two', async () => {
    const { user, clock } = await open();
    await user.click(button('Submit to All Selected Stores'));
    await waitFor(() => expect(statuses()[0]).toContain('Apple App StoreSubmitted'));
    expect(await screen.findByText('Submission Started')).toBeVisible();
    expect(button('Submit to All Selected Stores')).toBeDisabled();

    await clock.advance(999);
    expect(statuses()).toHaveLength(3);
    expect(screen.queryByText('Multi-Store Submission Complete')).toBeNull();
    await clock.advance(1);
    await waitFor(() => expect(statuses()[0]).toContain('Google PlaySubmitted'));
    expect(statuses()[0]).toContain('Nov 20, 2026');
    expect(await screen.findByText('Google Play (simulated)')).toBeInTheDocument();
    expect(await screen.findByText('Multi-Store Submission Complete')).toBeVisible();

    await clock.advance(999);
    expect(statuses()[1]).toContain('Apple App StoreSubmitted');
    await clock.advance(1);
    expect(statuses()[1]).toContain('Apple App StoreIn Review');
    expect(statuses()[0]).toContain('Google PlaySubmitted');
    await clock.advance(1000);
    expect(statuses()[0]).toContain('Google PlayIn Review');
    expect(clock.pending()).toBe(0);
  });

  it('shows every store once, by its last submission, and folds the earlier ones', async () => {
    const { user, clock } = await open();
    await user.click(button('Submit to All Selected Stores'));
    await clock.advance(1000);
    await screen.findByText('Multi-Store Submission Complete');
    for (const name of ['Apple App Store', 'Google Play', 'Amazon Appstore']) await user.click(store(name));
    await user.click(button('Submit to All Selected Stores'));
    await waitFor(() => expect(statuses()[0]).toContain('Amazon AppstoreSubmitted'));
    const names = statuses().map((text) => text?.split(/Submitted|In Review|Approved|Rejected/)[0]);
    expect(names.toSorted()).toEqual([
      'Amazon Appstore',
      'Apple App Store',
      'Google Play',
      'Samsung Galaxy Store',
    ]);
    await user.click(screen.getByText('Earlier submissions'));
    expect(screen.getByRole('list', { name: 'Earlier submissions' })).toHaveTextContent(
      'Amazon AppstoreRejected',
    );
  });

  it('shows approved and rejected submissions', async () => {
    await open();
    expect(statuses()[0]).toContain('Samsung Galaxy StoreApproved');
    expect(statuses()[1]).toContain('Amazon AppstoreRejected');
  });

  it('can be stopped, and says what was submitted', async () => {
    const { user, clock } = await open();
    await user.click(button('Submit to All Selected Stores'));
    expect(await screen.findByText('Submission Started')).toBeVisible();
    await user.click(button('Cancel'));
    expect(screen.getByText('Stopped after 1 of 2 stores. The others were not submitted.')).toBeVisible();
    await clock.advance(5000);
    expect(statuses()).toHaveLength(3);
    expect(screen.queryByText('Multi-Store Submission Complete')).toBeNull();
  });

  it('needs a selected store', async () => {
    const { user } = await open();
    await user.click(store('Apple App Store'));
    await user.click(store('Google Play'));
    expect(button('Submit to All Selected Stores')).toBeDisabled();
    expect(screen.getByText('Select at least one store.')).toBeVisible();
  });

  it('to a region takes every store there', async () => {
    const { user, follow, clock } = await open();
    expect(button('Regional Submit')).toBeDisabled();
    await follow(button('China'));
    await user.click(button('Regional Submit'));
    expect(await screen.findByText('Submission Started')).toBeVisible();
    for (let second = 0; second < 4; second += 1) await clock.advance(1000);
    await waitFor(() => expect(statuses()).toHaveLength(7));
    expect(statuses()[0]).toContain('OPPO App Market');
    expect(statuses()[0]).toContain('Regional: China.');
    expect(await screen.findByText('Multi-Store Submission Complete')).toBeVisible();
  });

  it('happens on selection when Auto-submit is on', async () => {
    const { user } = await open();
    await user.click(store('Xiaomi GetApps'));
    expect(statuses()).toHaveLength(2);
    await user.click(screen.getByRole('switch', { name: 'Auto-submit' }));
    await user.click(store('OPPO App Market'));
    expect(await screen.findByText('OPPO App Market (simulated)')).toBeVisible();
    expect(statuses()[0]).toContain('OPPO App MarketSubmitted');
    await user.click(store('OPPO App Market'));
    expect(statuses()).toHaveLength(3);
  });

  it('leaves nothing pending when the page is left, and is in review on return', async () => {
    const { user, clock, engine, unmount } = await open();
    await user.click(button('Submit to All Selected Stores'));
    expect(await screen.findByText('Submission Started')).toBeVisible();
    expect(statuses()).toHaveLength(3);
    unmount();
    expect(clock.pending()).toBe(0);
    await clock.advance(2000);
    const again = await open('/multi-store', { engine, clock });
    expect(statuses()).toHaveLength(3);
    expect(statuses()[0]).toContain('Apple App StoreIn Review');
    expect(again.clock.pending()).toBe(0);
  });
});

describe('the requirements checklist', () => {
  it('says what to do when there is no draft', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'Start a submission' })).toHaveAttribute('href', '/submit');
    const apple = screen.getByRole('region', { name: 'Requirements of Apple App Store' });
    expect(within(apple).getByText('0 of 7 ticked')).toBeVisible();
    expect(within(apple).queryByText('Missing')).toBeNull();
  });

  it('is ticked from the chosen draft, and says what no draft can tell', async () => {
    const { engine } = await workspaceWith(
      {},
      {
        id: 'bare',
        version: '0.1.0',
        updatedAt: '2026-11-21T09:00:00.000Z',
        listings: {},
        builds: [],
        images: [],
      },
    );
    const { path } = await open('/multi-store', { engine });
    const google = () =>
      within(screen.getByRole('region', { name: 'Requirements of Google Play' })).getByText(/ticked/);
    await waitFor(() => expect(google()).toHaveTextContent('0 of 8 ticked'));
    const select = screen.getByRole('combobox', { name: 'Ticked from the draft' });
    expect(within(select).getByRole('option', { name: 'Lantern: Evening Journal (1.4.0)' })).toHaveValue(
      'draft-1',
    );
    await act(async () => {
      fireEvent.change(select, { target: { value: 'draft-1' } });
      await Promise.resolve();
    });
    expect(google()).toHaveTextContent('6 of 8 ticked');
    expect(path()).toBe('/multi-store?draft=draft-1');
    const items = within(screen.getByRole('region', { name: 'Requirements of Google Play' }));
    expect(items.getByText('Data safety form answered').closest('li')).toHaveTextContent('Check yourself');
  });
});

describe('market insights', () => {
  it('are those of the chosen region, as sample data', async () => {
    const { follow } = await open();
    await follow(button('Europe'));
    expect(screen.getByText('540 million smartphone users')).toBeVisible();
  });
});
