import { randomUUID, verify } from 'node:crypto';
import type { Network } from '../../../cli/stores/core/http';
import { storeKeyFiles } from '../store-keys';
import {
  editRoutes,
  Refusal,
  type FakeApp,
  type FakeEdit,
  type FakeRelease,
  type Json,
} from './fake-play-edit';

/** How an answer goes wrong. `after` and the rest happen after the request had its effect, `before` instead of it. */
export const FAULTS = [
  'before',
  'after',
  'middle',
  '401',
  '403',
  '409',
  '429',
  '500',
  'wrong JSON',
  'other JSON',
  'endless',
] as const;
export type Fault = (typeof FAULTS)[number];

export interface FakePlayOptions {
  packageName?: string;
  app?: Partial<FakeApp>;
  /** Whether the app was never published. */
  isDraftApp?: boolean;
  /** Whether Play sends changes to review by itself; after a rejection it does not. */
  sendsToReview?: boolean;
  /** Requests in a minute. */
  quota?: number;
}

const HOSTS = {
  api: 'androidpublisher.googleapis.com',
  token: 'oauth2.googleapis.com',
  pictures: 'play-lh.googleusercontent.com',
};
const SCOPE = 'https://www.googleapis.com/auth/androidpublisher';
const REFUSALS: Partial<Record<Fault, ConstructorParameters<typeof Refusal>>> = {
  '401': [401, 'UNAUTHENTICATED', 'Request had invalid authentication credentials.', 'authError'],
  '403': [403, 'PERMISSION_DENIED', 'The caller does not have permission', 'forbidden'],
  '409': [409, 'ABORTED', 'The operation was aborted by a concurrent update.', 'conflict'],
  '429': [429, 'RESOURCE_EXHAUSTED', 'Quota exceeded for quota metric Queries.', 'rateLimitExceeded'],
  '500': [500, 'INTERNAL', 'Internal error encountered.', 'backendError'],
};

/**
 * The Google Play Developer API as far as it is used, in memory. It verifies tokens, holds bodies to the API's fields, and has edits that
 * expire, conflict and are ended by other changes (sources 16.2).
 */
