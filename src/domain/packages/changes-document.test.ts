import { describe, expect, it } from 'vitest';
import { androidBuild } from '@tests/support/build-fixtures/build-info';
import { buildTraces } from '@tests/support/build-fixtures/build-traces';
import { submissionDraft } from '@tests/support/drafts';
import { answersWith, dataUse } from '@tests/support/privacy-answers';
import { quietRatings } from '@tests/support/ratings';
import { compareBuilds } from '../builds/compare-builds';
import { readinessReport } from '../submissions/readiness-report';
import { changesHtml, changesMarkdown } from './changes-document';
import { submissionPackage } from '@/formats/package/submission-package';

const before = androidBuild({
  identity: { bundleId: 'org.lantern.journal', version: '1.3.0', buildNumber: '51' },
  permissions: ['android.permission.CAMERA'],
  targetSdk: 35,
  sizeByPart: [{ label: 'Code (dex)', bytes: 1024 ** 2 }],
  traces: buildTraces(),
});
const after = androidBuild({
  permissions: ['<img src=x onerror=alert(1)>', 'com.example.A_B'],
  sizeByPart: [{ label: 'Code (dex)', bytes: 2 * 1024 ** 2 }],
  traces: buildTraces(),
});
const SUBJECT = {
  appName: 'Lantern',
  bundleId: 'org.lantern.journal',
  version: '1.4.0',
  exportDate: '2026-11-22',
};
const changesBetween = (...builds: Parameters<typeof compareBuilds>) => ({
  listing: undefined,
  builds: [compareBuilds(...builds)],
  answers: [],
});

describe('the changes of a build', () => {
  it('are words and marks in HTML, with every text escaped', () => {
    const html = changesHtml(changesBetween(before, after), SUBJECT);
    expect(html).toContain('<h2>Android build 1.4.0 (52) compared with 1.3.0 (51)</h2>');
    expect(html).toContain('<li>Added: <ins>&lt;img src=x onerror=alert(1)&gt;</ins></li>');
    expect(html).toContain('<li>Removed: <del>android.permission.CAMERA</del></li>');
    expect(html).toContain('<li>Target: <del>API 35</del> <ins>API 36</ins></li>');
    expect(html).toContain('<td>Code (dex)</td><td>1.0 MB</td><td>2.0 MB</td><td>+1.0 MB</td>');
    expect(html).toContain('class="bar" style="width:50.0%"');
    expect(html).not.toContain('<img');
  });

  it('are lists and a table in Markdown, with every text escaped', () => {
    const text = changesMarkdown(changesBetween(before, after), SUBJECT);
    expect(text).toContain('- added: \\<img src=x onerror=alert(1)\\>\n- added: com.example.A\\_B\n');
    expect(text).toContain('- Target: API 35 → API 36');
    expect(text).toContain('| Code (dex) | 1.0 MB | 2.0 MB | +1.0 MB |\n| Total |');
  });

  it('that are none say so', () => {
    const none = changesBetween(after, after);
    expect(changesHtml(none, SUBJECT)).toContain('Only sizes differ.');
    expect(changesMarkdown(none, SUBJECT)).toContain('Only sizes differ.');
  });
});

describe('the package', () => {
  const contentOf = (draft: Parameters<typeof submissionPackage>[0], path: string) =>
    submissionPackage(draft, {
      report: readinessReport([], 'en-US'),
      exportDate: '2026-11-22',
    }).files.find((file) => file.path === path)?.content;

  it('has the changes of a build also without an imported listing', () => {
    const draft = submissionDraft({ builds: [after], earlierBuilds: [before] });
    expect(contentOf(draft, 'changes.html')).toContain('Android build 1.4.0 (52) compared with 1.3.0 (51)');
    expect(contentOf(draft, 'changes.html')).toContain('Changes compared with the previous version');
    expect(contentOf(draft, 'changes.md')).toMatch(/^# Changes: .*\n\n## Android build/);
  });

  it('has the answers that changed since the previous version, with every text escaped', () => {
    const texts = { accountDeletionUrl: 'https://lantern.example/<b>' };
    const draft = submissionDraft({
      answersBefore: { privacy: answersWith({ crashes: dataUse() }), ratings: quietRatings() },
      privacy: answersWith({ crashes: dataUse({ isLinked: true }) }, { texts }),
      ratings: quietRatings({ apple: { unrestrictedWebAccess: true } }),
    });
    const html = contentOf(draft, 'changes.html');
    expect(html).toContain('<h2>Answers to the stores’ questions</h2>');
    expect(html).toContain('<li>Rating on the App Store: <del>4+</del> <ins>16+</ins></li>');
    expect(html).toContain('lantern.example/&lt;b&gt;');
    expect(contentOf(draft, 'changes.md')).toContain('- Unrestricted web access: No → Yes');
    expect(contentOf({ ...draft, answersBefore: undefined }, 'changes.html')).toBeUndefined();
  });

  it('has no changes without a previous version', () => {
    expect(contentOf(submissionDraft({ builds: [after] }), 'changes.html')).toBeUndefined();
  });
});
