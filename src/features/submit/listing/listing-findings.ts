import type { Baseline } from '@/domain/baseline/baseline';
import { softenForUpdate } from '@/domain/baseline/soften-for-update';
import { platformsOf } from '@/model/app';
import { checkStoreTextsInSteps } from '@/checks/listing/check-store-texts';
import type { ListingFinding } from '@/checks/listing/check-listing';
import { takeAll, type InSteps } from '@/domain/in-steps';
import type { Finding } from '@/model/finding';
import { EMPTY_LISTING, type ListingField } from '@/model/listing';
import { storesWithTexts } from '@/domain/listings/store-texts';
import { appleLocale, playLocale } from '@/domain/locales/locale-map';
import { textContext, type TextContextDraft } from '@/domain/submissions/text-context';
import type { DraftContent } from '@/model/draft';

const STORE_LOCALE = { ios: appleLocale, android: playLocale };

/** Fields that the check depends on besides the texts. */
type CheckedDraft = TextContextDraft &
  Pick<DraftContent, 'listings' | 'playTexts' | 'defaultLocale' | 'platform'>;

/** The findings of the listing check about the texts of one locale. */
export function listingFindings(draft: CheckedDraft, locale: string, baseline?: Baseline): ListingFinding[] {
  return takeAll(listingFindingsInSteps(draft, locale, baseline));
}

/** As listingFindings, with the rules of one subject at each step. */
export function* listingFindingsInSteps(
  draft: CheckedDraft,
  locale: string,
  baseline?: Baseline,
): InSteps<ListingFinding[]> {
  const platforms = platformsOf(draft.platform);
  const wanted = locale === draft.defaultLocale ? platforms : storesWithTexts(draft, locale, platforms);
  // The readiness report says that a store does not offer a locale.
  const offered = wanted.filter((platform) => STORE_LOCALE[platform](locale) !== undefined);
  const findings = yield* checkStoreTextsInSteps(draft, {
    ...textContext(draft),
    locale,
    platforms: offered,
  });
  return softenForUpdate(findings, draft, baseline);
}

/** The locales with a text that has to change, or may have to, by the readiness report. */
export function troubledLocales(findings: readonly Finding[]): Set<string> {
  return new Set(
    findings.flatMap(({ severity, subject: { locale, field } }) =>
      locale !== undefined && isListingField(field) && severity !== 'note' ? [locale] : [],
    ),
  );
}

export function findingsOf(findings: readonly ListingFinding[], field: ListingField): ListingFinding[] {
  return findings.filter((finding) => finding.subject.field === field);
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
