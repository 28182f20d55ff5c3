import { fieldSays, textFieldsOf } from '@/domain/listings/field-label';
import { addressKind, addressesIn, type AddressKind } from '@/domain/listings/placeholder-address';
import { webAddressProblem } from '@/domain/listings/web-address';
import type { ListingField } from '@/model/listing';
import type { Platform } from '@/model/app';
import { APPLE } from 'virtual:catalog/sources';
import { fieldLimits } from '@/domain/listings/limits';
import { defineFamily, type Rule } from '../define-rule';
import { only } from './each-field';
import type { ListingCheck, ListingFound } from './listing-check';

const COMMON = {
  source: APPLE.completeness,
  since: '2026-11-26',
  checked: '2026-11-26',
  effort: 'texts',
} as const;

const RULES = {
  'listing-placeholder-address': {
    ...COMMON,
    title: 'Address of an example',
    severity: 'warning',
    why: 'Reviewers open the addresses. This one belongs to nobody, or to your own network.',
    fix: 'Write the real address.',
    examples: {
      fires: { supportUrl: 'https://www.example.com/support' },
      holds: { supportUrl: 'https://lantern.example/support' },
    },
  },
  'listing-preview-address': {
    ...COMMON,
    title: 'Address of a preview',
    severity: 'note',
    why: 'Previews of builders and tunnels change or end, and reviewers then see an error.',
    fix: 'Give an address of your own domain, if you have one.',
    examples: {
      fires: { supportUrl: 'https://lantern-journal.lovable.app/support' },
      holds: { supportUrl: 'https://lantern.example/support' },
    },
  },
} as const satisfies Record<string, Rule>;

/** Addresses that nobody replaced with real ones, in their fields and in the texts. */
export const PLACEHOLDER_ADDRESSES = defineFamily({ rules: RULES, check: checkAddresses });

type Found = ListingFound & { rule: keyof typeof RULES };

const RULE_OF: Record<AddressKind, keyof typeof RULES> = {
  placeholder: 'listing-placeholder-address',
  preview: 'listing-preview-address',
};

const URL_FIELDS: readonly ListingField[] = ['supportUrl', 'marketingUrl', 'privacyUrl'];

function* checkAddresses(check: ListingCheck): Iterable<Found> {
  const fields = new Set([...check.platforms.flatMap((store) => textFieldsOf(store)), ...URL_FIELDS]);
  for (const field of fields) {
    const stores: Platform[] = URL_FIELDS.includes(field)
      ? [...check.platforms]
      : fieldLimits(field, check.platforms).map(({ store }) => store);
    const text = check.listing[field].trim();
    // The App Store takes whole addresses only, which another rule asks for.
    if (
      URL_FIELDS.includes(field) &&
      check.platforms.includes('ios') &&
      webAddressProblem(text) !== undefined
    )
      continue;
    const addresses = URL_FIELDS.includes(field) ? [withScheme(text)] : addressesIn(check.words(field).text);
    const hit = addresses
      .map((address) => ({ address, kind: addressKind(address, URL_FIELDS.includes(field)) }))
      .sort((a, b) => Number(b.kind === 'placeholder') - Number(a.kind === 'placeholder'))[0];
    if (!hit?.kind) continue;
    yield {
      rule: RULE_OF[hit.kind],
      field,
      store: URL_FIELDS.includes(field) && check.platforms.includes('ios') ? 'ios' : only(stores),
      title: fieldSays(
        field,
        stores,
        hit.kind === 'placeholder'
          ? `has an example’s address: ${hit.address.slice(0, 80)}`
          : `leads to a preview: ${hit.address.slice(0, 80)}`,
      ),
    };
  }
}

/** The address as a browser reads it, where nobody wrote how it is reached. */
function withScheme(address: string): string {
  return /^[a-z][\w+.-]*:\/\//i.test(address) ? address : `https://${address}`;
}
