import { describe, expect, it } from 'vitest';
import type { WantedStore } from '@/model/store-plan';
import { createFakePlay, type FakePlay } from '@tests/support/stores/fake-play';
import {
  clientOf,
  files,
  memoryJournal,
  pulled,
  push,
  shownOf,
  wantedBuild,
  wantedLantern,
  wantedPicture,
  writes,
} from '@tests/support/stores/wanted-play';

/** An app whose first version is published. */
async function publishedLantern(): Promise<FakePlay> {
  const fake = createFakePlay();
  await push(fake, wantedLantern());
  fake.endReview(true);
  fake.reset();
  return fake;
}

describe('an app on Google Play', () => {
  it('gets texts, pictures, build and release of its first version in one commit', async () => {
    const fake = createFakePlay();
    const { plan, outcome } = await push(fake, wantedLantern());
    expect(outcome).toMatchObject({ kind: 'done', done: plan.steps.length });
    expect(fake.state.commits).toBe(1);
    expect(Object.keys(fake.state.app.listings)).toEqual(['en-US', 'de-DE', 'fr-FR']);
    expect(fake.state.app.listings['de-DE']).toEqual({
      language: 'de-DE',
      title: 'Lantern de-DE',
      shortDescription: 'An evening journal de-DE',
      fullDescription: 'Write one line each evening.\n\nde-DE',
    });
    expect(Object.values(fake.state.app.images).flat()).toHaveLength(20);
    expect(fake.state.app.tracks.production).toEqual([
      {
        versionCodes: ['41'],
        name: '1.0.0',
        status: 'completed',
        releaseNotes: [{ language: 'en-US', text: 'First version' }],
      },
    ]);
    expect(fake.state.app.bundles.map(({ versionCode }) => versionCode)).toEqual([41]);
    expect(writes(fake).filter((each) => each.includes('commit'))).toEqual([
      'POST :commit?changesInReviewBehavior=ERROR_IF_IN_REVIEW',
    ]);
  });

  it('is read without a change, and a second push of the same writes nothing', async () => {
    const fake = await publishedLantern();
    const before = shownOf(fake.state.app);
    const { plan, live } = await push(fake, wantedLantern());
    expect(plan.steps).toEqual([]);
    expect(plan.conflicts).toEqual([]);
    expect(writes(fake)).toEqual([]);
    expect([shownOf(fake.state.app), fake.state.commits]).toEqual([before, 1]);
    expect(live).toMatchObject({ name: 'Lantern en-US', defaultLocale: 'en-US', version: { name: '1.0.0' } });
    expect(live.pictures['pictures/fr-FR/phoneScreenshots']).toHaveLength(5);
  });

  it('gets one word changed by one write, and one picture by its set alone', async () => {
    const fake = await publishedLantern();
    const base = await pulled(fake);
    fake.reset();
    const wanted = wantedLantern();
    const fields = { ...wanted.fields, 'texts/de-DE/title': 'Lantern neu' };
    await push(fake, { ...wanted, fields }, { base });
    expect(writes(fake)).toEqual([
      'PATCH /listings/de-DE',
      'POST :commit?changesInReviewBehavior=ERROR_IF_IN_REVIEW',
    ]);
    expect(fake.state.app.listings['de-DE']?.title).toBe('Lantern neu');

    fake.endReview(true);
    const again = await pulled(fake);
    fake.reset();
    const path = 'pictures/fr-FR/icon';
    const pictures = { ...wanted.pictures, [path]: [wantedPicture('icon-2.png')] };
    const { plan } = await push(fake, { ...wanted, fields, pictures }, { base: again });
    expect(plan.steps.map(({ title }) => title)).toEqual([
      'Replace icon in fr-FR',
      'Send everything to Google’s review',
    ]);
    expect(writes(fake).slice(0, 2)).toEqual([
      'DELETE /listings/fr-FR/icon',
      'POST /upload/listings/fr-FR/icon?uploadType=media',
    ]);
  });

  it('is not overwritten where somebody changed it in the console', async () => {
    const fake = await publishedLantern();
    const base = await pulled(fake);
    fake.changeInConsole((app) => {
      Object.assign(app.listings['en-US'] ?? {}, { title: 'Lantern Pro', shortDescription: 'By hand' });
      app.images['de-DE/phoneScreenshots']?.pop();
    });
    const wanted = wantedLantern();
    const fields = { ...wanted.fields, 'texts/en-US/title': 'Lantern Mine' };
    const { plan } = await push(fake, { ...wanted, fields }, { base });
    expect(plan.conflicts).toMatchObject([
      { path: 'texts/en-US/title', base: 'Lantern en-US', live: 'Lantern Pro', mine: 'Lantern Mine' },
      { path: 'pictures/de-DE/phoneScreenshots' },
    ]);
    expect(plan.newer.map(({ path }) => path)).toEqual(['texts/en-US/shortDescription']);
    expect(writes(fake)).toEqual([]);
  });

  it('takes nothing when it changed between the plan and the push', async () => {
    const fake = await publishedLantern();
    const base = await pulled(fake);
    const wanted = wantedLantern();
    const fields = {
      ...wanted.fields,
      'texts/en-US/title': 'Lantern Mine',
      'texts/de-DE/title': 'Lantern Mine',
    };
    const input = { wanted: { ...wanted, fields }, base };
    const client = clientOf(fake);
    const plan = client.plan(await client.read(), input);
    fake.changeInConsole((app) => Object.assign(app.listings['en-US'] ?? {}, { title: 'Lantern Pro' }));
    fake.reset();
    const journal = memoryJournal();
    expect(await client.apply(plan, { ...input, files, journal })).toMatchObject({
      kind: 'changed',
      done: 0,
    });
    expect(writes(fake)).toEqual([]);
  });
});

