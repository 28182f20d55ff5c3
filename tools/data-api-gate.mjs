// Which requests the embedded backend answers below /rest/v1/: only those that the product makes. The backend applies
// the row-level policies of the table that a request names, but not those of tables embedded in `select`, and it checks an
// upsert by the insert policy alone; such requests are refused here. A hosted project needs no gate, because Postgres
// applies all policies itself.
import { hasNul, readBody, refusalOfOrigin, withoutCors } from './local-requests.mjs';

/** The only part of the data API that is mounted. */
export const DATA_PREFIX = '/rest/v1/';

/** Longest request body, in bytes: a picture of 6 MB in base64, and its row. */
const MAX_BODY_BYTES = 8_500_000;

/** The tables of supabase/migrations, and what clients may do besides reading. */
const TABLES = /** @type {Record<string, readonly string[]>} */ ({
  teams: ['GET', 'POST', 'DELETE'],
  seats: ['GET'],
  members: ['GET'],
  activity: ['GET'],
  invitations: ['GET', 'POST', 'DELETE'],
  joins: ['POST'],
  role_changes: ['POST'],
  team_changes: ['POST'],
  submissions: ['GET'],
  saves: ['GET', 'POST'],
  comments: ['GET', 'POST'],
  thread_changes: ['POST'],
  presences: ['GET'],
  visits: ['POST'],
  reviews: ['GET', 'POST'],
  approvals: ['GET', 'POST'],
  pictures: ['GET', 'POST'],
  picture_removals: ['POST'],
});

const COLUMNS = /^(?:\*|[a-z0-9_]+(?:,[a-z0-9_]+)*)$/;
const ORDER = /^[a-z0-9_]+(?:\.(?:asc|desc))?(?:,[a-z0-9_]+(?:\.(?:asc|desc))?)*$/;
const COUNT = /^\d{1,6}$/;
const FILTER = /^(?:(?:eq|gt|gte|lt|lte|is)\.[^()]*|in\.\([^()]*\))$/;
const ONE_ID = /^eq\.[0-9a-f-]{36}$/i;
const NOT_COLUMNS = new Set(['and', 'or', 'not', 'columns', 'on_conflict']);
const ACCEPTED = new Set(['application/json', '*/*', '']);

/**
 * Puts the checks before the data API: own origin, known table and method, plain filters, JSON, size.
 * @param {(request: Request) => Promise<Response>} backend
 * @returns {(request: Request) => Promise<Response>}
 */
export function guardData(backend) {
  return async (request) => {
    const refused = refusalOfOrigin(request) ?? refusalOf(request);
    if (refused) return refused;
    const body = request.method === 'POST' ? await readBody(request, MAX_BODY_BYTES) : undefined;
    if (body === 'too large') {
      return refusal(413, 'too_large', 'The request is larger than 8.5 MB.', { Connection: 'close' });
    }
    if (body && !isPlainJson(body)) return refusal(400, 'not_json', 'The body must be one JSON object.');
    if (body && hasNul(body)) return refusal(400, '22P05', 'A text contains a NUL character.');
    const { url, method, headers } = request;
    return withoutCors(await withTrueStatus(await backend(new Request(url, { method, headers, body }))));
  };
}

/** @param {Request} request @returns {Response | undefined} */
function refusalOf(request) {
  const { pathname, searchParams } = new URL(request.url);
  const { method, headers } = request;
  const table = pathname.slice(DATA_PREFIX.length);
  const methods = Object.hasOwn(TABLES, table) ? TABLES[table] : undefined;
  if (!methods) return refusal(404, 'not_found', 'There is no such table.');
  if (!methods.includes(method)) {
    return refusal(405, 'method_not_allowed', `This table takes ${methods.join(', ')}.`, {
      Allow: methods.join(', '),
    });
  }
  const isOther =
    headers.has('accept-profile') ||
    headers.has('content-profile') ||
    /resolution|missing|handling|tx=/i.test(headers.get('prefer') ?? '') ||
    !ACCEPTED.has((headers.get('accept') ?? '').toLowerCase());
  if (isOther) return refusal(400, 'unsupported_header', 'A header of this request is not supported.');
  const query = [...searchParams];
  const isPlain =
    method === 'GET'
      ? query.every(isPlainFilter)
      : method === 'POST'
        ? query.length === 0
        : query.length === 1 && query[0]?.[0] === 'id' && ONE_ID.test(query[0][1]);
  if (!isPlain) return refusal(400, 'unsupported_query', 'The query of this request is not supported.');
  const type = headers.get('content-type') ?? '';
  if (method === 'POST' && !/^application\/json *(;|$)/i.test(type)) {
    return refusal(415, 'unsupported_media_type', 'The request must be JSON.');
  }
  return undefined;
}

/** @param {[string, string]} parameter */
function isPlainFilter([name, value]) {
  if (name === 'select') return COLUMNS.test(value);
  if (name === 'order') return ORDER.test(value);
  if (name === 'limit' || name === 'offset') return COUNT.test(value);
  return /^[a-z0-9_]+$/.test(name) && !NOT_COLUMNS.has(name) && FILTER.test(value);
}

/** @param {Uint8Array} body */
function isPlainJson(body) {
  try {
    const value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

/**
 * Gives two refusals the status they have in a hosted project: the embedded backend answers 500 to a broken CHECK and to
 * a table without an insert policy.
 * @param {Response} answer
 */
export async function withTrueStatus(answer) {
  if (answer.status !== 500) return answer;
  const text = await answer.clone().text();
  if (/CHECK constraint failed|violates check constraint/.test(text))
    return refusal(400, '23514', 'A value is not allowed.');
  if (text.includes('RLS policy violation')) return refusal(403, '42501', 'The policies refuse this row.');
  return answer;
}

/** @param {number} status @param {string} code @param {string} message @param {Record<string, string>} [headers] */
function refusal(status, code, message, headers = {}) {
  return Response.json({ code, message, details: null, hint: null }, { status, headers });
}
