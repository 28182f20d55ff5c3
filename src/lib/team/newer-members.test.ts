import { expect, it } from 'vitest';
import { sharedPart } from '@/domain/team-sync/shared-draft';
import { fromNewer, FULL_DRAFT } from '@tests/support/full/full-drafts';
import type { Device } from '@tests/support/team/device';
import { SUBMISSION } from '@tests/support/team/shared-ids';
import { openSharedDraft, rounds, saveAs, type TwoMembers } from '@tests/support/team/two-members';

const stateOf = ({ server }: TwoMembers) => server.head(SUBMISSION)?.draft as typeof FULL_DRAFT;

async function editOn(device: Device, field: string, text: string) {
  const [draft] = await device.drafts();
  await device.edit(draft?.id ?? '', field, text);
}

/** A draft shared by a newer version: more fields everywhere, and one value that this version does not know. */
const NEWER = {
  ...(fromNewer(sharedPart(FULL_DRAFT)) as ReturnType<typeof sharedPart>),
  platform: 'watch',
  mood: { calm: true },
};

it('what only a newer member’s version knows survives the saves of older ones', async () => {
  const team = await openSharedDraft();
  await saveAs(team.server, 'cleo', { draft: NEWER });
  await rounds(team.ann, team.ben);
  await editOn(team.ann, 'version', '9.9.9');
  await rounds(team.ann, team.ben, team.ann);
  expect(stateOf(team)).toMatchObject({ ...NEWER, version: '9.9.9' });

  // Ben's device got it from Ann, and sends it on unchanged as well.
  await editOn(team.ben, 'details/copyright', '2027 Example Ltd');
  await rounds(team.ben, team.ann);
  expect(stateOf(team)).toMatchObject({
    ...NEWER,
    version: '9.9.9',
    details: { ...NEWER.details, copyright: '2027 Example Ltd' },
  });
  // Nothing is left to send: the states are equal on both sides.
  const revision = Number(team.server.head(SUBMISSION)?.revision);
  await rounds(team.ann, team.ben);
  expect(team.server.head(SUBMISSION)?.revision).toBe(revision);
});

it('a field that only a newer version knows stays private on its device', async () => {
  const team = await openSharedDraft();
  await editOn(team.ann, 'version', '9.9.9');
  await editOn(team.ann, 'diary', 'Private');
  await rounds(team.ann, team.ben);
  expect(stateOf(team)).toMatchObject({ version: '9.9.9' });
  expect(stateOf(team)).not.toHaveProperty('diary');
});
