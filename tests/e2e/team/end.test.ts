import { createHash, randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { sharedPicture } from '@/domain/submissions/shared-pictures';
import { image } from '@tests/support/drafts';
import { useBrowser } from '../browser';
import { openInside } from '../open-inside';
import { screenPicture } from '../steps';
import { comeBack, connect, cut, openDraft, openTwo, write, type Person } from './people';

const browser = useBrowser();

beforeEach(() => {
  browser.expectProblem(/net::ERR_FAILED/); // the journeys cut a connection
});

it('a preview whose bytes do not match its hash is not shown, but the next copy is', async () => {
  const { ann, ben, work } = await openTwo(browser, 'reviewer');
  const picture = screenPicture('evening.png').buffer;
  const sha256 = createHash('sha256').update(picture).digest('hex');
  const add = (by: Person, bytes: Buffer) =>
    by.post('pictures', {
      ...{ id: randomUUID(), team_id: work.teamId, sha256, media_type: 'image/png' },
      data: bytes.toString('base64'),
    });
  const entry = sharedPicture(
    { ...image({ id: 'evening', fileName: 'evening.png' }), position: 1 },
    {
      ...{ width: 1206, height: 2622, bytes: picture.length, mediaType: 'image/png', hasAlpha: false },
      ...{ sha256: 'a'.repeat(64), preview: sha256 },
    },
  );
  expect(await add(ann, Buffer.from('these are other bytes'))).toBe(201);
  expect(await work.save(ann, 2, { teamPictures: { evening: entry } })).toBe(201);
  await openDraft(ben.page);
  await ben.page.goto(ben.page.url().replace('step=2', 'step=3'));
  await ben.page.getByText(/does not match its hash/).waitFor();
  expect(await add(ben, picture)).toBe(201);
  await comeBack(ben.page);
  await ben.page.getByRole('img', { name: /evening.*\(preview\)/ }).waitFor();
});

it('the end of sharing names what was not sent, keeps the draft and sends nothing more', async () => {
  const { ann, ben } = await openTwo(browser, 'reviewer');
  await openDraft(ben.page);
  const bensDraft = ben.page.url();
  await openDraft(ann.page);
  await cut(ann.page);
  await write(ann.page, 'Keywords', 'unsent');
  await ann.page.getByText('Not sent yet').waitFor();
  await openInside(ann.page, '/team');
  await ann.page.getByRole('button', { name: /^Stop sharing/ }).click();
  await ann.page.getByText(/These changes may not reach the team: Keywords \(en-US\)/).waitFor();
  await ann.page.getByRole('dialog').getByRole('button', { name: 'Stop sharing' }).click();
  await connect(ann.page);
  await ann.page.getByText('Only on this device').waitFor();

  await openInside(ben.page, '/team');
  await comeBack(ben.page);
  // This notice moves the buttons below it.
  await ben.page.getByText(/stopped sharing Lantern/).waitFor();
  await ben.page.getByRole('button', { name: 'Leave team' }).click();
  await ben.page.getByRole('dialog').getByRole('button', { name: 'Leave team' }).click();
  await ben.page.getByRole('button', { name: 'Dismiss', exact: true }).click();
  await ben.page.getByRole('button', { name: 'Set up a team' }).waitFor();
  const requests: string[] = [];
  ben.page.on('request', (request) => requests.push(request.url()));
  await ben.page.goto(bensDraft);
  const title = () => ben.page.getByLabel('App Name', { exact: true }).inputValue();
  await expect.poll(title).toBe('Lantern: Evening Journal');
  await write(ben.page, 'Keywords', 'private again');
  await comeBack(ben.page);
  await ben.page.waitForLoadState('networkidle');
  expect(requests.filter((url) => url.includes('/rest/v1/'))).toEqual([]);
});
