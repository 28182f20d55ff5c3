import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { foreseen } from 'virtual:catalog/rejection-foreseen';
import { RULES } from '@/checks/rules/rules';
import { planForCase } from '@/decoder/plan-for-case';
import { STORE_DEADLINES } from '@/domain/policies/store-deadlines';
import { CASES_OF_ALERTS } from '@/features/policy-watchdog/data/sample-alerts';
import { renderApp } from '@tests/support/render-app';

describe('a refusal that is foreseen', () => {
  it('is foreseen by rules and deadlines that exist, and has steps', () => {
    const known = new Set([...Object.keys(RULES), ...STORE_DEADLINES.map(({ id }) => id)]);
    expect(Object.keys(foreseen).filter((id) => !known.has(id))).toEqual([]);
    const cases = [...Object.values(foreseen), ...Object.values(CASES_OF_ALERTS)];
    expect(cases.filter((id) => id && (planForCase(id)?.tasks[0]?.steps.length ?? 0) < 2)).toEqual([]);
  });

  it('shows the steps of its case, with how to send it, and can be closed', async () => {
    const { user } = await renderApp('/recovery?case=debug-signed');
    const card = await screen.findByRole('region', { name: 'If they refuse it' });
    expect(within(card).getByText(/for testing only/)).toBeVisible();
    await user.click(within(card).getByRole('checkbox', { name: /Raise the version code/ }));
    expect(within(card).getByRole('checkbox', { name: /Raise the version code/ })).toBeChecked();
    await user.click(within(card).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('region', { name: 'If they refuse it' })).not.toBeInTheDocument();
  });

  it('says what does not help, and what to write in an appeal to Google', async () => {
    await renderApp('/recovery?case=photos-one-time');
    const card = await screen.findByRole('region', { name: 'If they refuse it' });
    expect(within(card).getByText(/Calling photos the main use does not help/)).toBeVisible();
    expect(within(card).getByText('If they are wrong, appeal:')).toBeVisible();
  });

  it('says nothing for a case that no catalogue has', async () => {
    await renderApp('/recovery?case=no-such-case');
    expect(await screen.findByLabelText('The store’s message')).toBeVisible();
    expect(screen.queryByText(/If they refuse it/)).not.toBeInTheDocument();
  });

  it('is linked from an alert of the watchdog', async () => {
    const { user } = await renderApp('/policy-watchdog');
    await user.click(await screen.findByRole('button', { name: /Tracking permission text missing/ }));
    expect(screen.getByRole('link', { name: 'If they refuse it: what to do' })).toHaveAttribute(
      'href',
      '/recovery?case=permission-text-empty',
    );
  });
});
