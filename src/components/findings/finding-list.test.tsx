import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { makeFinding } from '@tests/support/findings';
import { ClockProvider } from '@/lib/clock';
import { createManualClock } from '@tests/support/manual-clock';
import { FindingList } from './finding-list';

const inLocale = (locale: string, field = 'privacyUrl') =>
  makeFinding({
    ...{
      rule: 'listing-too-long',
      area: 'listing',
      where: 'listing',
      subject: { store: 'ios', locale, field },
    },
    ...{ title: `${field} is not an address`, why: 'It is refused.', fix: 'Write all of it.' },
  });
const LOCALES = ['en-US', 'de-DE', 'fr-FR'];
const list = (...findings: ReturnType<typeof inLocale>[]) =>
  render(<FindingList findings={findings} label="Blockers" action={({ id }) => <button>{id}</button>} />, {
    wrapper: MemoryRouter,
  });

it('shows what is wrong in several languages once, with the action for each of them', async () => {
  list(...LOCALES.map((locale) => inLocale(locale)), inLocale('en-US', 'supportUrl'));
  expect(screen.getAllByText(/is not an address/)).toHaveLength(2);
  await userEvent.click(screen.getByText('In 3 languages'));
  const [joined] = screen.getAllByRole('listitem');
  if (!joined) throw new Error('Nothing is listed');
  const rows = within(joined).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^English \(US\) .*locale=en-US/),
    expect.stringMatching(/^German \(Deutsch\) .*locale=de-DE/),
    expect.stringMatching(/^French \(Français\) .*locale=fr-FR/),
  ]);
  for (const row of rows) expect(within(row).getByRole('button')).toBeVisible();
});

it('shows what is wrong in two languages twice', () => {
  list(inLocale('en-US'), inLocale('de-DE'));
  expect(screen.getAllByText(/is not an address/)).toHaveLength(2);
  expect(screen.getByText(/German \(Deutsch\)/)).toBeVisible();
  expect(screen.queryByText(/languages/)).not.toBeInTheDocument();
});

it.each([
  ['2026-11-22', 'since Nov 22, 2026'],
  ['2026-11-23', 'since Nov 23, 2026'],
  ['2026-11-24', 'from Nov 24, 2026'],
])('says on Nov 23 of a rule of %s: %s', async (ruleDate, expected) => {
  render(
    <ClockProvider value={createManualClock('2026-11-23T12:00:00')}>
      <FindingList findings={[{ ...inLocale('en-US'), ruleDate }]} label="Blockers" />
    </ClockProvider>,
    { wrapper: MemoryRouter },
  );
  expect(screen.getByText(new RegExp(expected))).not.toBeVisible();
  await userEvent.click(screen.getByText(/is not an address/));
  expect(screen.getByText(new RegExp(expected))).toBeVisible();
});
