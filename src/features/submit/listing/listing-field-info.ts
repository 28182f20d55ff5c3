import { PLATFORMS, platformsOf, type Platform, type PlatformChoice } from '@/model/app';
import { countCharacters, fieldLimits } from '@/domain/listings/limits';
import type { Listing, ListingField } from '@/model/listing';
import { FIELD_LABELS } from '@/domain/submissions/field-labels';

/** How the form shows one text of a listing. */
export interface ListingFieldInfo {
  field: ListingField;
  /** Label in the form. */
  label: string;
  hint: string;
  /** The store's own name of the field, where it is not the label. */
  storeNames?: Partial<Record<Platform, string>>;
  control: 'line' | 'area' | 'url';
  rows?: number;
}

/** The fields of the main form with their labels and hints. */
export const MAIN_FIELDS: readonly ListingFieldInfo[] = [
  { field: 'title', label: FIELD_LABELS.title, hint: '', control: 'line' },
  {
    field: 'subtitle',
    label: FIELD_LABELS.subtitle,
    hint: 'App Store subtitle: at most 30 characters.',
    storeNames: { ios: 'Subtitle' },
    control: 'line',
  },
  {
    field: 'description',
    label: FIELD_LABELS.description,
    hint: 'At most 4000 characters, plain text.',
    control: 'area',
    rows: 8,
  },
  {
    field: 'keywords',
    label: FIELD_LABELS.keywords,
    hint: 'Separated by commas.',
    control: 'line',
  },
];

export const MORE_TEXTS: readonly ListingFieldInfo[] = [
  {
    field: 'shortDescription',
    label: FIELD_LABELS.shortDescription,
    hint: 'The line under the name.',
    storeNames: { android: 'Short description' },
    control: 'area',
    rows: 2,
  },
  {
    field: 'releaseNotes',
    label: FIELD_LABELS.releaseNotes,
    hint: 'The App Store requires it from the second version, in every language.',
    storeNames: { android: 'Release notes' },
    control: 'area',
    rows: 3,
  },
  {
    field: 'promotionalText',
    label: FIELD_LABELS.promotionalText,
    hint: 'Above the description; it can change without a new version.',
    control: 'area',
    rows: 2,
  },
];

export const ADDRESSES: readonly ListingFieldInfo[] = [
  {
    field: 'privacyUrl',
    label: FIELD_LABELS.privacyUrl,
    hint: 'Required. A public page that says what data the app uses, and why.',
    control: 'url',
  },
  {
    field: 'supportUrl',
    label: FIELD_LABELS.supportUrl,
    hint: 'Required. A public page with a way to reach you.',
    control: 'url',
  },
  { field: 'marketingUrl', label: FIELD_LABELS.marketingUrl, hint: 'The app’s own page.', control: 'url' },
  {
    field: 'videoUrl',
    label: FIELD_LABELS.videoUrl,
    hint: 'One YouTube address.',
    storeNames: { android: 'Video' },
    control: 'url',
  },
];

/** Google Play asks for the privacy policy in its console, so the limits table lists it for the App Store alone. */
const BOTH_STORES: readonly ListingField[] = ['privacyUrl'];

/** The fields that the chosen stores have. */
export function fieldsFor(
  fields: readonly ListingFieldInfo[],
  platform: PlatformChoice,
): readonly ListingFieldInfo[] {
  return fields.filter(
    ({ field }) => BOTH_STORES.includes(field) || fieldLimits(field, platformsOf(platform)).length > 0,
  );
}

/**
 * The fields of the main form that the chosen stores have, and those of the other store in which there is a text.
 * @param listings the texts now, and those from when the form opened: a field that was just emptied stays
 */
export function mainFieldsFor(
  platform: PlatformChoice,
  listings: readonly Listing[],
): readonly ListingFieldInfo[] {
  const own = fieldsFor(MAIN_FIELDS, platform);
  return MAIN_FIELDS.filter(
    (info) => own.includes(info) || listings.some((listing) => listing[info.field].trim() !== ''),
  );
}

/** The stores that have a field, with their own names of it, e.g. `Subtitle on the App Store`. */
export function storesOfField({ field, storeNames = {} }: ListingFieldInfo): string {
  const stores = BOTH_STORES.includes(field)
    ? PLATFORMS
    : PLATFORMS.filter((each) => fieldLimits(field, [each]).length > 0);
  const named = stores.filter((each) => storeNames[each] !== undefined);
  if (named.length > 0) return named.map((each) => `${storeNames[each]} ${STORE_PHRASES[each]}`).join(', ');
  return stores.length > 1 ? 'Both stores' : stores.map((each) => SHORT_NAMES[each]).join();
}

const SHORT_NAMES: Record<Platform, string> = { ios: 'App Store', android: 'Google Play' };
const STORE_PHRASES: Record<Platform, string> = { ios: 'on the App Store', android: 'on Google Play' };

/** The fields whose hints name their limit; it is shown whatever the platform. */
const LIMIT_IN_HINT: readonly ListingField[] = ['subtitle', 'description'];

export interface TextCount {
  count: number;
  limit: number;
}

/**
 * Characters used of the strictest limit among the chosen stores; none for addresses and where no store has a limit.
 */
export function textCount(
  info: ListingFieldInfo,
  text: string,
  platform: PlatformChoice,
): TextCount | undefined {
  if (info.control === 'url') return undefined;
  const shown = LIMIT_IN_HINT.includes(info.field) ? 'both' : platform;
  const limit = fieldLimits(info.field, platformsOf(shown))[0]?.max;
  return limit === undefined ? undefined : { count: countCharacters(text), limit };
}

/** Returns the label of a text in the form. */
export function labelOf(field: ListingField): string {
  return FIELD_LABELS[field];
}
