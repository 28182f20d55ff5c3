import { describe, expect, it } from 'vitest';
import { checkListing } from '@/checks/listing/check-listing';
import type { Listing } from '@/model/listing';
import { DELIVER_LOCALE_FILES } from '@/formats/deliver/files';
import { SUPPLY_LOCALE_FILES } from '@/formats/supply/files';
import { pairsOf } from '@/domain/packages/package-locales';
import { assessReadiness } from '@/domain/submissions/readiness';
import { ipaFile } from '@tests/support/build-fixtures/builds';
import { readGoodBuild } from '@tests/support/build-fixtures/read';
import { folderWith, runCli } from '@tests/support/cli';
import { listing, onlyTexts, submissionDraft } from '@tests/support/drafts';

/** Texts that go through the web app's check of a listing and through the terminal. */
const CASES: [string, Partial<Listing>][] = [
  ['good texts', {}],
  ['a long name', { title: 'Lantern: the evening journal for calm nights' }],
  ['a name in capitals with a claim', { title: 'LANTERN #1 FREE APP!!' }],
  ['filler', { description: 'Lorem ipsum dolor sit amet, consectetur.' }],
  ['keywords with spaces and repeats', { keywords: 'diary, diary,mood , journals' }],
  ['HTML and the other platform', { description: '<b>Calm</b> notes. Now also on Android phones.' }],
  ['a wrong address', { supportUrl: 'lantern.example', privacyUrl: 'https://lantern.example/policy.pdf' }],
  ['emoji', { title: '🌙 Lantern', subtitle: 'Calm ✨ notes' }],
];

async function terminalIds(cwd: string, ...args: string[]): Promise<string[]> {
  const { out } = await runCli(['check', '--format', 'json', '--new-app', ...args], cwd);
  const { findings } = JSON.parse(out) as {
    findings: { rule: string; severity: string; title: string; fixedText?: string }[];
  };
  return findings
    .map(({ rule, severity, title, fixedText = '' }) => [rule, severity, title, fixedText].join('|'))
    .sort();
}

describe.each(CASES)('the same findings on the web and in the terminal: %s', (_, changes) => {
  const texts = listing(changes);

  it.each([
    ['ios', 'fastlane/metadata/en-US', pairsOf(DELIVER_LOCALE_FILES)],
    ['android', 'fastlane/metadata/android/en-US', pairsOf(SUPPLY_LOCALE_FILES)],
  ] as const)('%s', async (store, folder, names) => {
    // A store's files contain the fields of that store.
    const own = onlyTexts(Object.fromEntries(names.map(([field]) => [field, texts[field]])));
    const web = checkListing(own, { locale: 'en-US', platforms: [store], isUpdate: false });
    const files = Object.fromEntries(names.map(([field, name]) => [`${folder}/${name}`, texts[field]]));
    expect(await terminalIds(folderWith(files))).toEqual(
      web
        .map(({ rule, severity, title, fixedText = '' }) => [rule, severity, title, fixedText].join('|'))
        .sort(),
    );
  });
});

it('gives the same findings about a build', async () => {
  const file = ipaFile({ info: { MinimumOSVersion: '9.0', DTSDKName: 'iphoneos17.0' } });
  const build = await readGoodBuild(file);
  const draft = submissionDraft({ builds: [build], platform: 'ios', bundleId: '', version: '' });
  const web = assessReadiness(draft, { today: '2026-11-22' }).findings.filter(({ rule }) =>
    rule.startsWith('ios-'),
  );
  const cwd = folderWith({ 'Lantern.ipa': new Uint8Array(await file.arrayBuffer()) });
  const terminal = (await terminalIds(cwd)).filter((line) => !line.startsWith('ios-ipad|'));
  expect(terminal).toEqual(
    web.map(({ rule, severity, title }) => [rule, severity, title, ''].join('|')).sort(),
  );
  expect(terminal.length).toBeGreaterThan(0);
});
