import { isSame } from '@/domain/merge-records';
import { withUnreadableParts } from '@/domain/records/unreadable-parts';
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
  nextStep,
  type IncomingSave,
  type TeamLink,
} from '@/domain/team-sync/team-link';
import { draftsCollection } from '../workspace/app-collections';
import { hashesNoLonger } from './picture-clean-up';
import type { createPictureExchange } from './picture-exchange';
import { sharedTeamsCollection, teamLinksCollection } from './records';
import { Interrupted, valueOf as value } from './round-end';
import type { SyncOptions } from './sync-options';
import type { createTeamReader } from './team-reader';
import { idRow, readSharedDraft, type SubmissionRow } from './team-rows';

/** Steps of one link per round, so that two members who save at the same time do not delay the others. */
const MAX_STEPS = 12;

/** Exchanges the content of one shared draft at a time: reads what another member saved, merges it, and sends. */
export function createLinkExchange(
  options: SyncOptions,
  reader: ReturnType<typeof createTeamReader>,
  pictures: Pick<ReturnType<typeof createPictureExchange>, 'noteUnused'>,
) {
  const { userId, gateway, repository, now, newId, memory } = options;
  let isPictureChanged = false; // by another member

  const changeLink = (id: string, change: (link: TeamLink) => TeamLink) =>
    repository.update(teamLinksCollection, id, change);
  const dropLink = (id: string) => repository.remove(teamLinksCollection, id);

  /** Makes the draft of a link that has none yet. */
  async function makeDraft({ id, base }: TeamLink) {
    const exists = (await repository.get(draftsCollection, id)) !== undefined;
    if (base && !exists) await repository.put(draftsCollection, [draftFromShared(id, base, now())]);
    await changeLink(id, (each) => ({ ...each, isNew: undefined }));
  }

  /** @param ahead the state of the team, where it was read with others */
  async function sync(id: string, ahead?: SubmissionRow) {
    for (let step = 0; step < MAX_STEPS; step += 1) {
      const link = await repository.get(teamLinksCollection, id);
      if (link?.isNew) await makeDraft(link);
      const draft = await repository.get(draftsCollection, id);
      if (!link || !draft) return; // deleted on this device: the team keeps it
      const next = nextStep(link, sharedPart(draft, link.base), newId());
      if (next === 'nothing') return;
      if (next === 'send') await send(link);
      else if (next === 'pull') await pull(link, ahead);
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
      format: sending.format ?? SHARED_FORMAT,
      draft: sending.draft && withUnreadableParts(sending.draft),
      by_id: userId,
    });
    options.onSent?.(JSON.stringify(sending.draft).length);
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
    const head = await stateOf(link);
    await changeLink(link.id, (each) => afterRefusal(each, head?.revision ?? 0, head?.format));
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
    // Noted first: the database removes no picture that a draft still names.
    await pictures.noteUnused(link.teamId, link.base, link.sending?.draft ?? undefined);
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
    const { revision, format, by_id: byId, at, shared_by: sharedById } = row;
    if (format > SHARED_FORMAT) {
      await changeLink(link.id, (each) => ({ ...each, problem: 'newer-format', newerFormat: format }));
      return;
    }
    const draft = readSharedDraft(row.draft);
    if (draft) {
      await merge(link.id, { revision, draft, format, byId, at, sharedById: sharedById ?? '' });
      return;
    }
    await changeLink(link.id, (each) => ({
      ...each,
      baseRevision: revision,
      headRevision: revision,
      format,
      problem: 'unreadable',
      changedById: byId,
      changedAt: at,
    }));
  }

  /** Remembers who stopped sharing a draft, so that the user gets a message about it. */
  async function noteStopped({ id, teamId }: TeamLink, byId: string) {
    await repository.update(sharedTeamsCollection, teamId, (team) => ({
      ...team,
      stopped: [...(team.stopped ?? []).filter(({ draftId }) => draftId !== id), { draftId: id, byId }],
    }));
  }

  /**
   * Merges another member's state into the draft and makes it the base, in one transaction: one without the other would
   * undo what the others wrote.
   */
  async function merge(id: string, save: IncomingSave) {
    const time = now();
    let dropped: string[] = [];
    await repository.updateBoth(draftsCollection, teamLinksCollection, id, (stored, link) => {
      const mine = sharedPart(stored, link.base);
      const { item, clashes, choices } = mergeShared(link.base, mine, save.draft);
      if (!isSame(item.teamPictures, mine.teamPictures)) isPictureChanged = true;
      dropped = hashesNoLonger(link.base, save.draft);
      const draft = isSame(item, mine) ? stored : withSharedPart(stored, item, time);
      const added = [...clashes, ...choices].map((clash) => ({ ...clash, byId: save.byId }));
      return [draft, afterMerge(link, save, added, sharedPart(draft, save.draft), userId)];
    });
    for (const hash of dropped) memory.dropped.add(hash);
  }

  return { sync, hasChangedPictures: () => isPictureChanged };
}