describe('a staged release', () => {
  const update = (release: WantedStore['release'], build = wantedBuild(42, '1.1.0')) =>
    wantedLantern({ build, release });
  const staged = (userFraction: number, more = {}) =>
    update({
      track: 'production',
      status: 'inProgress',
      userFraction,
      notes: { 'en-US': 'Faster' },
      ...more,
    });
  const titles = (steps: readonly { title: string }[]) => steps.map(({ title }) => title);

  it('begins beside the version that all have, grows, is halted, resumed and completed', async () => {
    const fake = await publishedLantern();
    const seen: unknown[] = [];
    for (const wanted of [
      staged(0.1),
      staged(0.5),
      update({ track: 'production', status: 'halted', notes: {} }),
      staged(0.5),
      update({ track: 'production', status: 'completed', notes: {} }),
    ]) {
      const { plan, outcome } = await push(fake, wanted);
      expect(outcome?.kind).toBe('done');
      seen.push([
        titles(plan.steps).find((title) => /42/.test(title) && !title.startsWith('Upload')),
        fake.state.app.tracks.production?.map(({ versionCodes, status, userFraction }) =>
          [...(versionCodes ?? []), status, userFraction].join(' '),
        ),
      ]);
      fake.endReview(true);
    }
    expect(seen).toEqual([
      ['Roll out 42 on production to 10 % of the users', ['42 inProgress 0.1', '41 completed ']],
      ['Roll out 42 on production to 50 % of the users', ['42 inProgress 0.5', '41 completed ']],
      ['Halt the rollout of 42 on production', ['42 halted 0.5', '41 completed ']],
      ['Roll out 42 on production to 50 % of the users', ['42 inProgress 0.5', '41 completed ']],
      ['Release 42 on production to everybody', ['42 completed ']],
    ]);
    expect(fake.state.app.tracks.production?.[0]?.releaseNotes).toEqual([
      { language: 'en-US', text: 'Faster' },
    ]);
    expect(fake.state.sessions).toBe(2);
  });

  it('is refused before any write where Google Play would refuse it', async () => {
    const fake = await publishedLantern();
    await push(fake, staged(0.5));
    fake.endReview(true);
    fake.reset();
    const old = wantedBuild(40, '0.9.0');
    const table: [WantedStore, RegExp][] = [
      [staged(0.2), /at 50 %; it cannot be made smaller/],
      [staged(1.5), /above 0 and below 100 %/],
      [
        update({ track: 'production', status: 'inProgress', notes: {} }, wantedBuild(43, '2')),
        /needs its share/,
      ],
      [
        update({ track: 'nightly', status: 'draft', notes: {} }),
        /no track “nightly”\. Its tracks are: production/,
      ],
      [update({ track: 'beta', status: 'halted', notes: {} }), /no rollout of 42 on beta/],
      [
        update({ track: 'production', status: 'draft', notes: {} }, old),
        /already has version code 42, which is higher/,
      ],
      [
        { ...staged(0.6), release: { track: 'production', status: 'halted', versionCode: '41', notes: {} } },
        /already rolled out/,
      ],
      [
        {
          ...staged(0.6),
          build: undefined,
          release: { track: 'beta', status: 'draft', versionCode: '99', notes: {} },
        },
        /no build with the version code 99/,
      ],
      [
        { ...staged(0.6), build: { ...wantedBuild(41, '1.0.0'), sha256: 'f'.repeat(64) } },
        /belongs to another build/,
      ],
      [
        staged(0.6, { notes: { 'en-US': 'x'.repeat(501) } }),
        /Release notes in en-US has 501 characters; Google Play takes 500/,
      ],
      [
        { ...staged(0.6), fields: { 'texts/en-US/title': 'x'.repeat(31) } },
        /App name in en-US has 31 characters; Google Play takes 30/,
      ],
      [{ ...staged(0.6), fields: { 'texts/xx-YY/title': 'x' } }, /no language “xx-YY”/],
      [{ ...staged(0.6), fields: { 'texts/it-IT/description': 'x' } }, /it-IT has no listing/],
    ];
    const wrong: string[] = [];
    for (const [wanted, message] of table) {
      const { plan } = await push(fake, wanted);
      if (!plan.blocks.some((block) => message.test(block)))
        wrong.push(`${message}: ${plan.blocks.join(' | ')}`);
    }
    expect(wrong).toEqual([]);
    expect(writes(fake)).toEqual([]);
  });

  it('changed by hand is a conflict, unless the user decides', async () => {
    const fake = await publishedLantern();
    await push(fake, staged(0.1));
    fake.endReview(true);
    const base = await pulled(fake);
    fake.changeInConsole(({ tracks: { production } }) =>
      Object.assign(production?.[0] ?? {}, { status: 'halted' }),
    );
    const { plan } = await push(fake, staged(0.5), { base });
    expect(plan.conflicts).toMatchObject([{ path: 'tracks/production' }]);
    const client = clientOf(fake);
    const decided = client.plan(await client.read(), { wanted: staged(0.5), base, sideOf: () => 'mine' });
    expect([decided.conflicts, titles(decided.steps)[0]]).toEqual([
      [],
      'Roll out 42 on production to 50 % of the users',
    ]);
  });
});

