import { expect, it } from 'vitest';
import { iosBuild } from '@tests/support/build-fixtures/build-info';
import { listing, submissionDraft } from '@tests/support/drafts';
import { findingsOf, listingFindings, troubledLocales } from './listing-findings';

const DRAFT = submissionDraft({
  listings: { 'en-US': listing(), 'de-DE': listing({ title: 'x'.repeat(31) }) },
});

it('finds what is wrong with the texts of one locale', () => {
  const [english, german] = ['en-US', 'de-DE'].map((locale) => listingFindings(DRAFT, locale));
  expect(findingsOf(german ?? [], 'title')).toContainEqual(
    expect.objectContaining({ severity: 'blocker', subject: { locale: 'de-DE', field: 'title' } }),
  );
  expect(findingsOf(german ?? [], 'keywords')).toEqual(
    findingsOf(english ?? [], 'keywords').map((finding) => ({
      ...finding,
      subject: { ...finding.subject, locale: 'de-DE' },
      id: finding.id.replace('en-US', 'de-DE'),
    })),
  );
});

it.each([
  ['the platform', { platform: 'android' }],
  ['the kind of submission', { details: { ...DRAFT.details, isUpdate: false } }],
  ['the brand', { builds: [iosBuild({ identity: { bundleId: 'a', name: 'LANTERN' } })] }],
] as const)('finds something else when %s changes', (_, changes) => {
  const texts = { 'en-US': listing({ title: 'LANTERN', subtitle: 'x'.repeat(31), releaseNotes: '' }) };
  const draft = { ...DRAFT, listings: texts };
  const builds = [...(('builds' in changes && changes.builds) || [])];
  expect(listingFindings({ ...draft, ...changes, builds }, 'en-US')).not.toEqual(
    listingFindings(draft, 'en-US'),
  );
});

it('takes a language for troubled by its texts alone, and not by ideas', () => {
  const [finding] = listingFindings(DRAFT, 'de-DE').filter(({ severity }) => severity === 'blocker');
  if (!finding) throw new Error('there is nothing wrong');
  const of = (locale: string) => ({ ...finding, subject: { ...finding.subject, locale } });
  const findings = [
    of('de-DE'),
    { ...of('fr-FR'), severity: 'note' as const },
    { ...of('it-IT'), subject: { locale: 'it-IT', picture: 'p' } },
  ];
  expect([...troubledLocales(findings)]).toEqual(['de-DE']);
});
