import { describe, expect, it } from 'vitest';
import { androidBuild, iosBuild } from '@tests/support/build-fixtures/build-info';
import { listing, submissionDraft, withDetails } from '@tests/support/drafts';
import type { SubmissionDraft } from '@/model/draft';
import { assessReadiness } from './readiness';
import { isProblemFirst, readinessCounts, type ReadinessVerdict } from './readiness-report';

function assess(changes: Partial<SubmissionDraft>) {
  return assessReadiness(submissionDraft(changes), { today: '2026-11-20' });
}

const OLD_BUILD = { builds: [iosBuild(), androidBuild({ targetSdk: 28 })] };
const NO_ADDRESS = { listings: { 'en-US': listing({ supportUrl: '' }) } };
const LONG_NAME = { listings: { 'en-US': listing({ title: 'x'.repeat(31) }) } };
const NO_BUILD = { builds: [iosBuild()] };

describe('the verdict', () => {
  it.each<[string, Partial<SubmissionDraft>, ReadinessVerdict]>([
    ['something required is missing', NO_ADDRESS, 'incomplete'],
    ['something is missing and something is wrong', { ...NO_ADDRESS, ...OLD_BUILD }, 'blocked'],
    ['something recommended is missing', withDetails({ demoUser: 'ada' }), 'needs-work'],
    ['nothing is missing or wrong', {}, 'ready'],
  ])('when %s', (_, changes, verdict) => {
    expect(assess(changes).verdict).toBe(verdict);
  });
});

describe('what is missing and what is wrong', () => {
  it('are separate, and together they are all findings', () => {
    const report = assess({ ...NO_ADDRESS, ...OLD_BUILD });
    expect(report.problems.map(({ rule }) => rule)).toContain('android-target');
    expect(report.problems.map(({ rule }) => rule)).not.toContain('listing-missing');
    expect(report.missing.map(({ label }) => label)).toEqual(['Support URL']);
    expect(report.findings).toHaveLength(report.problems.length + 1);
  });

  it.each<[string, Partial<SubmissionDraft>, boolean]>([
    ['a new build before a missing address', { ...NO_ADDRESS, ...OLD_BUILD }, true],
    ['a missing build before a long name', { ...NO_BUILD, ...LONG_NAME }, false],
    ['a new build alone', OLD_BUILD, true],
    ['a missing address alone', NO_ADDRESS, false],
  ])('begin with what takes longest: %s', (_, changes, isFirst) => {
    expect(isProblemFirst(assess(changes))).toBe(isFirst);
  });
});

describe('problems', () => {
  it('of one severity begin with what takes longest to fix', () => {
    const { problems } = assess({
      ...OLD_BUILD,
      ...LONG_NAME,
      ...withDetails({ contactWebsite: 'lantern' }),
    });
    const blockers = problems.filter(({ severity }) => severity === 'blocker').map(({ rule }) => rule);
    expect(blockers).toEqual(['android-target', 'listing-too-long', 'details-website']);
  });
});

describe('readinessCounts', () => {
  it.each<[string, Partial<SubmissionDraft>]>([
    ['1 thing to fill in, 3 notes', NO_ADDRESS],
    ['1 blocker, 3 notes', OLD_BUILD],
  ])('%s', (words, changes) => {
    expect(readinessCounts(assess(changes))).toBe(words);
  });

  it('is empty without findings', () => {
    expect(readinessCounts({ missing: [], counts: { blocker: 0, warning: 0, note: 0 }, ignored: [] })).toBe(
      '',
    );
  });
});
