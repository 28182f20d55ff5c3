/** A table of the team database (supabase/migrations). */
export type TeamTable =
  | 'teams'
  | 'seats'
  | 'members'
  | 'activity'
  | 'invitations'
  | 'joins'
  | 'role_changes'
  | 'team_changes'
  | 'submissions'
  | 'saves'
  | 'comments'
  | 'thread_changes'
  | 'presences'
  | 'visits'
  | 'reviews'
  | 'approvals'
  | 'pictures'
  | 'picture_removals';

/** Ids in the filter of one request; the database takes at most 100 values. */
export const IDS_AT_ONCE = 50;

export type TeamAnswer<Value> =
  | { kind: 'done'; value: Value }
  /** The database refused the row; its code says little, so callers read the state and explain that. */
  | { kind: 'refused'; code: string }
  /** No connection, no answer in time, or an answer that is not the service's. The call may have worked. */
  | { kind: 'unreachable' }
  /** The session is over. */
  | { kind: 'signed-out' };

/** Checks rows; a zod schema fits. */
export interface RowSchema<Row> {
  safeParse(value: unknown): { success: true; data: Row } | { success: false };
}

/** The narrow interface to a team's database. Never throws. */
export interface TeamGateway {
  /** Reads rows. @param filters by column, e.g. `{ seq: 'gt.12' }` */
  read<Row>(
    table: TeamTable,
    schema: RowSchema<Row>,
    filters: Record<string, string>,
  ): Promise<TeamAnswer<Row[]>>;
  /** Adds one row. `done` only when the database has confirmed it. */
  add(table: TeamTable, row: Record<string, unknown>): Promise<TeamAnswer<undefined>>;
  /** Deletes a team or an invitation. */
  remove(table: 'teams' | 'invitations', id: string): Promise<TeamAnswer<undefined>>;
}
