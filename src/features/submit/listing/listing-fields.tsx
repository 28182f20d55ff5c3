import { useState, type ReactNode } from 'react';
import type { Platform, PlatformChoice } from '@/model/app';
import type { FieldComparison } from '@/domain/baseline/compare-texts';
import type { ListingFinding } from '@/checks/listing/check-listing';
import type { Listing, ListingField, PlayTexts, SharedField } from '@/model/listing';
import { isSharedField } from '@/domain/listings/store-texts';
import { localeLabel } from '@/domain/locales/product-locales';
import { Card } from '@/components/card';
import { ADDRESSES, fieldsFor, mainFieldsFor, MORE_TEXTS, type ListingFieldInfo } from './listing-field-info';
import { findingsOf } from './listing-findings';
import { Disclosure } from '@/components/disclosure';
import { findingCounts } from '@/components/findings/severity-looks';
import { EnhanceCopy } from './enhance-copy';
import { StoreTextFields } from './store-text-fields';

/** The texts of one locale: the main form, and the further fields of both stores in groups. */
export function ListingFields({
  listing,
  beside,
  mainLocale,
  playTexts,
  locale,
  platform,
  findings,
  comparisonsOf,
  onText,
  onTexts,
  onOwnPlayText,
  onPutBack,
  modelHelp,
}: {
  listing: Listing;
  /** The texts of the main language, shown beside those of another one. */
  beside: Listing | undefined;
  mainLocale: string;
  /** Google Play's own texts in the locale, for a submission to both stores. */
  playTexts: PlayTexts[string] | undefined;
  locale: string;
  platform: PlatformChoice;
  findings: readonly ListingFinding[];
  /** Compares a field with what was imported. */
  comparisonsOf: (field: ListingField) => readonly FieldComparison[];
  /** Changes a text; without a store, the one that the form shows. */
  onText: (field: ListingField, text: string, store?: Platform) => void;
  onTexts: (texts: Partial<Listing>) => void;
  onOwnPlayText: (field: SharedField, isOwn: boolean) => void;
  /** Brings the imported text back, for one store or for all. */
  onPutBack: (field: ListingField, store?: Platform) => void;
  /** The browser's model, where the user has switched it on. */
  modelHelp: ReactNode;
}) {
  const [first] = useState(listing);
  const field = (info: ListingFieldInfo) => (
    <StoreTextFields
      key={`${locale}/${info.field}`}
      info={info}
      text={listing[info.field]}
      beside={beside && { text: beside[info.field], locale: mainLocale }}
      playText={isSharedField(info.field) ? playTexts?.[info.field] : undefined}
      locale={locale}
      platform={platform}
      findings={findingsOf(findings, info.field)}
      comparisons={comparisonsOf(info.field)}
      onText={(text, store) => onText(info.field, text, store)}
      onPutBack={(store) => onPutBack(info.field, store)}
      onOwnPlayText={(isOwn) => isSharedField(info.field) && onOwnPlayText(info.field, isOwn)}
    />
  );
  const counts = findingCounts(findings.filter(({ isSearchIdea }) => !isSearchIdea));
  return (
    <Card
      title={`Texts in ${localeLabel(locale)}`}
      description={
        counts === '' ? 'Meets every store rule that can be checked here.' : `Listing check: ${counts}.`
      }
    >
      <div className="grid gap-5">
        <EnhanceCopy key={locale} listing={listing} locale={locale} onApply={onTexts} beside={modelHelp} />
        {mainFieldsFor(platform, [listing, first]).map(field)}
        {fieldsFor(MORE_TEXTS, platform).map(field)}
        <Disclosure title="Addresses" isOpenAtFirst>
          <div className="grid gap-4 sm:grid-cols-2">{fieldsFor(ADDRESSES, platform).map(field)}</div>
        </Disclosure>
      </div>
    </Card>
  );
}
