/** Where a member was last, by the server's time. */
export interface PresenceRow {
  userId: string;
  submissionId: string | null;
  at: string;
}

/** A member counts as here this long after the last sign, in milliseconds: two missed signs, and some delay. */
export const HERE_FOR_MS = 50_000;

/**
 * Who else has a submission open. The newest row of this user tells the server's time, so that no clock of a device
 * decides.
 */
export function membersHere(
  rows: readonly PresenceRow[],
  { ownId, submissionId }: { ownId: string; submissionId: string },
): { userIds: string[]; serverTime: number | undefined } {
  const own = rows.find(({ userId }) => userId === ownId);
  const serverTime = own && instantOf(own.at);
  if (serverTime === undefined || Number.isNaN(serverTime)) return { userIds: [], serverTime: undefined };
  const userIds = rows
    .filter(
      (row) =>
        row.userId !== ownId &&
        row.submissionId === submissionId &&
        instantOf(row.at) > serverTime - HERE_FOR_MS,
    )
    .map(({ userId }) => userId);
  return { userIds, serverTime };
}

function instantOf(text: string): number {
  return Date.parse(zonedInstant(text));
}

/** An instant of the database as ISO 8601 with its zone. The embedded database writes none: its instants are in UTC. */
export function zonedInstant(text: string): string {
  return /(?:Z|[+-]\d\d(?::?\d\d)?)$/.test(text) ? text : `${text.replace(' ', 'T')}Z`;
}
