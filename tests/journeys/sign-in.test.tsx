import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createFakeAuth, TEST_USER } from '@tests/support/screens/fake-auth';
import { renderApp } from '@tests/support/render-app';

async function fill(user: Awaited<ReturnType<typeof renderApp>>['user'], values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    await user.clear(screen.getByLabelText(label));
    if (value) await user.type(screen.getByLabelText(label), value);
  }
}

describe('the guard', () => {
  it('sends a visitor to sign in and back to the page first asked for', async () => {
    const { user, path } = await renderApp('/aso?from=mail#top', { auth: createFakeAuth() });
    await waitFor(() => expect(path()).toBe('/sign-in'));
    await screen.findByRole('heading', { name: 'Sign in' });
    await fill(user, { Email: 'mia@example.com', Password: 'long enough' });
    await user.click(screen.getByRole('button', { name: 'Sign In' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'ASO Optimizer' })).toBeVisible();
    expect(path()).toBe('/aso?from=mail#top');
    expect(await screen.findByText('Welcome back!')).toBeVisible();
    expect(screen.getByText('Successfully signed in.')).toBeVisible();
  });

  it('says what an invitation link is about, and keeps the invitation through signing up', async () => {
    const code = '3b3aa3a5-06f9-4c85-aea1-2c125f7019e3.0e4a6d7a-ff88-418d-bf4c-5c4f67312943';
    const link = `/team#join=${code}&team=Lantern+team&by=ann%40example.com`;
    const { user, path } = await renderApp(link, { auth: createFakeAuth() });
    await waitFor(() => expect(path()).toBe('/sign-in'));
    const text = /^ann@example\.com invited you to the team “Lantern team”\. Sign in, or sign up, to join it/;
    expect(await screen.findByText(text)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Sign up' }));
    await screen.findByRole('heading', { name: 'Create your account' });
    expect(await screen.findByText(text)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Sign in' }));
    await screen.findByRole('heading', { name: 'Sign in' });
    await fill(user, { Email: 'mia@example.com', Password: 'long enough' });
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByText('ann@example.com invited you to the team “Lantern team”.')).toBeVisible();
    // The page takes the code out of the address after it has shown what it says.
    await waitFor(() => expect(path()).toBe('/team'));
  });

  it.each([
    [{ isOnlyInThisTab: true }, [/You stay signed in until this tab closes/]],
    [{ isWeakPassword: true }, [/Your password is easy to guess/]],
    [
      { isOnlyInThisTab: true, isWeakPassword: true },
      [/You stay signed in until this tab closes/, /Your password is easy to guess/],
    ],
  ])('welcomes the user and adds what to know, in one toast: %j', async (notes, texts) => {
    const auth = createFakeAuth();
    auth.answer = { ok: true, value: notes };
    const { user } = await renderApp('/sign-in', { auth });
    await fill(user, { Email: 'mia@example.com', Password: 'long enough' });
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByText('Welcome back!')).toBeVisible();
    for (const text of [/^Successfully signed in\. /, ...texts]) expect(screen.getByText(text)).toBeVisible();
    expect(document.querySelectorAll('[data-sonner-toast]')).toHaveLength(1);
  });

  it('sends a signed-in user on from sign-up', async () => {
    const { path } = await renderApp('/sign-up');
    await waitFor(() => expect(path()).toBe('/apps'));
  });

  it.each([
    ['is still loading', () => new Promise<never>(() => undefined)],
    ['cannot be loaded', () => Promise.reject(new Error('gone'))],
  ])('lets a stored session through while the auth client %s', async (_, load) => {
    const { path } = await renderApp('/team', { auth: { ...createFakeAuth(TEST_USER), load } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Team Workflow' })).toBeVisible();
    expect(path()).toBe('/team');
  });

  it('stays closed after signing out before the auth client has loaded', async () => {
    const auth = createFakeAuth(TEST_USER);
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    const { user, path } = await renderApp('/team', {
      auth: { ...auth, load: () => arrived.then(auth.load) },
    });
    await user.click(screen.getByRole('button', { name: 'User menu' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    arrive();
    await waitFor(() => expect(auth.storedUser()).toBeUndefined());
    expect(path()).toBe('/sign-in');
  });

  it('closes the page when another tab signs out', async () => {
    const { auth, path } = await renderApp('/team');
    expect(path()).toBe('/team');
    auth.emit(undefined);
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    expect(path()).toBe('/sign-in');
  });
});

describe('sign-up', () => {
  it.each([
    [
      { Email: '', Password: 'long enough', 'Confirm Password': 'long enough' },
      'Missing Information',
      'Please fill in all fields',
    ],
    [
      { Email: 'a@b.co', Password: 'long enough', 'Confirm Password': 'other' },
      'Password Mismatch',
      'Passwords do not match. Please try again.',
    ],
    [
      { Email: 'a@b.co', Password: '12345', 'Confirm Password': '12345' },
      'Password Too Short',
      'Password must be at least 6 characters long',
    ],
    [
      { Email: 'a@b.co', Password: '123456', 'Confirm Password': '123456' },
      'Sign Up Failed',
      'Password must be at least 8 characters long',
    ],
    [
      { Email: 'a@b.co', Password: '1234567', 'Confirm Password': '1234567' },
      'Sign Up Failed',
      'Password must be at least 8 characters long',
    ],
  ])('refuses %j without a call', async (values, title, message) => {
    const { user, auth, path } = await renderApp('/sign-up', { auth: createFakeAuth() });
    await fill(user, values);
    await user.click(screen.getByRole('button', { name: 'Sign Up' }));

    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(title);
    expect(alert).toHaveTextContent(message);
    await waitFor(() => expect(alert).toHaveFocus());
    expect(auth.calls).toEqual([]);
    expect(path()).toBe('/sign-up');
    expect(screen.getByLabelText('Email')).toHaveValue(values.Email);
  });

  it('clears the form, says so and goes to sign-in without signing in', async () => {
    const { user, auth, path } = await renderApp('/sign-up', { auth: createFakeAuth() });
    await fill(user, { Email: ' a@b.co ', Password: '12345678', 'Confirm Password': '12345678' });
    await user.click(screen.getByRole('button', { name: 'Sign Up' }));

    expect(await screen.findByText('Account Created Successfully!')).toBeVisible();
    expect(
      screen.getByText('Please check your email to verify your account before signing in.'),
    ).toBeVisible();
    await waitFor(() => expect(path()).toBe('/sign-in'));
    expect(auth.calls).toEqual([{ name: 'signUp', credentials: { email: 'a@b.co', password: '12345678' } }]);
    // The page does not welcome somebody back who was never here.
    expect(await screen.findByText(/enter your password once more/)).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('a@b.co');
    expect(screen.queryByText(/^Welcome back/)).not.toBeInTheDocument();
  });
});

describe('a password', () => {
  it.each([
    ['/sign-in', 'Password', 'current-password'],
    ['/sign-up', 'Password', 'new-password'],
    ['/sign-up', 'Confirm Password', 'new-password'],
  ])('is masked on %s (%s), and a password manager may fill it', async (page, label, kind) => {
    await renderApp(page, { auth: createFakeAuth() });
    const field = screen.getByLabelText(label);
    expect(field).toHaveAttribute('type', 'password');
    expect(field).toHaveAttribute('autocomplete', kind);
    expect(field).not.toHaveAttribute('maxlength');
  });

  it.each(['  Ünïcode Words 密碼 ', 'x'.repeat(72), '!"§$%&/()=?'])(
    'goes out as it was pasted: %s',
    async (password) => {
      const { user, auth } = await renderApp('/sign-in', { auth: createFakeAuth() });
      await fill(user, { Email: 'a@b.co' });
      await user.click(screen.getByLabelText('Password'));
      await user.paste(password);
      await user.click(screen.getByRole('button', { name: 'Sign In' }));
      await waitFor(() => expect(auth.calls).toHaveLength(1));
      expect(auth.calls[0]?.credentials.password).toBe(password);
    },
  );
});

describe('a failed sign-in', () => {
  it.each([
    [
      'the server’s own words',
      { kind: 'refused', code: 'invalid_credentials', message: 'Invalid login credentials' },
      'Invalid login credentials',
    ],
    ['its silence', { kind: 'refused', code: '', message: '' }, 'Invalid email or password.'],
    ['a broken line', { kind: 'unreachable' }, 'An unexpected error occurred. Please try again.'],
    [
      'a cut connection',
      { kind: 'offline' },
      'You are offline. Signing in or up needs a connection; everything you saved on this device is still here.',
    ],
    [
      'a server that never answers',
      { kind: 'timeout' },
      'The sign-in service did not respond in time. Please try again.',
    ],
  ] as const)('shows %s, keeps the e-mail and clears the password', async (_, failure, message) => {
    const auth = createFakeAuth();
    auth.answer = { ok: false, failure };
    const { user } = await renderApp('/sign-in', { auth });
    await fill(user, { Email: 'mia@example.com', Password: 'wrong' });
    await user.click(screen.getByRole('button', { name: 'Sign In' }));

    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Sign In Failed');
    expect(alert).toHaveTextContent(message);
    await waitFor(() => expect(alert).toHaveFocus());
    expect(screen.getByLabelText('Email')).toHaveValue('mia@example.com');
    expect(screen.getByLabelText('Password')).toHaveValue('');
  });

  it('counts down after too many tries and opens the button again', async () => {
    const auth = createFakeAuth();
    auth.answer = {
      ok: false,
      failure: { kind: 'rate-limited', message: 'Too many requests', retryAfterSeconds: 2 },
    };
    const { user, clock } = await renderApp('/sign-in', { auth });
    await fill(user, { Email: 'mia@example.com', Password: 'wrong' });
    await user.click(screen.getByRole('button', { name: 'Sign In' }));

    expect(await screen.findByRole('button', { name: 'Try again in 2 s' })).toBeDisabled();
    await clock.advance(1000);
    expect(screen.getByRole('button', { name: 'Try again in 1 s' })).toBeDisabled();
    await clock.advance(1000);
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeEnabled();
    expect(clock.pending()).toBe(0);
  });
});

it('the sign-in page explains a link in a mail that no longer works', async () => {
  const { user, path } = await renderApp('/sign-in?refused', { auth: createFakeAuth() });
  expect(await screen.findByText('The link in your mail no longer works')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'sign up again' }));
  await waitFor(() => expect(path()).toBe('/sign-up'));
  await user.click(await screen.findByRole('link', { name: 'Sign in' }));
  expect(await screen.findByText(/^Welcome back/)).toBeVisible();
  expect(screen.queryByText('The link in your mail no longer works')).not.toBeInTheDocument();
});

describe('a path without a page', () => {
  it('says so, offers the way home and logs the path', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await renderApp('/no/such/page?x=%E0%A4%A', { auth: createFakeAuth() });
    expect(screen.getByText('Oops! Page not found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
    expect(log).toHaveBeenCalledWith(expect.stringContaining('404'), '/no/such/page');
  });
});
