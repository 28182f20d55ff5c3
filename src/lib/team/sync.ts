import { isSame } from '@/domain/merge-records';
import { SHARED_FORMAT, sharedPart } from '@/domain/team-sync/shared-draft';
import { hasUnsent, isPullNext, newLink, type TeamLink } from '@/domain/team-sync/team-link';
import { draftsCollection } from '../workspace/app-collections';
import { createCommentExchange } from './comment-exchange';
import { createLinkExchange } from './link-exchange';
import { createPictureExchange } from './picture-exchange';
import { sharedTeamsCollection, teamLinksCollection, type SharedTeam } from './records';
import { createTeamReader } from './team-reader';
import { Interrupted, valueOf as value, type RoundEnd } from './round-end';
import { IDS_AT_ONCE } from './team-gateway';
import {
  headsOf,
  memberOf,
  memberRow,
  readSharedDraft,
  soleAuthor,
  teamRow,
  type ActivityRow,
  type Head,
  type SubmissionRow,
  type TeamRow,
} from './team-rows';
import type { SyncOptions } from './sync-options';

/** Longest time without a look at everything that this device has stored. */
const LOOK_AFTER_MS = 60_000;
/** Time between two readings of drafts that others have changed and that are not open. */
const READ_CLOSED_AFTER_MS = 60_000;
/** The entries of the log that concern comments. */
const COMMENT_VERBS = 'commented,resolve,reopen';
/** The entries after which a picture that was refused may be taken. */
const ROOM_VERBS = ['cleared', 'settings'];

/** Exchanges everything that has changed here and in the user's teams. Rejects only when storage fails. */
export async function runRound(options: SyncOptions): Promise<RoundEnd> {
  try {
    await createRound(options).run();
    return 'done';
  } catch (error) {
    if (error instanceof Interrupted) return error.end;
    throw error;
  }
}

