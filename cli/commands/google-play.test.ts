import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderWith, runCli } from '@tests/support/cli';
import { screenPng } from '@tests/support/png';
import { secretsOf, storeKeyFiles } from '@tests/support/store-keys';
import { createFakePlay, type FakePlay } from '@tests/support/stores/fake-play';
import { writes } from '@tests/support/stores/wanted-play';

const keys = storeKeyFiles();
const TEXTS = 'fastlane/metadata/android';

/** A project beside an app on a fake Google Play. */
function start(fake: FakePlay, files: Record<string, string | Uint8Array> = {}) {
  const cwd = folderWith({ 'keys/play.json': keys.google.json, ...files });
  const env = {
    STOREPILOT_PLAY_KEY: join(cwd, 'keys/play.json'),
    XDG_CONFIG_HOME: join(cwd, 'home/config'),
    XDG_STATE_HOME: join(cwd, 'home/state'),
  };
  const printed: string[] = [];
  const run = async (...args: string[]) => {
    const app = ['--store', 'android', '--app', fake.packageName];
    const result = await runCli([...args, ...app], cwd, { env, network: fake.network });
    printed.push(result.out, result.err);
    return result;
  };
  return { cwd, run, printed };
}

function lantern(): FakePlay {
  const listing = (language: string, title: string) => ({
    language,
    title,
    shortDescription: 'One line each evening',
    fullDescription: 'Write one line each evening and read it years later.',
  });
  return createFakePlay({
    app: {
      listings: { 'en-US': listing('en-US', 'Lantern'), 'de-DE': listing('de-DE', 'Laterne') },
      bundles: [{ versionCode: 41, sha1: '', sha256: 'a'.repeat(64) }],
      tracks: {
        production: [{ name: '1.0', versionCodes: ['41'], status: 'completed' }],
        internal: [],
      },
    },
  });
}

