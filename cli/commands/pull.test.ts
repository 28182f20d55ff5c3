import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderWith, runCli } from '@tests/support/cli';
import {
  BUNDLE_ID,
  DEMO_PASSWORD,
  KEY_ENV,
  networkOf,
  publishedApp,
} from '@tests/support/fake-app-store/apps';
import type { FakeAppStore } from '@tests/support/fake-app-store/fake';

function cli(fake: FakeAppStore, cwd: string, ...args: string[]) {
  const state = folderWith({});
  return runCli(args, cwd, {
    env: { ...KEY_ENV, STOREPILOT_STATE_DIR: state, STOREPILOT_CONFIG_DIR: state },
    network: networkOf(fake),
  });
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map((each) => join(each.parentPath, each.name).slice(folder.length + 1))
    .sort();

describe('pull', () => {
  it('writes what the store has in the layout of fastlane, with a key that can only read', async () => {
    const fake = publishedApp('PREPARE_FOR_SUBMISSION', { role: 'CUSTOMER_SUPPORT' });
    const cwd = folderWith({});
    const { code, out, err } = await cli(fake, cwd, 'pull', '--app', BUNDLE_ID);
    expect(err).toContain('App Privacy');
    expect({ code, wrong: fake.wrongAnswers, writes: fake.writes() }).toEqual({
      code: 0,
      wrong: [],
      writes: [],
    });
    expect(out).toContain('Apple App Store  Lantern (com.example.lantern), version 1.1');
    expect(filesIn(cwd)).toEqual([
      'fastlane/app_rating_config.json',
      'fastlane/metadata/copyright.txt',
      'fastlane/metadata/en-US/description.txt',
      'fastlane/metadata/en-US/keywords.txt',
      'fastlane/metadata/en-US/name.txt',
      'fastlane/metadata/en-US/release_notes.txt',
      'fastlane/metadata/en-US/support_url.txt',
      'fastlane/metadata/primary_category.txt',
      'fastlane/metadata/review_information/demo_user.txt',
      'fastlane/metadata/review_information/email_address.txt',
      'fastlane/metadata/review_information/first_name.txt',
      'fastlane/metadata/review_information/last_name.txt',
      'fastlane/metadata/review_information/notes.txt',
      'fastlane/metadata/review_information/phone_number.txt',
      'storepilot-live.app-store.json',
    ]);
    const all = filesIn(cwd).map((path) => readFileSync(join(cwd, path), 'utf8'));
    expect([out, err, ...all].join('\n')).not.toContain(DEMO_PASSWORD);
    expect([...fake.hosts]).toEqual(['api.appstoreconnect.apple.com']);
  });
});

describe('status', () => {
  it('names each state in the words of the product, and what to do', async () => {
    const fake = publishedApp('REJECTED');
    const { code, out } = await cli(fake, folderWith({}), 'status', '--app', BUNDLE_ID);
    expect(out).toMatch(/version 1\.1 +Rejected\n.*storepilot decode\n +version 1\.0 +On the App Store\n/);
    expect(code).toBe(1);
  });
});
