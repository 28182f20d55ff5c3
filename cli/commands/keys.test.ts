import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderWith, runCli } from '@tests/support/cli';
import { secretsOf, storeKeyFiles } from '@tests/support/store-keys';
import { findAppleKey, findGoogleKey } from '../stores/keys/find-key';

const { apple, google } = storeKeyFiles();
const P8 = `AuthKey_${apple.keyId}.p8`;

/** A folder with both keys, and a configuration folder of its own. */
function start(more: Record<string, string> = {}) {
  const cwd = folderWith({ [P8]: apple.pem, 'play.json': google.json, ...more });
  for (const name of [P8, 'play.json']) chmodSync(join(cwd, name), 0o600);
  const env = { XDG_CONFIG_HOME: join(cwd, 'config') };
  const keys = (...args: string[]) => runCli(['keys', ...args], cwd, { env });
  return { cwd, env, keys };
}

function allFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

describe('storepilot keys', () => {
  it('stores copies that only the user can read, lists them without their secrets, and removes them', async () => {
    const { cwd, env, keys } = start();
    expect(await keys()).toMatchObject({ code: 0, out: 'No key is stored on this computer.\n' });
    const added = [await keys('add', P8, '--issuer', apple.issuerId), await keys('add', 'play.json')];
    expect(added.map(({ code }) => code)).toEqual([0, 0]);
    const listed = await keys();
    expect(listed.out).toContain(`apple  App Store Connect, team key ${apple.keyId}, added 2026-11-22\n`);
    expect(listed.out).toContain(`google  Google Play, ${google.clientEmail}, added 2026-11-22\n`);
    const output = [...added, listed].map(({ out, err }) => out + err).join('');
    expect(secretsOf({ apple, google }).filter((secret) => output.includes(secret))).toEqual([]);

    const folder = join(cwd, 'config/storepilot/keys');
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(allFiles(folder).map((path) => statSync(path).mode & 0o777)).toEqual([0o600, 0o600, 0o600]);
    // Beside the two keys themselves no file has a secret.
    expect(
      secretsOf({ apple, google }).filter((it) =>
        readFileSync(join(folder, 'keys.json'), 'utf8').includes(it),
      ),
    ).toEqual([]);
    expect(findAppleKey({}, { env, cwd })?.key).toMatchObject({
      keyId: apple.keyId,
      issuerId: apple.issuerId,
    });
    expect(findGoogleKey({}, { env, cwd })?.key.clientEmail).toBe(google.clientEmail);

    expect((await keys('remove', 'apple')).out).toContain('revoke it in the store’s console');
    expect(findAppleKey({}, { env, cwd })).toBeUndefined();
    expect(readdirSync(folder).sort()).toEqual(['google.json', 'keys.json']);
    const again = await keys('remove', 'apple');
    expect(again.code).toBe(2);
    expect(again.err).toContain('no stored key');
  });

  it('refuses what is no key, and says which file is needed instead', async () => {
    const { cwd, keys } = start({
      'cut.p8': apple.pem.slice(0, 90),
      'AuthKey_ABCDEFGHIJ.p8': google.pem,
      'SubscriptionKey_ABCDEFGHIJ.p8': apple.pem,
      'google-services.json': '{"project_info": {}}',
      'login.json': '{"type": "authorized_user", "refresh_token": "r"}',
      'half.json': '{"type": "service_account", "client_email": "a@b.c"}',
      'cut.json': google.json.replace(/(BEGIN PRIVATE KEY-----.{60}).*?(-----END)/, '$1$2'),
      'empty.json': '',
      'huge.json': `{"a": "${'x'.repeat(70_000)}"}`,
    });
    const cases: [string[], RegExp][] = [
      [['cut.p8', '--key-id', apple.keyId], /damaged or was cut off/],
      [['AuthKey_ABCDEFGHIJ.p8'], /not a key of App Store Connect/],
      [['SubscriptionKey_ABCDEFGHIJ.p8'], /a key for In-App Purchases/],
      [['google-services.json'], /configuration of Firebase/],
      [['login.json'], /login of a person/],
      [['half.json'], /no complete key of a service account/],
      [['cut.json'], /damaged or was cut off/],
      [['empty.json'], /no JSON file of a Google service account/],
      [['huge.json'], /too large/],
      [['none.p8'], /no such file/],
      [['.'], /it is a folder/],
      [[P8, '--issuer', 'me'], /issuer ID looks like/],
      [[P8, '--key-id', 'a b'], /capital letters and digits/],
      [[P8, '--name', '../x'], /--name takes/],
      [[P8, 'play.json'], /Expected the file of one key/],
    ];
    const wrong: string[] = [];
    for (const [args, message] of cases) {
      const { code, err, out } = await keys('add', ...args);
      if (code !== 2 || !message.test(err)) wrong.push(`${args.join(' ')}: ${code} ${err}`);
      if (secretsOf({ apple, google }).some((secret) => (err + out).includes(secret.slice(0, 30))))
        wrong.push(`${args.join(' ')}: shows the key`);
    }
    expect(wrong).toEqual([]);
    expect(allFiles(cwd).filter((path) => path.includes('config'))).toEqual([]);
  });

  it('warns of a key that others can read, and of one in a repository', async () => {
    const { cwd, keys } = start();
    mkdirSync(join(cwd, 'app/.git'), { recursive: true });
    writeFileSync(join(cwd, 'app/play.json'), google.json, { mode: 0o644 });
    const { code, err } = await keys('add', 'app/play.json');
    expect(code).toBe(0);
    expect(err).toContain('other users of this computer can read this key. Run: chmod 600');
    expect(err).toMatch(/inside the repository .*\/app\. Move it out; if it was ever committed, revoke it/);
    expect((await keys('add', P8)).err).not.toMatch(/other users|repository/);
  });

  it('does not store a key where a repository would contain it, or over another', async () => {
    const { cwd, keys } = start();
    expect((await keys('add', P8)).code).toBe(0);
    expect((await keys('add', P8)).err).toContain('already a key “apple”');
    mkdirSync(join(cwd, '.git'));
    const refused = await keys('add', 'play.json');
    expect(refused.code).toBe(2);
    expect(refused.err).toContain('configuration folder is inside the repository');
  });
});

