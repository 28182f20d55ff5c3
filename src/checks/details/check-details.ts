import type { Platform } from '@/model/app';
import type { SubmissionDetails } from '@/model/draft';
import type { Finding, FindingSubject } from '@/model/finding';
import { findingOf, foundBy, type AnyFamily } from '@/domain/findings';
import { CATEGORIES } from './categories';
import { CONTACTS } from './contacts';
import { COPYRIGHT } from './copyright';
import type { DetailsCheck, DetailsFound } from './details-check';
import { DEVELOPER_NAME } from './developer-name';
import { DEMO_ACCOUNT, REVIEW_NOTES_LENGTH } from './review-access';

/** A finding about one of the details that a store asks for once. */
export interface DetailsFinding extends Finding {
  subject: FindingSubject & { field: keyof SubmissionDetails };
  /** The whole value with this one problem fixed, where no word is lost by it; see losslessFix. */
  fixedText?: string;
}

/** The rules about the details, in the order of their findings. */
export const DETAILS_RULES = [
  COPYRIGHT,
  CATEGORIES,
  DEVELOPER_NAME,
  CONTACTS,
  DEMO_ACCOUNT,
  REVIEW_NOTES_LENGTH,
] as const;

type Family = AnyFamily<DetailsCheck, DetailsFound & { rule: string }>;

/**
 * Checks the details that the stores ask for once: copyright, categories, contacts, review access (sources 1.1, 1.3).
 */
export function checkDetails(
  details: SubmissionDetails,
  { platforms, locale, today }: Pick<DetailsCheck, 'locale' | 'today'> & { platforms: readonly Platform[] },
): DetailsFinding[] {
  const families: Record<Platform, readonly Family[]> = {
    ios: [COPYRIGHT, CATEGORIES, CONTACTS, DEMO_ACCOUNT, REVIEW_NOTES_LENGTH],
    // Both stores have one account; its findings are listed once.
    android: [DEVELOPER_NAME, CONTACTS, ...(platforms.includes('ios') ? [] : [DEMO_ACCOUNT])],
  };
  return (['ios', 'android'] as const)
    .filter((store) => platforms.includes(store))
    .flatMap((store) =>
      families[store].flatMap((family) => [
        ...foundBy(
          family,
          { details, store, locale, today },
          (rule, { field, fixedText, rule: id, ...found }): DetailsFinding => ({
            ...findingOf(id, rule, {
              ...found,
              area: 'listing',
              where: 'listing',
              subject: { store, field },
            }),
            subject: { store, field },
            ...(fixedText !== undefined && { fixedText }),
          }),
        ),
      ]),
    );
}
