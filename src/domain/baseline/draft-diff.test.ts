import { describe, expect, it } from 'vitest';
import { baselineOf, baselineSourceOf } from '@tests/support/baselines';
import { image, onlyTexts, submissionDraft } from '@tests/support/drafts';
import { changesHtml, changesMarkdown } from '../packages/changes-document';
import { submissionPackage } from '@/formats/package/submission-package';
import { EMPTY_DETAILS, type SubmissionDraft } from '@/model/draft';
import { readinessReport } from '../submissions/readiness-report';
import { draftDiff } from './draft-diff';

const BASELINE = baselineOf(
  baselineSourceOf('ios', { 'en-US': { title: 'Lantern', description: 'Old.\nSame.' } }),
  baselineSourceOf('android', { 'en-US': { title: 'Lantern', description: 'Old.\nSame.' } }),
);
const SUBJECT = { appName: 'Lantern', bundleId: 'com.example', version: '2', exportDate: '2026-11-22' };

function draft(texts: Parameters<typeof onlyTexts>[0], changes: Partial<SubmissionDraft> = {}) {
  return submissionDraft({
    listings: { 'en-US': onlyTexts({ title: 'Lantern', description: 'Old.\nSame.', ...texts }) },
    details: EMPTY_DETAILS,
    images: [],
    ...changes,
  });
}

describe('draftDiff', () => {
  it('is empty for an import without a change', () => {
    expect(draftDiff(draft({}), BASELINE)).toEqual({ locales: [], details: [] });
  });

  it('lists a change of both stores once, and one of a single store with its name', () => {
    const { locales } = draftDiff(
      draft({ description: 'New.\nSame.' }, { playTexts: { 'en-US': { title: 'Lamp' } } }),
      BASELINE,
    );
    expect(locales.map(({ locale, state }) => [locale, state])).toEqual([['en-US', 'changed']]);
    expect(locales[0]?.fields.map(({ label, stores }) => [label, stores])).toEqual([
      ['App name', ['android']],
      ['Description', ['ios', 'android']],
    ]);
  });

  it.each([
    ['a new language', { 'en-US': {}, 'de-DE': { title: 'Laterne' } }, ['de-DE', 'new']],
    ['a removed language', {}, ['en-US', 'removed']],
  ])('names %s', (_, texts, expected) => {
    const listings = Object.fromEntries(
      Object.entries(texts).map(([locale, own]) => [
        locale,
        onlyTexts(locale === 'en-US' ? { title: 'Lantern', description: 'Old.\nSame.' } : own),
      ]),
    );
    const { locales } = draftDiff(draft({}, { listings }), BASELINE);
    expect(locales.map(({ locale, state }) => [locale, state])).toEqual([expected]);
  });

  it('counts added and removed pictures', () => {
    const pictures = ['a', 'b'].map((imageId) => ({
      ...{ path: `${imageId}.png`, hash: imageId, locale: 'en-US', imageId },
      kind: 'screenshot' as const,
    }));
    const baseline = baselineOf(baselineSourceOf('ios', { 'en-US': { title: 'Lantern' } }, { pictures }));
    const images = [image({ id: 'b' }), image({ id: 'c' }), image({ id: 'd', kind: 'picture' })];
    expect(draftDiff(draft({}, { images, platform: 'ios' }), baseline).locales[0]?.pictures).toEqual({
      added: 1,
      removed: 1,
      isReordered: false,
    });
  });

  it('lists changed details and the version', () => {
    const source = baselineSourceOf(
      'ios',
      {},
      {
        details: { copyright: { text: '2025 Example', path: 'copyright.txt' } },
        version: { text: '1.0', path: 'store.config.json' },
      },
    );
    const changed = draft({}, { details: { ...EMPTY_DETAILS, copyright: '2026 Example' }, version: '2.0' });
    expect(
      draftDiff(changed, baselineOf(source)).details.map(({ label, before, after }) => [
        label,
        before,
        after,
      ]),
    ).toEqual([
      ['Version', '1.0', '2.0'],
      ['Copyright', '2025 Example', '2026 Example'],
    ]);
  });
});

describe('the diff as a file', () => {
  const diff = draftDiff(draft({ description: 'New <b>.\n```\nSame.', title: '' }), BASELINE);

  it('marks words in HTML, with every text escaped', () => {
    const html = changesHtml({ listing: diff, builds: [], answers: [] }, SUBJECT);
    expect(html).toContain('<del>Old</del><ins>New &lt;b&gt;</ins>.');
    expect(html).toContain('App name (Apple App Store and Google Play, emptied: the store keeps its text)');
    expect(html).not.toContain('<b>');
  });

  it('shows lines in Markdown, in a fence that the text cannot end', () => {
    expect(changesMarkdown({ listing: diff, builds: [], answers: [] }, SUBJECT)).toContain(
      ['````diff', '- Old.', '+ New <b>.', '+ ```', '  Same.', '````'].join('\n'),
    );
  });

  it('says that nothing changes', () => {
    const same = draftDiff(draft({}), BASELINE);
    const update = { listing: same, builds: [], answers: [] };
    expect(changesHtml(update, SUBJECT)).toContain('Nothing changes in the listing.');
    expect(changesMarkdown(update, SUBJECT)).toContain('Nothing changes in the listing.');
  });

  it.each([
    [BASELINE, ['changes.html', 'changes.md']],
    [undefined, []],
  ])('is in the package of an import', (baseline, expected) => {
    const report = readinessReport([], 'en-US');
    const { files } = submissionPackage(draft({}), { report, exportDate: '2026-11-22', baseline });
    expect(files.map(({ path }) => path).filter((path) => path.startsWith('changes.'))).toEqual(expected);
  });
});
