import { checkLanguages } from '@/checks/languages/check-languages';
import type { ScoreLanguage } from '@/checks/languages/languages';
import { checkListing } from '@/checks/listing/check-listing';
import { PLATFORMS } from '@/model/app';
import { EMPTY_DETAILS } from '@/model/draft';
import { EMPTY_LISTING, type ListingField } from '@/model/listing';

/** One text of a listing outside a draft, with the text that it was made from. */
export interface LooseText {
  field: ListingField;
  text: string;
  locale: string;
  from: string;
  fromLocale: string;
}

/** Titles of what the listing check refuses or newly warns about in a text that is in no draft. */
export function looseTextRules(
  { field, text, locale, from, fromLocale }: LooseText,
  score?: ScoreLanguage,
): string[] {
  const found = (each: string, code: string) =>
    checkListing(
      { ...EMPTY_LISTING, [field]: each },
      { locale: code, platforms: PLATFORMS, isUpdate: true },
    ).filter(({ subject }) => subject.field === field);
  const known = new Set(found(from, fromLocale).map(({ rule }) => rule));
  const ofLanguage =
    locale === fromLocale
      ? []
      : checkLanguages(
          {
            listings: {
              [fromLocale]: { ...EMPTY_LISTING, [field]: from },
              [locale]: { ...EMPTY_LISTING, [field]: text },
            },
            defaultLocale: fromLocale,
            platform: 'both',
            builds: [],
            details: EMPTY_DETAILS,
            images: [],
          },
          score,
        ).filter(({ subject }) => subject.locale === locale);
  return [
    ...ofLanguage,
    ...found(text, locale).filter(
      ({ rule, severity }) => severity === 'blocker' || (severity === 'warning' && !known.has(rule)),
    ),
  ].map(({ title }) => `${title}.`);
}
