// Which requests the embedded backend answers below /rest/v1/: only those that the product makes. The backend applies
// the row-level policies of the table that a request names, but not those of tables embedded in `select`, and it checks an
// upsert by the insert policy alone; such requests are refused here. A hosted project needs no gate, because Postgres
// applies all policies itself.
import { hasNul, jsonObject, readBody, refusalOfOrigin, withoutCors } from './local-requests.mjs';
import { readTableColumns } from './table-columns.mjs';

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

const COLUMNS = /^[a-z0-9_]+(?:,[a-z0-9_]+)*$/;
const ORDER = /^[a-z0-9_]+(?:\.(?:asc|desc))?(?:,[a-z0-9_]+(?:\.(?:asc|desc))?)*$/;
const COUNT = /^\d{1,6}$/;
const FILTER = /^(?:(?:eq|gt|gte|lt|lte|is)\.[^()]*|in\.\([^()]*\))$/;
const ONE_ID = /^eq\.[0-9a-f-]{36}$/i;
/** Values that the embedded backend takes in the filters of one request; the policies need some of its hundred. */
const MAX_VALUES = 90;
const INTEGERS = new Set(['smallint', 'integer', 'bigint']);
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
    if (body) {
      const row = jsonObject(body);
      if (!row) return refusal(400, 'not_json', 'The body must be one JSON object.');
      if (hasNul(body)) return refusal(400, '22P05', 'A text contains a NUL character.');
      const columns = columnsOf(new URL(request.url).pathname.slice(DATA_PREFIX.length));
      const wrong = Object.entries(row).find(([name, value]) => !isValueFor(columns?.get(name), value));
      if (wrong)
        return refusal(
          400,
          '22P02',
          `“${wrong[0].slice(0, 60)}” is no column, or takes another kind of value.`,
        );
    }
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
  const columns = columnsOf(table);
  const isPlain =
    method === 'GET'
      ? query.every(([name, value]) => isPlainFilter(name, value, columns)) && hasFewValues(query)
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

/** @type {ReturnType<typeof readTableColumns> | undefined} */
let tables;

/** @param {string} table */
function columnsOf(table) {
  tables ??= readTableColumns();
  return tables.get(table);
}

/**
 * The backend takes the name of a filter as the key of an object, so that only names of columns may reach it: `__proto__`
 * would change every object of the process.
 * @param {string} name @param {string} value @param {ReadonlyMap<string, string> | undefined} columns
 */
function isPlainFilter(name, value, columns) {
  if (name === 'select')
    return value === '*' || (COLUMNS.test(value) && areColumns(value.split(','), columns));
  if (name === 'order')
    return (
      ORDER.test(value) &&
      areColumns(
        value.split(',').map((part) => part.split('.')[0] ?? ''),
        columns,
      )
    );
  if (name === 'limit' || name === 'offset') return COUNT.test(value);
  return columns?.has(name) === true && FILTER.test(value);
}

/** Whether all are columns, each once. @param {string[]} names @param {ReadonlyMap<string, string> | undefined} columns */
function areColumns(names, columns) {
  return new Set(names).size === names.length && names.every((name) => columns?.has(name));
}

/** @param {[string, string][]} query */
function hasFewValues(query) {
  const values = query.flatMap(([, value]) => (value.startsWith('in.') ? value.split(',') : [value]));
  return values.length <= MAX_VALUES;
}

/** @param {string | undefined} type of the column; undefined when there is none @param {unknown} value */
function isValueFor(type, value) {
  if (type === undefined) return false;
  if (value === null || type === 'jsonb') return true;
  if (INTEGERS.has(type)) return Number.isSafeInteger(value);
  return typeof value === (type === 'boolean' ? 'boolean' : 'string');
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
