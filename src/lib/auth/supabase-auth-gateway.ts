import { AuthClient, isAuthApiError, isAuthError } from '@supabase/supabase-js';
import { builtBackend, type BackendConfig } from '@/config/env';
import type { Clock } from '../clock';
import { createAuthFetch, ENDED_SESSION_CODES, TIMED_OUT_STATUS } from './auth-fetch';
import type { AccessToken, AuthFailure, AuthGateway, AuthResult, AuthUser } from './auth-gateway';
import { SESSION_KEY, type SafeStorage } from './safe-storage';
import { parseSession } from './stored-session';

/** After "too many requests" without a figure, the usual window of the service. */
const DEFAULT_WAIT_SECONDS = 60;
/** A token is renewed this long before it expires. */
const EXPIRES_SOON_MS = 30_000;
/** How long a renewed token counts as good whatever this device's clock says. */
const GOOD_AFTER_RENEWAL_MS = 5 * 60_000;
/** Answers to "who am I" that mean the session is over, whatever its expiry says. */
const DENIED_CODES = new Set(['bad_jwt', 'session_not_found', 'user_not_found', 'user_banned']);

export interface GatewayOptions {
  /** Defaults to the one the build was made for. */
  backend?: BackendConfig;
  /** Origin of the page, for the embedded backend and the link in a confirmation mail. */
  siteOrigin: string;
  storage: SafeStorage;
  clock: Clock;
  network: typeof fetch;
  /** False only when the browser knows that there is no connection. */
  isOnline: () => boolean;
  /** Calls back when the user or the connection returns; gives back a function that unsubscribes. */
  onReturn: (listener: () => void) => () => void;
}

/** Supabase behind the seam. Chooses the calls and settings whose failures are known (sources 8.2). */
export function createSupabaseAuthGateway(options: GatewayOptions): AuthGateway {
  const { backend = builtBackend(), siteOrigin, storage, clock } = options;
  const net = createAuthFetch(options.network, clock, storage, options.onReturn);
  const origin = backend.kind === 'hosted' ? backend.origin : siteOrigin;
  const headers: Record<string, string> = backend.kind === 'hosted' ? { apikey: backend.anonKey } : {};
  const shared = {
    url: `${origin}/auth/v1`,
    headers,
    fetch: net.fetch,
    // Links never sign anybody in here: the mail's link confirms the address, and the user signs in.
    detectSessionInUrl: false,
    flowType: 'pkce' as const,
  };
  const listeners = new Set<(user: AuthUser | undefined) => void>();
  const readStored = () => parseSession(storage.getItem(SESSION_KEY));
  let lastUserId: string | undefined;
  let signUpClient: InstanceType<typeof AuthClient> | undefined;
  const publish = (user: AuthUser | undefined) => {
    if (user?.id === lastUserId) return;
    lastUserId = user?.id;
    for (const listener of listeners) listener(user);
  };

  if (!readStored()) storage.removeItem(SESSION_KEY); // a torn session must not reach the client
  lastUserId = readStored()?.user.id;
  const client = new AuthClient({ ...shared, storageKey: SESSION_KEY, storage, persistSession: true });

  client.onAuthStateChange((event, session) => {
    // Synchronous on purpose: waiting for the client in here can deadlock it.
    if (event === 'INITIAL_SESSION') return; // storage was read already, and an unreachable server reports none
    if (event === 'SIGNED_OUT') publish(undefined);
    else if (session?.user) publish({ id: session.user.id, email: session.user.email ?? '' });
  });
  confirmWithServer();

  function confirmWithServer() {
    const stored = readStored();
    if (!stored || stored.expiresAt * 1000 < clock.now()) return; // an expired one is confirmed by its refresh
    void client.getUser(stored.accessToken).then(
      ({ error }) => {
        if (isAuthApiError(error) && DENIED_CODES.has(error.code ?? '')) void signOut();
      },
      () => undefined,
    );
  }

  async function signOut(): Promise<void> {
    const stored = readStored();
    storage.removeItem(SESSION_KEY); // first, so that other tabs and this one are out whatever the server does
    publish(undefined);
    net.wakeRefresh(); // the client waits for a refresh that is under way
    await Promise.allSettled([
      client.signOut({ scope: 'local' }),
      stored ? client.admin.signOut(stored.accessToken, 'local') : undefined,
    ]);
  }

  let renewed: { token: string; until: number } | undefined;

  async function accessToken(isRefused: boolean): Promise<AccessToken> {
    const stored = readStored();
    if (!stored) return { kind: 'signed-out' };
    const token = stored.accessToken;
    const isGood =
      stored.expiresAt * 1000 - clock.now() > EXPIRES_SOON_MS ||
      (renewed?.token === token && clock.now() < renewed.until);
    if (isGood && !isRefused) return { kind: 'token', token };
    // One request, however many calls wait for it; `net` limits its time.
    const answer = await client.refreshSession().catch(() => undefined);
    const next = readStored();
    if (!next) return { kind: 'signed-out' };
    if (next.accessToken === token) {
      // The client keeps a session whose token has not expired, although it was refused and cannot be renewed.
      if (!isRefused || !isEnded(answer?.error)) return { kind: 'unreachable' };
      void signOut();
      return { kind: 'signed-out' };
    }
    renewed = { token: next.accessToken, until: clock.now() + GOOD_AFTER_RENEWAL_MS };
    return { kind: 'token', token: next.accessToken };
  }

  function failed(error: unknown): AuthResult {
    const failure = toFailure(error, net.lastRetryAfter());
    const isCut = failure.kind === 'unreachable' && !options.isOnline();
    return { ok: false, failure: isCut ? { kind: 'offline' } : failure };
  }

  async function attempt(call: () => Promise<{ error: unknown }>): Promise<AuthResult> {
    try {
      const { error } = await call();
      return error ? failed(error) : { ok: true, value: {} };
    } catch (error) {
      return failed(error);
    }
  }

  return {
    currentUser: () => readStored()?.user,
    accessToken,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async signIn(credentials) {
      const seen: { isWeakPassword?: boolean } = {};
      const result = await attempt(async () => {
        const answer = await client.signInWithPassword(credentials);
        if (answer.data.weakPassword) seen.isWeakPassword = true;
        return { error: answer.error };
      });
      if (!result.ok) return result;
      if (!readStored()) return { ok: false, failure: { kind: 'unreachable' } };
      return {
        ok: true,
        value: { ...seen, ...(storage.isInMemory(SESSION_KEY) && { isOnlyInThisTab: true }) },
      };
    },
    async signUp(credentials, signUpTimestamp) {
      // A client of its own, in memory, so that a session in the answer never reaches this browser's storage.
      signUpClient ??= new AuthClient({
        ...shared,
        storageKey: `${SESSION_KEY}-sign-up`,
        persistSession: false,
        autoRefreshToken: false,
      });
      const passing = signUpClient;
      let token: string | undefined;
      const result = await attempt(async () => {
        const { data, error } = await passing.signUp({
          ...credentials,
          options: { emailRedirectTo: siteOrigin, data: { sign_up_timestamp: signUpTimestamp } },
        });
        token = data.session?.access_token;
        return { error };
      });
      if (token) void passing.admin.signOut(token, 'local').catch(() => undefined);
      return result;
    },
    signOut,
  };
}

