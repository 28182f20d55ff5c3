import { sign } from 'node:crypto';
import { z } from 'zod';
import { isRecord } from '@/domain/is-record';
import { createHttp, type HttpAnswer, type HttpRequest, type Network } from '../core/http';
import { StoreError, type StoreProblem } from '../core/store-error';
import type { GoogleKey } from '../keys/store-key';

const API_HOST = 'androidpublisher.googleapis.com';
const TOKEN_HOST = 'oauth2.googleapis.com';
const TOKEN_URL = `https://${TOKEN_HOST}/token`;
const SCOPE = 'https://www.googleapis.com/auth/androidpublisher';
const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
const TOKEN_LIFE_SECONDS = 3600;
/** A token is renewed this long before it expires. */
const RENEW_BEFORE_MS = 120_000;

/** Requests to the Google Play Developer API, with the token of a service account (sources 16.1). */
export interface PlayRequests {
  /** Path below the app: `edits/1/listings`. Returns the JSON of the answer. */
  call: (request: PlayRequest) => Promise<unknown>;
  /** The same, with status and headers. */
  send: (request: PlayRequest) => Promise<HttpAnswer>;
}

export interface PlayRequest extends Omit<HttpRequest, 'url' | 'headers' | 'body'> {
  /** Below `applications/<package name>/`; a whole address for the parts of an upload. */
  path: string;
  /** Whether the path is one of the upload service. */
  isUpload?: boolean;
  json?: unknown;
  bytes?: Uint8Array<ArrayBuffer>;
  /** Of `bytes`. */
  type?: string;
  headers?: Readonly<Record<string, string>>;
}

export interface PlayAccess {
  key: GoogleKey;
  packageName: string;
  network: Network;
  signal?: AbortSignal | undefined;
}

const TOKEN = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

/** Makes the requests of one app. */
export function playRequests({ key, packageName, network, signal }: PlayAccess): PlayRequests {
  const http = createHttp({
    store: 'android',
    network,
    isAllowed: ({ host }) => host === API_HOST || host === TOKEN_HOST,
    problemsOf,
    signal,
    // The quota is counted by the minute.
    limitPauseMs: 5000,
  });
  let token: { text: string; until: number } | undefined;

  async function accessToken(): Promise<string> {
    if (token && network.now() < token.until) return token.text;
    const what = 'Signing in to Google';
    const issued = Math.floor(network.now() / 1000);
    const body = new URLSearchParams({ grant_type: GRANT, assertion: assertion(key, issued) });
    let answer: HttpAnswer;
    try {
      answer = await http({
        method: 'POST',
        url: TOKEN_URL,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: body.toString(),
        what,
        // It changes nothing at Google.
        isRepeatable: true,
      });
    } catch (error) {
      if (error instanceof StoreError && error.failure.kind === 'refused')
        throw new StoreError({ kind: 'other', what, message: refusedKey(key, network.now()) });
      throw error;
    }
    const read = TOKEN.safeParse(answer.json);
    if (!read.success) throw new StoreError({ kind: 'unreachable', what });
    token = {
      text: read.data.access_token,
      until: network.now() + read.data.expires_in * 1000 - RENEW_BEFORE_MS,
    };
    return token.text;
  }

  async function send(request: PlayRequest): Promise<HttpAnswer> {
    const { path, isUpload, json, bytes, type, headers, ...rest } = request;
    const base = `https://${API_HOST}${isUpload ? '/upload' : ''}/androidpublisher/v3/applications/${encodeURIComponent(packageName)}/`;
    const body = bytes ?? (json === undefined ? undefined : JSON.stringify(json));
    const attempt = async () =>
      http({
        ...rest,
        url: path.startsWith('https://') ? path : `${base}${path}`,
        headers: {
          ...headers,
          authorization: `Bearer ${await accessToken()}`,
          ...(body !== undefined && {
            'content-type': bytes ? (type ?? 'application/octet-stream') : 'application/json',
          }),
        },
        ...(body !== undefined && { body }),
      });
    try {
      return await attempt();
    } catch (error) {
      // The request was refused before it did anything. A token can end earlier than Google said.
      if (!(error instanceof StoreError) || error.failure.kind !== 'denied') throw error;
      if (error.failure.status !== 401) throw withReason(error, packageName, key);
      token = undefined;
      return attempt();
    }
  }

  return { send, call: async (request) => (await send(request)).json };
}

/**
 * Reads the JSON of an answer.
 * @throws StoreError for another shape: nothing is known then about what a write did
 */
export function readAnswer<Shape extends z.ZodType>(
  shape: Shape,
  json: unknown,
  { what, isWrite = false }: { what: string; isWrite?: boolean },
): z.infer<Shape> {
  const read = shape.safeParse(json);
  if (read.success) return read.data;
  throw new StoreError({ kind: isWrite ? 'unknown' : 'unreachable', what });
}

function assertion(key: GoogleKey, issued: number): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const header = part({ alg: 'RS256', typ: 'JWT', kid: key.keyId });
  const claims = part({
    iss: key.clientEmail,
    scope: SCOPE,
    aud: TOKEN_URL,
    iat: issued,
    exp: issued + TOKEN_LIFE_SECONDS,
  });
  const signature = sign('RSA-SHA256', Buffer.from(`${header}.${claims}`), key.privateKey);
  return `${header}.${claims}.${signature.toString('base64url')}`;
}

function refusedKey({ clientEmail }: GoogleKey, now: number): string {
  const clock = new Date(now).toISOString().slice(0, 16).replace('T', ' ');
  return `Google does not accept the key of ${clientEmail}. It was deleted or disabled, or the clock of this computer is wrong: it says ${clock} UTC.`;
}

/** Google answers 403 both for a role that is too low and for a request that is wrong: only the first is about the key. */
function withReason(error: StoreError, packageName: string, { clientEmail }: GoogleKey): StoreError {
  const { failure } = error;
  if (failure.kind !== 'denied') return error;
  const isRole = failure.problems.some(({ detail }) => /does not have permission|insufficient/i.test(detail));
  const isOff = failure.problems.some(({ detail }) =>
    /has not been used in project|is disabled/i.test(detail),
  );
  if (isOff)
    return other(
      failure.what,
      'the Google Play Android Developer API is off in the project of the service account. Turn it on in Google Cloud > APIs & Services, and wait some minutes.',
    );
  if (isRole)
    return other(
      failure.what,
      `${clientEmail} may not do this for ${packageName}. Invite it in Play Console > Users and permissions with rights for this app; new rights can take 24 hours.`,
    );
  return new StoreError({ ...failure, kind: 'refused' });
}

function other(what: string, message: string): StoreError {
  return new StoreError({ kind: 'other', what, message });
}

/** The reasons in Google's error: `{ error: { message, status, errors: [{ reason }] } }`. */
export function problemsOf(json: unknown): StoreProblem[] {
  const error = isRecord(json) ? json.error : undefined;
  if (!isRecord(error)) return [];
  const [first] = Array.isArray(error.errors) ? (error.errors as unknown[]) : [];
  const [detailed] = Array.isArray(error.details) ? (error.details as unknown[]) : [];
  const reasons = [detailed, first].map((each) => (isRecord(each) ? each.reason : undefined));
  const code = [...reasons, error.status].find((each) => typeof each === 'string');
  return [
    {
      code: typeof code === 'string' ? code : '',
      detail: typeof error.message === 'string' ? error.message : '',
    },
  ];
}
