import type { Baseline } from '@/domain/baseline/baseline';
import { keptInStore } from '@/domain/baseline/kept-in-store';
import { platformsOf } from '@/model/app';
import { checkStoreTexts } from '@/checks/listing/check-store-texts';
import type { ListingFinding } from '@/checks/listing/check-listing';
import type { Finding } from '@/model/finding';
import { EMPTY_LISTING, type Listing, type ListingField } from '@/model/listing';
import { storesWithTexts } from '@/domain/listings/store-texts';
import { appleLocale, playLocale } from '@/domain/locales/locale-map';
import { textContext, type TextContextDraft } from '@/domain/submissions/text-context';
import type { DraftContent } from '@/model/draft';

const STORE_LOCALE = { ios: appleLocale, android: playLocale };

/** Fields that the check depends on besides the texts. */
type CheckedDraft = TextContextDraft &
  Pick<DraftContent, 'listings' | 'playTexts' | 'defaultLocale' | 'platform'>;

/** Findings of texts that have not changed since, by what else they depend on. */
const known = new WeakMap<Listing, { key: string; findings: ListingFinding[] }>();

/** The findings of the listing check, by locale. Only a locale whose texts changed is checked again. */
export function listingFindings(draft: CheckedDraft, baseline?: Baseline): Map<string, ListingFinding[]> {
  const platforms = platformsOf(draft.platform);
  const context = textContext(draft);
  return new Map(
    Object.entries(draft.listings).map(([locale, listing]) => {
      const wanted = locale === draft.defaultLocale ? platforms : storesWithTexts(draft, locale, platforms);
      // The readiness report says that a store does not offer a locale.
      const offered = wanted.filter((platform) => STORE_LOCALE[platform](locale) !== undefined);
      const key = JSON.stringify([locale, offered, context, draft.playTexts?.[locale]]);
      const found = known.get(listing);
      if (found?.key === key) return [locale, keptInStore(found.findings, draft, baseline)];
      const findings = checkStoreTexts(draft, { ...context, locale, platforms: offered });
      known.set(listing, { key, findings });
      return [locale, keptInStore(findings, draft, baseline)];
    }),
  );
}

export function findingsOf(
  findings: readonly ListingFinding[] | undefined,
  field: ListingField,
): ListingFinding[] {
  return findings?.filter((finding) => finding.subject.field === field) ?? [];
}

/** The findings of the readiness report about the language of a locale's texts, which needs the texts of all locales. */
export function languageFindings(findings: readonly Finding[], locale: string): ListingFinding[] {
  return findings.flatMap((finding) => {
    const { field } = finding.subject;
    if (!finding.rule.startsWith('language-') || finding.subject.locale !== locale || !isListingField(field))
      return [];
    return [{ ...finding, subject: { ...finding.subject, locale, field } }];
  });
}

function isListingField(field: string | undefined): field is ListingField {
  return field !== undefined && Object.hasOwn(EMPTY_LISTING, field);
}
