import { describe, expect, it } from 'vitest';
import { baselineOf, baselineSourceOf } from '@tests/support/baselines';
import { listing, submissionDraft } from '@tests/support/drafts';
import { itEvery } from '@tests/support/it-every';
import type { Finding } from '@/model/finding';
import type { SubmissionDraft } from '@/model/draft';
import { assessReadiness } from '../submissions/readiness';
import type { Baseline } from './baseline';

const BASELINE = baselineOf(
  baselineSourceOf('ios', { 'en-US': { title: 'Lantern' } }),
  baselineSourceOf('android', { 'en-US': { title: 'Lantern' } }),
);

function found(changes: Partial<SubmissionDraft>, baseline?: Baseline): string[] {
  const { findings } = assessReadiness(submissionDraft(changes), { today: '2026-11-20', baseline });
  return findings
    .filter(({ rule }) => /missing|image-set/.test(rule))
    .map(
      ({ rule, severity, subject }: Finding) =>
        `${severity} ${rule} ${subject.store ?? 'both'} ${subject.locale ?? ''} ${subject.field ?? subject.slot ?? ''}`,
    )
    .sort();
}

const without = (texts: Partial<ReturnType<typeof listing>>) => ({ listings: { 'en-US': listing(texts) } });
const details = (changes: Partial<SubmissionDraft['details']>) => ({
  details: { ...submissionDraft().details, ...changes },
});

describe('what is missing in an update', () => {
  itEvery<[string, Partial<SubmissionDraft>, string[], string[]]>([
    [
      'a text of one store',
      without({ supportUrl: '' }),
      ['blocker listing-missing ios en-US supportUrl'],
      ['note listing-missing ios en-US supportUrl'],
    ],
    [
      'a text of both stores',
      without({ description: '' }),
      ['blocker listing-missing both en-US description'],
      ['note listing-missing both en-US description'],
    ],
    [
      'a detail',
      details({ copyright: '' }),
      ['blocker details-copyright-missing ios  copyright'],
      ['note details-copyright-missing ios  copyright'],
    ],
    [
      'all pictures',
      { images: [] },
      [
        'blocker image-set android  play-feature-graphic',
        'blocker image-set android  play-icon',
        'blocker image-set android en-US play-phone',
        'blocker image-set ios en-US iphone-6.9',
      ],
      [
        'note image-set android  play-feature-graphic',
        'note image-set android  play-icon',
        'note image-set android en-US play-phone',
        'note image-set ios en-US iphone-6.9',
      ],
    ],
    [
      "What's New, which each version of the App Store needs again",
      without({ releaseNotes: '' }),
      ['blocker listing-missing ios en-US releaseNotes'],
      ['blocker listing-missing ios en-US releaseNotes'],
    ],
    [
      'a text of a new language, which the stores do not have yet',
      { listings: { 'en-US': listing(), 'de-DE': listing({ description: '' }) } },
      ['blocker listing-missing both de-DE description'],
      ['blocker listing-missing both de-DE description'],
    ],
  ])('every row of the table', (_, changes, before, after) => {
    expect(found(changes)).toEqual(before);
    expect(found(changes, BASELINE)).toEqual(after);
  });

  it('is a note only for the store that has the language', () => {
    const appleOnly = baselineOf(baselineSourceOf('ios', { 'en-US': { title: 'Lantern' } }));
    expect(found(without({ description: '' }), appleOnly)).toEqual([
      'blocker listing-missing android en-US description',
      'note listing-missing ios en-US description',
    ]);
  });

  it('is missing all the same in a first version', () => {
    const first = { ...without({ supportUrl: '' }), ...details({ isUpdate: false }) };
    expect(found(first, BASELINE)).toContain('blocker listing-missing ios en-US supportUrl');
  });

  it('is missing when imported screenshots were removed', () => {
    const picture = {
      ...{ path: 'a.png', hash: 'x', locale: 'en-US', imageId: 'gone' },
      ...({ kind: 'screenshot', slotId: 'iphone-6.9' } as const),
    };
    const baseline = baselineOf(
      baselineSourceOf('ios', { 'en-US': { title: 'Lantern' } }, { pictures: [picture] }),
    );
    expect(found({ images: [] }, baseline)).toContain('blocker image-set ios en-US iphone-6.9');
  });

  it('is in the store where the folder has screenshots for another language alone', () => {
    const picture = {
      ...{ path: 'a.png', hash: 'x', locale: 'de-DE', imageId: 'image-1' },
      ...({ kind: 'screenshot', slotId: 'iphone-6.9' } as const),
    };
    const of = (locale: string) =>
      baselineOf(baselineSourceOf('ios', { [locale]: { title: 'Lantern' } }, { pictures: [picture] }));
    expect(found({ images: [] }, of('en-US'))).toContain('note image-set ios en-US iphone-6.9');
    expect(found({ images: [] }, of('de-DE'))).toContain('blocker image-set ios en-US iphone-6.9');
  });
});
