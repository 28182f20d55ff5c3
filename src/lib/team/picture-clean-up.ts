import type { SharedDraft } from '@/domain/team-sync/shared-draft';
import { draftsCollection } from '../workspace/app-collections';
import { ownPicturesCollection } from './picture-records';
import { sharedTeamsCollection, teamLinksCollection } from './records';
import { valueOf as value } from './round-end';
import type { SyncOptions } from './sync-options';
import { teamPreviewsCollection } from './team-previews';
import { pictureHashRow } from './team-rows';

/** Hashes in one request to remove pictures. */
const HASHES_AT_ONCE = 100;
/** Rows per request of the hashes that a team has. */
const ROWS_AT_ONCE = 500;
/** Time between two searches for pictures that nothing names. */
const SWEEP_AFTER_MS = 10 * 60_000;

/** Removes pictures that no draft names any more, from the team's database and from this device. */
export function createPictureCleanUp({ userId, gateway, repository, now, newId, memory }: SyncOptions) {
  /** Notes which pictures a save of this device no longer names, to remove them from the team's database. */
  async function noteUnused(teamId: string, before: SharedDraft | undefined, after: SharedDraft | undefined) {
    const unused = hashesNoLonger(before, after);
    if (unused.length === 0) return;
    for (const hash of unused) memory.dropped.add(hash);
    await repository.update(sharedTeamsCollection, teamId, (team) => ({
      ...team,
      unusedPictures: [...new Set([...(team.unusedPictures ?? []), ...unused])],
    }));
  }

  /** Asks the database to remove pictures. It leaves those that another draft or a request for approval names. */
  async function removeUnused(teamId: string, hashes: readonly string[]) {
    for (let start = 0; start < hashes.length; start += HASHES_AT_ONCE) {
      const some = hashes.slice(start, start + HASHES_AT_ONCE);
      const row = { id: newId(), team_id: teamId, hashes: some.join(','), by_id: userId };
      const answer = await gateway.add('picture_removals', row);
      if (answer.kind !== 'refused') value(answer);
      await repository.update(sharedTeamsCollection, teamId, (team) => ({
        ...team,
        unusedPictures: team.unusedPictures?.filter((hash) => !some.includes(hash)),
      }));
    }
  }

  /**
   * Looks for pictures in the team's database that no draft of this device names, after the database has refused one. A
   * device may have ended before it could remove them, and earlier versions never did.
   */
  async function sweep(teamId: string) {
    const time = Date.parse(now());
    if (time - (memory.sweptAt.get(teamId) ?? -Infinity) < SWEEP_AFTER_MS) return;
    memory.sweptAt.set(teamId, time);
    const named = await namedHashes();
    const unused = new Set<string>();
    for (let offset = 0; ; offset += ROWS_AT_ONCE) {
      const filters = { team_id: `eq.${teamId}`, select: 'sha256', order: 'id.asc' };
      const page = { limit: String(ROWS_AT_ONCE), offset: String(offset) };
      const rows = value(await gateway.read('pictures', pictureHashRow, { ...filters, ...page }));
      for (const { sha256 } of rows) if (!named.has(sha256)) unused.add(sha256);
      if (rows.length < ROWS_AT_ONCE) break;
    }
    await removeUnused(teamId, [...unused]);
  }

  /** The hashes that any draft of this device names, here or in a team. */
  async function namedHashes(): Promise<Set<string>> {
    const links = await repository.list(teamLinksCollection);
    const drafts = await repository.list(draftsCollection);
    const owns = await repository.list(ownPicturesCollection);
    const entries = [
      ...[...drafts, ...links.flatMap(({ base = [] }) => base)].map(({ teamPictures }) => teamPictures ?? {}),
      ...owns.map(({ id, entry }) => ({ [id]: entry })),
    ];
    return new Set(entries.flatMap((teamPictures) => [...hashesOf({ teamPictures })]));
  }

  /** Removes previews from this device that no draft shows any more. */
  async function forgetDropped() {
    if (memory.dropped.size === 0) return;
    const named = await namedHashes();
    const unused = [...memory.dropped].filter((hash) => !named.has(hash));
    memory.dropped.clear();
    for (const hash of unused) memory.present.delete(hash);
    if (unused.length > 0) await repository.remove(teamPreviewsCollection, ...unused);
  }

  return { noteUnused, removeUnused, sweep, forgetDropped };
}

/** The hashes of the originals and previews that a shared draft names. */
export function hashesOf(draft: Pick<SharedDraft, 'teamPictures'> | undefined): Set<string> {
  const pictures = Object.values(draft?.teamPictures ?? {});
  return new Set(pictures.flatMap(({ sha256, preview = [] }) => [sha256].concat(preview)));
}

/** The hashes that the earlier state of a shared draft names and the later one does not. */
export function hashesNoLonger(
  before: Pick<SharedDraft, 'teamPictures'> | undefined,
  after: Pick<SharedDraft, 'teamPictures'> | undefined,
): string[] {
  const named = hashesOf(after);
  return [...hashesOf(before)].filter((hash) => !named.has(hash));
}
