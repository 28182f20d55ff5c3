import { randomBytes } from 'node:crypto';

/** The one account of the page on this computer. Its drafts stay in the browser, under this ID. */
const USER = { id: '5a1d0c5e-0000-4000-8000-000000000001', email: 'you@this.computer', aud: 'authenticated' };
const LIFE_SECONDS = 7 * 24 * 3600;

export interface LocalAccount {
  /** A session as the page stores it. */
  session: () => object;
  /** Answers a call of the page's auth client: status and body. */
  answer: (path: string, query: URLSearchParams, body: unknown) => { status: number; body?: object };
}

/**
 * Stands for the auth service where the site has no hosted one. It guards nothing: only the page of this server reaches it, and
 * the operations have a session of their own.
 * @param now milliseconds since 1970
 */
export function localAccount(now: () => number): LocalAccount {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const session = () => {
    const expires = Math.floor(now() / 1000) + LIFE_SECONDS;
    const token = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ sub: USER.id, exp: expires })}`;
    return {
      access_token: `${token}.${randomBytes(16).toString('base64url')}`,
      refresh_token: randomBytes(16).toString('base64url'),
      token_type: 'bearer',
      expires_in: LIFE_SECONDS,
      expires_at: expires,
      user: USER,
    };
  };
  return {
    session,
    answer: (path, query) => {
      if (path === '/auth/v1/user') return { status: 200, body: USER };
      if (path === '/auth/v1/logout') return { status: 204 };
      if (path === '/auth/v1/token' && query.get('grant_type') === 'refresh_token')
        return { status: 200, body: session() };
      const message = 'Accounts are not used here. Open the link from the terminal again.';
      return { status: 400, body: { code: 400, error_code: 'invalid_credentials', msg: message } };
    },
  };
}
