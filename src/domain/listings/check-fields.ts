import { languageOf } from '../locales/product-locales';
import { splitKeywords } from './keyword-list';
import type { Platform } from '../apps/app';
import type { RuleSource } from '../rules/rule';
import {
  fieldSays,
  listingFinding,
  textFieldsOf,
  type ListingCheck,
  type ListingFinding,
} from './listing-finding';
import { countCharacters, fieldLimits, LISTING_LIMITS, type FieldLimit } from './limits';
import type { ListingField } from './listing';
import {
  hasControlCharacters,
  hasInvisibleCharacters,
  htmlOf,
  withoutControls,
  withoutInvisibleCharacters,
} from './text-shape';
import { countOf } from '../texts';

const STORE_NAMES: Record<Platform, string> = { ios: 'The App Store', android: 'Google Play' };

/** What to do about a required text that is missing. */
const WHAT_TO_WRITE: Partial<Record<ListingField, string>> = {
  title: 'Write the name under which the stores show the app.',
  shortDescription: 'Say in one line what the app is for.',
  description: 'Say what the app does and for whom.',
  keywords: 'List words that people search for, separated by commas.',
  releaseNotes: 'Say what has changed in this version.',
  supportUrl: 'Give the address of a page where users get help.',
  privacyUrl: 'Give the address of your privacy policy.',
};

/** Checks every field against its limits: filled where required, and not too long. */
export function checkLengths(check: ListingCheck): ListingFinding[] {
  return eachField(check, (field, limits) =>
    check.listing[field].trim() === ''
      ? missing(check, field, limits)
      : [...tooLong(check, field, limits), ...tooShort(check, field, limits)],
  );
}

/** Checks each text for control characters, space around it and HTML. */
export function checkPlainText(check: ListingCheck): ListingFinding[] {
  return eachField(check, (field, limits) =>
    check.listing[field].trim() === ''
      ? []
      : [
          ...controlCharacters(check, field, limits),
          ...invisibleCharacters(check, field, limits),
          ...surroundingSpace(check, field, limits),
          ...html(check, field),
        ],
  );
}

const FIELDS = [...new Set(LISTING_LIMITS.map((limit) => limit.field))];

function eachField(
  check: ListingCheck,
  rule: (field: ListingField, limits: readonly FieldLimit[]) => ListingFinding[],
): ListingFinding[] {
  return FIELDS.flatMap((field) => {
    const limits = fieldLimits(field, check.platforms);
    return limits.length === 0 ? [] : rule(field, limits);
  });
}

function missing(check: ListingCheck, field: ListingField, limits: readonly FieldLimit[]): ListingFinding[] {
  const required = limits.filter(
    (limit) => limit.required === 'always' || (limit.required === 'update' && check.isUpdate),
  );
  return perStores(required, () => 0).map(({ stores, source }) =>
    listingFinding(check, {
      rule: 'listing-missing',
      field,
      store: only(stores),
      ...(check.isBaseline
        ? {
            severity: 'note',
            title: fieldSays(field, stores, 'stays as it is in the store'),
            why: 'The imported texts do not include it, and upload tools skip empty fields.',
            fix: 'Nothing, unless this language is new.',
          }
        : {
            title: fieldSays(field, stores, `is missing${lacksHalf(check, field, stores)}`),
            why: `${named(stores)} ${stores.length === 1 ? 'asks' : 'ask'} for it before the app can be submitted.`,
            fix: WHAT_TO_WRITE[field] ?? 'Write one.',
          }),
      source,
    }),
  );
}

/** App Store Connect wants a language in both halves: the app's information and the version. */
function lacksHalf({ listing }: ListingCheck, field: ListingField, stores: readonly Platform[]): string {
  if (!stores.includes('ios')) return '';
  if (field === 'title' && listing.description.trim() !== '')
    return ', though this language has version texts';
  if (field === 'description' && listing.title.trim() !== '') return ', though this language has a name';
  return '';
}

function tooLong(check: ListingCheck, field: ListingField, limits: readonly FieldLimit[]): ListingFinding[] {
  const count = countCharacters(check.listing[field]);
  return perStores(
    limits.filter((limit) => count > limit.max),
    (limit) => limit.max,
  ).map(({ stores, source, limit }) =>
    listingFinding(check, {
      rule: 'listing-too-long',
      field,
      store: only(stores),
      title: fieldSays(field, stores, `has ${count} characters; the limit is ${limit.max}`),
      why: `${named(stores)} ${stores.length === 1 ? 'refuses' : 'refuse'} a longer text.`,
      fix: `Shorten it by ${countOf(count - limit.max, 'character')}.`,
      source,
    }),
  );
}

function tooShort(check: ListingCheck, field: ListingField, limits: readonly FieldLimit[]): ListingFinding[] {
  const count = countCharacters(check.listing[field]);
  return limits
    .filter((limit) => limit.min !== undefined && count < limit.min)
    .map((limit) =>
      listingFinding(check, {
        rule: 'listing-too-short',
        field,
        store: limit.store,
        title: fieldSays(
          field,
          [limit.store],
          `has ${countOf(count, 'character')}; the minimum is ${limit.min}`,
        ),
        why: `${named([limit.store])} refuses a shorter text.`,
        fix: 'Write more.',
        source: limit.source,
      }),
    );
}

