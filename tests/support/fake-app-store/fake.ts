import { verify, type KeyObject } from 'node:crypto';
import { isRecord } from '@/domain/is-record';
import { disturbed, type Fault } from './faults';
import { schemaProblems } from './schemas';
import { CHILDREN, RELATIONS, SCHEMA_NAMES, type Item, Store } from './store';
import { REF_DATA } from './ref-data';
import { Refusal } from './refusal';
import { advance } from './reviews';
import { change, create, relate, remove, type WriteBody, type WriteRules } from './writes';

const HOST = 'api.appstoreconnect.apple.com';

export interface FakeOptions {
  publicKey: KeyObject;
  keyId: string;
  issuer?: string;
  /** Role of the key: a reader's writes are refused. */
  role?: 'ADMIN' | 'CUSTOMER_SUPPORT';
  pageSize?: number;
  lag?: number;
  processing?: number;
  /** Whether Apple offers the App Asset Library. */
  hasLibrary?: boolean;
  /** Whether its own answers are held to Apple's schemas, which takes most of the time. */
  checksAnswers?: boolean;
}

export interface FakeAppStore {
  fetch: typeof fetch;
  store: Store;
  /** Each request as `METHOD /path`, in order; signed addresses as `PUT blob`. */
  requests: string[];
  /** Hosts that were contacted. */
  hosts: Set<string>;
  /** Answers that break Apple's own schema: faults of the fake. */
  wrongAnswers: string[];
  /** Disturbs the request with this number, from 1. */
  disturb: (number: number | undefined, fault?: Fault) => void;
  /** Gives an object the bytes of a picture, as if they had been sent for it. */
  showPicture: (id: string, bytes: Uint8Array) => void;
  writes: () => string[];
}

interface FakeRequest {
  method: string;
  url: URL;
  authorization: string | undefined;
  bytes: Uint8Array;
}