/** Whether the service said that the session is over. */
function isEnded(error: unknown): boolean {
  return isAuthApiError(error) && ENDED_SESSION_CODES.has(error.code ?? '');
}

/** Sorts what the client reports into what a form can say. */
function toFailure(error: unknown, retryAfter: number | undefined): AuthFailure {
  if (!isAuthError(error)) return { kind: 'unreachable' };
  const { status = 0 } = error;
  const code = String(error.code ?? '');
  const message = wording(code, error.message);
  if (status === 429) {
    const named = /after (\d{1,4}) seconds?/.exec(error.message)?.[1];
    return {
      kind: 'rate-limited',
      message,
      retryAfterSeconds: retryAfter ?? Number(named ?? DEFAULT_WAIT_SECONDS),
    };
  }
  if (status === TIMED_OUT_STATUS) return { kind: 'timeout' };
  if (status < 400 || status >= 500 || !isServiceCode(code)) return { kind: 'unreachable' };
  return { kind: 'refused', code, message };
}

/** Longest message of the service that a form shows, in characters. */
const MAX_MESSAGE = 200;
/** Form of an error from a bug in a server, whatever its code. */
const EXCEPTION = /\b[A-Za-z]*(?:Error|Exception):|\bpanic:|Traceback|SQLSTATE|\n\s*at /;

/** Tells whether an error has a code as the auth service gives them; a gateway in front of it gives none. */
function isServiceCode(code: string): boolean {
  return /^[a-z][a-z0-9_]{2,63}$/.test(code) && code !== 'unexpected_answer' && code !== 'unexpected_failure';
}

/** The service's own message, as the specification asks, cut to a readable length; else none. */
function wording(code: string, message: string): string {
  const text = message.trim();
  if (!isServiceCode(code) || /^[{<]/.test(text) || EXCEPTION.test(text)) return '';
  const characters = Array.from(text);
  return characters.length > MAX_MESSAGE ? `${characters.slice(0, MAX_MESSAGE - 1).join('')}…` : text;
}
