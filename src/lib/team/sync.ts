import { isSame } from '@/domain/merge-records';
import {
  draftFromShared,
  mergeShared,
  SHARED_FORMAT,
  sharedPart,
  withSharedPart,
} from '@/domain/team-sync/shared-draft';
import {
  afterMerge,
  afterRefusal,
  afterSent,
  isSoleAuthor,
  hasUnsent,
  isPullNext,
  newLink,
  nextStep,
  type TeamLink,
} from '@/domain/team-sync/team-link';
import { draftsCollection } from '../workspace/app-collections';
import { createCommentExchange } from './comment-exchange';
import { createPictureExchange } from './picture-exchange';
import { sharedTeamsCollection, teamLinksCollection, type SharedTeam } from './records';
import { createTeamReader } from './team-reader';
import { Interrupted, valueOf as value, type RoundEnd } from './round-end';
import { IDS_AT_ONCE } from './team-gateway';
import {
  headsOf,
  idRow,
  memberOf,
  soleAuthor,
  memberRow,
  readSharedDraft,
  teamRow,
  type ActivityRow,
  type SubmissionRow,
  type TeamRow,
} from './team-rows';
import type { SyncOptions } from './sync-options';

/** Steps of one link per round, so that two members who save at the same time do not delay the others. */
const MAX_STEPS = 12;
/** The entries of the log that concern comments. */
const COMMENT_VERBS = 'commented,resolve,reopen';

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
  const { userId, gateway, repository, now, newId } = options;
  const comments = createCommentExchange(options);
  const pictures = createPictureExchange(options);
  const reader = createTeamReader(gateway);
  let isPictureChanged = false; // by another member

  const changeLink = (id: string, change: (link: TeamLink) => TeamLink) =>
    repository.update(teamLinksCollection, id, change);
  const dropLink = (id: string) => repository.remove(teamLinksCollection, id);

  async function run() {
    await pictures.match();
    await exchangeAll();
    // What was just sent is read with the log, which has its time.
    if (await comments.send()) await exchangeAll();
    if (isPictureChanged) await pictures.match();
    if (await pictures.exchange()) options.onMore?.();
  }

  async function exchangeAll() {
    const teams = (await repository.list(sharedTeamsCollection)).filter(({ ended }) => !ended);
    const known = new Set(teams.map(({ id }) => id));
    for (const link of await repository.list(teamLinksCollection)) {
      if (!known.has(link.teamId)) await dropLink(link.id); // its team has ended
    }
    for (let start = 0; start < teams.length; start += IDS_AT_ONCE) {
      const some = teams.slice(start, start + IDS_AT_ONCE);
      const filter = `in.(${some.map(({ id }) => id).join(',')})`;
      const rows = value(await gateway.read('teams', teamRow, { id: filter }));
      for (const team of some) {
        const row = rows.find(({ id }) => id === team.id);
        if (row) await exchange(team, row);
        else await end(team);
      }
    }
  }

  async function exchange(team: SharedTeam, row: TeamRow) {
    const isSetBack = row.seq < team.cursor;
    if (isSetBack) await Promise.all([readAgain(team.id), pictures.sendAgain(team.id)]);
    // A long log is not read from its beginning: the state says the same.
    const isFromStart = isSetBack || team.cursor === 0;
    const log = !isFromStart && row.seq > team.cursor ? await reader.log(team.id, team.cursor) : [];
    await takeHeads(team.id, isFromStart ? await reader.heads(team.id) : headsOf(log), log);
    const isPeopleChanged = log.some(({ verb }) => ['founded', 'joined', 'role', 'settings'].includes(verb));
    const ofTeam = { team_id: `eq.${team.id}` };
    const members =
      isPeopleChanged || isFromStart
        ? value(await gateway.read('members', memberRow, ofTeam)).map(memberOf)
        : team.members;
    await syncLinks(team.id);
    const areAllRead = isFromStart || !team.hasComments;
    await comments.take(team.id, areAllRead ? await reader.log(team.id, 0, COMMENT_VERBS) : log, areAllRead);
    const next = {
      name: row.name,
      ownerId: row.owner_id,
      rolesBind: row.roles_bind,
      sharesOriginals: row.shares_originals,
      members,
      cursor: isFromStart ? row.seq : (log.at(-1)?.seq ?? team.cursor),
      hasComments: true,
    };
    if (isSame({ ...team, ...next }, team)) return;
    // The cursor is stored after the data: after a crash the log is only read again.
    await repository.update(sharedTeamsCollection, team.id, (each) => ({ ...each, ...next }));
  }

  /** The database was set back to an earlier state: every shared draft is compared again, and this device's state wins. */
  async function readAgain(teamId: string) {
    for (const link of await repository.list(teamLinksCollection)) {
      if (link.teamId !== teamId) continue;
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

  async function takeHeads(teamId: string, heads: ReadonlyMap<string, number>, log: readonly ActivityRow[]) {
    const links = await repository.list(teamLinksCollection);
    const added: string[] = [];
    for (const [submissionId, head] of heads) {
      const link = links.find((each) => each.submissionId === submissionId);
      if (!link) added.push(submissionId);
      else if (head > link.headRevision) {
        await changeLink(link.id, (each) => ({
          ...each,
          headRevision: Math.max(head, each.headRevision),
          soleAuthorId: soleAuthor(each, log),
          newerFormat: undefined,
        }));
      }
    }
    await reader.eachSubmission(added, (_, row) => takeSubmission(teamId, row));
  }

  /** Brings a submission of the team to this device. */
  async function takeSubmission(teamId: string, row: SubmissionRow | undefined) {
    if (!row || row.draft === null) return;
    const shared = row.format <= SHARED_FORMAT ? readSharedDraft(row.draft) : undefined;
    if (!shared) return; // its next readable save brings it
    const ownId = row.id.replaceAll('-', '');
    // A private copy of an earlier time stays as it is.
    const isTaken = (await repository.get(draftsCollection, ownId)) !== undefined;
    const id = isTaken ? newId().replaceAll('-', '') : ownId;
    const link: TeamLink = {
      ...newLink(id, teamId, row.id),
      isNew: true,
      base: shared,
      baseRevision: row.revision,
      headRevision: row.revision,
      changedById: row.by_id,
      changedAt: row.at,
    };
    await repository.put(teamLinksCollection, [link]);
  }

  /** Exchanges the drafts of a team. Those that others have changed come first and are read together. */
  async function syncLinks(teamId: string) {
    const links = (await repository.list(teamLinksCollection)).filter((link) => link.teamId === teamId);
    const behind = new Map(links.filter(isPullNext).map(({ id, submissionId }) => [submissionId, id]));
    await reader.eachSubmission([...behind.keys()], async (submissionId, row) => {
      const id = behind.get(submissionId);
      if (id !== undefined) await syncLink(id, row);
    });
    for (const { id, submissionId } of links) if (!behind.has(submissionId)) await syncLink(id);
  }

  /** Makes the draft of a link that has none yet. */
  async function makeDraft({ id, base }: TeamLink) {
    const exists = (await repository.get(draftsCollection, id)) !== undefined;
    if (base && !exists) await repository.put(draftsCollection, [draftFromShared(id, base, now())]);
    await changeLink(id, (each) => ({ ...each, isNew: undefined }));
  }

  /** @param ahead the state of the team, where it was read with others */
  async function syncLink(id: string, ahead?: SubmissionRow) {
    for (let step = 0; step < MAX_STEPS; step += 1) {
      const link = await repository.get(teamLinksCollection, id);
      if (link?.isNew) await makeDraft(link);
      const draft = await repository.get(draftsCollection, id);
      if (!link || !draft) return; // deleted on this device: the team keeps it
      const next = nextStep(link, sharedPart(draft), newId());
      if (next === 'nothing') return;
      if (next === 'send') await send(link);
      else if (next === 'pull') await pull(link, ahead);
      else if (next === 'merge') await merge(link);
      else if ('problem' in next) {
        if (link.problem !== next.problem)
          await changeLink(id, (each) => ({ ...each, problem: next.problem }));
        return;
      } else {
        await changeLink(id, (each) => (each.sending ? each : { ...each, sending: next.begin, refusals: 0 }));
      }
    }
  }

  async function send(link: TeamLink) {
    const { sending } = link;
    if (!sending) return;
    const answer = await gateway.add('saves', {
      id: sending.id,
      team_id: link.teamId,
      submission_id: link.submissionId,
      revision: sending.revision,
      format: SHARED_FORMAT,
      draft: sending.draft,
      by_id: userId,
    });
    if (answer.kind !== 'refused') {
      value(answer);
      await sent(link);
      return;
    }
    // An earlier try may have worked although its answer was lost.
    const mine = value(await gateway.read('saves', idRow, { id: `eq.${sending.id}`, select: 'id' }));
    if (mine.length > 0) {
      await sent(link);
      return;
    }
    const head = (await stateOf(link))?.revision ?? 0;
    await changeLink(link.id, (each) => afterRefusal(each, head));
  }

  /**
   * Reads the state of a submission in the database.
   * @throws Interrupted when the user has left the team since the round began: the next round ends it here
   */
  async function stateOf({ submissionId, teamId }: TeamLink): Promise<SubmissionRow | undefined> {
    const row = await reader.submission(submissionId);
    if (row) return row;
    const teams = value(await gateway.read('teams', idRow, { id: `eq.${teamId}`, select: 'id' }));
    if (teams.length > 0) return undefined;
    options.onMore?.();
    throw new Interrupted('done');
  }

  async function sent(link: TeamLink) {
    if (link.sending?.draft === null) await dropLink(link.id);
    else await changeLink(link.id, (each) => afterSent(each, userId));
  }

  async function pull(link: TeamLink, ahead: SubmissionRow | undefined) {
    const isNewest = ahead !== undefined && ahead.revision >= link.headRevision;
    const row = isNewest ? ahead : await stateOf(link);
    if (!row) {
      // Only a database that was set back has lost it: it is sent again.
      await changeLink(link.id, (each) => ({ ...each, base: undefined, baseRevision: 0, headRevision: 0 }));
      return;
    }
    if (row.draft === null) {
      await noteStopped(link, row.by_id);
      await dropLink(link.id); // no longer shared; the draft stays as a private one
      return;
    }
    const { revision, by_id: byId, at } = row;
    if (row.format > SHARED_FORMAT) {
      await changeLink(link.id, (each) => ({ ...each, problem: 'newer-format', newerFormat: row.format }));
      return;
    }
    const draft = readSharedDraft(row.draft);
    await changeLink(link.id, (each) =>
      draft
        ? {
            ...each,
            headRevision: revision,
            taking: { revision, draft, byId, at, isSole: isSoleAuthor(each, revision, byId) },
          }
        : {
            ...each,
            baseRevision: revision,
            headRevision: revision,
            problem: 'unreadable',
            changedById: byId,
            changedAt: at,
          },
    );
  }

  /** Remembers who stopped sharing a draft, so that the user gets a message about it. */
  async function noteStopped({ id, teamId }: TeamLink, byId: string) {
    await repository.update(sharedTeamsCollection, teamId, (team) => ({
      ...team,
      stopped: [...(team.stopped ?? []).filter(({ draftId }) => draftId !== id), { draftId: id, byId }],
    }));
  }

  /**
   * Merges another member's state into the draft, then makes it the base. The other order, cut off, would undo what the
   * others wrote.
   */
  async function merge(link: TeamLink) {
    const { taking, base } = link;
    if (!taking) return;
    let found: Omit<ReturnType<typeof mergeShared>, 'item'> = { clashes: [], choices: [] };
    const time = now();
    const merged = await repository.update(draftsCollection, link.id, (stored) => {
      const mine = sharedPart(stored);
      const { item, ...both } = mergeShared(base, mine, taking.draft);
      found = both;
      if (!isSame(item.teamPictures, mine.teamPictures)) isPictureChanged = true;
      return isSame(item, mine) ? undefined : withSharedPart(stored, item, time);
    });
    const { byId } = taking;
    const added = {
      conflicts: found.clashes.map((clash) => ({ ...clash, byId })),
      choices: found.choices.map((clash) => ({ ...clash, byId })),
    };
    const present = merged ? sharedPart(merged) : taking.draft;
    await changeLink(link.id, (each) => afterMerge(each, taking, added, present));
  }

  /** The team is gone, or this user is out of it. The drafts stay as private ones. */
  async function end(team: SharedTeam) {
    const links = (await repository.list(teamLinksCollection)).filter((link) => link.teamId === team.id);
    const unsent: string[] = [];
    for (const link of links) {
      const draft = await repository.get(draftsCollection, link.id);
      if (draft && hasUnsent(link, sharedPart(draft))) unsent.push(link.id);
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