describe('a refusal of Google Play', () => {
  it('is said in words that help, and leaves the app as it was', async () => {
    const update = wantedLantern({ build: wantedBuild(42, '1.1.0') });
    const unsent = { ...update, isSubmitted: false };
    const table: [string, Partial<FakePlay['state']>, WantedStore, RegExp][] = [
      ['never published', { isDraftApp: true }, update, /takes only a release as draft/],
      ['a review is under way', { isInReview: true }, update, /other changes are in review/],
      [
        'sends all to review',
        {},
        unsent,
        /sends every change to review\. Nothing was changed\. Run it again with --submit/,
      ],
      ['rejected', { sendsToReview: false }, update, /as after a rejection.*again without --submit/],
    ];
    const wrong: string[] = [];
    for (const [name, state, wanted, message] of table) {
      const fake = await publishedLantern();
      Object.assign(fake.state, state);
      const before = shownOf(fake.state.app);
      const { outcome } = await push(fake, wanted);
      const text =
        outcome?.kind === 'failed' && outcome.failure.kind === 'other'
          ? outcome.failure.message
          : JSON.stringify(outcome);
      if (!message.test(text)) wrong.push(`${name}: ${text}`);
      if (JSON.stringify(shownOf(fake.state.app)) !== JSON.stringify(before)) wrong.push(`${name}: changed`);
    }
    expect(wrong).toEqual([]);
  });

  it('after a rejection lets the correction wait unsent in the console', async () => {
    const fake = await publishedLantern();
    await push(fake, wantedLantern({ build: wantedBuild(42, '1.1.0') }));
    fake.endReview(false);
    const states = await clientOf(fake).readStates?.();
    expect(states).toMatchObject([
      { name: 'production: 1.1.0 (42)', state: 'NOT_APPROVED', words: 'Rejected', level: 'refused' },
    ]);
    const { outcome } = await push(
      fake,
      wantedLantern({ build: wantedBuild(43, '1.1.1'), isSubmitted: false }),
    );
    expect(outcome?.kind).toBe('done');
    expect(await clientOf(fake).readStates?.()).toMatchObject([
      { words: 'Not sent for review', level: 'action' },
    ]);
  });

  it('names the app that is not there, the key that is refused, and the role that is missing', async () => {
    const elsewhere = { ...createFakePlay(), packageName: 'com.example.other' };
    await expect(clientOf(elsewhere).read()).rejects.toMatchObject({
      failure: {
        kind: 'other',
        message: /no app com\.example\.other, or it has no build yet\. Create it in Play Console/,
      },
    });
    await expect(clientOf(elsewhere).readStates?.()).rejects.toMatchObject({
      failure: { kind: 'other', message: /no app com\.example\.other, or it has no build yet/ },
    });
    const late = createFakePlay();
    late.network.now = () => Date.parse('2020-01-01');
    await expect(clientOf(late).read()).rejects.toMatchObject({
      failure: { kind: 'other', message: /clock of this computer is wrong: it says 2020-01-01 00:00 UTC/ },
    });
    const low = createFakePlay();
    low.failAt(2, '403');
    await expect(clientOf(low).read()).rejects.toMatchObject({
      failure: {
        kind: 'other',
        message: /may not do this for com\.example\.lantern\. Invite it in Play Console/,
      },
    });
  });
});

