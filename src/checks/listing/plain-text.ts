import { fieldSays, textFieldsOf } from '@/domain/listings/field-label';
import { splitKeywords } from '@/domain/listings/keyword-list';
import type { FieldLimit } from '@/domain/listings/limits';
import type { ListingField } from '@/model/listing';
import {
  hasControlCharacters,
  hasInvisibleCharacters,
  htmlOf,
  withoutControls,
  withoutInvisibleCharacters,
} from '@/domain/listings/text-shape';
import { languageOf } from '@/domain/locales/product-locales';
import { APPLE, TOOLS } from 'virtual:catalog/sources';
import { defineFamily, type Rule } from '../define-rule';
import { eachField, only } from './each-field';
import type { ListingCheck, ListingFound } from './listing-check';

const RULES = {
  'listing-control-characters': {
    title: 'Control characters',
    severity: 'blocker',
    source: TOOLS.controlCharacters,
    checked: '2026-11-20',
    effort: 'texts',
    why: 'The upload fails because of them. They often slip in when text is pasted from a document.',
    fix: 'Remove them.',
    examples: {
      fires: { subtitle: 'Calm notes\u0007 before you sleep' },
      holds: { subtitle: 'Calm notes before you sleep' },
    },
  },
  'listing-invisible-characters': {
    title: 'Invisible characters',
    severity: 'note',
    source: TOOLS.controlCharacters,
    checked: '2026-11-20',
    effort: 'texts',
    why: 'They often slip in unseen when text is pasted from a document.',
    fix: 'Remove them.',
    examples: { fires: { title: 'Lantern\u200B Journal' }, holds: { title: 'Lantern Journal' } },
  },
  'listing-space': {
    title: 'Space around a text',
    severity: 'note',
    source: TOOLS.supply,
    checked: '2026-11-20',
    effort: 'texts',
    why: 'Some tools send the text unchanged; then they count and can push it over the limit.',
    fix: 'Remove them.',
    examples: { fires: { title: ' Lantern' }, holds: { title: 'Lantern' } },
  },
  'listing-html': {
    title: 'HTML in a plain text',
    severity: 'warning',
    source: APPLE.versionInfo,
    checked: '2026-11-20',
    effort: 'texts',
    why: 'The stores show the tags as plain text.',
    fix: 'Write plain text; line breaks are kept.',
    examples: {
      fires: { description: 'Write <b>three lines</b> each evening.' },
      holds: { description: 'Write three lines each evening.' },
    },
  },
} satisfies Record<string, Rule>;

/** Characters and marks that do not belong into a text. */
export const PLAIN_TEXT = defineFamily({ rules: RULES, check: checkPlainText });

type Found = ListingFound & { rule: keyof typeof RULES };

/** Checks each text for control characters, space around it and HTML. */
function checkPlainText(check: ListingCheck): Found[] {
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

function* controlCharacters(
  check: ListingCheck,
  field: ListingField,
  limits: readonly FieldLimit[],
): Generator<Found> {
  const isMultiline = limits.some((limit) => limit.isMultiline);
  const text = check.listing[field];
  if (!hasControlCharacters(text, isMultiline)) return;
  const stores = limits.map((limit) => limit.store);
  const isOnlyBroken = !hasControlCharacters(text, true);
  yield {
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
  };
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
): Generator<Found> {
  const text = check.listing[field];
  if (!hasInvisibleCharacters(text)) return;
  const language = languageOf(check.locale);
  const isOrdinary = RIGHT_TO_LEFT.includes(language) || WITHOUT_SPACES.includes(language);
  if (isOrdinary && !field.endsWith('Url')) return;
  const stores = limits.map((limit) => limit.store);
  const isStrict = STRICT_FIELDS.includes(field) && stores.includes('ios');
  yield {
    rule: 'listing-invisible-characters',
    field,
    store: isStrict ? 'ios' : only(stores),
    severity: isStrict ? 'blocker' : field === 'keywords' || field === 'subtitle' ? 'warning' : 'note',
    title: fieldSays(field, stores, 'contains invisible characters'),
    why: isStrict
      ? 'An upload with such a character in the name has been refused. They often slip in when text is pasted.'
      : 'They often slip in unseen when text is pasted from a document.',
    fixedText: withoutInvisibleCharacters(text),
  };
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
): Generator<Found> {
  const text = check.listing[field];
  const trailing = text.length - text.trimEnd().length;
  if (text === text.trimStart() && trailing <= 1) return;
  const stores = limits.map((limit) => limit.store);
  yield {
    rule: 'listing-space',
    field,
    store: only(stores),
    title: fieldSays(field, stores, 'has spaces or line breaks around it'),
    fixedText: text.trim(),
  };
}

/** Google Play renders some tags of a full description, and none of these. */
const PLAIN_ON_PLAY: readonly ListingField[] = ['title', 'shortDescription'];

/** An App Store description is plain text; promotional text and notes may not contain "<" at all (sources 1.1, 1.3). */
function* html(check: ListingCheck, field: ListingField): Generator<Found> {
  const text = check.listing[field];
  const tags = htmlOf(text);
  if (check.platforms.includes('android') && PLAIN_ON_PLAY.includes(field) && tags.length > 0)
    yield {
      rule: 'listing-html',
      field,
      store: 'android',
      title: fieldSays(field, ['android'], `contains HTML: ${tags.slice(0, 3).join(' ')}`),
      why: 'Google Play shows the tags of this field as plain text.',
    };
  if (!check.platforms.includes('ios') || !textFieldsOf('ios').includes(field)) return;
  const isStrict = field === 'promotionalText' || field === 'releaseNotes';
  if (tags.length === 0 && !(isStrict && text.includes('<'))) return;
  yield {
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
  };
}
