import type { PlatformChoice } from '@/domain/apps/app';
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
import { Disclosure } from '../disclosure';
import { ListingTextField } from './listing-text-field';

/** The texts of one locale: the main form, and the further fields of both stores in groups. */
export function ListingFields({
  listing,
  locale,
  platform,
  onText,
}: {
  listing: Listing;
  locale: string;
  platform: PlatformChoice;
  onText: (field: ListingField, text: string) => void;
}) {
  const field = (info: ListingFieldInfo) => (
    <ListingTextField
      key={info.field}
      info={info}
      text={listing[info.field]}
      locale={locale}
      platform={platform}
      onText={(text) => onText(info.field, text)}
    />
  );
  return (
    <Card title={`Texts in ${localeLabel(locale)}`}>
      <div className="grid gap-5">
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
