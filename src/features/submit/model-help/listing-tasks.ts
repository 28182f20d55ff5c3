import { platformsOf } from '@/model/app';
import type { DraftContent, SubmissionDraft } from '@/model/draft';
import type { ListingField } from '@/model/listing';
import { checkLanguages } from '@/checks/languages/check-languages';
import type { ScoreLanguage } from '@/checks/languages/languages';
import type { ListingFinding } from '@/checks/listing/check-listing';
import { countCharacters, fieldLimits } from '@/domain/listings/limits';
import { productLocale } from '@/domain/locales/product-locales';
import type { TextTask } from '@/domain/proposals/text-task';
import { FIELD_LABELS } from '@/domain/submissions/field-labels';
import { listingFindings, findingsOf } from '../listing/listing-findings';
import { listingOf, localesOf, setListingText } from '../wizard/draft-changes';

/** The texts that a model may write. The name is the app's own, and addresses are no texts. */
export const MODEL_FIELDS = [
  'subtitle',
  'shortDescription',
  'description',
  'keywords',
  'releaseNotes',
  'promotionalText',
] as const satisfies readonly ListingField[];
type ModelField = (typeof MODEL_FIELDS)[number];

/** The place of a text: the name of its control. */
export function listingPlace(locale: string, field: ModelField): string {
  return `listings/${locale}/${field}`;
}

/** The language and field of a place; undefined for the place of another text. */
export function placeOf(place: string): { locale: string; field: ModelField } | undefined {
  const [kind, locale = '', name] = place.split('/');
  const field = MODEL_FIELDS.find((each) => each === name);
  return kind === 'listings' && field !== undefined ? { locale, field } : undefined;
}

/** The present text of a place. */
export function textIn(draft: DraftContent, place: string): string {
  const found = placeOf(place);
  return found ? listingOf(draft, found.locale)[found.field] : '';
}

/** The fields that a store of the draft has. */
function fieldsOf({ platform }: Pick<DraftContent, 'platform'>): ModelField[] {
  return MODEL_FIELDS.filter((field) => limitOf({ platform }, field) !== undefined);
}

/** Most characters that all stores of the draft take. */
function limitOf({ platform }: Pick<DraftContent, 'platform'>, field: ModelField): number | undefined {
  const limits = fieldLimits(field, platformsOf(platform)).map(({ max }) => max);
  return limits.length === 0 ? undefined : Math.min(...limits);
}

export function labelOfPlace(place: string): string {
  const found = placeOf(place);
  return found
    ? `${FIELD_LABELS[found.field]} in ${productLocale(found.locale)?.name ?? found.locale}`
    : place;
}

function taskFor(
  draft: DraftContent,
  { locale, field }: { locale: string; field: ModelField },
  rest: Pick<TextTask, 'kind' | 'from' | 'fromLocale'>,
): TextTask {
  const place = listingPlace(locale, field);
  const name = listingOf(draft, draft.defaultLocale).title.trim();
  const limit = limitOf(draft, field);
  return {
    ...rest,
    place,
    label: labelOfPlace(place),
    locale,
    ...(limit !== undefined && { limit }),
    ...(name !== '' && rest.from.includes(name) && { keep: [name] }),
  };
}

/** Translations of the main language's texts into another one. */
export function translations(draft: DraftContent, locale: string): TextTask[] {
  const main = listingOf(draft, draft.defaultLocale);
  return fieldsOf(draft)
    .filter((field) => main[field].trim() !== '')
    .map((field) =>
      taskFor(
        draft,
        { locale, field },
        {
          kind: 'translate',
          from: main[field],
          fromLocale: draft.defaultLocale,
        },
      ),
    );
}

/** Translations into every language of a draft, only of texts that are empty there. */
export function missingTranslations(draft: DraftContent): TextTask[] {
  return localesOf(draft)
    .slice(1)
    .flatMap((locale) =>
      translations(draft, locale).filter((task) => textIn(draft, task.place).trim() === ''),
    );
}

/** Texts of a language that are longer than a store takes. */
export function tooLong(draft: DraftContent, locale: string): TextTask[] {
  const listing = listingOf(draft, locale);
  return fieldsOf(draft)
    .filter((field) => countCharacters(listing[field]) > (limitOf(draft, field) ?? Infinity))
    .map((field) =>
      taskFor(draft, { locale, field }, { kind: 'shorten', from: listing[field], fromLocale: locale }),
    );
}

/** Release notes from a list of changes. */
export function releaseNotes(draft: DraftContent, locale: string, changes: string): TextTask {
  return taskFor(
    draft,
    { locale, field: 'releaseNotes' },
    {
      kind: 'release-notes',
      from: changes.trim(),
      fromLocale: locale,
    },
  );
}

/**
 * Titles of the findings against a text in a place: each blocker, and each warning that neither the present text nor
 * the one in the main language has.
 */
export function listingRules(
  draft: SubmissionDraft,
  place: string,
  text: string,
  score?: ScoreLanguage,
): string[] {
  const found = placeOf(place);
  if (!found || !draft.listings[found.locale]) return ['This language is no longer in the draft.'];
  const { locale, field } = found;
  const of = (each: DraftContent, code: string) => findingsOf(listingFindings(each, code), field);
  const key = ({ rule }: ListingFinding) => rule;
  const known = new Set([...of(draft, locale), ...of(draft, draft.defaultLocale)].map(key));
  const changed = setListingText(locale, field, text)(draft);
  const ofLanguage = checkLanguages(changed, score, []).filter(
    ({ subject }) => subject.locale === locale && subject.field === field,
  );
  if (ofLanguage.length > 0) return ofLanguage.map(({ title }) => `${title}.`);
  return of(changed, locale)
    .filter((each) => each.severity === 'blocker' || (each.severity === 'warning' && !known.has(key(each))))
    .map(({ title }) => `${title}.`);
}

/** A text that an assistant writes on its own. */
export function assistTask(draft: DraftContent, locale: string, field: ModelField): TextTask {
  const from = listingOf(draft, locale)[field];
  return taskFor(draft, { locale, field }, { kind: 'assist', from, fromLocale: locale });
}
