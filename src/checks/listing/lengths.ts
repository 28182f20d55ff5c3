import type { Platform } from '@/model/app';
import { fieldSays } from '@/domain/listings/field-label';
import { countCharacters, type FieldLimit } from '@/domain/listings/limits';
import type { ListingField } from '@/model/listing';
import type { RuleSource } from '@/model/finding';
import { APPLE } from 'virtual:catalog/sources';
import { countOf } from '@/domain/texts';
import { defineFamily, type Rule } from '../define-rule';
import { eachField, only } from './each-field';
import type { ListingCheck, ListingFound } from './listing-check';

const RULES = {
  'listing-missing': {
    title: 'Required text missing',
    severity: 'blocker',
    source: APPLE.appInfo,
    checked: '2026-11-20',
    effort: 'texts',
    isMissing: true,
    why: 'The store asks for it before the app can be submitted.',
    fix: 'Write one.',
    examples: { fires: { description: '' }, holds: { description: 'Write three lines each evening.' } },
  },
  'listing-too-long': {
    title: 'Text over its limit',
    severity: 'blocker',
    source: APPLE.appInfo,
    checked: '2026-11-20',
    effort: 'texts',
    why: 'The store refuses a longer text.',
    fix: 'Shorten it.',
    examples: {
      fires: { title: 'Lantern: the evening journal for calm nights' },
      holds: { title: 'Lantern: Evening Journal' },
    },
  },
  'listing-too-short': {
    title: 'Text under its minimum',
    severity: 'blocker',
    source: APPLE.appInfo,
    checked: '2026-11-20',
    effort: 'texts',
    why: 'The store refuses a shorter text.',
    fix: 'Write more.',
    examples: { fires: { title: 'L' }, holds: { title: 'Lantern' } },
  },
} satisfies Record<string, Rule>;

/** Each field against its limits: filled where required, and neither too long nor too short. */
export const LENGTHS = defineFamily({ rules: RULES, check: checkLengths });

type Found = ListingFound & { rule: keyof typeof RULES };

const STORE_NAMES: Record<Platform, string> = { ios: 'The App Store', android: 'Google Play' };

/** Advice for a required text that is missing. */
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
function checkLengths(check: ListingCheck): Found[] {
  return eachField(check, (field, limits) =>
    check.listing[field].trim() === ''
      ? missing(check, field, limits)
      : [...tooLong(check, field, limits), ...tooShort(check, field, limits)],
  );
}

/** The one text of an update that the App Store does not keep; Google Play does (sources 1.1, 1.3). */
const NOTES_START_EMPTY =
  'A new App Store version starts without notes in every language, and can’t be submitted until each has some.';

function missing(check: ListingCheck, field: ListingField, limits: readonly FieldLimit[]): Found[] {
  const required = limits.filter(
    (limit) => limit.required === 'always' || (limit.required === 'update' && check.isUpdate),
  );
  return perStores(required, () => 0).map(({ stores, source }) => ({
    rule: 'listing-missing',
    field,
    store: only(stores),
    ...(check.isBaseline && field === 'releaseNotes'
      ? {
          // Whether somebody writes them in App Store Connect is unknown here.
          severity: 'warning',
          title: fieldSays(field, stores, 'is missing in this language'),
          why: NOTES_START_EMPTY,
          fix: 'Say what has changed in this version.',
        }
      : check.isBaseline
        ? {
            severity: 'note',
            title: fieldSays(field, stores, 'stays unchanged in the store'),
            why: 'The imported texts do not include it, and upload tools skip empty fields.',
            fix: 'Nothing, unless this language is new.',
          }
        : {
            title: fieldSays(field, stores, `is missing${lacksHalf(check, field, stores)}`),
            why: `${named(stores)} ${stores.length === 1 ? 'asks' : 'ask'} for it before the app can be submitted.`,
            fix: WHAT_TO_WRITE[field] ?? 'Write one.',
          }),
    source,
  }));
}

/** App Store Connect wants a language in both halves: the app's information and the version. */
function lacksHalf({ listing }: ListingCheck, field: ListingField, stores: readonly Platform[]): string {
  if (!stores.includes('ios')) return '';
  if (field === 'title' && listing.description.trim() !== '')
    return ', though this language has version texts';
  if (field === 'description' && listing.title.trim() !== '') return ', though this language has a name';
  return '';
}

function tooLong(check: ListingCheck, field: ListingField, limits: readonly FieldLimit[]): Found[] {
  const count = countCharacters(check.listing[field]);
  return perStores(
    limits.filter((limit) => count > limit.max),
    (limit) => limit.max,
  ).map(({ stores, source, limit }) => ({
    rule: 'listing-too-long',
    field,
    store: only(stores),
    title: fieldSays(field, stores, `has ${count} characters; the limit is ${limit.max}`),
    why: `${named(stores)} ${stores.length === 1 ? 'refuses' : 'refuse'} a longer text.`,
    fix: `Shorten it by ${countOf(count - limit.max, 'character')}.`,
    source,
  }));
}

function tooShort(check: ListingCheck, field: ListingField, limits: readonly FieldLimit[]): Found[] {
  const count = countCharacters(check.listing[field]);
  return limits
    .filter((limit) => limit.min !== undefined && count < limit.min)
    .map((limit) => ({
      rule: 'listing-too-short',
      field,
      store: limit.store,
      title: fieldSays(
        field,
        [limit.store],
        `has ${countOf(count, 'character')}; the minimum is ${limit.min}`,
      ),
      why: `${named([limit.store])} refuses a shorter text.`,
      source: limit.source,
    }));
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

function named(stores: readonly Platform[]): string {
  return stores.length === 1 && stores[0] ? STORE_NAMES[stores[0]] : 'Both stores';
}
