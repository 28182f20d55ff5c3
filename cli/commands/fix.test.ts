import { lstatSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderWith, runCli, writableExcept } from '@tests/support/cli';

const KEYWORDS = 'fastlane/metadata/en-US/keywords.txt';
const FILES = {
  [KEYWORDS]: '\uFEFFdiary , mood, diary;habit\r\n',
  'fastlane/metadata/en-US/name.txt': 'Lantern\n',
};

describe('storepilot fix', () => {
  it('shows the changes first, and makes them with --write, keeping mark and line ends', async () => {
    const cwd = folderWith(FILES);
    const shown = await runCli(['fix'], cwd);
    expect(shown.code).toBe(1);
    expect(shown.out).toMatch(/keywords\.txt\n- .*diary , mood, diary;habit\n\+ .*diary,mood/);
    expect(readFileSync(join(cwd, KEYWORDS), 'utf8')).toBe(FILES[KEYWORDS]);
    const written = await runCli(['fix', '--write'], cwd);
    expect([written.code, written.err]).toEqual([
      0,
      'Changed 1 file.\nstorepilot check has no findings left.\n',
    ]);
    expect(readFileSync(join(cwd, KEYWORDS), 'utf8')).toBe('\uFEFFdiary,mood,habit\r\n');
    expect(await runCli(['fix'], cwd)).toMatchObject({ code: 0, out: 'No change that needs no decision.\n' });
  });

  it('leaves what the config accepts', async () => {
    const ignore = ['separators', 'spaces', 'repeats'].map((name) => ({
      rule: `listing-keyword-${name}`,
      reason: 'Agreed',
    }));
    const cwd = folderWith({ ...FILES, 'storepilot.config.json': JSON.stringify({ ignore }) });
    expect(await runCli(['fix'], cwd)).toMatchObject({ code: 0 });
  });

  it('names a file that cannot be written, and says that nothing was changed', async () => {
    const cwd = folderWith(FILES);
    const { code, err } = await runCli(['fix', '--write'], cwd, { files: writableExcept('keywords.txt') });
    expect([code, err]).toEqual([
      2,
      `${KEYWORDS}: permission to write it was denied. Check the permissions of the file and of its folder. Nothing was changed.\n`,
    ]);
    expect(readFileSync(join(cwd, KEYWORDS), 'utf8')).toBe(FILES[KEYWORDS]);
  });

  it.each([
    ['ENOSPC', 'the disk is full. Free some space and try again.'],
    ['ELINK', 'it is a link or no regular file. Remove it, or name another file.'],
  ])('writes all files or none: %s at the second', async (code, problem) => {
    const name = 'fastlane/metadata/en-US/name.txt';
    const files = { ...FILES, [name]: 'Lantern\u0007\n' };
    const cwd = folderWith(files);
    const result = await runCli(['fix', '--write'], cwd, { files: writableExcept('name.txt', code) });
    expect([result.code, result.err]).toEqual([2, `${name}: ${problem} Nothing was changed.\n`]);
    expect([KEYWORDS, name].map((path) => readFileSync(join(cwd, path), 'utf8'))).toEqual([
      files[KEYWORDS],
      files[name],
    ]);
    expect(readdirSync(join(cwd, 'fastlane/metadata/en-US'))).toHaveLength(2);
  });

  it('keeps a link, and writes the text that it points to', async () => {
    const shared = 'fastlane/metadata/en-GB/keywords.txt';
    const cwd = folderWith({ [shared]: 'diary , mood', 'fastlane/metadata/en-US/name.txt': 'Lantern' });
    symlinkSync('../en-GB/keywords.txt', join(cwd, KEYWORDS));
    expect(await runCli(['fix', '--write'], cwd)).toMatchObject({ code: 0 });
    expect(readFileSync(join(cwd, shared), 'utf8')).toBe('diary,mood');
    expect(lstatSync(join(cwd, KEYWORDS)).isSymbolicLink()).toBe(true);
  });

  it('leaves a link that is stored as a text alone', async () => {
    const cwd = folderWith({
      'fastlane/metadata/en-GB/keywords.txt': 'diary , mood',
      [KEYWORDS]: '../en-GB/keywords.txt',
    });
    await runCli(['fix', '--write'], cwd);
    expect(readFileSync(join(cwd, KEYWORDS), 'utf8')).toBe('../en-GB/keywords.txt');
  });

  it('shortens nothing, invents nothing, and says what is left', async () => {
    const files = {
      'fastlane/metadata/copyright.txt': 'Example Ltd',
      'fastlane/metadata/en-US/name.txt': 'Lantern: the evening journal for calm nights',
      'fastlane/metadata/en-US/description.txt': `${'Write a line. '.repeat(290)}\nhttps://lantern.example/terms`,
      [KEYWORDS]: `lantern,journal,${'diary,'.repeat(2)}${'k'.repeat(90)}`,
      'fastlane/metadata/en-US/support_url.txt': 'example.com/help',
    };
    const cwd = folderWith(files);
    const { code, out, err } = await runCli(['fix', '--write'], cwd);
    expect(code).toBe(0);
    expect(out).toMatch(/- lantern,journal,diary,diary,k+\n\+ lantern,journal,diary,k+\n/);
    expect(err).toMatch(/Changed 1 file\.\nLeft to you: 4 blockers, .*\. See storepilot check\.\n$/);
    for (const [path, text] of Object.entries(files))
      expect(readFileSync(join(cwd, path), 'utf8')).toBe(text.replace('diary,diary', 'diary'));
  });

  it('names files of other formats that it cannot change', async () => {
    const config = {
      configVersion: 0,
      apple: {
        info: { 'en-US': { title: 'Lantern\u0007', description: 'A quiet place to write.', keywords: [] } },
      },
    };
    const cwd = folderWith({ 'store.config.json': JSON.stringify(config) });
    const { code, out, err } = await runCli(['fix'], cwd);
    expect([code, out]).toEqual([0, 'No change that needs no decision.\n']);
    expect(err).toMatch(/^store\.config\.json: not changed, as fix edits text files only/);
  });

  it('is not an option of check', async () => {
    expect(await runCli(['check', '--write'], folderWith(FILES))).toMatchObject({ code: 2 });
  });
});

