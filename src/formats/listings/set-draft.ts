import type { BuildInfo } from '@/model/build-info';
import { EMPTY_LISTING, type Listing, type ListingField } from '@/model/listing';
import { EMPTY_DETAILS, type CheckedDraft, type DetailField } from '@/model/draft';
import type { CheckedImage } from '@/model/draft-image';
import { WIZARD_STEP_NUMBERS } from '@/model/wizard-step';
import type { ReadSet } from '../parts/set-contents';

/** The language that is checked as the main one where the files do not say which it is. */
const USUAL_LOCALE = 'en-US';

export interface SetDraftOptions {
  images: readonly CheckedImage[];
  /** The build for the store of the set, where there is one. */
  build?: BuildInfo | undefined;
  isNewApp: boolean;
}

/** Makes a draft for one store of the content of a set, so that it goes through the same checks as a draft of the wizard. */
export function draftOfSet(read: ReadSet, { images, build, isNewApp }: SetDraftOptions): CheckedDraft {
  const listings = Object.fromEntries(
    Object.keys(read.texts).map((locale) => [locale, listingOf(read, locale)]),
  );
  const locales = Object.keys(listings);
  return {
    id: read.set.id,
    updatedAt: '',
    step: WIZARD_STEP_NUMBERS.build,
    bundleId: build?.identity.bundleId ?? '',
    version: build?.identity.version ?? '',
    buildType: 'release',
    platform: read.set.store,
    defaultLocale: locales.includes(USUAL_LOCALE) ? USUAL_LOCALE : (locales[0] ?? USUAL_LOCALE),
    listings,
    details: { ...EMPTY_DETAILS, ...detailsOf(read), isUpdate: !isNewApp },
    builds: build ? [build] : [],
    ...(read.products && { purchases: { sells: true, products: read.products, groups: {} } }),
    ...(read.ratings && {
      ratings: { apple: read.ratings.apple, play: {}, options: read.ratings.options },
    }),
    images,
  };
}

/** The texts of one locale; those it lacks are taken from the set's texts for all locales, as deliver does. */
function listingOf(read: ReadSet, locale: string): Listing {
  const listing: Listing = { ...EMPTY_LISTING };
  for (const field of Object.keys(EMPTY_LISTING) as ListingField[])
    listing[field] = (read.texts[locale]?.[field] ?? read.fallbackTexts[field])?.text ?? '';
  return listing;
}

function detailsOf({ details }: ReadSet): Partial<Record<DetailField, string>> {
  return Object.fromEntries(Object.entries(details).map(([field, { text }]) => [field, text]));
}