function createRound(options: SyncOptions) {
  const { gateway, repository, now, newId, memory, isOpen } = options;
  const comments = createCommentExchange(options);
  const pictures = createPictureExchange(options);
  const reader = createTeamReader(gateway);
  const drafts = createLinkExchange(options, reader, pictures);

  const changeLink = (id: string, change: (link: TeamLink) => TeamLink) =>
    repository.update(teamLinksCollection, id, change);
  const dropLink = (id: string) => repository.remove(teamLinksCollection, id);

  const time = () => Date.parse(now());

  async function run() {
    const { quiet } = memory;
    const teams =
      quiet &&
      quiet.writes === repository.writes() &&
      time() < quiet.until &&
      ![...memory.deferred].some(isOpen)
        ? await readTeams([...quiet.seqs.keys()])
        : undefined;
    if (quiet && teams && isSame([...quiet.seqs], [...seqsOf(teams)])) return;
    memory.quiet = undefined;
    const writes = repository.writes();
    await pictures.match(await repository.list(teamLinksCollection));
    let rows = await exchangeAll(teams);
    // Comments that were just sent are read with the log, which has their time.
    if (await comments.send()) rows = await exchangeAll();
    if (drafts.hasChangedPictures()) await pictures.match(await repository.list(teamLinksCollection));
    const hasMore = await pictures.exchange();
    if (hasMore) options.onMore?.();
    if (hasMore || repository.writes() !== writes) return;
    const until = memory.deferred.size > 0 ? memory.readAt + READ_CLOSED_AFTER_MS : Infinity;
    memory.quiet = { seqs: seqsOf(rows), writes, until: Math.min(time() + LOOK_AFTER_MS, until) };
  }

  async function readTeams(ids: readonly string[]): Promise<TeamRow[]> {
    const rows: TeamRow[] = [];
    for (let start = 0; start < ids.length; start += IDS_AT_ONCE) {
      const id = `in.(${ids.slice(start, start + IDS_AT_ONCE).join(',')})`;
      rows.push(...value(await gateway.read('teams', teamRow, { id })));
    }
    return rows;
  }

  /** @param read the teams' rows where they were read a moment ago */
  async function exchangeAll(read?: readonly TeamRow[]): Promise<readonly TeamRow[]> {
    const teams = (await repository.list(sharedTeamsCollection)).filter(({ ended }) => !ended);
    const links = await repository.list(teamLinksCollection);
    const isKnown = ({ teamId }: TeamLink) => teams.some(({ id }) => id === teamId);
    for (const link of links) if (!isKnown(link)) await dropLink(link.id); // its team has ended
    const rows = read ?? (await readTeams(teams.map(({ id }) => id)));
    const areClosedRead = time() - memory.readAt >= READ_CLOSED_AFTER_MS;
    for (const team of teams) {
      const row = rows.find(({ id }) => id === team.id);
      const own = links.filter(({ teamId }) => teamId === team.id);
      if (row) await exchange(team, row, own, areClosedRead);
      else await end(team);
    }
    if (areClosedRead) memory.readAt = time();
    return rows;
  }

  async function exchange(
    team: SharedTeam,
    row: TeamRow,
    stored: readonly TeamLink[],
    areClosedRead: boolean,
  ) {
    const isSetBack = row.seq < team.cursor;
    if (isSetBack) await Promise.all([readAgain(stored), pictures.sendAgain(team.id)]);
    // A long log is not read from its beginning: the state says the same.
    const isFromStart = isSetBack || team.cursor === 0;
    const log = !isFromStart && row.seq > team.cursor ? await reader.log(team.id, team.cursor) : [];
    const areHeadsRead = isFromStart || !team.hasSharers;
    const links = await takeHeads(
      team.id,
      areHeadsRead ? await reader.heads(team.id) : headsOf(log),
      log,
      isSetBack ? await repository.list(teamLinksCollection) : stored,
    );
    if (isFromStart || log.some(({ verb }) => ROOM_VERBS.includes(verb))) await pictures.tryRefused(team.id);
    const isPeopleChanged = log.some(({ verb }) => ['founded', 'joined', 'role', 'settings'].includes(verb));
    const ofTeam = { team_id: `eq.${team.id}` };
    const members =
      isPeopleChanged || isFromStart
        ? value(await gateway.read('members', memberRow, ofTeam)).map(memberOf)
        : team.members;
    await syncLinks(links, areClosedRead);
    const areAllRead = isFromStart || !team.hasComments;
    if (areAllRead || log.length > 0)
      await comments.take(
        team.id,
        areAllRead ? await reader.log(team.id, 0, COMMENT_VERBS) : log,
        areAllRead,
      );
    const next = {
      name: row.name,
      ownerId: row.owner_id,
      rolesBind: row.roles_bind,
      sharesOriginals: row.shares_originals,
      members,
      cursor: isFromStart ? row.seq : (log.at(-1)?.seq ?? team.cursor),
      hasComments: true,
      hasSharers: true,
    };
    if (isSame({ ...team, ...next }, team)) return;
    // The cursor is stored after the data: after a crash the log is only read again.
    await repository.update(sharedTeamsCollection, team.id, (each) => ({ ...each, ...next }));
  }

  /** The database was set back to an earlier state: every shared draft is compared again, and this device's state wins. */
  async function readAgain(links: readonly TeamLink[]) {
    for (const link of links) {
      await changeLink(link.id, (each) => ({
        ...each,
        sending: undefined,
        taking: undefined,
        base: undefined,
        baseRevision: 0,
        headRevision: Math.max(1, each.headRevision),
      }));
    }
  }

  /** @returns the links with what they know of the heads, and new ones */
  async function takeHeads(
    teamId: string,
    heads: ReadonlyMap<string, Head>,
    log: readonly ActivityRow[],
    known: readonly TeamLink[],
  ): Promise<TeamLink[]> {
    const links = new Map(
      known.filter((link) => link.teamId === teamId).map((link) => [link.submissionId, link]),
    );
    const added: string[] = [];
    for (const [submissionId, { revision, sharedById }] of heads) {
      const link = links.get(submissionId);
      if (!link) added.push(submissionId);
      else if (revision > link.headRevision || (sharedById !== undefined && sharedById !== link.sharedById)) {
        const isAhead = revision > link.headRevision;
        const changed = await changeLink(link.id, (each) => ({
          ...each,
          ...(sharedById !== undefined && { sharedById }),
          ...(isAhead && {
            headRevision: Math.max(revision, each.headRevision),
            soleAuthorId: soleAuthor(each, log),
            newerFormat: undefined,
          }),
        }));
        if (changed) links.set(submissionId, changed);
      }
    }
    await reader.eachSubmission(added, async (submissionId, row) => {
      const link = await takeSubmission(teamId, row);
      if (link) links.set(submissionId, link);
    });
    return [...links.values()];
  }

  /** Brings a submission of the team to this device. */
  async function takeSubmission(
    teamId: string,
    row: SubmissionRow | undefined,
  ): Promise<TeamLink | undefined> {
    if (!row || row.draft === null) return undefined;
    const shared = row.format <= SHARED_FORMAT ? readSharedDraft(row.draft) : undefined;
    if (!shared) return undefined; // its next readable save brings it
    const ownId = row.id.replaceAll('-', '');
    // A private copy of an earlier time stays unchanged.
    const isTaken = (await repository.get(draftsCollection, ownId)) !== undefined;
    const id = isTaken ? newId().replaceAll('-', '') : ownId;
    const link: TeamLink = {
      ...newLink(id, teamId, row.id),
      isNew: true,
      format: row.format,
      sharedById: row.shared_by ?? '',
      base: shared,
      baseRevision: row.revision,
      headRevision: row.revision,
      changedById: row.by_id,
      changedAt: row.at,
    };
    await repository.put(teamLinksCollection, [link]);
    return link;
  }

  /**
   * Exchanges the drafts of a team. Those that others have changed come first and are read together; what is not open
   * and has nothing to send waits for its minute.
   */
  async function syncLinks(links: readonly TeamLink[], areClosedRead: boolean) {
    const behind = new Map<string, string>();
    for (const link of links) {
      memory.deferred.delete(link.id);
      if (!isPullNext(link)) continue;
      if (areClosedRead || isOpen(link.id) || (await isDue(link))) behind.set(link.submissionId, link.id);
      else memory.deferred.add(link.id);
    }
    await reader.eachSubmission([...behind.keys()], async (submissionId, row) => {
      const id = behind.get(submissionId);
      if (id !== undefined) await drafts.sync(id, row);
    });
    for (const { id, submissionId } of links) {
      if (!behind.has(submissionId) && !memory.deferred.has(id)) await drafts.sync(id);
    }
  }

  /** Whether a draft that is not open is read nevertheless: this device has changes of it to send. */
  async function isDue(link: TeamLink): Promise<boolean> {
    if (link.isNew || link.isStopping || !link.base) return true;
    const draft = await repository.get(draftsCollection, link.id);
    return draft !== undefined && hasUnsent(link, sharedPart(draft, link.base));
  }

  /** The team is gone, or this user is out of it. The drafts stay as private ones. */
  async function end(team: SharedTeam) {
    const links = (await repository.list(teamLinksCollection)).filter((link) => link.teamId === team.id);
    const unsent: string[] = [];
    for (const link of links) {
      const draft = await repository.get(draftsCollection, link.id);
      if (draft && hasUnsent(link, sharedPart(draft, link.base))) unsent.push(link.id);
    }
    const drafts = links.map(({ id }) => id);
    await repository.update(sharedTeamsCollection, team.id, (each) => ({
      ...each,
      ended: { unsent, drafts },
    }));
    for (const link of links) await dropLink(link.id);
  }

  return { run };
}

function seqsOf(rows: readonly TeamRow[]): Map<string, number> {
  return new Map(rows.map(({ id, seq }) => [id, seq]));
}
