import { Interrupted, valueOf as value } from './round-end';
import type { TeamGateway } from './team-gateway';
import {
  activityRow,
  headRow,
  submissionRow,
  type ActivityRow,
  type Head,
  type SubmissionRow,
} from './team-rows';

/** Rows per request of the log and of revisions; a hosted project returns at most 1,000. */
const ROWS_AT_ONCE = 500;
/** Drafts per request. They have 50,000 characters each with ten languages, and 950,000 at most. */
const DRAFTS_AT_ONCE = 25;

/** Reads what a round needs of a team's database. */
export function createTeamReader(gateway: TeamGateway) {
  /** False after an answer that did not arrive: it may have been too large for the connection. */
  let isTogether = true;

  /** @param verbs reads only entries of these kinds */
  async function log(teamId: string, cursor: number, verbs?: string): Promise<ActivityRow[]> {
    const found: ActivityRow[] = [];
    for (;;) {
      const after = found.at(-1)?.seq ?? cursor;
      const filters = {
        team_id: `eq.${teamId}`,
        seq: `gt.${after}`,
        ...(verbs !== undefined && { verb: `in.(${verbs})` }),
        order: 'seq.asc',
        limit: String(ROWS_AT_ONCE),
      };
      const rows = value(await gateway.read('activity', activityRow, filters));
      found.push(...rows);
      if (rows.length < ROWS_AT_ONCE) return found;
    }
  }

  /** The newest revision of every submission of a team. */
  async function heads(teamId: string): Promise<Map<string, Head>> {
    const found = new Map<string, Head>();
    for (;;) {
      const filters = {
        team_id: `eq.${teamId}`,
        select: 'id,revision,shared_by',
        order: 'id.asc',
        limit: String(ROWS_AT_ONCE),
        offset: String(found.size),
      };
      const rows = value(await gateway.read('submissions', headRow, filters));
      for (const { id, revision, shared_by: by } of rows) found.set(id, { revision, sharedById: by ?? '' });
      if (rows.length < ROWS_AT_ONCE) return found;
    }
  }

  async function submission(id: string): Promise<SubmissionRow | undefined> {
    return value(await gateway.read('submissions', submissionRow, { id: `eq.${id}` }))[0];
  }

  /**
   * Reads submissions, several by one request, and passes them on one by one. Where that fails, each is read alone: one
   * that cannot be read must not hide the others.
   * @param apply receives undefined for a submission that the database does not have
   */
  async function eachSubmission(
    ids: readonly string[],
    apply: (id: string, row: SubmissionRow | undefined) => Promise<void>,
  ) {
    for (let start = 0; start < ids.length; start += DRAFTS_AT_ONCE) {
      const part = ids.slice(start, start + DRAFTS_AT_ONCE);
      const rows = isTogether && part.length > 1 ? await together(part) : undefined;
      for (const id of part) await apply(id, rows ? rows.get(id) : await submission(id));
    }
  }

  async function together(ids: readonly string[]): Promise<Map<string, SubmissionRow> | undefined> {
    const answer = await gateway.read('submissions', submissionRow, { id: `in.(${ids.join(',')})` });
    if (answer.kind === 'done') return new Map(answer.value.map((row) => [row.id, row]));
    if (answer.kind === 'signed-out') throw new Interrupted('signed-out');
    isTogether = false;
    return undefined;
  }

  return { log, heads, submission, eachSubmission };
}