export function createFakePlay({
  packageName = 'com.example.lantern',
  app: given = {},
  isDraftApp = false,
  sendsToReview = true,
  quota = 3000,
}: FakePlayOptions = {}) {
  const { google } = storeKeyFiles();
  const app: FakeApp = {
    details: { defaultLanguage: 'en-US', contactEmail: 'help@example.com' },
    listings: {},
    images: {},
    tracks: { production: [], beta: [], alpha: [], internal: [] },
    bundles: [],
    dataSafety: undefined,
    ...structuredClone(given),
  };
  const state = {
    app,
    revision: 0,
    commits: 0,
    isDraftApp,
    sendsToReview,
    isInReview: false,
    /** Requests that have changed something outside an edit, or committed one. */
    requests: [] as string[],
    foreign: [] as string[],
    sessions: 0,
    /** States of releases in review, by track and version codes. */
    lifecycle: {} as Record<string, string>,
  };
  const edits = new Map<string, FakeEdit>();
  const tokens = new Map<string, { user: string; expires: number }>();
  let clock = Date.parse('2026-11-26T03:00:00Z');
  let lastId = 0;
  let minute = { start: clock, count: 0 };
  let fault: { at: number; kind: Fault } | undefined;
  let before: { at: number; run: () => Promise<void> } | undefined;

  const nextId = () => String((lastId += 1));
  const pictures = new Map<string, Buffer>();
  const inEdit = editRoutes(
    nextId,
    () => {
      state.sessions += 1;
    },
    pictures,
  );

  async function answer(request: Request): Promise<Response> {
    const url = new URL(request.url);
    if (url.protocol !== 'https:' || !Object.values(HOSTS).includes(url.host)) {
      state.foreign.push(url.host);
      throw new TypeError('fetch failed');
    }
    state.requests.push(`${request.method} ${url.pathname}${url.search}`);
    if (before?.at === state.requests.length) {
      const { run } = before;
      before = undefined;
      await run();
    }
    const injected = fault?.at === state.requests.length ? fault.kind : undefined;
    if (injected === 'before') throw new TypeError('fetch failed');
    const refusal = injected && REFUSALS[injected];
    if (refusal) return refused(new Refusal(...refusal));
    let result: Response;
    try {
      countQuota();
      const bytes = Buffer.from(await request.arrayBuffer());
      if (url.host === HOSTS.pictures) result = showPicture(url, request.headers);
      else result = url.host === HOSTS.token ? issueToken(bytes) : route(request, url, bytes);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      result = refused(error);
    }
    if (injected === undefined) return result;
    if (injected === 'after') throw new TypeError('fetch failed');
    return spoilt(injected, result);
  }

  /** Google shows pictures without a token, packed in its own way. */
  function showPicture({ pathname }: URL, headers: Headers): Response {
    const found = pictures.get(pathname.slice(1).replace('=s0', ''));
    if (!found || headers.has('authorization')) throw new Refusal(404, 'NOT_FOUND', 'No picture.');
    return new Response(new Uint8Array([...found, 0]));
  }

  function refused(refusal: Refusal): Response {
    return Response.json(refusal.body, { status: refusal.status });
  }

  /** An answer that arrives wrong, after the request had its effect. */
  function spoilt(kind: Fault, { status, headers }: Response): Response {
    if (kind === 'wrong JSON') return new Response('{"id": "1', { status: 200, headers });
    if (kind === 'other JSON') return Response.json([{ unexpected: true }], { status: 200 });
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"'));
        if (kind === 'middle') controller.error(new TypeError('terminated'));
      },
    });
    return new Response(body, { status: [204, 308].includes(status) ? 200 : status, headers });
  }

  function countQuota() {
    if (clock - minute.start >= 60_000) minute = { start: clock, count: 0 };
    minute.count += 1;
    if (minute.count > quota)
      throw new Refusal(429, 'RESOURCE_EXHAUSTED', 'Quota exceeded.', 'rateLimitExceeded');
  }

  function issueToken(bytes: Buffer): Response {
    const form = new URLSearchParams(bytes.toString());
    const [header = '', payload = '', signature = ''] = (form.get('assertion') ?? '').split('.');
    try {
      const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Json;
      const isSigned = verify(
        'RSA-SHA256',
        Buffer.from(`${header}.${payload}`),
        google.publicPem,
        Buffer.from(signature, 'base64url'),
      );
      const [issued, expires] = [Number(claims.iat), Number(claims.exp)];
      const isRight =
        form.get('grant_type') === 'urn:ietf:params:oauth:grant-type:jwt-bearer' &&
        claims.iss === google.clientEmail &&
        claims.scope === SCOPE &&
        claims.aud === `https://${HOSTS.token}/token` &&
        expires - issued <= 3600 &&
        expires * 1000 > Math.min(clock, Date.now());
      if (isSigned && isRight) {
        const token = `ya29.${randomUUID()}`;
        tokens.set(token, { user: google.clientEmail, expires: clock + 3_600_000 });
        return Response.json({ access_token: token, expires_in: 3599, token_type: 'Bearer' });
      }
    } catch {
      // Answered below.
    }
    return Response.json(
      { error: 'invalid_grant', error_description: 'Invalid JWT Signature.' },
      { status: 400 },
    );
  }

  function route(request: Request, url: URL, bytes: Buffer): Response {
    const token = tokens.get((request.headers.get('authorization') ?? '').replace(/^Bearer /, ''));
    if (!token || token.expires < clock)
      throw new Refusal(
        401,
        'UNAUTHENTICATED',
        'Request had invalid authentication credentials.',
        'authError',
      );
    const [, upload, name = '', rest = ''] =
      /^(?:\/(upload|resumable\/upload))?\/androidpublisher\/v3\/applications\/([^/]+)\/(.+)$/.exec(
        url.pathname,
      ) ?? [];
    if (rest === '') throw new Refusal(404, 'NOT_FOUND', 'No route.', 'notFound');
    if (decodeURIComponent(name) !== packageName)
      throw new Refusal(404, 'NOT_FOUND', `Package not found: ${name}.`, 'applicationNotFound');
    const [area, ...parts] = rest.split('/').map(decodeURIComponent);
    const json = () => {
      const value: unknown = bytes.length === 0 ? {} : JSON.parse(bytes.toString());
      return value as Json;
    };
    if (area === 'dataSafety' && request.method === 'POST') return setDataSafety(json());
    if (area === 'tracks' && parts[1] === 'releases' && request.method === 'GET')
      return summaries(parts[0] ?? '');
    if (area !== 'edits') throw new Refusal(404, 'NOT_FOUND', 'No route.', 'notFound');
    const [named, ...inside] = parts;
    if (named === undefined) return insert(request, token.user);
    const [editId = '', verb] = named.split(':');
    const edit = openEdit(editId);
    if (verb === 'validate' || verb === 'commit') {
      check(edit.app);
      return verb === 'validate' ? Response.json({ id: editId }) : commit(editId, edit, url.searchParams);
    }
    const [kind] = inside;
    if (kind === undefined) {
      if (request.method !== 'DELETE') return Response.json({ id: editId });
      edits.delete(editId);
      return new Response(null, { status: 204 });
    }
    const step = { method: request.method, edit, editId, parts: inside.slice(1), json, bytes, url, request };
    return inEdit(kind, step, upload !== undefined);
  }

  function insert(request: Request, user: string): Response {
    if (request.method !== 'POST') throw new Refusal(404, 'NOT_FOUND', 'No route.', 'notFound');
    // A user has one edit of an app.
    for (const [id, edit] of edits) if (edit.user === user) edits.delete(id);
    const id = nextId();
    edits.set(id, {
      user,
      revision: state.revision,
      expires: clock + 3_600_000,
      app: structuredClone(state.app),
    });
    return Response.json({ id, expiryTimeSeconds: String(Math.floor(clock / 1000) + 3600) });
  }

  function openEdit(id: string): FakeEdit {
    const edit = edits.get(id);
    if (!edit)
      throw new Refusal(400, 'FAILED_PRECONDITION', 'This Edit has been deleted.', 'editAlreadyCommitted');
    if (edit.expires < clock)
      throw new Refusal(400, 'FAILED_PRECONDITION', 'Edit has expired.', 'editExpired');
    if (edit.revision !== state.revision)
      throw new Refusal(409, 'ABORTED', 'The app was changed since this Edit began.', 'editConflict');
    return edit;
  }

  function check({ details: { defaultLanguage = '' }, listings: texts, tracks: all }: FakeApp) {
    const releases = Object.values(all).flat();
    if (state.isDraftApp && releases.some(({ status }) => status !== 'draft'))
      throw new Refusal(
        400,
        'INVALID_ARGUMENT',
        'Only releases with status draft may be created on draft app.',
      );
    if (!texts[defaultLanguage]?.title)
      throw new Refusal(400, 'INVALID_ARGUMENT', `The default language ${defaultLanguage} has no title.`);
  }

  function commit(id: string, edit: FakeEdit, query: URLSearchParams): Response {
    const behavior = query.get('changesInReviewBehavior');
    if (state.isInReview && behavior === 'ERROR_IF_IN_REVIEW')
      throw new Refusal(400, 'FAILED_PRECONDITION', 'Changes are in review.', 'CHANGES_ALREADY_IN_REVIEW');
    const isUnsent = query.get('changesNotSentForReview') === 'true';
    if (state.sendsToReview && isUnsent && !state.isDraftApp)
      throw new Refusal(
        400,
        'INVALID_ARGUMENT',
        'Changes are sent for review automatically. The query parameter changesNotSentForReview must not be set.',
      );
    if (!state.sendsToReview && !isUnsent)
      throw new Refusal(
        400,
        'INVALID_ARGUMENT',
        'Changes cannot be sent for review automatically. Please set the query parameter changesNotSentForReview to true.',
      );
    state.app = edit.app;
    state.revision += 1;
    state.commits += 1;
    state.isInReview = !isUnsent;
    for (const [track, releases] of Object.entries(state.app.tracks)) {
      for (const release of releases)
        state.lifecycle[lifecycleKey(track, release)] =
          release.status === 'draft' ? 'DRAFT' : isUnsent ? 'NOT_SENT_FOR_REVIEW' : 'IN_REVIEW';
    }
    edits.delete(id);
    return Response.json({ id });
  }

  function lifecycleKey(track: string, { versionCodes = [] }: FakeRelease): string {
    return `${track} ${versionCodes.join(' ')}`;
  }

  function setDataSafety(body: Json): Response {
    const { safetyLabels } = body;
    if (typeof safetyLabels !== 'string' || !safetyLabels.startsWith('Question ID (machine readable),'))
      throw new Refusal(400, 'INVALID_ARGUMENT', 'Invalid header row.');
    state.app.dataSafety = safetyLabels;
    return Response.json({});
  }

  function summaries(track: string): Response {
    const releases = state.app.tracks[track];
    if (!releases) throw new Refusal(404, 'NOT_FOUND', `Track not found: ${track}`, 'notFound');
    return Response.json({
      releases: releases.map((release) => ({
        releaseName: release.name,
        track,
        releaseLifecycleState: `RELEASE_LIFECYCLE_STATE_${state.lifecycle[lifecycleKey(track, release)] ?? 'PUBLISHED'}`,
        activeArtifacts: (release.versionCodes ?? []).map((code) => ({ versionCode: Number(code) })),
      })),
    });
  }

  const fetchFake: typeof fetch = async (input, init) => {
    const { signal, body, ...rest } = init ?? {};
    // The body of a Request cannot be read after its signal has fired.
    const request = new Request(input instanceof Request ? input : String(input), {
      ...rest,
      ...(body !== undefined && body !== null && { body }),
      redirect: 'manual',
    });
    const response = await answer(request);
    if (signal?.aborted) throw new TypeError('aborted');
    return response;
  };

  const network: Network = {
    fetch: fetchFake,
    wait: (ms) => {
      clock += ms;
      return Promise.resolve();
    },
    now: () => clock,
    timeoutMs: 15,
  };

  return {
    packageName,
    state,
    network,
    answer,
    /** Makes a request of this number wrong, counted from 1. */
    failAt: (at: number, kind: Fault) => {
      fault = { at, kind };
    },
    /** Does something when a request of this number arrives, counted from 1. */
    beforeRequest: (at: number, run: () => Promise<void>) => {
      before = { at, run };
    },
    /** Counts requests from zero again, without a fault. */
    reset: () => {
      fault = undefined;
      state.requests = [];
    },
    /** Somebody changes the app in the console, which ends every edit. */
    changeInConsole: (change: (app: FakeApp) => void) => {
      change(state.app);
      state.revision += 1;
    },
    /** Google's review ends. */
    endReview: (isApproved: boolean) => {
      state.isInReview = false;
      state.sendsToReview = isApproved;
      for (const key of Object.keys(state.lifecycle))
        if (state.lifecycle[key] === 'IN_REVIEW')
          state.lifecycle[key] = isApproved ? 'PUBLISHED' : 'NOT_APPROVED';
    },
    passTime: (ms: number) => {
      clock += ms;
    },
  };
}

export type FakePlay = ReturnType<typeof createFakePlay>;
