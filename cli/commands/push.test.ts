import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ipaFile } from '@tests/support/build-fixtures/builds';
import {
  BUNDLE_ID,
  contentOf,
  DEMO_PASSWORD,
  networkOf,
  newApp,
  publishedApp,
} from '@tests/support/fake-app-store/apps';
import { allFiles, computer, edit, file, pulled, screenshot } from '@tests/support/fake-app-store/computer';
import { secretsOf, storeKeyFiles } from '@tests/support/store-keys';
import { redacted } from '../stores/core/redact';

const HOST = 'api.appstoreconnect.apple.com';

describe('push', () => {
  it('writes exactly the one field of which a word was changed since the pull', async () => {
    const { fake, cwd, run } = await pulled();
    expect(await run('push')).toMatchObject({
      code: 0,
      out: expect.stringContaining('Nothing to change.') as string,
    });
    edit(cwd, 'en-US/description.txt', 'A quiet journal.');
    const dry = await run('push');
    expect(dry.out).toContain('Description (en-US) 16/4000: [-An evening-]{+A quiet+} journal.');
    expect({ code: dry.code, writes: fake.writes() }).toEqual({ code: 1, writes: [] });
    const before = JSON.stringify(contentOf(fake));
    const done = await run(`push --yes ${dry.plan}`);
    expect(done).toMatchObject({ code: 0, out: expect.stringContaining('Done: 1 step.') as string });
    expect(fake.writes()).toEqual([expect.stringMatching(/^PATCH \/v1\/appStoreVersionLocalizations\/\d+$/)]);
    const after = JSON.stringify(contentOf(fake));
    const second = after.lastIndexOf('A quiet journal.');
    expect(
      after.slice(0, second) + after.slice(second).replace('A quiet journal.', 'An evening journal.'),
    ).toBe(before);
    expect((await run('push')).code).toBe(0);
    expect(fake.writes()).toHaveLength(1);
  });

  it('shows what was changed here and in the console, and overwrites nothing without a decision', async () => {
    const { fake, cwd, run } = await pulled();
    const [text] = fake.store.all('appStoreVersionLocalizations').slice(-1);
    if (text)
      Object.assign(text.attributes, {
        description: 'Console text.',
        promotionalText: 'New in the console.',
        keywords: 'journal,night',
      });
    edit(cwd, 'en-US/description.txt', 'My own text.');
    const conflict = await run('push');
    expect(conflict.code).toBe(3);
    expect(conflict.out).toMatch(
      /last pull *An evening journal\.\n *store *Console text\.\n *here *My own text\./,
    );
    expect((await run('push --yes 0123456789abcdef')).code).toBe(3);
    expect(fake.writes()).toEqual([]);
    const mine = await run('push --mine texts/en-US/*');
    expect(mine.out).toContain('12/4000: [-Console-]{+My+} {+own +}text.');
    expect((await run(`push --mine texts/en-US/* --yes ${mine.plan}`)).code).toBe(0);
    // A push does not make the console's text the base of the next one, which would then undo it.
    expect((await run('push')).out).toMatch(/storepilot pull takes it over\n +Keywords[^]*Nothing to change/);
    expect(text?.attributes).toMatchObject({
      description: 'My own text.',
      promotionalText: 'New in the console.',
      keywords: 'journal,night',
    });
  });

  it('takes over what only the console changed with a pull, and keeps what only the project changed', async () => {
    const { fake, cwd, run } = await pulled();
    const [text] = fake.store.all('appStoreVersionLocalizations').slice(-1);
    if (text) text.attributes.keywords = 'journal,night';
    edit(cwd, 'en-US/description.txt', 'My own text.');
    const again = await run('pull');
    expect(again.out).toContain('  ~ fastlane/metadata/en-US/keywords.txt\nKept');
    expect(readFileSync(file(cwd, 'en-US/keywords.txt'), 'utf8')).toBe('journal,night');
    expect(readFileSync(file(cwd, 'en-US/description.txt'), 'utf8')).toBe('My own text.');
    const next = await run('push');
    expect(next.out).toContain('1 step');
  });

  it('does exactly the plan that was confirmed', async () => {
    const picture = '../screenshots/en-US/1.png';
    const changes: [string, string | Uint8Array, string | Uint8Array][] = [
      ['en-US/description.txt', 'My own text.', 'Another text.'],
      [picture, screenshot(1), screenshot(2)],
    ];
    for (const [path, first, second] of changes) {
      const { fake, cwd, run } = await pulled();
      mkdirSync(dirname(file(cwd, path)), { recursive: true });
      writeFileSync(file(cwd, path), first);
      const { plan } = await run('push');
      writeFileSync(file(cwd, path), second);
      const other = await run(`push --yes ${plan}`);
      expect([path, other.code, other.err.includes('another plan')]).toEqual([path, 3, true]);
      expect(fake.writes()).toEqual([]);
    }
  });

  it('sends pictures, skips equal ones, and gives them back byte for byte', async () => {
    const fake = newApp();
    const metadata = { 'fastlane/metadata/en-US/name.txt': 'Lantern' };
    const pictures: Record<string, Uint8Array> = {
      'fastlane/screenshots/en-US/0.png': screenshot(0),
      'fastlane/screenshots/en-US/1.png': screenshot(1),
    };
    const { run, cwd } = computer(fake, { ...metadata, ...pictures });
    const dry = await run(`push --app ${BUNDLE_ID}`);
    expect(dry.out).toContain('+ fastlane/screenshots/en-US/0.png\n  + fastlane/screenshots/en-US/1.png');
    expect((await run(`push --app ${BUNDLE_ID} --yes ${dry.plan}`)).code).toBe(0);
    const writes = fake.writes().length;
    expect((await run('push')).code).toBe(0);
    expect(fake.writes()).toHaveLength(writes);
    // Another computer: the pictures come from Apple's own host, without a token.
    for (const shot of fake.store.all('appScreenshots'))
      shot.attributes.imageAsset = {
        templateUrl: `https://is1-ssl.mzstatic.com/image/${shot.id}/{w}x{h}bb.{f}`,
        width: 1290,
        height: 2796,
      };
    const other = computer(fake);
    expect((await other.run(`pull --app ${BUNDLE_ID}`)).code).toBe(0);
    const loaded = allFiles(other.cwd)
      .filter((path) => path.endsWith('.png'))
      .sort();
    expect(loaded.map((path) => readFileSync(path))).toEqual([screenshot(0), screenshot(1)]);
    expect((await other.run('push')).out).toContain('Nothing to change.');
    expect(
      [...fake.hosts].filter(
        (host) =>
          host !== HOST && !/^(?:upload-\d\.blobs\.example\.apple|is1-ssl\.mzstatic)\.com$/.test(host),
      ),
    ).toEqual([]);
    expect(cwd).not.toBe(other.cwd);
  });

  it('creates the version of a build, uploads it, and sends both to review', async () => {
    const fake = publishedApp(undefined, { processing: 2 });
    const [app] = fake.store.all('apps');
    if (app) app.attributes.bundleId = 'org.lantern.journal';
    const { cwd, run } = computer(fake, { 'app.ipa': new Uint8Array(await ipaFile().arrayBuffer()) });
    expect((await run('pull --app org.lantern.journal')).code).toBe(0);
    edit(cwd, 'en-US/release_notes.txt', 'Calmer evenings.');
    const command = 'push --build app.ipa --phased --release manual --submit';
    const dry = await run(command);
    expect(dry.out.split('\n').filter((line) => /^[+~>] /.test(line))).toEqual([
      '+ Create version 1.4.0',
      '~ Change en-US: texts',
      '~ Change copyright and release',
      '+ Upload build 1.4.0 (52)',
      '~ Use build 52 for the version',
      '~ Release in phases over seven days',
      '> Send the version to App Review',
    ]);
    const done = await run(`${command} --yes ${dry.plan}`);
    expect(done.err).toContain('6/7 Release in phases over seven days');
    expect(done.code).toBe(0);
    expect(fake.store.all('appStoreVersions').at(-1)?.attributes).toMatchObject({
      versionString: '1.4.0',
      appVersionState: 'WAITING_FOR_REVIEW',
      releaseType: 'MANUAL',
    });
    expect((await run(command)).out).toContain('Nothing to change.');
    const other = await run('push --build app.ipa --app com.example.lantern');
    expect(other.code).toBe(2);
    expect(await run('push --build app.ipa --store android')).toMatchObject({ code: 2 });
    if (app) app.attributes.bundleId = BUNDLE_ID;
    const wrong = await run(`push --build app.ipa --app ${BUNDLE_ID}`);
    expect(wrong).toMatchObject({
      code: 2,
      err: expect.stringContaining(
        'app.ipa is org.lantern.journal, and the app is com.example.lantern',
      ) as string,
    });
  });

  it('answers content rights and encryption once, and says which answer cannot be changed', async () => {
    const fake = publishedApp('PREPARE_FOR_SUBMISSION');
    const build = fake.store.add(
      'builds',
      { version: '7', processingState: 'VALID', usesNonExemptEncryption: null },
      { app: '6700000001' },
    );
    Object.assign(fake.store.all('appStoreVersions').at(-1)?.relations ?? {}, { build: build.id });
    const { run } = await pulled(fake);
    expect((await run('push')).out).toMatch(/Build 7 has no answer yet whether it uses\s+encryption/);
    const answers = '--encryption no --third-party-content yes';
    const dry = await run(`push ${answers}`);
    expect(dry.out.split('\n').filter((line) => line.startsWith('~ '))).toEqual([
      '~ Answer whether the app has third-party content',
      '~ Say that build 7 does not use encryption that is not exempt',
    ]);
    expect((await run(`push ${answers} --yes ${dry.plan}`)).code).toBe(0);
    expect(fake.writes()).toEqual(['PATCH /v1/apps/6700000001', `PATCH /v1/builds/${build.id}`]);
    expect(fake.store.all('apps')[0]?.attributes.contentRightsDeclaration).toBe('USES_THIRD_PARTY_CONTENT');
    expect(build.attributes.usesNonExemptEncryption).toBe(false);
    expect((await run(`push ${answers}`)).out).toContain('Nothing to change.');
    expect(await run('push --encryption yes')).toMatchObject({
      code: 4,
      out: expect.stringContaining('is answered for build 7') as string,
    });
    expect(fake.wrongAnswers).toEqual([]);
  });

  it('leaves a rejected submission to the console, and says so with its exit code', async () => {
    const fake = publishedApp('REJECTED');
    const version = fake.store.all('appStoreVersions').at(-1);
    const submission = fake.store.add(
      'reviewSubmissions',
      { platform: 'IOS', state: 'UNRESOLVED_ISSUES' },
      { app: '6700000001' },
    );
    fake.store.add(
      'reviewSubmissionItems',
      { state: 'REJECTED' },
      { reviewSubmission: submission.id, appStoreVersion: version?.id ?? '' },
    );
    const { cwd, run } = await pulled(fake);
    edit(cwd, 'en-US/description.txt', 'A quieter journal.');
    const { plan } = await run('push --submit');
    const done = await run(`push --submit --yes ${plan}`);
    expect(done.out).toContain('Resubmit to App Review');
    expect(done.code).toBe(1);
    expect(fake.writes()).toEqual([expect.stringMatching(/^PATCH \/v1\/appStoreVersionLocalizations/)]);
    expect((await run('status')).out).toContain('Rejected, not answered');
  });

  it('prints a plan for programs without the password that it sends', async () => {
    const { cwd, run } = await pulled();
    edit(cwd, 'review_information/demo_password.txt', 'abc');
    const { code, out } = await run('push --json');
    expect(code).toBe(1);
    const plan = JSON.parse(out) as { steps: unknown[]; digest: string };
    expect(plan.steps).toEqual([
      {
        key: 'review',
        kind: 'change',
        title: 'Change the details for App Review',
        fields: [{ path: 'details/demoPassword', after: null, isSecret: true }],
        writes: 1,
      },
    ]);
    expect(out).not.toContain('"abc"');
  });

  it('stops after Ctrl+C wherever it comes, and the same command resumes', async () => {
    const start = () => newApp();
    const files = {
      'fastlane/metadata/en-US/name.txt': 'Lantern Journal',
      'fastlane/metadata/en-US/description.txt': 'Three lines each evening.',
      'fastlane/metadata/de-DE/name.txt': 'Lantern',
      'fastlane/metadata/de-DE/description.txt': 'Drei Zeilen jeden Abend.',
      'fastlane/metadata/copyright.txt': '2026 Lantern Ltd',
      'fastlane/screenshots/en-US/0.png': screenshot(0),
    };
    const whole = computer(start(), files);
    const { plan } = await whole.run(`push --app ${BUNDLE_ID} --mine **`);
    const wrong: string[] = [];
    // Each request is tried in faults.test.ts; here it is the command with its exit code.
    for (const at of [1, 20, 32, 44]) {
      const fake = start();
      const { run } = computer(fake, files);
      const controller = new AbortController();
      const base = networkOf(fake);
      const network = {
        ...base,
        fetch: ((...input: Parameters<typeof fetch>) => {
          if (fake.requests.length >= at) controller.abort();
          return base.fetch(...input);
        }) as typeof fetch,
      };
      const command = `push --app ${BUNDLE_ID} --mine ** --yes ${plan}`;
      const cut = await run(command, { network, interrupted: () => controller.signal });
      if (cut.code !== 130 && cut.code !== 0) wrong.push(`after ${at} requests: ${cut.code} ${cut.err}`);
      const resumed = await run(command);
      if (cut.code === 130 && resumed.code !== 0)
        wrong.push(`resumed after ${at}: ${resumed.code} ${resumed.err}`);
      const shots = fake.store.all('appScreenshots').length;
      if (shots !== 1) wrong.push(`after ${at} requests: ${shots} pictures`);
    }
    expect(wrong).toEqual([]);
  });
});

