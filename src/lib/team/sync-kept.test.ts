import { expect, it } from 'vitest';
import { afterDecision } from '@/domain/team-sync/team-link';
import type { Device } from '@tests/support/team/device';
import { DRAFT, TITLE } from '@tests/support/team/shared-ids';
import { linkOf, openSharedDraft, rounds } from '@tests/support/team/two-members';
import { teamLinksCollection } from './records';

/** Presses "Keep mine": the text stays in the draft, or returns to it. */
async function keep(device: Device, text: string) {
  await device.edit(DRAFT, TITLE, text);
  await device.repository.update(teamLinksCollection, DRAFT, (link) => afterDecision(link, TITLE, text));
}

it('a text that its writer has kept is offered to them once another member replaces it, on both sides', async () => {
  const { ann, ben } = await openSharedDraft();
  await ann.edit(DRAFT, TITLE, 'Ann’s');
  await ben.edit(DRAFT, TITLE, 'Ben’s');
  await rounds(ann, ben);
  expect(await linkOf(ben)).toMatchObject({ choices: [{ field: TITLE, theirs: 'Ann’s', byId: 'ann' }] });
  await keep(ben, 'Ben’s');
  await rounds(ben, ann);
  expect(await ann.text(DRAFT, TITLE)).toBe('Ben’s');

  // Ann was writing in the field, so her form offered both texts.
  await keep(ann, 'Ann’s');
  await rounds(ann, ben);
  expect(await ben.text(DRAFT, TITLE)).toBe('Ann’s');
  expect(await linkOf(ben)).toMatchObject({ choices: [{ field: TITLE, theirs: 'Ben’s', byId: 'ben' }] });

  await keep(ben, 'Ben’s');
  await rounds(ben, ann);
  expect(await linkOf(ben)).toMatchObject({ choices: [] });
  expect(await ann.text(DRAFT, TITLE)).toBe('Ben’s');
  expect(await linkOf(ann)).toMatchObject({ choices: [{ field: TITLE, theirs: 'Ann’s', byId: 'ann' }] });
});

it('a kept text that its writer changes afterwards is offered no more', async () => {
  const { ann, ben } = await openSharedDraft();
  await keep(ben, 'Ben’s');
  await rounds(ben, ann);
  await ben.edit(DRAFT, TITLE, 'Ben’s second');
  await rounds(ben, ann);
  await ann.edit(DRAFT, TITLE, 'Ann’s');
  await rounds(ann, ben);
  expect(await ben.text(DRAFT, TITLE)).toBe('Ann’s');
  expect(await linkOf(ben)).toMatchObject({ choices: [] });
});