it('sends Data safety by itself and only when it was named', async () => {
  const fake = await publishedLantern();
  const csv = 'Question ID (machine readable),Response ID (machine readable)\nA,B\n';
  const { plan } = await push(fake, {
    fields: {},
    pictures: {},
    dataSafety: { path: 'data_safety.csv', csv },
  });
  expect(plan.steps.map(({ title }) => title)).toEqual([
    'Replace all answers of Data safety with data_safety.csv',
  ]);
  expect([fake.state.app.dataSafety, fake.state.commits]).toEqual([csv, 1]);
});

it('waits when the quota is used up', async () => {
  const fake = createFakePlay({ quota: 30 });
  const { outcome } = await push(fake, wantedLantern());
  expect(outcome?.kind === 'failed' ? outcome.failure : outcome?.kind).toBe('done');
});

it('begins again in a new edit when somebody else ends the first one', async () => {
  const fake = await publishedLantern();
  const base = await pulled(fake);
  fake.reset();
  const journal = memoryJournal();
  const fetchFirst = fake.network.fetch;
  let isDone = false;
  fake.network.fetch = async (...args) => {
    if (!isDone && fake.state.requests.some((each) => /POST .*\/edits\/\d+\/bundles/.test(each))) {
      isDone = true;
      fake.changeInConsole((app) => Object.assign(app.details, { contactPhone: '+1' }));
    }
    return fetchFirst(...args);
  };
  const { outcome } = await push(fake, wantedLantern({ build: wantedBuild(42, '1.1.0') }), { base, journal });
  expect(outcome?.kind).toBe('done');
  expect(fake.state.app.details).toEqual({
    defaultLanguage: 'en-US',
    contactEmail: 'help@example.com',
    contactPhone: '+1',
  });
  expect(fake.state.commits).toBe(2);
});
