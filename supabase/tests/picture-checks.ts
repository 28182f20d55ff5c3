import type { Recorder } from './recorder';
import { picture, removal, review, save } from './rows';
import type { Cast, Person, Row } from './world';

/** Checks who may remove pictures, and which. The submission is at revision 27, in format 2; it ends at revision 31. */
export async function checkPictureRemovals(check: Recorder, cast: Cast, submissionId: string) {
  const { founder, publisher, developer, stranger, teamId, strangersTeamId } = cast;
  const hashes = {
    shown: 'c'.repeat(64),
    asked: 'd'.repeat(64),
    unused: 'e'.repeat(64),
    other: 'f'.repeat(64),
  };
  for (const sha256 of Object.values(hashes))
    await publisher.post('pictures', picture(publisher, teamId, { sha256 }));
  const naming = (...named: string[]) => ({
    format: 2,
    draft: { teamPictures: Object.fromEntries(named.map((sha256) => [sha256, { sha256 }])) },
  });
  const saveNext = (revision: number, changes: Row) =>
    publisher.post('saves', save(publisher, teamId, submissionId, revision, changes));
  await saveNext(28, naming(hashes.asked));
  await publisher.post('reviews', review(publisher, teamId, submissionId, 28));
  await saveNext(29, naming(hashes.shown));
  await check.refresh();

  const all = Object.values(hashes).join(',');
  const remove = (by: Person, changes: Row = {}) =>
    by.post('picture_removals', removal(by, teamId, { hashes: all, ...changes }));
  await check.refused('a stranger removes pictures', remove(stranger));
  await check.refused('a stranger removes them from another team', remove(stranger, { team_id: teamId }));
  await check.refused('remove pictures in another name', remove(publisher, { by_id: founder.id }));
  await check.refused('remove without a hash', remove(publisher, { hashes: '' }));
  const left = async () =>
    (await publisher.get(`pictures?team_id=eq.${teamId}&select=sha256`)).rows.map(({ sha256 }) => sha256);
  await stranger.post('picture_removals', removal(stranger, strangersTeamId, { hashes: all }));
  await check.refresh();
  check.holds('a removal in another team leaves them', (await left()).includes(hashes.unused));
  await check.taken('another member removes what nothing names', remove(developer));
  const kept = await left();
  check.holds('the picture of the newest save stays', kept.includes(hashes.shown));
  check.holds('the picture of a request for approval stays', kept.includes(hashes.asked));
  check.holds('the others are gone', !kept.includes(hashes.unused) && !kept.includes(hashes.other));

  await saveNext(30, { format: 2, draft: null });
  await check.refresh();
  await check.taken('remove those of a draft that is no longer shared', remove(founder));
  const end = await left();
  check.holds(
    'then none stays',
    Object.values(hashes).every((sha256) => !end.includes(sha256)),
  );
  await publisher.post('saves', save(publisher, teamId, submissionId, 31, { format: 2 }));
  await check.refresh();
}
