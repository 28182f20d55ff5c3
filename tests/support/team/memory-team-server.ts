/** A team's database in memory, with the rules of supabase/migrations that the sync meets. Thousands of times faster. */

interface Row {
  [column: string]: unknown;
}

export interface MemoryTeamServer {
  fetch: (request: Request) => Promise<Response>;
  /** Adds a member, or removes one. */
  setMember: (userId: string, isIn: boolean) => void;
  /** The newest state of a submission. */
  head: (submissionId: string) => Row | undefined;
  /** The pictures that the database has; a test may change them. */
  pictures: () => Row[];
  /** Turns on the sharing of originals, as an admin does. */
  shareOriginals: () => void;
  /** Sets the database back to the state that `snapshot` returned. */
  snapshot: () => MemorySnapshot;
  restore: (saved: MemorySnapshot) => void;
}

interface MemorySnapshot {
  saves: Row[];
  comments: Row[];
  log: Row[];
}

const refusal = (status: number, code: string) => Response.json({ code, message: code }, { status });

function hashesIn(draft: unknown): string[] {
  return JSON.stringify(draft)?.match(/[0-9a-f]{64}/g) ?? [];
}

/** Users identify themselves with their id as the token. */
export function createMemoryTeamServer(
  teamId: string,
  userIds: readonly string[],
  maxPictures = 20_000,
): MemoryTeamServer {
  const seats = new Set(userIds);
  let saves: Row[] = [];
  let comments: Row[] = [];
  const presences = new Map<unknown, Row>();
  let log: Row[] = [];
  const pictures: Row[] = [];
  let sharesOriginals = false;
  const at = () => new Date(Date.UTC(2026, 0, 1) + log.length * 1000).toISOString();
  /** The member whose save began the sharing that goes on now. */
  const sharerOf = (id: unknown) => {
    const own = saves.filter((each) => each.submission_id === id);
    return own[own.findLastIndex(({ draft }) => draft === null) + 1]?.by_id ?? own.at(-1)?.by_id;
  };
  const headOf = (id: unknown) => saves.filter((each) => each.submission_id === id).at(-1);

  const tables: Record<string, () => Row[]> = {
    teams: () => [
      {
        id: teamId,
        name: 'Team',
        owner_id: userIds[0],
        roles_bind: true,
        shares_originals: sharesOriginals,
        seq: log.length,
      },
    ],
    members: () =>
      userIds.map((id) => ({
        user_id: id,
        email: `${id}@example.com`,
        role: 'admin',
        joined_at: at(),
        left_at: null,
      })),
    activity: () => log,
    saves: () => saves,
    comments: () => comments,
    presences: () => [...presences.values()],
    pictures: () => pictures,
    submissions: () =>
      [...new Set(saves.map((each) => each.submission_id))].map((id) => ({
        ...headOf(id),
        id,
        at: at(),
        shared_by: sharerOf(id),
      })),
  };

  function add(row: Row): Response {
    const number = Number(row.revision);
    const head = headOf(row.submission_id);
    if (saves.some(({ id }) => id === row.id)) return refusal(409, '23505');
    if (number !== Number(head?.revision ?? 0) + 1) return refusal(400, '23502');
    const isStop = row.draft === null;
    const steps = head && head.draft !== null ? Number(row.format) - Number(head.format) : 0;
    if (!isStop && (steps < 0 || steps > 1)) return refusal(400, '23502');
    if (JSON.stringify(row.draft).length > 1_000_000) return refusal(400, '23514');
    saves.push(structuredClone(row));
    return logged('saved', row.submission_id, row, number);
  }

  function addPicture(row: Row): Response {
    const isLarge = String(row.data).length > 409_600;
    if ((isLarge && !sharesOriginals) || pictures.length >= maxPictures) return refusal(400, '23502');
    if (pictures.some(({ sha256, by_id: by }) => sha256 === row.sha256 && by === row.by_id))
      return refusal(409, '23505');
    pictures.push(row);
    return logged('pictured', row.id, row);
  }

  function removePictures(row: Row): Response {
    const named = new Set(
      [...new Set(saves.map((each) => each.submission_id))].flatMap((id) => hashesIn(headOf(id)?.draft)),
    );
    const asked = new Set(String(row.hashes).split(','));
    const kept = pictures.filter(({ sha256 }) => !asked.has(String(sha256)) || named.has(String(sha256)));
    pictures.splice(0, pictures.length, ...kept);
    return logged('cleared', teamId, row);
  }

  function addComment(row: Row): Response {
    if (comments.some(({ id }) => id === row.id)) return refusal(409, '23505');
    const thread = comments.find(({ id }) => id === row.thread_id);
    const isInThread = row.thread_id === null || thread?.submission_id === row.submission_id;
    if (!headOf(row.submission_id) || !isInThread) return refusal(400, '23502');
    comments.push(structuredClone(row));
    return logged('commented', row.id, row);
  }

  function addThreadChange(row: Row): Response {
    if (!comments.some(({ id }) => id === row.comment_id)) return refusal(409, '23503');
    return logged(String(row.change), row.comment_id, row);
  }

  function visit({ by_id: id, submission_id: submissionId }: Row): Response {
    presences.set(id, { user_id: id, submission_id: submissionId, at: at() });
    return new Response(null, { status: 201 });
  }

  function logged(verb: string, subjectId: unknown, row: Row, number: number | null = null): Response {
    log.push({
      seq: log.length + 1,
      verb,
      subject_id: subjectId,
      number,
      by_id: row.by_id,
      by_role: 'admin',
      at: at(),
    });
    return new Response(null, { status: 201 });
  }

  const adding: Record<string, (row: Row) => Response> = {
    saves: add,
    comments: addComment,
    thread_changes: addThreadChange,
    visits: visit,
    pictures: addPicture,
    picture_removals: removePictures,
  };

  return {
    async fetch(request) {
      const userId = request.headers.get('authorization')?.slice('Bearer '.length) ?? '';
      const { pathname, searchParams } = new URL(request.url);
      const table = pathname.split('/').at(-1) ?? '';
      if (!seats.has(userId)) return request.method === 'GET' ? Response.json([]) : refusal(400, '23502');
      if (request.method === 'POST') {
        const row = (await request.json()) as Row;
        return row.by_id === userId
          ? (adding[table]?.(row) ?? refusal(404, 'PGRST205'))
          : refusal(403, '42501');
      }
      let rows = tables[table]?.() ?? [];
      for (const [column, filter] of searchParams) {
        const [operator = '', ...rest] = filter.split('.');
        const wanted = rest.join('.');
        if (operator === 'in') rows = rows.filter((row) => wanted.includes(String(row[column])));
        if (column === 'seq' && operator === 'gt')
          rows = rows.filter(({ seq }) => Number(seq) > Number(wanted));
        if (column === 'id' && operator === 'eq') rows = rows.filter(({ id }) => id === wanted);
        if (['sha256', 'by_id'].includes(column)) rows = rows.filter((row) => row[column] === wanted);
      }
      const start = Number(searchParams.get('offset') ?? 0);
      const count = Number(searchParams.get('limit') ?? Infinity);
      return Response.json(rows.slice(start, start + count));
    },
    setMember: (userId, isIn) => void (isIn ? seats.add(userId) : seats.delete(userId)),
    head: headOf,
    snapshot: () => structuredClone({ saves, comments, log }),
    restore: (saved) => void ({ saves, comments, log } = structuredClone(saved)),
    pictures: () => pictures,
    shareOriginals() {
      sharesOriginals = true;
      logged('settings', teamId, { by_id: userIds[0] });
    },
  };
}
