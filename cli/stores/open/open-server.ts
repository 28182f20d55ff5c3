import { randomBytes, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { OPEN_API } from '@/model/open-api';
import { isRecord } from '@/domain/is-record';
import { parseJson } from '@/domain/parse-json';
import { localAccount } from './local-account';
import { isForUser, messageOf, OperationError } from './operation-error';
import { MAX_PACKAGE_BYTES, type Operations } from './operations';
import type { Site } from './site';
import { START_HEADERS, START_HTML, START_PATH, START_SCRIPT } from './start-page';

/** Largest body of a request that is no package, in bytes. */
const MAX_BODY_BYTES = 64 * 1024;
/** Wrong tokens after which the link of the terminal ends. */
const MAX_WRONG_TOKENS = 5;
/** The server ends when nothing was asked for this long, in milliseconds. */
export const IDLE_MS = 30 * 60_000;

export interface OpenServer {
  origin: string;
  /** Makes a link that opens the page once; the one before it ends. */
  newLink: () => string;
  /** Resolves when the server has ended. */
  closed: Promise<void>;
  close: () => void;
}

export interface OpenServerOptions {
  site: Site;
  port: number;
  operations: Operations;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Removes secrets from a message for the page. */
  clean?: (text: string) => string;
  /** Reports a bug of an operation; nothing else of a request is logged. */
  onBug: (error: unknown) => void;
  idleMs?: number;
}

/**
 * Serves the site and the operations on 127.0.0.1 to its own page alone: exact Host, own Origin, POST with JSON or a zip, and a
 * session for which the one-time token of the terminal's link was exchanged.
 * @throws the error of the system when the port is taken
 */
export async function startOpenServer(options: OpenServerOptions): Promise<OpenServer> {
  const { site, port, operations, now, onBug, idleMs = IDLE_MS, clean = (text: string) => text } = options;
  let token: string | undefined;
  let wrongTokens = 0;
  const sessions = new Set<string>();
  const account = localAccount(now);
  let origin = '';

  const server = createServer((request, response) => {
    idle.refresh();
    answer(request, response).catch((error: unknown) => {
      onBug(error);
      if (!response.headersSent) refuse(response, 500, 'StorePilot stopped because of a bug.');
      else response.destroy();
    });
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', headers, url = '/' } = request;
    // A page of another site whose name was made to point to 127.0.0.1 sends its own name.
    if (headers.host !== origin.slice('http://'.length))
      return refuse(response, 421, 'Open the link of the terminal.');
    const { pathname, searchParams } = new URL(url, origin);
    const isApi = pathname.startsWith(OPEN_API);
    if (!isApi && !pathname.startsWith('/auth/v1/')) {
      if (method !== 'GET' && method !== 'HEAD') return refuse(response, 405, 'Only GET is answered here.');
      return serve(pathname, headers.accept ?? '', response);
    }
    const isOwn =
      (headers.origin === origin || (!isApi && headers.origin === undefined)) &&
      (headers['sec-fetch-site'] === undefined || headers['sec-fetch-site'] === 'same-origin');
    if (!isOwn) return refuse(response, 403, 'Only the page of this server may call it.');
    if (!isApi) return callAccount(request, pathname, searchParams, response);
    if (method !== 'POST') return refuse(response, 405, 'Only POST is answered here.');
    const name = pathname.slice(OPEN_API.length);
    const type = headers['content-type'] ?? '';
    if (type !== 'application/json' && !(name === 'plan' && type === 'application/zip'))
      return refuse(response, 415, 'The request must be JSON.');
    if (name === 'start') return start(await readBody(request, MAX_BODY_BYTES), response);
    if (!isKnown(headers.authorization)) return refuse(response, 401, 'Open the link of the terminal again.');
    const operation = Object.hasOwn(operations, name) ? operations[name] : undefined;
    if (!operation) return refuse(response, 404, 'There is no such operation.');
    const body = await readBody(request, name === 'plan' ? MAX_PACKAGE_BYTES : MAX_BODY_BYTES);
    if (body === undefined) return refuse(response, 413, 'The request is too large.');
    try {
      send(response, 200, await operation(searchParams, body));
    } catch (error) {
      if (!isForUser(error)) onBug(error);
      const status = error instanceof OperationError ? error.status : isForUser(error) ? 422 : 500;
      send(response, status, { message: clean(await messageOf(error)) });
    }
  }

  function serve(path: string, accept: string, response: ServerResponse): void {
    if (path === START_PATH || path === `${START_PATH}.js`) {
      const isScript = path !== START_PATH;
      const type = isScript ? 'text/javascript; charset=utf-8' : 'text/html; charset=utf-8';
      response
        .writeHead(200, { ...START_HEADERS, 'Content-Type': type })
        .end(isScript ? START_SCRIPT : START_HTML);
      return;
    }
    const { status, headers, body } = site.answer(path, accept.includes('text/html'));
    response.writeHead(status, headers).end(body);
  }

  async function callAccount(
    request: IncomingMessage,
    path: string,
    query: URLSearchParams,
    response: ServerResponse,
  ) {
    if (!site.hasOwnAccounts) return refuse(response, 404, 'Not found');
    if ((await readBody(request, MAX_BODY_BYTES)) === undefined) return refuse(response, 413, 'Too large.');
    const { status, body } = account.answer(path, query, undefined);
    if (body) send(response, status, body);
    else response.writeHead(status, { 'Cache-Control': 'no-store' }).end();
  }

  function start(body: Uint8Array | undefined, response: ServerResponse): void {
    const json = parseJson(new TextDecoder().decode(body));
    const given = isRecord(json) && typeof json.token === 'string' ? json.token : '';
    if (token === undefined || !isEqual(given, token)) {
      wrongTokens += 1;
      // Guessing ends here: the user asks the terminal for another link.
      if (wrongTokens >= MAX_WRONG_TOKENS) token = undefined;
      return refuse(response, 401, 'The link was used already.');
    }
    token = undefined;
    const session = randomBytes(32).toString('base64url');
    sessions.add(session);
    send(response, 200, { session, ...(site.hasOwnAccounts && { account: account.session() }) });
  }

  function isKnown(authorization = ''): boolean {
    return [...sessions].some((session) => isEqual(authorization, `Bearer ${session}`));
  }

  await new Promise<void>((resolve, reject) =>
    server.once('error', reject).listen(port, '127.0.0.1', () => resolve()),
  );
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`;
  const close = () => {
    clearTimeout(idle);
    server.close();
    server.closeAllConnections();
  };
  const idle = setTimeout(close, idleMs);
  idle.unref();
  return {
    origin,
    newLink: () => {
      token = randomBytes(32).toString('base64url');
      wrongTokens = 0;
      return `${origin}${START_PATH}#t=${token}`;
    },
    closed: new Promise((resolve) => server.once('close', () => resolve())),
    close,
  };
}

/** @returns undefined for a body that is longer than the limit */
async function readBody(request: IncomingMessage, limit: number): Promise<Uint8Array | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > limit) return undefined;
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > limit) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function isEqual(given: string, secret: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(secret)];
  return a.length === b.length && timingSafeEqual(a, b);
}

const PLAIN = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

function send(response: ServerResponse, status: number, body: object | Uint8Array): void {
  const isZip = body instanceof Uint8Array;
  response
    .writeHead(status, { ...PLAIN, 'Content-Type': isZip ? 'application/zip' : 'application/json' })
    .end(isZip ? body : JSON.stringify(body));
}

/** No answer allows another origin to read it. */
function refuse(response: ServerResponse, status: number, message: string): void {
  response
    .writeHead(status, { ...PLAIN, 'Content-Type': 'application/json', Connection: 'close' })
    .end(JSON.stringify({ message }));
}
