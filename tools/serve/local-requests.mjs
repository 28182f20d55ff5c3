// Which requests the local server and the development server answer. Any web page that is open in the same browser can
// send requests to 127.0.0.1, so the embedded backend answers only those of the product's own page.

/** Longest request body, in bytes. A sign-up takes some 200. */
export const MAX_BODY_BYTES = 1024 * 1024;
const MAX_FAILED_SIGN_INS = 10;
/** Sign-ups in a minute, good ones too: each stores an account. A run of the journeys makes about ten. */
const MAX_SIGN_UPS = 30;
const WINDOW_MS = 60_000;
/** One @ between a name and a host with a dot, without space, invisible and control characters. */
const EMAIL = /^[^\s@\p{C}]{1,64}@[^\s@\p{C}.]+(?:\.[^\s@\p{C}.]+)+$/u;
const MAX_EMAIL = 254;

/**
 * The calls of the auth service that the product makes. All others are refused: the backend has pages of its own.
 * @type {Record<string, 'GET' | 'POST'>}
 */
const AUTH_ROUTES = {
  '/auth/v1/signup': 'POST',
  '/auth/v1/token': 'POST',
  '/auth/v1/logout': 'POST',
  '/auth/v1/user': 'GET',
};

/**
 * Tells whether a request names this machine, and the port that it arrived at, as its host. A page of another site
 * whose name was made to point to 127.0.0.1 (DNS rebinding) sends its own name.
 * @param {import('node:http').IncomingMessage} request
 */
export function isOwnHost({ headers, socket }) {
  const port = socket.localPort;
  const hosts = ['127.0.0.1', 'localhost', '[::1]'].flatMap((name) =>
    port === 80 ? [name, `${name}:80`] : [`${name}:${port}`],
  );
  return hosts.includes(headers.host ?? '');
}

/** @param {import('node:http').ServerResponse} response */
export function refuseHost(response) {
  const headers = {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    Connection: 'close',
  };
  response
    .writeHead(403, headers)
    .end('Open this server as http://127.0.0.1 or http://localhost with its port.');
}

/**
 * Puts the checks before the embedded backend: own origin, known route and method, JSON, size, and the pause after too
 * many failed sign-ins. No answer allows another origin to read it.
 * @param {(request: Request) => Promise<Response>} backend
 * @param {() => number} [now] milliseconds
 * @returns {(request: Request) => Promise<Response>}
 */
export function guardAuth(backend, now = Date.now) {
  /** When the latest sign-ins failed. @type {number[]} */
  let failures = [];
  /** @type {Promise<unknown>} */
  let lastSignIn = Promise.resolve();
  /** When the latest accounts were asked for. @type {number[]} */
  let signUps = [];

  /** @param {Request} request */
  async function signIn(request) {
    failures = failures.filter((at) => now() - at < WINDOW_MS);
    if (failures.length >= MAX_FAILED_SIGN_INS) return pause(failures, 'Too many failed sign-ins.');
    const answer = await backend(request);
    if (answer.status >= 400 && answer.status < 500) failures.push(now());
    return answer;
  }

  /** @param {readonly number[]} times of what was counted, oldest first @param {string} what */
  function pause([oldest = 0], what) {
    const seconds = Math.max(1, Math.ceil((oldest + WINDOW_MS - now()) / 1000));
    return refusal(429, 'over_request_rate_limit', `${what} Please wait and try again.`, {
      'Retry-After': String(seconds),
    });
  }

  /** @param {Request} request */
  function signUp(request) {
    signUps = signUps.filter((at) => now() - at < WINDOW_MS);
    if (signUps.length >= MAX_SIGN_UPS) return Promise.resolve(pause(signUps, 'Too many sign-ups.'));
    signUps.push(now());
    return backend(request);
  }

  return async (request) => {
    const refused = refusalOfOrigin(request) ?? refusalOf(request);
    if (refused) return refused;
    const body = request.method === 'GET' ? undefined : await readBody(request, MAX_BODY_BYTES);
    if (body === 'too large') {
      return refusal(413, 'payload_too_large', 'The request is larger than 1 MB.', { Connection: 'close' });
    }
    if (body && hasNul(body)) return refusal(400, 'validation_failed', 'A text contains a NUL character.');
    const { url, method, headers } = request;
    const { pathname, searchParams } = new URL(url);
    const isSignIn = searchParams.get('grant_type') === 'password';
    const isSignUp = pathname === '/auth/v1/signup';
    const account = body && (isSignIn || isSignUp) ? readAccount(body) : body;
    if (typeof account === 'string') return refusal(400, 'validation_failed', account);
    const isRefresh = searchParams.get('grant_type') === 'refresh_token';
    if (body && isRefresh && typeof jsonObject(body)?.refresh_token !== 'string')
      return refusal(400, 'validation_failed', 'The refresh token must be a text.');
    const checked = new Request(url, { method, headers: withoutLength(headers), body: account });
    if (isSignUp) return withoutCors(await signUp(checked));
    // One sign-in after the other: many at the same time would all start before the first has failed.
    const answering = isSignIn ? lastSignIn.then(() => signIn(checked)) : backend(checked);
    if (isSignIn) lastSignIn = answering.catch(() => undefined);
    return withoutCors(await answering);
  };
}