it('leaves no secret in output, journal, lock or project', async () => {
  const fake = publishedApp('PREPARE_FOR_SUBMISSION');
  const { cwd, state, run, printed } = computer(fake, {
    'fastlane/screenshots/en-US/0.png': screenshot(0),
  });
  await run(`pull --app ${BUNDLE_ID}`);
  const password = 'new-battery-staple-42';
  edit(cwd, 'review_information/demo_password.txt', password);
  edit(cwd, 'review_information/notes.txt', 'Sign in with the account.');
  // One request in the middle fails, so that failures are printed as well.
  const { plan } = await run('push');
  fake.disturb(40, '409');
  await run(`push --yes ${plan}`);
  await run(`push --yes ${plan}`);
  expect(fake.store.all('appStoreReviewDetails').at(-1)?.attributes.demoAccountPassword).toBe(password);
  // A crash in the middle, whose report main.ts prints: nothing that it says is a secret.
  edit(cwd, 'review_information/notes.txt', 'Sign in with it.');
  const next = await run('push');
  const writes = fake.writes().length;
  const now = () => {
    if (fake.writes().length === writes) return Date.now();
    throw new TypeError(`no clock: ${password}, ${storeKeyFiles().apple.pem}`);
  };
  const broken = await run(`push --yes ${next.plan}`, { network: { ...networkOf(fake), now } }).catch(
    (error: unknown) => error,
  );
  const report = broken instanceof Error ? redacted(`${broken.message}\n${broken.stack}`) : '';
  expect(report).toContain('no clock: [hidden], [hidden]');
  const files = [...allFiles(state), ...allFiles(cwd)].filter((path) => !path.endsWith('demo_password.txt'));
  const written = files.map((path) => readFileSync(path, 'latin1')).join('\n');
  const secrets = [...secretsOf(storeKeyFiles()), DEMO_PASSWORD, password, 'se%2Bcret', 'se+cret', 'eyJ'];
  expect(secrets.filter((secret) => (printed() + report + written).includes(secret))).toEqual([]);
  expect(files.length).toBeGreaterThan(3);
  expect([...fake.hosts].every((host) => host === HOST || host.endsWith('.blobs.example.apple.com'))).toBe(
    true,
  );
});

it('watches until nothing waits for the store any more', async () => {
  const fake = publishedApp('WAITING_FOR_REVIEW');
  const states = ['IN_REVIEW', 'IN_REVIEW', 'PENDING_DEVELOPER_RELEASE'];
  const version = fake.store.all('appStoreVersions').at(-1);
  const { run } = computer(fake);
  const { code, out } = await run(`status --watch --app ${BUNDLE_ID}`, {
    network: {
      ...networkOf(fake),
      wait: () => {
        if (version) version.attributes.appVersionState = states.shift();
        return Promise.resolve();
      },
    },
  });
  const shown = [...out.matchAll(/version 1\.1 +(.+)/g)].map(([, words]) => words);
  expect(shown).toEqual(['Pending Review', 'In Review', 'Approved, waits for your release']);
  expect(code).toBe(1);
  const json = await run(`status --json --app ${BUNDLE_ID}`);
  expect(JSON.parse(json.out)).toMatchObject({
    timeline: [
      { platform: 'ios', bundleId: BUNDLE_ID, version: '1.1', state: 'approved', day: '2026-11-22' },
      { version: '1.0', state: 'approved' },
    ],
  });
});
