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
  { status: 'loading' } | { status: 'signed-out' } | { status: 'signed-in'; user: AuthUser };

export interface Auth {
  state: AuthState;
  signIn(credentials: Credentials): Promise<AuthResult>;
  signUp(credentials: Credentials): Promise<AuthResult>;
  signOut(): Promise<void>;
  /** Loads the auth client ahead of its first use. */
  prepare(): void;
  /** Returns the token for the data API. @param isRefused whether the last one was refused */
  accessToken(isRefused: boolean): Promise<AccessToken>;
}

/** Gives the provider the auth service without loading it for a visitor. */
export interface AuthSource {
  /** Whether this device has something that may be a session. Synchronous and cheap. */
  hasStoredSession(): boolean;
  /** Loads the gateway, once. */
  load(): Promise<AuthGateway>;
}

const AuthContext = createContext<Auth | undefined>(undefined);

export function AuthProvider({ source, children }: { source: AuthSource; children: ReactNode }) {
  const clock = useClock();
  const [state, setState] = useState<AuthState>({ status: 'loading' });
  const unsubscribe = useRef<() => void>(undefined);

  const open = useCallback(async () => {
    const gateway = await source.load();
    unsubscribe.current ??= gateway.onChange((user) =>
      setState(user ? { status: 'signed-in', user } : { status: 'signed-out' }),
    );
    return gateway;
  }, [source]);

  useEffect(() => {
    let isLeft = false;
    const settle = (user: AuthUser | undefined) => {
      if (!isLeft) setState(user ? { status: 'signed-in', user } : { status: 'signed-out' });
    };
    if (source.hasStoredSession()) {
      open().then(
        (gateway) => settle(gateway.currentUser()),
        () => settle(undefined),
      );
    } else {
      settle(undefined);
    }
    // Another tab signed in or out, or the page was restored from the back-forward cache: storage has the current
    // session.
    const look = () => {
      if (source.hasStoredSession())
        void open().then(
          (gateway) => settle(gateway.currentUser()),
          () => undefined,
        );
      else settle(undefined);
    };
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
  }, [open, source]);

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
      accessToken: (isRefused) =>
        open().then(
          (gateway) => gateway.accessToken(isRefused),
          () => ({ kind: 'unreachable' }),
        ),
      signIn: (credentials) =>
        withGateway(async (gateway) => {
          const result = await gateway.signIn(credentials);
          const user = result.ok ? gateway.currentUser() : undefined;
          if (user) setState({ status: 'signed-in', user });
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
        setState({ status: 'signed-out' });
        await open().then(
          (gateway) => gateway.signOut(),
          () => undefined,
        );
      },
    };
  }, [clock, open, state]);

  return <AuthContext.Provider value={auth}>{children}</AuthContext.Provider>;
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