/**
 * Refuses a request that another web page sent.
 * @param {Request} request @returns {Response | undefined}
 */
export function refusalOfOrigin(request) {
  const { origin } = new URL(request.url);
  const from = request.headers.get('origin');
  const site = request.headers.get('sec-fetch-site');
  return (from !== null && from !== origin) || (site !== null && site !== 'same-origin')
    ? refusal(403, 'forbidden_origin', 'Only the page of this server may call it.')
    : undefined;
}

/** @param {Request} request @returns {Response | undefined} */
function refusalOf(request) {
  const { pathname, searchParams } = new URL(request.url);
  const method = Object.hasOwn(AUTH_ROUTES, pathname) ? AUTH_ROUTES[pathname] : undefined;
  if (!method) return refusal(404, 'not_found', 'There is no such route.');
  if (request.method !== method) {
    return refusal(405, 'method_not_allowed', `This route takes ${method}.`, { Allow: method });
  }
  const grants = searchParams.getAll('grant_type');
  const isKnownGrant = grants.length === 1 && ['password', 'refresh_token'].includes(grants[0] ?? '');
  if (pathname === '/auth/v1/token' && !isKnownGrant) {
    return refusal(400, 'unsupported_grant_type', 'The grant is a password or a refresh token.');
  }
  const type = request.headers.get('content-type') ?? '';
  if (method === 'POST' && !/^application\/json *(;|$)/i.test(type)) {
    return refusal(415, 'unsupported_media_type', 'The request must be JSON.');
  }
  return undefined;
}

/** The length is that of the body that was received. @param {Headers} received */
function withoutLength(received) {
  const headers = new Headers(received);
  headers.delete('content-length');
  return headers;
}

/**
 * Reads e-mail and password. The address is trimmed, in lower case and in one Unicode form, so that one person has one
 * account and an invitation reaches it.
 * @param {Uint8Array<ArrayBuffer>} body
 * @returns {Uint8Array<ArrayBuffer> | string} the body with that address, or what is wrong with it
 */
function readAccount(body) {
  const account = jsonObject(body);
  if (!account) return 'The body must be one JSON object.';
  const { email, password } = account;
  if (typeof email !== 'string' || typeof password !== 'string') return 'E-mail and password must be texts.';
  const address = email.trim().normalize('NFC').toLowerCase();
  if (address.length > MAX_EMAIL || !EMAIL.test(address))
    return 'Unable to validate email address: invalid format';
  return new TextEncoder().encode(JSON.stringify({ ...account, email: address }));
}

/** The JSON object of a body; undefined for anything else. @param {Uint8Array} body */
export function jsonObject(body) {
  try {
    /** @type {unknown} */
    const value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? /** @type {Record<string, unknown>} */ (value)
      : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Reads the body of a request, unless it is longer than `limit` bytes.
 * @param {Request} request @param {number} limit @returns {Promise<Uint8Array<ArrayBuffer> | 'too large'>}
 */
export async function readBody(request, limit) {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return 'too large';
  /** @type {Uint8Array[]} */
  const parts = [];
  let length = 0;
  const reader = request.body?.getReader();
  for (;;) {
    const part = await reader?.read();
    if (!part || part.done) break;
    length += part.value.length;
    if (length > limit) {
      await reader?.cancel().catch(() => undefined);
      return 'too large';
    }
    parts.push(part.value);
  }
  const body = new Uint8Array(length);
  let end = 0;
  for (const part of parts) {
    body.set(part, end);
    end += part.length;
  }
  return body;
}

/**
 * Tells whether a text in a JSON body contains U+0000. Postgres refuses it; SQLite takes it, and some of its functions
 * end the text there, so that an address with a NUL could pass for the one before it.
 * @param {Uint8Array} body
 */
export function hasNul(body) {
  let found = false;
  try {
    JSON.parse(new TextDecoder().decode(body), (key, value) => {
      found ||= key.includes('\0') || (typeof value === 'string' && value.includes('\0'));
      return value;
    });
  } catch {
    return false; // refused as JSON
  }
  return found;
}

/** Removes what would let another origin read an answer. @param {Response} answer */
export function withoutCors(answer) {
  const headers = new Headers(answer.headers);
  for (const name of [...headers.keys()]) if (name.startsWith('access-control-')) headers.delete(name);
  return new Response(answer.body, { status: answer.status, headers });
}

/** @param {number} status @param {string} code @param {string} message @param {Record<string, string>} [headers] */
function refusal(status, code, message, headers = {}) {
  return Response.json({ code: status, error_code: code, msg: message }, { status, headers });
}
