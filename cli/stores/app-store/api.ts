import { isRecord } from '@/domain/is-record';
import type { AppleKey } from '../keys/store-key';
import { createHttp, type Http, type HttpAnswer, type Network } from '../core/http';
import { isRefusedWith, StoreError, type StoreProblem } from '../core/store-error';
import { signToken } from './token';

export const API_HOST = 'api.appstoreconnect.apple.com';
const API = `https://${API_HOST}`;
/** Most pages of one list: 200 entries each. */
const MAX_PAGES = 100;
/** Age at which a token is replaced: two thirds of its life. */
const TOKEN_AGE_MS = 10 * 60_000;

export interface Reference {
  type: string;
  id: string;
}

/** One object of the API. */
export interface Resource extends Reference {
  attributes: Readonly<Record<string, unknown>>;
  /** Objects that it points to, where the answer names them. */
  relations: Readonly<Record<string, readonly Reference[]>>;
}

/** The body of a write. */
export interface Body {
  attributes?: Readonly<Record<string, unknown>>;
  relations?: Readonly<Record<string, Reference | readonly Reference[]>>;
}

/** The API of App Store Connect. Reads are repeated, writes never; all throw StoreError. */
export interface AppStoreApi {
  /** One object; undefined where there is none. */
  one: (path: string, what: string) => Promise<Resource | undefined>;
  /** A whole list, over all of its pages, in the order of the answer. */
  list: (path: string, what: string) => Promise<{ data: Resource[]; included: Resource[] }>;
  create: (type: string, body: Body, what: string) => Promise<Resource>;
  change: (type: string, id: string, body: Body, what: string) => Promise<Resource | undefined>;
  /** Replaces the objects of a relation. */
  relate: (path: string, to: Reference | readonly Reference[], what: string) => Promise<void>;
  /** Deletes an object. One that is gone already counts as deleted. */
  remove: (type: string, id: string, what: string) => Promise<void>;
  /** Requests without a token: to addresses that the API has signed, and to Apple's pictures. */
  blobs: Http;
}

export interface AppStoreApiOptions {
  key: AppleKey;
  network: Network;
  signal?: AbortSignal | undefined;
}

