import { readFileSync } from 'node:fs';
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
    expect([written.code, written.err]).toEqual([0, 'Changed 1 file.\n']);
    expect(readFileSync(join(cwd, KEYWORDS), 'utf8')).toBe('\uFEFFdiary,mood,habit\r\n');
    expect(await runCli(['fix'], cwd)).toMatchObject({ code: 0, out: 'Nothing to fix.\n' });
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

  it('says how many files it had changed before the one that cannot be written', async () => {
    const subtitle = 'fastlane/metadata/en-US/subtitle.txt';
    const cwd = folderWith({ ...FILES, [subtitle]: 'Calm notes before sleep and after waking' });
    const { code, err } = await runCli(['fix', '--write'], cwd, { files: writableExcept('keywords.txt') });
    expect([code, err]).toEqual([2, expect.stringMatching(/Before that, 1 file was changed\.\n$/)]);
    expect(readFileSync(join(cwd, KEYWORDS), 'utf8')).toBe(FILES[KEYWORDS]);
    expect(readFileSync(join(cwd, subtitle), 'utf8')).toBe('Calm notes before sleep and');
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
      /What +Text over its limit\nWhy +The store refuses the upload or the text\.\nTo fix +a changed text\nSource +App Store Connect.*\n +https:/,
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
