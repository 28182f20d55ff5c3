import type { BackendConfig } from '@/config/env';
import { isRecord } from '@/domain/is-record';
import { parseJson } from '@/domain/parse-json';
import type { AccessToken } from '../auth/auth-gateway';
import type { Clock } from '../clock';
import type { RowSchema, TeamAnswer, TeamGateway, TeamTable } from './team-gateway';

/** Time within which the service has to answer. */
const ANSWER_WITHIN_MS = 10_000;
/** The same for a picture, whose original may have 6 MB. */
const PICTURE_WITHIN_MS = 120_000;

export interface TeamGatewayOptions {
  backend: BackendConfig;
  /** Origin of the page, for the embedded backend. */
  siteOrigin: string;
  clock: Clock;
  network: typeof fetch;
  /** @param isRefused whether the last token was refused */
  accessToken: (isRefused: boolean) => Promise<AccessToken>;
}

/** The data API of Supabase behind the narrow interface. */
export function createHttpTeamGateway(options: TeamGatewayOptions): TeamGateway {
  const { backend, siteOrigin, clock, network, accessToken } = options;
  const origin = backend.kind === 'hosted' ? backend.origin : siteOrigin;

  async function sendOnce(method: string, path: string, token: string, row?: Record<string, unknown>) {
    const abort = new AbortController();
    const within = path.startsWith('pictures') ? PICTURE_WITHIN_MS : ANSWER_WITHIN_MS;
    const timer = clock.setTimeout(() => abort.abort(), within);
    try {
      const answer = await network(`${origin}/rest/v1/${path}`, {
        method,
        signal: abort.signal,
        cache: 'no-store',
        headers: {
          Accept: 'application/json',
          Authorization: `Bearer ${token}`,
          ...(backend.kind === 'hosted' && { apikey: backend.anonKey }),
          ...(row && { 'Content-Type': 'application/json', Prefer: 'return=minimal' }),
        },
        ...(row && { body: JSON.stringify(row) }),
      });
      return { status: answer.status, text: await answer.text() };
    } catch {
      return undefined;
    } finally {
      clock.clearTimeout(timer);
    }
  }

  async function send(
    method: string,
    path: string,
    row?: Record<string, unknown>,
  ): Promise<TeamAnswer<{ status: number; body: unknown }>> {
    for (const isRefused of [false, true]) {
      const access = await accessToken(isRefused);
      if (access.kind !== 'token') return access;
      const answer = await sendOnce(method, path, access.token, row);
      if (!answer) return { kind: 'unreachable' };
      if (answer.status === 401) continue;
      const body = parseJson(answer.text);
      if (answer.status >= 200 && answer.status < 300) {
        return { kind: 'done', value: { status: answer.status, body } };
      }
      const code = refusalCode(answer.status, body);
      return code === undefined ? { kind: 'unreachable' } : { kind: 'refused', code };
    }
    return { kind: 'signed-out' };
  }

  return {
    async read<Row>(table: TeamTable, schema: RowSchema<Row>, filters: Record<string, string>) {
      const answer = await send(
        'GET',
        `${table}?${new URLSearchParams({ select: '*', ...filters }).toString()}`,
      );
      if (answer.kind !== 'done') return answer;
      const { body } = answer.value;
      if (!Array.isArray(body)) return { kind: 'unreachable' };
      const rows = body.map((row) => schema.safeParse(row));
      const value = rows.flatMap((row) => (row.success ? [row.data] : []));
      return value.length === rows.length ? { kind: 'done', value } : { kind: 'unreachable' };
    },
    async add(table, row) {
      const answer = await send('POST', table, row);
      if (answer.kind !== 'done') return answer;
      // A page of a captive portal also answers 200.
      return answer.value.status === 201 ? { kind: 'done', value: undefined } : { kind: 'unreachable' };
    },
    async remove(table, id) {
      const answer = await send('DELETE', `${table}?id=eq.${id}`);
      if (answer.kind !== 'done') return answer;
      return answer.value.status === 204 ? { kind: 'done', value: undefined } : { kind: 'unreachable' };
    },
  };
}

/** Returns the database's code for a refusal; undefined for a failure that may pass. */
function refusalCode(status: number, body: unknown): string | undefined {
  if (status < 400 || status >= 500 || status === 408 || status === 429) return undefined;
  return isRecord(body) && typeof body.code === 'string' ? body.code : undefined;
}