describe('storepilot rules and explain', () => {
  it('lists every rule, and says about one what, effort and source', async () => {
    const { out } = await runCli(['rules'], '/');
    expect(out).toMatch(/^listing-too-long +blocker {2}Text over its limit$/m);
    const { out: text } = await runCli(['explain', 'listing-too-long'], '/');
    expect(text).toMatch(
      /What +Text over its limit\nWhy +The store refuses a longer text\.\nFix +Shorten it\.\nTakes +a changed text\nSource +App Store Connect.*\n +https:/,
    );
  });

  it('shows an example that a rule finds and one that it accepts', async () => {
    const { out: ofText } = await runCli(['explain', 'listing-space'], '/');
    expect(ofText).toContain('Found    Name: “ Lantern”\nAccepted Name: Lantern\n');
    const { out: ofBuild } = await runCli(['explain', 'android-debuggable'], '/');
    expect(ofBuild).toContain('Found    android:debuggable="true"\nAccepted a release build\n');
    const { out: json } = await runCli(['rules', '--json'], '/');
    const { rules } = JSON.parse(json) as { rules: { id: string; example?: object }[] };
    expect(rules.find(({ id }) => id === 'listing-url')?.example).toMatchObject({ store: 'ios' });
  });

  it.each([
    [['explain'], /needs a rule/],
    [['explain', 'listing-to-long'], /Did you mean listing-too-long\?/],
  ])('%j', async (args, message) => {
    const { code, err } = await runCli(args, '/');
    expect(err).toMatch(message);
    expect(code).toBe(2);
  });
});