export function createAppStoreApi({ key, network, signal }: AppStoreApiOptions): AppStoreApi {
  const http = createHttp({
    store: 'ios',
    network,
    signal,
    problemsOf,
    isAllowed: ({ host }) => host === API_HOST,
  });
  const blobs = createHttp({
    store: 'ios',
    network,
    signal,
    problemsOf,
    // Signed addresses are on several hosts of Apple, none of which is the API (sources 17.1).
    isAllowed: ({ host }) => host !== API_HOST && /\.(?:apple|mzstatic)\.com$/.test(host),
  });
  let token = { text: '', madeAt: -Infinity };
  const send = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, what: string, body?: unknown) => {
    const now = network.now();
    if (now - token.madeAt > TOKEN_AGE_MS) token = { text: signToken(key, now), madeAt: now };
    return http({
      method,
      url: url.startsWith('/') ? `${API}${url}` : url,
      what,
      headers: {
        authorization: `Bearer ${token.text}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  };
  return {
    one: async (path, what) => {
      try {
        const [found] = documentOf(await send('GET', path, what), what).data;
        return found;
      } catch (error) {
        if (isRefusedWith(error, 404)) return undefined;
        throw error;
      }
    },
    list: async (path, what) => {
      const all: { data: Resource[]; included: Resource[] } = { data: [], included: [] };
      let next: string | undefined = path;
      for (let page = 0; next !== undefined; page += 1) {
        if (page >= MAX_PAGES)
          throw new StoreError({ kind: 'other', what, message: 'the list has too many pages.' });
        const found = documentOf(await send('GET', next, what), what);
        all.data.push(...found.data);
        all.included.push(...found.included);
        next = found.next;
      }
      return all;
    },
    create: async (type, body, what) => {
      const answer = await send('POST', `/v1/${type}`, what, { data: dataOf(type, undefined, body) });
      const [made] = documentOf(answer, what, true).data;
      // It was created, but nobody knows under which ID.
      if (!made) throw new StoreError({ kind: 'unknown', what });
      return made;
    },
    change: async (type, id, body, what) => {
      const answer = await send('PATCH', `/v1/${type}/${id}`, what, { data: dataOf(type, id, body) });
      return documentOf(answer, what, true).data[0];
    },
    relate: async (path, to, what) => {
      await send('PATCH', path, what, { data: to });
    },
    remove: async (type, id, what) => {
      try {
        await send('DELETE', `/v1/${type}/${id}`, what);
      } catch (error) {
        if (!isRefusedWith(error, 404)) throw error;
      }
    },
    blobs,
  };
}

function dataOf(type: string, id: string | undefined, { attributes, relations }: Body): unknown {
  return {
    type,
    ...(id !== undefined && { id }),
    ...(attributes && { attributes }),
    ...(relations && {
      relationships: Object.fromEntries(Object.entries(relations).map(([name, data]) => [name, { data }])),
    }),
  };
}

/** @param isWrite an answer that is no document leaves a write unknown, and a read failed */
function documentOf(
  { json }: HttpAnswer,
  what: string,
  isWrite = false,
): { data: Resource[]; included: Resource[]; next: string | undefined } {
  if (json === undefined) return { data: [], included: [], next: undefined };
  if (!isRecord(json) || !('data' in json))
    throw new StoreError({ kind: isWrite ? 'unknown' : 'unreachable', what });
  const links = isRecord(json.links) ? json.links : {};
  return {
    data: resourcesOf(json.data),
    included: resourcesOf(json.included),
    next: typeof links.next === 'string' ? links.next : undefined,
  };
}

function resourcesOf(value: unknown): Resource[] {
  return (Array.isArray(value) ? value : [value]).flatMap((each: unknown): Resource[] => {
    if (!isReference(each)) return [];
    const { attributes, relationships } = each;
    return [
      {
        type: each.type,
        id: each.id,
        attributes: isRecord(attributes) ? attributes : {},
        relations: isRecord(relationships)
          ? Object.fromEntries(
              Object.entries(relationships).map(([name, relation]) => [name, referencesOf(relation)]),
            )
          : {},
      },
    ];
  });
}

function referencesOf(relation: unknown): Reference[] {
  if (!isRecord(relation)) return [];
  const data: unknown[] = Array.isArray(relation.data) ? relation.data : [relation.data];
  return data.filter(isReference).map(({ type, id }) => ({ type, id }));
}

function isReference(value: unknown): value is Reference & Record<string, unknown> {
  return isRecord(value) && typeof value.type === 'string' && typeof value.id === 'string';
}

/**
 * Reads the reasons of a refusal. The code at the top often says nothing: the true reasons are in `meta.associatedErrors`, by
 * resource (sources 17.1).
 */
export function problemsOf(json: unknown): StoreProblem[] {
  const errors: unknown[] = isRecord(json) && Array.isArray(json.errors) ? json.errors : [];
  return errors.flatMap((error): StoreProblem[] => {
    if (!isRecord(error)) return [];
    const source = isRecord(error.source) ? error.source : {};
    const own = problemOf(error, text(source.pointer) ?? text(source.parameter));
    const associated =
      isRecord(error.meta) && isRecord(error.meta.associatedErrors) ? error.meta.associatedErrors : {};
    const inner = Object.entries(associated).flatMap(([resource, list]) =>
      (Array.isArray(list) ? list : []).flatMap((each: unknown) => {
        if (!isRecord(each)) return [];
        const at = isRecord(each.source) ? text(each.source.pointer) : undefined;
        return [problemOf(each, at === undefined ? resource : `${resource}${at}`)];
      }),
    );
    return [own, ...inner];
  });
}

function problemOf(error: Readonly<Record<string, unknown>>, pointer: string | undefined): StoreProblem {
  return {
    code: text(error.code) ?? '',
    detail: text(error.detail) ?? text(error.title) ?? '',
    ...(pointer !== undefined && { pointer }),
  };
}

/** A text of an answer; undefined for anything else. */
export function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
