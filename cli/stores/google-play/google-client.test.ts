import { Readable } from 'node:stream';
import { androidpublisher, auth } from '@googleapis/androidpublisher';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFakePlay, type FakePlay } from '@tests/support/stores/fake-play';
import { serveFakePlay } from '@tests/support/stores/fake-play-server';
import { clientOf, files, push, shownOf, wantedLantern } from '@tests/support/stores/wanted-play';
import { storeKeyFiles } from '@tests/support/store-keys';

/*
 * Google's own client sends the same calls to the same fake: the fake is no easier than the API's published interface, and the
 * product's requests are those that Google's client makes.
 */

const fake = createFakePlay();
const own = createFakePlay();
let server = { url: '', close: () => Promise.resolve() };

beforeAll(async () => {
  server = await serveFakePlay(fake);
});
afterAll(() => server.close());

/** Requests without ids, query of an upload's session and repetitions. */
function kindsOf({ state }: FakePlay): string[] {
  const kinds = state.requests.map((each) =>
    each
      .replace(/\/edits\/\d+/, '/edits/ID')
      .replace(/&upload_id=\d+/, '')
      .replace(/(?:&|\?)(?:alt|prettyPrint)=[^&]*/g, ''),
  );
  return [...new Set(kinds)].sort();
}

it('Google’s client and token, and the product’s, make the same app by the same requests', async () => {
  const publisher = androidpublisher({ version: 'v3' });
  const to = await optionsFor(server.url);
  const app = { packageName: fake.packageName };
  const wanted = wantedLantern();
  const { data } = await publisher.edits.insert({ ...app, requestBody: {} }, to);
  const edit = { ...app, editId: data.id ?? '' };
  await publisher.edits.details.get(edit, to);
  await publisher.edits.listings.list(edit, to);
  await publisher.edits.bundles.list(edit, to);
  const { data: tracks } = await publisher.edits.tracks.list(edit, to);
  expect(tracks.tracks?.map(({ track }) => track)).toContain('production');

  const texts = Object.entries(wanted.fields).filter(([path]) => path.startsWith('texts/'));
  for (const language of ['en-US', 'de-DE', 'fr-FR']) {
    const own = texts.filter(([path]) => path.includes(`/${language}/`));
    const requestBody = Object.fromEntries(
      own.map(([path, value]) => [
        path.split('/')[2]?.replace('description', 'fullDescription') ?? '',
        value,
      ]),
    );
    await publisher.edits.listings.update(
      { ...edit, language, requestBody: { language, ...requestBody } },
      to,
    );
  }
  for (const [path, pictures] of Object.entries(wanted.pictures)) {
    const [, language = '', imageType = ''] = path.split('/');
    for (const picture of pictures) {
      const media = {
        mimeType: 'image/png',
        body: Readable.from([Buffer.from(await files.picture(picture))]),
      };
      const { data: uploaded } = await publisher.edits.images.upload(
        { ...edit, language, imageType, media },
        to,
      );
      expect(uploaded.image?.sha256).toBe(picture.sha256);
    }
  }
  const { build } = wanted;
  if (!build) throw new Error('The example has a build.');
  const content = Buffer.from(await files.part(build, 0, build.size));
  const bundle = await publisher.edits.bundles.upload(
    { ...edit, media: { mimeType: 'application/octet-stream', body: Readable.from([content]) } },
    to,
  );
  expect(String(bundle.data.versionCode)).toBe(build.number);
  const releases = [
    {
      versionCodes: [build.number],
      name: build.version,
      status: 'completed',
      releaseNotes: [{ language: 'en-US', text: 'First version' }],
    },
  ];
  await publisher.edits.tracks.update(
    { ...edit, track: 'production', requestBody: { track: 'production', releases } },
    to,
  );
  await publisher.edits.validate(edit, to);
  await publisher.edits.commit({ ...edit, changesInReviewBehavior: 'ERROR_IF_IN_REVIEW' }, to);
  await publisher.applications.tracks.releases.list(
    { parent: `applications/${app.packageName}/tracks/production` },
    to,
  );

  await push(own, wanted);
  await clientOf(own).readStates?.();
  expect(shownOf(own.state.app)).toEqual(shownOf(fake.state.app));
  expect([own.state.commits, fake.state.commits]).toEqual([1, 1]);
  // Ours also closes edits, looks at each set of pictures and other tracks, and sends a build in parts.
  const theirs = kindsOf(fake);
  const more = kindsOf(own).filter((kind) => !theirs.includes(kind));
  expect(
    more.filter((kind) => !/^GET .*\/(?:listings\/|tracks\/(?:beta|alpha|internal))/.test(kind)),
  ).toEqual([
    'DELETE /androidpublisher/v3/applications/com.example.lantern/edits/ID',
    'POST /upload/androidpublisher/v3/applications/com.example.lantern/edits/ID/bundles?uploadType=resumable',
    'PUT /upload/androidpublisher/v3/applications/com.example.lantern/edits/ID/bundles?uploadType=resumable',
  ]);
});

it('Google’s client reads, changes and closes what the product made, and is refused alike', async () => {
  const ours = createFakePlay();
  await push(ours, wantedLantern());
  ours.endReview(true);
  const served = await serveFakePlay(ours);
  try {
    const to = await optionsFor(served.url);
    const publisher = androidpublisher({ version: 'v3' });
    const app = { packageName: ours.packageName };
    const edit = { ...app, editId: (await publisher.edits.insert(app, to)).data.id ?? '' };
    const icons = { ...edit, language: 'fr-FR', imageType: 'icon' };
    expect((await publisher.edits.images.list(icons, to)).data.images).toHaveLength(1);
    await publisher.edits.images.deleteall(icons, to);
    expect((await publisher.edits.images.list(icons, to)).data.images ?? []).toHaveLength(0);
    await publisher.edits.listings.patch(
      { ...edit, language: 'fr-FR', requestBody: { title: 'Lanterne' } },
      to,
    );
    await publisher.edits.details.patch(
      { ...edit, requestBody: { contactWebsite: 'https://example.com' } },
      to,
    );
    await publisher.edits.delete(edit, to);
    await expect(publisher.edits.commit(edit, to)).rejects.toThrow(/Edit has been deleted/);
    expect(ours.state.app.listings['fr-FR']?.title).toBe('Lantern fr-FR');
  } finally {
    await served.close();
  }
});

/** Options of each call: the fake's address, which the client forgets for uploads, and a token by Google's own code. */
async function optionsFor(url: string) {
  const { google } = storeKeyFiles();
  const scopes = ['https://www.googleapis.com/auth/androidpublisher'];
  const jwt = new auth.JWT({ email: google.clientEmail, key: google.pem, scopes });
  // Google's address of tokens is fixed in its library.
  jwt.transporter.interceptors.request.add({
    resolved: (options) => {
      options.url = new URL(`${url}/token`);
      return Promise.resolve(options);
    },
  });
  const { access_token: token } = await jwt.authorize();
  return { rootUrl: `${url}/`, headers: { authorization: `Bearer ${token}` } };
}
