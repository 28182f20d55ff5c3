import type { Platform, PlatformChoice } from '@/domain/apps/app';
import type { ListingFinding } from '@/domain/listings/listing-finding';
import type { Listing, ListingField } from '@/domain/listings/listing';
import { localeLabel } from '@/domain/locales/product-locales';
import { Card } from '@/components/card';
import {
  ADDRESSES,
  fieldsFor,
  MAIN_FIELDS,
  MORE_TEXTS,
  type ListingFieldInfo,
} from '../../model/listing-fields';
import { findingsOf } from '../../model/listing-findings';
import { Disclosure } from '@/components/disclosure';
import { severityCounts } from '@/components/severity-looks';
import { EnhanceCopy } from './enhance-copy';
import { FieldFindings } from './field-findings';
import { ListingTextField } from './listing-text-field';

/** The texts of one locale: the main form, and the further fields of both stores in groups. */
export function ListingFields({
  listing,
  locale,
  platform,
  findings,
  onText,
  onTexts,
}: {
  listing: Listing;
  locale: string;
  platform: PlatformChoice;
  findings: readonly ListingFinding[];
  /** Without a store, the text that the form shows changes. */
  onText: (field: ListingField, text: string, store?: Platform) => void;
  onTexts: (texts: Partial<Listing>) => void;
}) {
  const field = (info: ListingFieldInfo) => (
    <div key={info.field} className="grid min-w-0 content-start gap-2">
      <ListingTextField
        info={info}
        text={listing[info.field]}
        locale={locale}
        platform={platform}
        onText={(text) => onText(info.field, text)}
      />
      <FieldFindings
        findings={findingsOf(findings, info.field)}
        onFix={(text, { subject }) => onText(info.field, text, subject.store)}
      />
    </div>
  );
  const counts = severityCounts(findings);
  return (
    <Card
      title={`Texts in ${localeLabel(locale)}`}
      description={
        counts === ''
          ? 'Keeps every rule of the stores that can be checked here.'
          : `Listing check: ${counts}.`
      }
    >
      <div className="grid gap-5">
        <EnhanceCopy key={locale} listing={listing} locale={locale} onApply={onTexts} />
        {MAIN_FIELDS.map(field)}
        <Disclosure title="More texts" isOpenAtFirst>
          {fieldsFor(MORE_TEXTS, platform).map(field)}
        </Disclosure>
        <Disclosure title="Addresses" isOpenAtFirst>
          <div className="grid gap-4 sm:grid-cols-2">{fieldsFor(ADDRESSES, platform).map(field)}</div>
        </Disclosure>
      </div>
    </Card>
  );
}
