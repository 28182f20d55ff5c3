import { mkdirSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { writableExcept } from '@tests/support/cli';
import { BUNDLE_ID, newApp, publishedApp } from '@tests/support/fake-app-store/apps';
import { allFiles, computer, edit, pulled } from '@tests/support/fake-app-store/computer';
import type { FakeAppStore } from '@tests/support/fake-app-store/fake';
import type { Terminal } from '../terminal/terminal';

describe('bad input', () => {
  it('is said before anything is written', async () => {
    const metadata = { 'fastlane/metadata/en-US/name.txt': 'Lantern Journal' };
    interface Case {
      name: string;
      fake?: FakeAppStore;
      files?: Record<string, string>;
      args?: string;
      changes?: Partial<Terminal>;
      code: number;
      says: RegExp;
    }
    const cases: Case[] = [
      {
        name: 'an app that is not there',
        args: '--app com.example.other',
        code: 2,
        says: /no app com\.example\.other[^]*This key sees com\.example\.lantern[^]*New App/,
      },
      {
        name: 'a role that may not write',
        fake: newApp({ role: 'CUSTOMER_SUPPORT' }),
        code: 4,
        says: /role is too low/,
      },
      {
        name: 'a key that the store does not know',
        fake: newApp({ keyId: 'OTHERKEY00' }),
        code: 4,
        says: /does not accept the key/,
      },
      {
        name: 'a text over the limit',
        files: { 'fastlane/metadata/en-US/subtitle.txt': 'x'.repeat(31) },
        code: 1,
        says: /Subtitle[^]*1 blocker/,
      },
      {
        name: 'a version that exists',
        fake: publishedApp(),
        args: '--version 1.0 --phased',
        code: 4,
        says: /“On the App Store”/,
      },
      {
        name: 'a version in review',
        fake: publishedApp('IN_REVIEW'),
        files: { 'fastlane/metadata/en-US/subtitle.txt': 'Calm nights' },
        code: 4,
        says: /“In Review”, so the store refuses changes of name and subtitle/,
      },
      { name: 'a build that is not there', args: '--build-number 7', code: 4, says: /no build 7/ },
      {
        name: 'nothing to send',
        files: { 'docs/readme.md': '' },
        args: 'docs',
        code: 2,
        says: /no listing for Apple App Store in docs/,
      },
      {
        name: 'half of an age rating',
        files: { 'fastlane/app_rating_config.json': '{"gambling": true}' },
        code: 4,
        says: /only as a whole[^]*contests/,
      },
      { name: 'a first version in phases', args: '--phased', code: 4, says: /Only updates/ },
      { name: 'a store without a key', args: '--store android', code: 2, says: /no key for Google Play/ },
      { name: 'a day that is none', args: '--release tomorrow', code: 2, says: /--release takes a day/ },
    ];
    const wrong: string[] = [];
    for (const { name, fake = newApp(), files, args = '', changes, code, says } of cases) {
      const { run, printed } = computer(fake, { ...metadata, ...files });
      const app = args.includes('--app') ? '' : ` --app ${BUNDLE_ID}`;
      const dry = await run(`push${app} --mine ** ${args}`.trim(), changes);
      const result =
        dry.plan === ''
          ? dry
          : await run(`push${app} --mine ** ${args} --yes ${dry.plan}`.replace(/ +/g, ' '), changes);
      const sent = fake.writes().filter((each) => !/^POST|^PATCH/.test(each) || code !== 4);
      if (result.code !== code || !says.test(printed()) || sent.length > 0)
        wrong.push(`${name}: ${result.code} ${printed()}`);
    }
    expect(wrong).toEqual([]);
  });

  it('names a language that the store does not have, and sends the others', async () => {
    const fake = newApp();
    const { run } = computer(fake, {
      'fastlane/metadata/en-US/name.txt': 'Lantern',
      'fastlane/metadata/fil/name.txt': 'Parol',
    });
    const { out } = await run(`push --app ${BUNDLE_ID}`);
    expect(out).toContain('“fil” is not a locale of the store.');
  });

  it('stops while another push of the app runs, and takes over the lock of one that has ended', async () => {
    const { cwd, state, run, fake } = await pulled();
    edit(cwd, 'en-US/description.txt', 'My own text.');
    const { plan } = await run('push');
    const lock = join(state, 'locks/ios-6700000001.lock');
    mkdirSync(join(state, 'locks'), { recursive: true });
    writeFileSync(lock, JSON.stringify({ pid: process.ppid, host: hostname() }));
    const second = await run(`push --yes ${plan}`);
    expect(second).toMatchObject({
      code: 2,
      err: expect.stringContaining('another push of this app runs') as string,
    });
    expect(fake.writes()).toEqual([]);
    writeFileSync(lock, JSON.stringify({ pid: 2 ** 30, host: hostname() }));
    expect((await run(`push --yes ${plan}`)).code).toBe(0);
    expect(allFiles(join(state, 'locks'))).toEqual([]);
  });

  it('sends nothing that it cannot record', async () => {
    const { cwd, state, run, fake } = await pulled();
    edit(cwd, 'en-US/description.txt', 'My own text.');
    const { plan } = await run('push');
    writeFileSync(join(state, 'journals'), 'a file in the place of the folder');
    const result = await run(`push --yes ${plan}`);
    expect(result).toMatchObject({ code: 2, err: expect.stringContaining('journal') as string });
    expect(fake.writes()).toEqual([]);
  });

  it('writes all of a pull or nothing when the disk is full', async () => {
    for (const full of ['name.txt', 'support_url.txt', 'storepilot-live.app-store.json']) {
      const { cwd, run } = computer(publishedApp('PREPARE_FOR_SUBMISSION'));
      const result = await run(`pull --app ${BUNDLE_ID}`, { files: writableExcept(full, 'ENOSPC') });
      expect(result).toMatchObject({ code: 2, err: expect.stringContaining('the disk is full') as string });
      expect([full, allFiles(cwd)]).toEqual([full, []]);
    }
  });

  it('says when the disk is full after the push, and needs no second push', async () => {
    const { cwd, run, fake } = await pulled();
    edit(cwd, 'en-US/description.txt', 'My own text.');
    const { plan } = await run('push');
    const full = await run(`push --yes ${plan}`, {
      files: writableExcept('storepilot-live.app-store.json', 'ENOSPC'),
    });
    expect(full).toMatchObject({ code: 2, err: expect.stringContaining('the disk is full') as string });
    const writes = fake.writes().length;
    expect((await run('push')).code).toBe(0);
    expect(fake.writes()).toHaveLength(writes);
  });
});
