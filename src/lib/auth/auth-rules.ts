import type { AuthFailure, Credentials } from './auth-gateway';

/** Shortest password of the sign-up page. */
export const MIN_PAGE_PASSWORD = 6;

export interface FormProblem {
  title: string;
  message: string;
  /** The server asked to wait this long. */
  waitSeconds?: number;
}

const MISSING: FormProblem = { title: 'Missing Information', message: 'Please fill in all fields' };
const UNEXPECTED = 'An unexpected error occurred. Please try again.';
const OFFLINE =
  'You are offline. Signing in or up needs a connection; everything you saved on this device is still here.';
const NO_ANSWER = 'The sign-in service did not respond in time. Please try again.';

/** Fault of a filled sign-up form, in the order in which it is checked. */
export function checkSignUp(form: Credentials & { confirmPassword: string }): FormProblem | undefined {
  if (!form.email.trim() || !form.password || !form.confirmPassword) return MISSING;
  if (form.password !== form.confirmPassword) {
    return { title: 'Password Mismatch', message: 'Passwords do not match. Please try again.' };
  }
  if (form.password.length < MIN_PAGE_PASSWORD) {
    return { title: 'Password Too Short', message: 'Password must be at least 6 characters long' };
  }
  return undefined;
}

export function checkSignIn(form: Credentials): FormProblem | undefined {
  return !form.email.trim() || !form.password ? MISSING : undefined;
}

/** The message for a failed call: the service's own where it has one, else a fallback for the form. */
export function explainFailure(form: 'sign-up' | 'sign-in', failure: AuthFailure): FormProblem {
  const title = form === 'sign-up' ? 'Sign Up Failed' : 'Sign In Failed';
  const fallback = form === 'sign-up' ? 'An error occurred during sign up' : 'Invalid email or password.';
  switch (failure.kind) {
    case 'refused':
      return { title, message: failure.message || fallback };
    case 'rate-limited':
      return {
        title,
        message: failure.message || 'Too many attempts. Please wait a moment and try again.',
        waitSeconds: failure.retryAfterSeconds,
      };
    case 'offline':
      return { title, message: OFFLINE };
    case 'timeout':
      return { title, message: NO_ANSWER };
    case 'unreachable':
      return { title, message: UNEXPECTED };
  }
}
