import { MIN_PASSWORD } from '@/domain/people/password';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { useClock } from '../clock';
import type { AccessToken, AuthGateway, AuthResult, AuthUser, Credentials } from './auth-gateway';

const PASSWORD_TOO_SHORT = `Password must be at least ${MIN_PASSWORD} characters long`;

export type AuthState =
  | { status: 'loading' }
  | { status: 'signed-out' }
  | { status: 'signed-in'; user: AuthUser };

export interface Auth {
  state: AuthState;
  signIn(credentials: Credentials): Promise<AuthResult>;
  signUp(credentials: Credentials): Promise<AuthResult>;
  signOut(): Promise<void>;
  /** Loads the auth client ahead of its first use. */
  prepare(): void;
  /** Returns the token for the data API; always the same function. @param isRefused whether the last one was refused */
  accessToken(isRefused: boolean): Promise<AccessToken>;
}

/** Gives the provider the auth service without loading it for a visitor. */
export interface AuthSource {
  /** The user of the session that this device has stored, by its shape alone: the service confirms it later. */
  storedUser(): AuthUser | undefined;
  /** Loads the gateway, once. */
  load(): Promise<AuthGateway>;
}

const AuthContext = createContext<Auth | undefined>(undefined);

/**
 * Provides the auth state. A stored session counts from the first render, so that no page waits for the auth client.
 * @param isHydrating whether the page was prerendered, where nobody is signed in: the state is `loading` at first
 */
export function AuthProvider({
  source,
  isHydrating = false,
  children,
}: {
  source: AuthSource;
  isHydrating?: boolean;
  children: ReactNode;
}) {
  const clock = useClock();
  const [state, setState] = useState<AuthState>(() =>
    isHydrating ? { status: 'loading' } : stateOf(source.storedUser()),
  );
  const unsubscribe = useRef<() => void>(undefined);
  /** Until the client has removed the session, which may first have to load. */
  const isSigningOut = useRef(false);
  const settle = useCallback(
    (user: AuthUser | undefined) => setState((current) => (isSame(current, user) ? current : stateOf(user))),
    [],
  );

  const open = useCallback(async () => {
    const gateway = await source.load();
    unsubscribe.current ??= gateway.onChange(settle);
    return gateway;
  }, [settle, source]);

  useEffect(() => {
    let isLeft = false;
    // Also when another tab has signed in or out, or the page was restored from the back-forward cache.
    const look = () => {
      const stored = source.storedUser();
      settle(stored);
      // The client renews the session and confirms it. Without its code the workspace can be used as it can offline.
      if (stored)
        open().then(
          (gateway) => {
            if (!isLeft && !isSigningOut.current) settle(gateway.currentUser());
          },
          () => undefined,
        );
    };
    look();
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) look();
    };
    window.addEventListener('storage', look);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      isLeft = true;
      window.removeEventListener('storage', look);
      window.removeEventListener('pageshow', onPageShow);
      unsubscribe.current?.();
      unsubscribe.current = undefined;
    };
  }, [open, settle, source]);

  const accessToken = useCallback<Auth['accessToken']>(
    (isRefused) =>
      open().then(
        (gateway) => gateway.accessToken(isRefused),
        () => ({ kind: 'unreachable' }),
      ),
    [open],
  );
  const auth = useMemo<Auth>(() => {
    const withGateway = async (call: (gateway: AuthGateway) => Promise<AuthResult>): Promise<AuthResult> => {
      try {
        return await call(await open());
      } catch {
        return { ok: false, failure: { kind: 'unreachable' } };
      }
    };
    return {
      state,
      prepare: () => void open().catch(() => undefined),
      accessToken,
      signIn: (credentials) =>
        withGateway(async (gateway) => {
          const result = await gateway.signIn(credentials);
          const user = result.ok ? gateway.currentUser() : undefined;
          if (user) settle(user);
          return result;
        }),
      async signUp(credentials) {
        if (credentials.password.length < MIN_PASSWORD) {
          return {
            ok: false,
            failure: { kind: 'refused', code: 'weak_password', message: PASSWORD_TOO_SHORT },
          };
        }
        return withGateway((gateway) => gateway.signUp(credentials, new Date(clock.now()).toISOString()));
      },
      async signOut() {
        settle(undefined);
        isSigningOut.current = true;
        await open()
          .then((gateway) => gateway.signOut())
          .catch(() => undefined);
        isSigningOut.current = false;
      },
    };
  }, [accessToken, clock, open, settle, state]);

  return <AuthContext.Provider value={auth}>{children}</AuthContext.Provider>;
}

function stateOf(user: AuthUser | undefined): AuthState {
  return user ? { status: 'signed-in', user } : { status: 'signed-out' };
}

/** Whether the state is that of the user already, so that nothing renders again. */
function isSame(state: AuthState, user: AuthUser | undefined): boolean {
  if (state.status !== 'signed-in') return state.status === stateOf(user).status;
  return state.user.id === user?.id && state.user.email === user.email;
}

/** The auth state and its actions. */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}

/** The signed-in user of a protected page. */
export function useUser(): AuthUser {
  const { state } = useAuth();
  if (state.status !== 'signed-in') throw new Error('useUser must be used on a page behind the guard');
  return state.user;
}
