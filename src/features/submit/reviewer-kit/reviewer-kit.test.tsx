import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '@tests/support/render-app';

type App = Awaited<ReturnType<typeof renderApp>>;

async function openKit(): Promise<App> {
  const app = await renderApp('/submit?step=2&part=details');
  await app.user.click(await screen.findByText('Reviewer’s kit: sign-in and notes'));
  await screen.findByRole('radiogroup', { name: 'Does the reviewer have to sign in?' });
  return app;
}

async function write({ user }: App, label: string, text: string) {
  await user.click(screen.getByLabelText(label));
  await user.paste(text);
}

async function answer({ user }: App, question: string, option: 'Yes' | 'No') {
  const group = screen.getByRole('radiogroup', { name: question });
  await user.click(within(group).getByRole('radio', { name: option }));
}

const notes = () => screen.getByLabelText<HTMLTextAreaElement>('Review notes').value;

describe('the reviewer’s kit', () => {
  it('makes the notes for both stores of the answers', async () => {
    const app = await openKit();
    expect(notes()).toBe('');
    await answer(app, 'Does the reviewer have to sign in?', 'Yes');
    await write(app, 'Demo password', ' two "cats" ');
    await write(app, 'Steps to sign in', 'Tap Me.');
    await answer(app, 'Does the account ask for a code?', 'Yes');
    await write(app, 'Code that always works', '123456');
    await write(app, 'How does a reviewer reach each main feature?', 'Tap Write.');
    await app.user.click(screen.getByText('Reviewers also ask'));
    await write(app, 'Where is each purchase?', 'Settings > Plus');
    const signIn =
      'Sign-in:\nThe user name and password are in the fields above.\nTap Me.\nWhen the app asks for a code, enter 123456';
    const features = 'How to reach the main features:\nTap Write.';
    expect(notes()).toBe(`${signIn}\n\n${features}\n\nPurchases:\nSettings > Plus`);
    expect(screen.getByLabelText('Other information for Google Play')).toHaveValue(
      `${signIn}\n\n${features}`,
    );
    expect(screen.getByLabelText('Demo password')).toHaveValue(' two "cats" ');
  });

  it('keeps own words, says which answer they replace, and offers it', async () => {
    const app = await openKit();
    await write(app, 'Review notes', 'My own words.');
    await write(app, 'What is special about the app?', 'Three lines');
    expect(notes()).toBe('My own words.\n\nAbout the app:\nThree lines');
    await write(app, 'Review notes', ' a day');
    await write(app, 'What is special about the app?', ' each evening');
    expect(notes()).toBe('My own words.\n\nAbout the app:\nThree lines a day');
    expect(screen.getByText('“About the app” was changed by hand')).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Use the answer: About the app' }));
    expect(notes()).toBe('My own words.\n\nAbout the app:\nThree lines each evening');
    expect(screen.queryByText('“About the app” was changed by hand')).not.toBeInTheDocument();
  });

  it('lets Google’s text be written by hand, and made of the answers again', async () => {
    const app = await openKit();
    expect(screen.queryByLabelText('Other information for Google Play')).not.toBeInTheDocument();
    await answer(app, 'Does the reviewer have to sign in?', 'No');
    expect(screen.getByText(/answer No under Sign in details/)).toBeVisible();
    await answer(app, 'Does the reviewer have to sign in?', 'Yes');
    await write(app, 'Other information for Google Play', 'Mine.');
    await write(app, 'Steps to sign in', 'Tap Me.');
    const text = screen.getByLabelText('Other information for Google Play');
    expect(text).toHaveValue('Mine.');
    await app.user.click(screen.getByRole('button', { name: 'Make it of the answers again' }));
    expect(text).toHaveValue('Sign-in:\nThe user name and password are in the fields above.\nTap Me.');
  });

  it('counts 5,000 characters without cutting them', async () => {
    const app = await openKit();
    await write(app, 'Review notes', 'x'.repeat(5000));
    expect(screen.getByText('5000/4000 (1000 too many)')).toBeVisible();
    expect(notes()).toHaveLength(5000);
  });
});
