import { expect, it } from 'vitest';
import { invitationHash, invitationOfPath, invitationText, readInvitation } from './invitation-link';

const ids = {
  teamId: '3b3aa3a5-06f9-4c85-aea1-2c125f7019e3',
  invitationId: '0e4a6d7a-ff88-418d-bf4c-5c4f67312943',
};
const code = `${ids.teamId}.${ids.invitationId}`;

it('a link names the team and who invites', () => {
  const invitation = { ...ids, teamName: 'Lantern & Söhne #1', by: 'ann+shop@example.com' };
  const link = `https://store.example/team${invitationHash(invitation)}`;
  expect(readInvitation(link)).toEqual(invitation);
  expect(invitationOfPath(`/team${invitationHash(invitation)}`)).toEqual(invitation);
  expect(invitationText(invitation)).toBe(
    'ann+shop@example.com invited you to the team “Lantern & Söhne #1”.',
  );
});

it('a code and a link of an earlier version have no names', () => {
  expect(readInvitation(` ${code} `)).toEqual(ids);
  expect(readInvitation(`https://store.example/team#join=${code}`)).toEqual(ids);
  expect(invitationText(ids)).toBeUndefined();
  expect(invitationOfPath('/team')).toBeUndefined();
  expect(readInvitation('hello')).toBeUndefined();
});

it('a name in a link is short and one line, whatever the link says', () => {
  const by = `ann@example.com\u202e”\n${'x'.repeat(500)}`;
  const found = readInvitation(code + `&${new URLSearchParams({ by, team: '\u0000' }).toString()}`);
  expect(found?.by).toMatch(/^ann@example\.comx{65}$/);
  expect(found?.teamName).toBeUndefined();
});
