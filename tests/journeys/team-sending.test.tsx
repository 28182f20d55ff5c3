import { waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
// Loads with the file, so that the test does not wait for it.
import '@/lib/team/team-sync';
import '@/features/submit/wizard/shared-draft';
import '@/features/submit/listing/listing-step';
import { draftImagesCollection } from '@/lib/workspace/app-collections';
import { image } from '@tests/support/drafts';
import { stubDrawing } from '@tests/support/images/fake-canvas';
import { makePng } from '@tests/support/png';
import { closeTeamServer, openSharedPage, openTeamServer } from '@tests/support/team/shared-page';
import { SUBMISSION } from '@tests/support/team/shared-ids';
import { A_MOMENT_MS, paste } from '@tests/support/wizard';

afterEach(closeTeamServer);

it('a text that is saved while a picture uploads is sent right after it', async () => {
  stubDrawing();
  const server = openTeamServer();
  const app = await openSharedPage(2, { images: [] });
  let upload = () => {};
  const uploaded = new Promise<void>((resolve) => (upload = resolve));
  let isUploading = false;
  const { fetch } = server;
  server.fetch = async (request) => {
    if (request.method === 'POST' && request.url.endsWith('/pictures')) {
      isUploading = true;
      await uploaded;
    }
    return fetch(request);
  };
  const blob = new Blob([makePng({ width: 1320, height: 2868 })], { type: 'image/png' });
  const home = { ...image({ id: 'home', blob }), draftId: 'a', position: 1, stamp: 'home' };
  await app.repository.put(draftImagesCollection, [home]);
  await app.clock.advance(5000);
  await waitFor(() => expect(isUploading).toBe(true));

  await paste(app, 'App Name', ' 2');
  await app.clock.advance(A_MOMENT_MS);
  upload();
  await app.clock.advance(1500);
  await waitFor(async () => {
    await app.clock.advance(0); // the timer may have ended before the round did
    expect(JSON.stringify(server.head(SUBMISSION)?.draft)).toContain('Journal 2');
  });
});
