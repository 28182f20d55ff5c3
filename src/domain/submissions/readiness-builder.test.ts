import { describe, expect, it } from 'vitest';
import type { SubmissionDraft } from '@/model/draft';
import { androidBuild, iosBuild } from '@tests/support/build-fixtures/build-info';
import { submissionDraft } from '@tests/support/drafts';
import { assessReadiness } from './readiness';

function assess(changes: Partial<SubmissionDraft>) {
  return assessReadiness(submissionDraft(changes), { today: '2026-11-20' });
}

describe('a builder', () => {
  const ofBuild = (changes: Partial<SubmissionDraft>) =>
    assess(changes).findings.filter(({ rule }) => rule === 'build-missing');

  it('that uploads by itself leaves no build to choose, and says that nothing of it was read', () => {
    const draft = { builds: [], builder: 'flutterflow' };
    expect(assess(draft).verdict).toBe('incomplete');
    const uploads = { ...draft, builderUploads: true };
    expect(ofBuild(uploads).map(({ severity, isMissing }) => [severity, isMissing])).toEqual([
      ['note', undefined],
      ['note', undefined],
    ]);
    expect(ofBuild(uploads)[0]?.title).toBe('The build for Apple App Store was not checked');
    expect(assess(uploads).verdict).toBe('ready');
    expect(assess(uploads).missing.filter(({ field }) => field === 'build')).toEqual([]);
  });

  it('that uploads to one store only needs the file of the other one', () => {
    const findings = ofBuild({ builds: [], builder: 'thunkable', builderUploads: true });
    expect(findings.map(({ severity, subject }) => [subject.store, severity])).toEqual([
      ['android', 'blocker'],
      ['ios', 'note'],
    ]);
  });

  it('has its own words for a fix', () => {
    const { findings } = assess({
      builds: [iosBuild(), androidBuild({ targetSdk: 28 })],
      builder: 'flutterflow',
    });
    expect(findings[0]?.fix).toContain('Target SDK Version. Set it to 36');
  });
});