describe('Google Play in the terminal', () => {
  it('pulls an app, and pushes exactly the one word that was changed', async () => {
    const fake = lantern();
    const { cwd, run, printed } = start(fake);
    const pulled = await run('pull');
    expect(pulled.code).toBe(0);
    expect(pulled.err).toContain(
      'Reading Google Play opens an edit. That ends another edit of the same service account',
    );
    expect(readFileSync(join(cwd, TEXTS, 'de-DE/title.txt'), 'utf8')).toBe('Laterne');
    expect((await run('push')).out).toContain('Nothing to change.');

    fake.reset();
    writeFileSync(join(cwd, TEXTS, 'de-DE/title.txt'), 'Laterne am Abend');
    const plan = await run('push', '--submit');
    expect(plan.code).toBe(1);
    expect(plan.out).toContain('App name (de-DE) 16/30');
    expect(plan.out).toContain('Send everything to Google’s review');
    expect(writes(fake)).toEqual([]);
    const digest = /--yes (\w+)/.exec(plan.err)?.[1] ?? '';
    const done = await run('push', '--submit', '--yes', digest);
    expect(done.code).toBe(0);
    expect(done.err).toContain('2/2 Send everything');
    expect(writes(fake)).toEqual([
      'PATCH /listings/de-DE',
      'POST :commit?changesInReviewBehavior=ERROR_IF_IN_REVIEW',
    ]);
    expect(fake.state.app.listings['de-DE']?.title).toBe('Laterne am Abend');

    const status = await run('status');
    expect(status.code).toBe(0);
    expect(status.out).toContain('production: 1.0 (41)');
    expect(status.out).toContain('In review');
    // No secret is printed or recorded, and no other host was contacted.
    const files = readdirSync(cwd, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.parentPath.endsWith('keys'))
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
    const all = [...printed, ...files].join('\n');
    expect([...secretsOf(keys), 'ya29.', 'assertion'].filter((secret) => all.includes(secret))).toEqual([]);
    expect(fake.state.foreign).toEqual([]);
  });

  it('keeps what somebody changed in the console, and says so', async () => {
    const fake = lantern();
    const { cwd, run } = start(fake);
    await run('pull');
    fake.changeInConsole(({ listings }) => Object.assign(listings['en-US'] ?? {}, { title: 'Lantern Pro' }));
    writeFileSync(join(cwd, TEXTS, 'en-US/title.txt'), 'Lantern Mine');
    const plan = await run('push', '--submit');
    expect(plan.code).toBe(3);
    expect(plan.out).toMatch(/last pull +Lantern\n.*store +Lantern Pro\n.*here +Lantern Mine/);
    const again = await run('pull');
    expect(again.out).toContain('Kept, because you changed them');
    expect(readFileSync(join(cwd, TEXTS, 'en-US/title.txt'), 'utf8')).toBe('Lantern Mine');
  });

  it('does exactly what was confirmed, down to the content of files', async () => {
    const fake = lantern();
    const csv = 'Question ID (machine readable),Response ID\n';
    const picture = `${TEXTS}/en-US/images/phoneScreenshots/1.png`;
    const { cwd, run } = start(fake, {
      'safety.csv': `${csv}PSL_A,TRUE\n`,
      [picture]: screenPng(1080, 1920),
      [picture.replace('1.png', '2.png')]: screenPng(1080, 1960),
    });
    const command = ['push', '--submit', '--data-safety', 'safety.csv'];
    const confirmed = async () => /--yes (\w+)/.exec((await run(...command)).err)?.[1] ?? '';
    const changes: [string, string | Uint8Array][] = [
      ['safety.csv', `${csv}PSL_A,FALSE\n`],
      [picture, screenPng(1080, 1940)],
    ];
    for (const [path, content] of changes) {
      const digest = await confirmed();
      writeFileSync(join(cwd, path), content);
      const other = await run(...command, '--yes', digest);
      expect([path, other.code, other.err.includes('another plan')]).toEqual([path, 3, true]);
    }
    expect([fake.state.app.dataSafety, fake.state.commits]).toEqual([undefined, 0]);
    expect((await run(...command, '--yes', await confirmed())).code).toBe(0);
    expect(fake.state.app.dataSafety).toBe(`${csv}PSL_A,FALSE\n`);
  });

  it('resumes nothing that was not confirmed: a review was not', async () => {
    const fake = lantern();
    const { cwd, run } = start(fake);
    await run('pull');
    writeFileSync(join(cwd, TEXTS, 'de-DE/title.txt'), 'Laterne am Abend');
    const digest = /--yes (\w+)/.exec((await run('push')).err)?.[1] ?? '';
    // Play refuses to keep changes unsent, so the plan was begun and did nothing.
    expect((await run('push', '--yes', digest)).err).toContain('Run it again with --submit');
    const other = await run('push', '--submit', '--yes', digest);
    expect([other.code, fake.state.commits]).toEqual([3, 0]);
  });

  it('replaces pictures, and refuses a wrong word of a release before it asks', async () => {
    const fake = lantern();
    const { run } = start(fake, {
      [`${TEXTS}/en-US/images/phoneScreenshots/1.png`]: screenPng(1080, 1920),
      [`${TEXTS}/en-US/images/phoneScreenshots/2.png`]: screenPng(1080, 1940),
    });
    const plan = await run('push');
    expect(plan.err).not.toContain('blocker');
    expect(plan.out).toContain('Add phoneScreenshots in en-US');
    expect(plan.out).toContain('Nothing is sent to review. Most apps must send every change');
    fake.reset();
    const table: [string[], RegExp][] = [
      [['--rollout', '10%'], /Name the track/],
      [['--rollout', 'half', '--track', 'production'], /takes a share such as 10%/],
      [['--rollout', '0', '--track', 'production'], /takes a share such as 10%/],
      [['--halt', '--draft', '--track', 'production'], /exclude each other/],
      [['--data-safety', 'none.csv'], /no such file/],
    ];
    const wrong: string[] = [];
    for (const [args, message] of table) {
      const { code, err } = await run('push', ...args);
      if (code !== 2 || !message.test(err)) wrong.push(`${args.join(' ')}: ${code} ${err}`);
    }
    expect(wrong).toEqual([]);
    expect(fake.state.requests).toEqual([]);
  });
});
