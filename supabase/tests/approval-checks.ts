import type { Recorder } from './recorder';
import { approval, OTHER_HASH, review, roleChange, save, settings } from './rows';
import type { Cast, Person, Row } from './world';

/** Checks reviews and decisions. The submission is at revision 26, in format 2; it ends at revision 27. */
export async function checkApprovals(check: Recorder, cast: Cast, submissionId: string) {
  const { founder, publisher, developer, removed: reviewer, stranger, teamId, strangersTeamId } = cast;
  const first = review(publisher, teamId, submissionId, 26);
  const decide = (by: Person, step: number, changes: Row = {}, of = first) =>
    by.post('approvals', approval(by, teamId, of.id, step, changes));
  await check.refused(
    'ask as a stranger',
    stranger.post('reviews', review(stranger, teamId, submissionId, 26)),
  );
  await check.refused(
    'ask from another team',
    stranger.post('reviews', review(stranger, strangersTeamId, submissionId, 26)),
  );
  await check.refused(
    'ask in another name',
    publisher.post('reviews', review(founder, teamId, submissionId, 26)),
  );
  await check.refused(
    'ask for a save that is not there',
    publisher.post('reviews', review(publisher, teamId, submissionId, 99)),
  );
  await check.taken('ask for approval', publisher.post('reviews', first));
  await check.refused(
    'ask again while it is open',
    publisher.post('reviews', review(publisher, teamId, submissionId, 26)),
  );
  await check.refused('decide step 2 first', decide(founder, 2));
  await check.refused('decide for another hash', decide(founder, 1, { content_hash: OTHER_HASH }));
  await check.refused('decide in another name', decide(publisher, 1, { by_id: founder.id }));
  await check.refused('decide as a stranger', decide(stranger, 1));
  await check.refused('decide for another team', decide(stranger, 1, { team_id: strangersTeamId }));
  await check.refused('decide step 9', decide(founder, 9));
  await check.refused('an unknown decision', decide(founder, 1, { decision: 'perhaps' }));
  await check.refused('a publisher decides the step of developers', decide(publisher, 1));
  await check.refused('a reviewer decides the step of developers', decide(reviewer, 1));
  await check.taken('a developer decides step 1', decide(developer, 1));
  await check.refused('decide a step twice', decide(founder, 1, { decision: 'reject' }));
  await check.refused('a developer decides the step of reviewers', decide(developer, 2));
  await check.taken('a reviewer decides step 2', decide(reviewer, 2));
  await check.taken('an admin decides step 3', decide(founder, 3));
  await check.taken(
    'the draft goes on',
    publisher.post('saves', save(publisher, teamId, submissionId, 27, { format: 2 })),
  );
  const asked = `saves?submission_id=eq.${submissionId}&revision=eq.26&select=draft`;
  const [frozen] = (await publisher.get(asked)).rows;
  check.holds(
    'the approved save stays as it was',
    JSON.stringify(frozen?.draft) === '{"title":"Lantern 26"}',
  );
  await check.refused('withdraw the review of another', decide(developer, 4, { decision: 'withdraw' }));
  await check.taken('the asker withdraws', decide(publisher, 4, { decision: 'withdraw' }));
  await check.refused('decide after the withdrawal', decide(founder, 5));

  const second = review(publisher, teamId, submissionId, 27);
  await check.taken('ask for the next content', publisher.post('reviews', second));
  const reason = { decision: 'reject', note: 'The subtitle names a competitor.' };
  await check.taken('an admin rejects', decide(founder, 1, reason, second));
  await check.refused('decide after the rejection', decide(founder, 2, {}, second));

  const ownReview = review(founder, teamId, submissionId, 27);
  await check.taken('an admin asks', founder.post('reviews', ownReview));
  await check.refused('an admin approves the own request', decide(founder, 1, {}, ownReview));
  await check.refused('an admin rejects the own request', decide(founder, 1, reason, ownReview));
  await check.taken('somebody else approves it', decide(developer, 1, {}, ownReview));
  await check.refused('the asker approves a later step', decide(founder, 2, {}, ownReview));
  await check.taken('an admin withdraws it', decide(founder, 2, { decision: 'withdraw' }, ownReview));

  const unbound = { roles_bind: false };
  await check.refused(
    'members unbind the roles',
    publisher.post('team_changes', settings(publisher, teamId, unbound)),
  );
  await check.refused(
    'unbind them in the name of an admin',
    publisher.post('team_changes', settings(founder, teamId, unbound)),
  );
  await check.refused(
    'unbind them as a stranger',
    stranger.post('team_changes', settings(stranger, teamId, unbound)),
  );
  await check.taken(
    'an admin unbinds the roles',
    founder.post('team_changes', settings(founder, teamId, unbound)),
  );
  const third = review(publisher, teamId, submissionId, 27);
  await check.taken('ask once more', publisher.post('reviews', third));
  await check.taken('then anybody decides any step', decide(publisher, 1, {}, third));
  for (const step of [2, 3, 4, 5]) await check.taken(`step ${step}`, decide(developer, step, {}, third));
  await check.refused('withdraw what is approved', decide(publisher, 5, { decision: 'withdraw' }, third));
  await check.taken(
    'bind the roles again',
    founder.post('team_changes', settings(founder, teamId, { roles_bind: true })),
  );
  await check.refused(
    'change the role of the reviewer',
    developer.post('role_changes', roleChange(developer, teamId, reviewer.id, null)),
  );
}