function* controlCharacters(
  check: ListingCheck,
  field: ListingField,
  limits: readonly FieldLimit[],
): Generator<ListingFinding> {
  const isMultiline = limits.some((limit) => limit.isMultiline);
  const text = check.listing[field];
  if (!hasControlCharacters(text, isMultiline)) return;
  const stores = limits.map((limit) => limit.store);
  const isOnlyBroken = !hasControlCharacters(text, true);
  yield listingFinding(check, {
    rule: 'listing-control-characters',
    field,
    store: only(stores),
    ...(field === 'shortDescription' && isOnlyBroken
      ? {
          // Google Play has stored such texts (sources 1.2).
          severity: 'note',
          title: fieldSays(field, stores, 'contains a line break'),
          why: 'Google Play accepts it, but the text is meant to be one line.',
          fix: 'Write it in one line.',
          source: limits[0]?.source,
        }
      : {
          title: isMultiline
            ? fieldSays(field, stores, 'contains invisible control characters')
            : fieldSays(field, stores, 'contains a line break or invisible control characters'),
          why: 'The upload fails because of them. They often slip in when text is pasted from a document.',
          fix: 'Remove them.',
        }),
    // Keywords one to a line are meant as a list.
    fixedText: withoutControls(
      field === 'keywords' ? splitKeywords(text.replace(/[\r\n]+/g, ',')).join(',') : text,
      isMultiline,
    ),
  });
}

/** Fields in which an invisible character stops the upload or breaks the address. */
const STRICT_FIELDS: readonly ListingField[] = ['title', 'supportUrl', 'marketingUrl', 'privacyUrl'];
/** Written from right to left: marks of the direction are part of an honest text. */
const RIGHT_TO_LEFT = ['ar', 'he', 'fa', 'ur'];
/** Written without spaces: a zero-width space says where a line may break. */
const WITHOUT_SPACES = ['th', 'lo', 'km', 'my'];

/** Zero-width and direction marks: a blocker in App Store names and addresses, a warning in subtitle and keywords, else only worth knowing. */
function* invisibleCharacters(
  check: ListingCheck,
  field: ListingField,
  limits: readonly FieldLimit[],
): Generator<ListingFinding> {
  const text = check.listing[field];
  if (!hasInvisibleCharacters(text)) return;
  const language = languageOf(check.locale);
  const isOrdinary = RIGHT_TO_LEFT.includes(language) || WITHOUT_SPACES.includes(language);
  if (isOrdinary && !field.endsWith('Url')) return;
  const stores = limits.map((limit) => limit.store);
  const isStrict = STRICT_FIELDS.includes(field) && stores.includes('ios');
  yield listingFinding(check, {
    rule: 'listing-invisible-characters',
    field,
    store: isStrict ? 'ios' : only(stores),
    severity: isStrict ? 'blocker' : field === 'keywords' || field === 'subtitle' ? 'warning' : 'note',
    title: fieldSays(field, stores, 'contains invisible characters'),
    why: isStrict
      ? 'An upload with such a character in the name has been refused. They often slip in when text is pasted.'
      : 'They often slip in unseen when text is pasted from a document.',
    fix: 'Remove them.',
    fixedText: withoutInvisibleCharacters(text),
  });
}

/**
 * Reports space around a text. A single space at the end is allowed, because the publisher may still be typing. The
 * package is trimmed in any case; a user who copies the field by hand copies the space too, and supply would upload it
 * (sources 1.2).
 */
function* surroundingSpace(
  check: ListingCheck,
  field: ListingField,
  limits: readonly FieldLimit[],
): Generator<ListingFinding> {
  const text = check.listing[field];
  const trailing = text.length - text.trimEnd().length;
  if (text === text.trimStart() && trailing <= 1) return;
  const stores = limits.map((limit) => limit.store);
  yield listingFinding(check, {
    rule: 'listing-space',
    field,
    store: only(stores),
    title: fieldSays(field, stores, 'has spaces or line breaks around it'),
    why: 'Some tools send the text as it is; then they count and can push it over the limit.',
    fix: 'Remove them.',
    fixedText: text.trim(),
  });
}

/** An App Store description is plain text; promotional text and notes may not contain "<" at all (sources 1.1, 1.3). */
function* html(check: ListingCheck, field: ListingField): Generator<ListingFinding> {
  const text = check.listing[field];
  if (!check.platforms.includes('ios') || !textFieldsOf('ios').includes(field)) return;
  const tags = htmlOf(text);
  const isStrict = field === 'promotionalText' || field === 'releaseNotes';
  if (tags.length === 0 && !(isStrict && text.includes('<'))) return;
  yield listingFinding(check, {
    rule: 'listing-html',
    field,
    store: 'ios',
    severity: isStrict ? 'blocker' : 'warning',
    title:
      tags.length > 0
        ? fieldSays(field, ['ios'], `contains HTML: ${tags.slice(0, 3).join(' ')}`)
        : fieldSays(field, ['ios'], 'contains the character <'),
    why: isStrict
      ? 'App Store Connect refuses the character < in this field.'
      : 'The App Store shows the tags as plain text.',
    fix: 'Write plain text; line breaks are kept.',
  });
}

/** Groups limits with the same message, so that a rule of both stores gives one finding. */
function perStores(
  limits: readonly FieldLimit[],
  sameBy: (limit: FieldLimit) => number,
): { stores: Platform[]; source: RuleSource; limit: FieldLimit }[] {
  const groups = new Map<number, { stores: Platform[]; source: RuleSource; limit: FieldLimit }>();
  for (const limit of limits) {
    const group = groups.get(sameBy(limit));
    if (group) group.stores.push(limit.store);
    else groups.set(sameBy(limit), { stores: [limit.store], source: limit.source, limit });
  }
  return [...groups.values()];
}

function only(stores: readonly Platform[]): Platform | undefined {
  return stores.length === 1 ? stores[0] : undefined;
}

function named(stores: readonly Platform[]): string {
  return stores.length === 1 && stores[0] ? STORE_NAMES[stores[0]] : 'Both stores';
}
