import type { AuthSource } from '@/lib/auth/auth-context';
import type { AuthGateway, AuthResult, AuthUser, Credentials } from '@/lib/auth/auth-gateway';

export const TEST_USER: AuthUser = { id: 'user-1', email: 'mia@example.com' };

export interface FakeAuth extends AuthSource {
  calls: { name: 'signIn' | 'signUp'; credentials: Credentials }[];
  /** Sets the answer to the next sign-ins and sign-ups. */
  answer: AuthResult;
  /** Simulates a sign-in or sign-out in another tab. */
  emit(user: AuthUser | undefined): void;
}

/** An auth service in memory behind the product's own gateway. */
export function createFakeAuth(user?: AuthUser): FakeAuth {
  let current = user;
  const listeners = new Set<(user: AuthUser | undefined) => void>();
  const fake: FakeAuth = {
    calls: [],
    answer: { ok: true, value: {} },
    emit(next) {
      current = next;
      for (const listener of listeners) listener(next);
    },
    storedUser: () => current,
    load: () => Promise.resolve(gateway),
  };
  const gateway: AuthGateway = {
    currentUser: () => current,
    accessToken: () =>
      Promise.resolve(current ? { kind: 'token', token: current.id } : { kind: 'signed-out' }),
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    signIn(credentials) {
      fake.calls.push({ name: 'signIn', credentials });
      if (fake.answer.ok) current = { ...TEST_USER, email: credentials.email };
      return Promise.resolve(fake.answer);
    },
    signUp(credentials) {
      fake.calls.push({ name: 'signUp', credentials });
      return Promise.resolve(fake.answer);
    },
    signOut() {
      current = undefined;
      return Promise.resolve();
    },
  };
  return fake;
}
