import { describe, expect, it } from 'vitest';
import { iosBuild } from '@tests/support/build-fixtures/build-info';
import { listing, submissionDraft } from '@tests/support/drafts';
import { findingsOf, listingFindings } from './listing-findings';

const DRAFT = submissionDraft({
  listings: { 'en-US': listing(), 'de-DE': listing({ title: 'x'.repeat(31) }) },
});

describe('the findings by locale', () => {
  it('are listed by locale and field', () => {
    const findings = listingFindings(DRAFT);
    expect([...findings.keys()]).toEqual(['en-US', 'de-DE']);
    expect(findingsOf(findings.get('de-DE'), 'title')).toContainEqual(
      expect.objectContaining({ severity: 'blocker', subject: { locale: 'de-DE', field: 'title' } }),
    );
    expect(findingsOf(findings.get('de-DE'), 'keywords')).toEqual(
      findingsOf(findings.get('en-US'), 'keywords').map((finding) => ({
        ...finding,
        subject: { ...finding.subject, locale: 'de-DE' },
        id: finding.id.replace('en-US', 'de-DE'),
      })),
    );
    expect(findingsOf(undefined, 'title')).toEqual([]);
  });

  it('are not looked for again in texts that stayed', () => {
    const before = listingFindings(DRAFT);
    const after = listingFindings({
      ...DRAFT,
      listings: { ...DRAFT.listings, 'de-DE': listing({ title: 'Laterne' }) },
    });
    expect(after.get('en-US')).toBe(before.get('en-US'));
    expect(after.get('de-DE')).not.toEqual(before.get('de-DE'));
  });

  it.each([
    ['the platform', { platform: 'android' }],
    ['the kind of submission', { details: { ...DRAFT.details, isUpdate: false } }],
    ['the brand', { builds: [iosBuild({ identity: { bundleId: 'a', name: 'LANTERN' } })] }],
  ] as const)('are looked for again when %s changes', (_, changes) => {
    const before = listingFindings(DRAFT);
    expect(
      listingFindings({
        ...DRAFT,
        ...changes,
        builds: [...(('builds' in changes && changes.builds) || [])],
      }).get('en-US'),
    ).not.toBe(before.get('en-US'));
  });
});