/** App Store Connect in memory: holds tokens, bodies and states to Apple's rules. */
export function fakeAppStore(options: FakeOptions): FakeAppStore {
  const {
    publicKey,
    keyId,
    issuer,
    role = 'ADMIN',
    pageSize = 200,
    hasLibrary = false,
    checksAnswers = true,
  } = options;
  const store = new Store();
  const rules: WriteRules = {
    store,
    blobs: new Map(),
    lag: options.lag ?? 0,
    processing: options.processing ?? 1,
    parts: 2,
  };
  const requests: string[] = [];
  const hosts = new Set<string>();
  const wrongAnswers: string[] = [];
  /** The token that was found right. */
  let checked = '';
  let fault: { number: number; fault: Fault } | undefined;

  function answer({ method, url, authorization, bytes }: FakeRequest): Response {
    try {
      if (url.host !== HOST) return blob(method, url, authorization, bytes);
      const token = authorization ?? '';
      if (token !== checked) checkToken(token, { publicKey, keyId, ...(issuer !== undefined && { issuer }) });
      checked = token;
      const [, type = '', id, sub, relation] = url.pathname.split('/').slice(1);
      if (method === 'GET') return read(url, type, id, sub);
      if (role === 'CUSTOMER_SUPPORT')
        throw new Refusal(403, 'FORBIDDEN_ERROR', 'The API key in use does not allow this request');
      return write(method, type, id, relation, bytes);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return json(error.status, { errors: error.errors });
    }
  }

  function blob(method: string, url: URL, authorization: string | undefined, bytes: Uint8Array): Response {
    if (authorization !== undefined) throw new Refusal(400, 'TOKEN', 'No token here');
    if (method === 'GET') return new Response(new Uint8Array(bytesOf(url)));
    const id = url.pathname.slice(1);
    const parts = rules.blobs.get(id) ?? new Map<number, Uint8Array>();
    rules.blobs.set(id, parts);
    parts.set(Number(url.searchParams.get('offset')), bytes);
    return new Response('');
  }

  /** A picture as Apple shows it: its bytes were sent for the object in the path. */
  function bytesOf(url: URL): Uint8Array {
    const id = url.pathname.split('/')[2] ?? '';
    const parts = [...(rules.blobs.get(id) ?? [])].sort(([a], [b]) => a - b);
    return Buffer.concat(parts.map(([, bytes]) => bytes));
  }

  function read(url: URL, type: string, id: string | undefined, sub: string | undefined): Response {
    if (type === 'appAssetLibraryRefData' && hasLibrary)
      return json(200, { data: [REF_DATA], links: { self: url.href } });
    if (id === undefined) return list(url, type, store.all(type));
    const item = store.get(type, id);
    if (!item) throw new Refusal(404, 'NOT_FOUND', `There is no resource of type '${type}' with id '${id}'`);
    if (sub === undefined) {
      advance(store, type, item);
      return one(200, type, item);
    }
    if (type === 'appStoreVersions' && sub === 'build') {
      const build = store.get('builds', item.relations.build ?? '');
      return build ? one(200, 'builds', build) : json(200, { data: null, links: { self: url.href } });
    }
    const child = CHILDREN[`${type}/${sub}`];
    if (!child || (child.type === 'appAssetLibraries' && !hasLibrary))
      throw new Refusal(404, 'PATH_ERROR', `The relationship '${sub}' does not exist`);
    const children = store.of(child.type, child.by, id);
    if (!child.isOne) return list(url, child.type, children);
    const [only] = children;
    return only ? one(200, child.type, only, url) : json(200, { data: null, links: { self: url.href } });
  }

  function list(url: URL, type: string, all: readonly Item[]): Response {
    const matching = all.filter((item) => {
      if (item.hiddenFor > 0) {
        item.hiddenFor -= 1;
        return false;
      }
      return [...url.searchParams].every(([key, value]) => {
        const name = /^filter\[(\w+)\]$/.exec(key)?.[1];
        return (
          name === undefined ||
          value.split(',').includes(textOf(item.relations[name] ?? item.attributes[name]))
        );
      });
    });
    const from = Number(url.searchParams.get('cursor') ?? 0);
    const limit = Math.min(Number(url.searchParams.get('limit') ?? 50), pageSize);
    const page = matching.slice(from, from + limit);
    for (const item of page) advance(store, type, item);
    const next = new URL(url);
    next.searchParams.set('cursor', String(from + limit));
    const includes = url.searchParams.get('include')?.split(',') ?? [];
    const shownPage = page.map((item) => withIncluded(type, item, includes));
    const included = shownPage.flatMap((each) => each.included);
    const body = {
      data: shownPage.map(({ data }) => data),
      ...(included.length > 0 && { included }),
      links: { self: url.href, ...(from + limit < matching.length && { next: next.href }) },
      meta: { paging: { total: matching.length, limit } },
    };
    hold(`${SCHEMA_NAMES[type] ?? type}sResponse`, body);
    return json(200, body);
  }

  /** An object with those that it is asked to bring along. */
  function withIncluded(type: string, item: Item, includes: readonly string[]) {
    const data = shown(type, item);
    const links: Record<string, unknown> = {};
    const included = includes.flatMap((name) => {
      const child = CHILDREN[`${type}/${name}`];
      if (!child) {
        const of = RELATIONS[name] ?? '';
        const other = store.get(of, item.relations[name] ?? '');
        return other ? [shown(of, other)] : [];
      }
      const children = store.of(child.type, child.by, item.id).filter((each) => (each.hiddenFor -= 1) < 0);
      links[name] = { data: children.map(({ id }) => ({ type: child.type, id })) };
      return children.map((each) => shown(child.type, each));
    });
    const relationships = { ...(isRecord(data.relationships) && data.relationships), ...links };
    return { data: Object.keys(relationships).length > 0 ? { ...data, relationships } : data, included };
  }

  function write(
    method: string,
    type: string,
    id: string | undefined,
    relation: string | undefined,
    bytes: Uint8Array,
  ): Response {
    const body: unknown = bytes.length > 0 ? JSON.parse(new TextDecoder().decode(bytes)) : undefined;
    const item = id === undefined ? undefined : store.get(type, id);
    if (id !== undefined && !item) throw new Refusal(404, 'NOT_FOUND', `There is no ${type} ${id}`);
    const name = SCHEMA_NAMES[type] ?? type;
    if (method === 'DELETE' && item) {
      remove(store, type, item);
      return new Response(null, { status: 204 });
    }
    if (relation !== undefined && item) {
      const linked = `${relation.charAt(0).toUpperCase()}${relation.slice(1)}`;
      const end = `${linked}${relation === 'build' ? 'Linkage' : 'Linkages'}Request`;
      holdBody(`${name}${end}`, body);
      relate(store, type, item, relation, referencesOf(body).map(String));
      return new Response(null, { status: 204 });
    }
    holdBody(`${name}${method === 'POST' ? 'CreateRequest' : 'UpdateRequest'}`, body);
    if (method === 'PATCH' && item) {
      change(rules, type, item, writeBody(body));
      return one(200, type, item);
    }
    return one(201, type, create(rules, type, writeBody(body)));
  }

  function one(status: number, type: string, item: Item, url?: URL): Response {
    const includes = url?.searchParams.get('include')?.split(',') ?? [];
    const { data, included } = withIncluded(type, item, includes);
    const body = {
      data,
      ...(included.length > 0 && { included }),
      links: { self: `https://${HOST}/v1/${type}/${item.id}` },
    };
    hold(`${SCHEMA_NAMES[type] ?? type}Response`, body);
    return json(status, body);
  }

  function hold(name: string, body: unknown): void {
    if (!checksAnswers) return;
    const problems = schemaProblems(name, body) ?? [];
    wrongAnswers.push(...problems.map(({ pointer, message }) => `${name}${pointer}: ${message}`));
  }

  return {
    store,
    requests,
    hosts,
    wrongAnswers,
    showPicture: (id, bytes) => rules.blobs.set(id, new Map([[0, bytes]])),
    disturb: (number, kind = 'cut-before') => {
      fault = number === undefined ? undefined : { number: requests.length + number, fault: kind };
    },
    writes: () => requests.filter((each) => !each.startsWith('GET')),
    // Request and its streams take longer than the whole fake.
    fetch: async (input, init = {}) => {
      const url = new URL(input instanceof Request ? input.url : input);
      const { method = 'GET', headers, body } = init;
      hosts.add(url.host);
      requests.push(`${method} ${url.host === HOST ? url.pathname : 'blob'}`);
      const request: FakeRequest = {
        method,
        url,
        authorization: new Headers(headers).get('authorization') ?? undefined,
        bytes:
          typeof body === 'string'
            ? new TextEncoder().encode(body)
            : body instanceof Uint8Array
              ? body
              : new Uint8Array(),
      };
      const work = () => answer(request);
      return fault?.number === requests.length ? disturbed(fault.fault, work) : work();
    },
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** @throws Refusal for a body that Apple's schema does not allow */
function holdBody(name: string, body: unknown): void {
  const problems = schemaProblems(name, body);
  if (!problems) throw new Error(`There is no schema ${name}`);
  const [first] = problems;
  if (!first) return;
  throw new Refusal(
    409,
    first.isMissing ? 'ENTITY_ERROR.ATTRIBUTE.REQUIRED' : 'ENTITY_ERROR.ATTRIBUTE.INVALID',
    first.message,
    { source: { pointer: first.pointer } },
  );
}

function writeBody(body: unknown): WriteBody {
  const data = isRecord(body) && isRecord(body.data) ? body.data : {};
  const relations: Record<string, string> = {};
  let ordered: string[] = [];
  for (const [name, value] of Object.entries(isRecord(data.relationships) ? data.relationships : {})) {
    const ids = referencesOf(value);
    if (name === 'orderedPlacements') ordered = ids;
    else relations[name] = ids[0] ?? '';
  }
  const attributes = Object.fromEntries(Object.entries(isRecord(data.attributes) ? data.attributes : {}));
  return { attributes, relations, ordered };
}

function referencesOf(value: unknown): string[] {
  const data: unknown = isRecord(value) ? value.data : undefined;
  const list: unknown[] = Array.isArray(data) ? data : [data];
  return list.flatMap((each) => (isRecord(each) && typeof each.id === 'string' ? [each.id] : []));
}

/** An object as the API shows it. */
function shown(type: string, { id, attributes, relations }: Item): Record<string, unknown> {
  const links = Object.entries(relations).flatMap(([name, to]) =>
    RELATIONS[name] !== undefined && to !== '' && isShown(type, name)
      ? [[name, { data: { type: RELATIONS[name], id: to } }]]
      : [],
  );
  const known = Object.entries(attributes).filter(
    ([name, value]) => name !== 'digest' && value !== null && value !== undefined,
  );
  return {
    type,
    id,
    attributes: Object.fromEntries(known),
    ...(links.length > 0 && { relationships: Object.fromEntries(links) as unknown }),
    links: { self: `https://${HOST}/v1/${type}/${id}` },
  };
}

/** Apple does not name the parent of some objects. */
function isShown(type: string, relation: string): boolean {
  return (
    !['ageRatingDeclarations', 'buildUploadFiles'].includes(type) &&
    !(type === 'buildUploads' && relation === 'app')
  );
}

function json(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/json',
      'x-rate-limit': 'user-hour-lim:3500;user-hour-rem:3000;',
    },
  });
}

