import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '@tests/support/render-app';

type App = Awaited<ReturnType<typeof renderApp>>;
const PERSONAL = 'Is your Play account personal, and made after November 13, 2023?';
const TEST_FLIGHT = 'Do people outside your team test it with TestFlight?';
const DAY_MS = 86_400_000;

async function openTests(): Promise<App> {
  const app = await renderApp('/submit?step=2&part=details');
  await app.user.click(await screen.findByText('Test tracks: TestFlight and closed test'));
  await screen.findByRole('radiogroup', { name: PERSONAL });
  return app;
}

async function answer({ user }: App, question: string, option: 'Yes' | 'No') {
  const group = screen.getByRole('radiogroup', { name: question });
  await user.click(within(group).getByRole('radio', { name: option }));
}

async function count({ user }: App, testers: string) {
  await user.type(screen.getByLabelText('Testers opted in today'), testers);
  await user.click(screen.getByRole('button', { name: 'Save the count' }));
}

describe('the closed test', () => {
  it('asks for nothing more of another account', async () => {
    const app = await openTests();
    await answer(app, PERSONAL, 'No');
    expect(screen.getByText('No closed test is needed.')).toBeVisible();
    expect(screen.queryByLabelText('Testers opted in today')).not.toBeInTheDocument();
  });

  it('counts testers and days, and says what is missing', async () => {
    const app = await openTests();
    await answer(app, PERSONAL, 'Yes');
    expect(screen.getByText(/No count yet/)).toBeVisible();
    await count(app, '11');
    expect(screen.getByText('1 more tester needed: 11 of 12 opted in.')).toBeVisible();
    await count(app, '12');
    expect(screen.getByText(/12 or more since .*: 0 of 14 days\. Apply from /)).toBeVisible();
    await app.clock.advance(14 * DAY_MS);
    await count(app, '13');
    expect(screen.getByText(/13 opted in, .*: 14 days in a row\. You can apply/)).toBeVisible();
    await app.user.click(screen.getByText('Your counts'));
    expect(screen.getAllByRole('button', { name: /^Remove the count of/ })).toHaveLength(2);
  });

  it('takes no count that is no number of people', async () => {
    const app = await openTests();
    await answer(app, PERSONAL, 'Yes');
    for (const typed of ['-3', '1.5', '99999', 'twelve']) {
      await app.user.clear(screen.getByLabelText('Testers opted in today'));
      await count(app, typed);
      expect(screen.getByRole('alert')).toHaveTextContent('Enter a whole number');
    }
    expect(screen.getByText(/No count yet/)).toBeVisible();
  });

  it('prepares the answers for production, and adds the facts on request', async () => {
    const app = await openTests();
    await answer(app, PERSONAL, 'Yes');
    await app.user.click(screen.getByLabelText('Feedback Email'));
    await app.user.paste('beta@example.com');
    await app.user.click(screen.getByText('Answers for production access'));
    const question = 'What feedback did you get, and how did you collect it?';
    await app.user.click(screen.getByLabelText(question));
    await app.user.paste('They asked for a search.');
    await app.user.click(screen.getByRole('button', { name: `Add the facts: ${question}` }));
    expect(screen.getByLabelText(question)).toHaveValue(
      'They asked for a search. Testers wrote to beta@example.com.',
    );
  });
});

describe('TestFlight', () => {
  it('has its texts for the language that is edited', async () => {
    const app = await openTests();
    expect(screen.queryByLabelText('What to Test')).not.toBeInTheDocument();
    await answer(app, TEST_FLIGHT, 'Yes');
    await app.user.click(screen.getByLabelText('What to Test'));
    await app.user.paste('ابحث عن كلمة');
    expect(screen.getByLabelText('What to Test')).toHaveAttribute('dir', 'rtl');
    expect(screen.getByText('Texts in English (US). Choose another language above.')).toBeVisible();
  });
});
