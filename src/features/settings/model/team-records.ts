import { isRecord } from '@/domain/is-record';
import { isSame } from '@/domain/merge-records';
import { draftsCollection } from '@/lib/workspace/app-collections';
import type { StoredRecord } from '@/lib/workspace/engine';
import { TEAM_COLLECTIONS } from '@/lib/workspace/team-marker';

const NAMES: ReadonlySet<string> = new Set(Object.values(TEAM_COLLECTIONS));

/** Whether a record concerns the teams of the device that wrote it. */
export function isTeamRecord({ collection }: Pick<StoredRecord, 'collection'>): boolean {
  return NAMES.has(collection);
}

/**
 * Returns an imported workspace with what this device has stored about its teams. A draft that the import replaces or drops is no
 * longer connected with its team: what the file contained is a private copy, and the next exchange brings the team's draft
 * beside it. Otherwise the earlier content would be sent to the team as this user's changes.
 * @param imported without records of teams
 */
export function withTeams(
  current: readonly StoredRecord[],
  imported: readonly StoredRecord[],
): StoredRecord[] {
  const draftIn = (records: readonly StoredRecord[], draftId: string) =>
    records.find(({ collection, id }) => collection === draftsCollection.name && id === draftId)?.value;
  const own = current.filter(isTeamRecord);
  const kept = own.filter(
    ({ collection, id }) =>
      collection !== TEAM_COLLECTIONS.links || isSame(draftIn(current, id), draftIn(imported, id)),
  );
  if (kept.length === own.length) return [...imported, ...kept];
  return [
    ...imported,
    ...kept.map((record) =>
      record.collection === TEAM_COLLECTIONS.teams ? { ...record, value: readAgain(record.value) } : record,
    ),
  ];
}

/** A team whose drafts are all looked for again. */
function readAgain(team: unknown): unknown {
  return isRecord(team) ? { ...team, cursor: 0 } : team;
}