/** @throws Refusal unless the token is signed with ES256 and its claims are those that Apple takes */
function checkToken(
  header: string,
  { publicKey, keyId, issuer }: Pick<FakeOptions, 'publicKey' | 'keyId' | 'issuer'>,
): void {
  const refused = new Refusal(401, 'NOT_AUTHORIZED', 'Provide a properly configured and signed bearer token');
  const [head = '', claims = '', signature = ''] = header.replace(/^Bearer /, '').split('.');
  let top: unknown;
  let body: unknown;
  try {
    top = JSON.parse(Buffer.from(head, 'base64url').toString());
    body = JSON.parse(Buffer.from(claims, 'base64url').toString());
  } catch {
    throw refused;
  }
  if (!isRecord(top) || !isRecord(body)) throw refused;
  const now = Date.now() / 1000;
  const { exp, iat } = body;
  const isRight =
    top.alg === 'ES256' &&
    top.kid === keyId &&
    top.typ === 'JWT' &&
    body.aud === 'appstoreconnect-v1' &&
    (issuer === undefined ? body.iss === undefined && body.sub === 'user' : body.iss === issuer) &&
    typeof exp === 'number' &&
    typeof iat === 'number' &&
    exp > now &&
    exp - iat <= 1200 &&
    verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
  if (!isRight) throw refused;
}