describe('a key for a command', () => {
  const encoded = Buffer.from(google.json).toString('base64');
  const oneLine = apple.pem.trim().replaceAll('\n', String.raw`\n`);

  it('comes from a file that was named, else from the environment, else from the stored keys', async () => {
    const { cwd, env, keys } = start();
    await keys('add', P8);
    await keys('add', 'play.json');
    const asc = { ...env, STOREPILOT_ASC_KEY_ID: 'ENVIRONMENT', STOREPILOT_ASC_ISSUER: apple.issuerId };
    const apples = [
      findAppleKey({}, { env, cwd }),
      findAppleKey({}, { env: { ...asc, STOREPILOT_ASC_KEY: oneLine }, cwd }),
      findAppleKey({}, { env: { ...asc, STOREPILOT_ASC_KEY: P8 }, cwd }),
      findAppleKey({ 'apple-key': P8 }, { env: asc, cwd }),
    ];
    expect(apples.map((found) => [found?.from, found?.key.keyId, found?.key.issuerId])).toEqual([
      ['the key “apple”', apple.keyId, undefined],
      ['$STOREPILOT_ASC_KEY', 'ENVIRONMENT', apple.issuerId],
      ['$STOREPILOT_ASC_KEY', 'ENVIRONMENT', apple.issuerId],
      [P8, apple.keyId, undefined],
    ]);
    const plays = [
      findGoogleKey({}, { env, cwd }),
      findGoogleKey({}, { env: { ...env, STOREPILOT_PLAY_KEY: google.json }, cwd }),
      findGoogleKey({}, { env: { ...env, STOREPILOT_PLAY_KEY: encoded }, cwd }),
      findGoogleKey({ 'play-key': 'play.json' }, { env: {}, cwd }),
    ];
    expect(plays.map((found) => found?.from)).toEqual([
      'the key “google”',
      '$STOREPILOT_PLAY_KEY',
      '$STOREPILOT_PLAY_KEY',
      'play.json',
    ]);
    // The handle of a private key has no text.
    expect(JSON.stringify([apples, plays])).not.toMatch(/PRIVATE|MII|MIG/);
  });

  it('is named where it cannot be used, or where there are several', async () => {
    const { cwd, env, keys } = start();
    await keys('add', 'play.json');
    await keys('add', 'play.json', '--name', 'client');
    const failing: [() => unknown, RegExp][] = [
      [
        () => findGoogleKey({}, { env, cwd }),
        /several keys for Google Play: google, client\. Name one with --key/,
      ],
      [() => findGoogleKey({ key: 'none' }, { env, cwd }), /no stored key “none”/],
      [
        () => findAppleKey({}, { env: { ...env, STOREPILOT_ASC_KEY_ID: 'ENVIRONMENT' }, cwd }),
        /but the key is not/,
      ],
      [
        () => findAppleKey({}, { env: { ...env, STOREPILOT_ASC_KEY: apple.pem }, cwd }),
        /key’s ID is missing/,
      ],
      [
        () => findGoogleKey({}, { env: { ...env, STOREPILOT_PLAY_KEY: '{' }, cwd }),
        /\$STOREPILOT_PLAY_KEY: This is no JSON/,
      ],
    ];
    for (const [find, message] of failing) expect(find).toThrow(message);
    expect(findGoogleKey({ key: 'client' }, { env, cwd })?.from).toBe('the key “client”');
    writeFileSync(join(cwd, 'config/storepilot/keys/keys.json'), '{"schemaVersion": 2}');
    expect(() => findGoogleKey({}, { env, cwd })).toThrow(/damaged or of a newer version/);
  });
});
