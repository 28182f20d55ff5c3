import { expect, it } from 'vitest';
import { androidBuild, iosBuild } from '@tests/support/build-fixtures/build-info';
import { listing, submissionDraft } from '@tests/support/drafts';
import type { SubmissionDraft } from '@/model/draft';
import { passedParts, uncheckedParts } from './checked-parts';
import { assessReadiness } from './readiness';

function passed(changes: Partial<SubmissionDraft>) {
  const draft = submissionDraft(changes);
  return new Map(
    passedParts(draft, assessReadiness(draft, { today: '2026-11-20' })).map(({ part, titles }) => [
      part,
      titles,
    ]),
  );
}

it('lists a rule as passed until it finds something', () => {
  const listed = passed({}).get('Texts');
  expect(listed).toContain('Price or promotion');
  const found = passed({ listings: { 'en-US': listing({ title: 'Lantern 50% off' }) } }).get('Texts');
  expect(found).not.toContain('Price or promotion');
  expect(found).toHaveLength((listed?.length ?? 0) - 1);
});

it('lists no rule that the report does not apply', () => {
  expect(passed({}).get('Build for Apple App Store')).not.toContain('iPad screenshots needed');
  expect(passed({}).get('Texts')).not.toContain('Word from your own list');
  expect(passed({ checkConfig: { words: ['orchid'] } }).get('Texts')).toContain('Word from your own list');
});

it('counts an ignored finding as not passed', () => {
  const config = { ignore: [{ rule: 'listing-price', reason: 'Part of the name' }] };
  const listings = { 'en-US': listing({ title: 'Lantern 50% off' }) };
  expect(passed({ listings, checkConfig: config }).get('Texts')).not.toContain('Price or promotion');
});

it('lists nothing of what is absent or was read only in part', () => {
  const { images } = submissionDraft({});
  expect([...passed({}).keys()]).toEqual(
    expect.arrayContaining(['Build for Apple App Store', 'Build for Google Play', 'Texts']),
  );
  expect([...passed({ builds: [iosBuild()] }).keys()]).not.toContain('Build for Google Play');
  const inPart = { ...androidBuild(), unreadFacts: ['permissions'] };
  expect([...passed({ builds: [iosBuild(), inPart] }).keys()]).not.toContain('Build for Google Play');
  expect([...passed({ images: images.filter(({ kind }) => kind === 'picture') }).keys()]).not.toContain(
    'Pictures',
  );
  expect([...passed({ listings: {} }).keys()]).not.toContain('Texts');
  expect([...passed({ platform: 'android' }).keys()]).not.toContain('Build for Apple App Store');
});

it('names what was not checked, whatever the verdict', () => {
  const inPart = { ...androidBuild({ fileName: 'app.aab' }), unreadFacts: ['permissions'] };
  const unchecked = uncheckedParts(
    submissionDraft({ builds: [inPart], privacy: undefined, ratings: undefined }),
  );
  expect(unchecked).toEqual([
    'the build for Apple App Store (there is none)',
    'permissions of app.aab',
    'privacy answers (none are given)',
    'age rating answers (none are given)',
    'how the app behaves',
    'whether web addresses open',
    'your store accounts',
  ]);
});
