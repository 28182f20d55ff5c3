import { completeAppleAnswers } from '@/domain/ratings/apple-answers';
import {
  FREQUENCY_QUESTIONS,
  YES_NO_QUESTIONS,
  type AppleRatingOptions,
  type Frequency,
  type KoreaOverride,
  type RatingAnswers,
} from '@/model/rating-answers';

/** Path of the printable sheet with the age rating answers of both stores. */
export const RATING_SHEET_PATH = 'age-ratings.html';

/** Questions that the schema of EAS refuses (sources 14.1). */
export const NOT_IN_EAS: readonly string[] = ['socialMedia', 'socialMediaAgeRestricted'];

/** Spellings of the schema of EAS, which Apple still accepts. */
export const EAS_FREQUENCIES: Record<Frequency, string> = {
  NONE: 'NONE',
  INFREQUENT: 'INFREQUENT_OR_MILD',
  FREQUENT: 'FREQUENT_OR_INTENSE',
};

const EAS_KOREA_OVERRIDES: readonly (KoreaOverride | undefined)[] = ['FIFTEEN_PLUS', 'NINETEEN_PLUS'];

/**
 * Makes the age rating answers as fastlane sends them to Apple. Undefined until every question is answered, because
 * Apple refuses a part of them. The questions about social media are newer than fastlane, which passes them on.
 */
export function deliverRatingConfig({ apple, options }: RatingAnswers): Record<string, unknown> | undefined {
  const answers = completeAppleAnswers(apple);
  if (!answers) return undefined;
  const koreaNumber = options.koreaNumber?.trim() ?? '';
  return {
    ...Object.fromEntries([...FREQUENCY_QUESTIONS, ...YES_NO_QUESTIONS].map((id) => [id, answers[id]])),
    ageRatingOverrideV2: options.override ?? 'NONE',
    koreaAgeRatingOverride: options.koreaOverride ?? 'NONE',
    ...(koreaNumber !== '' && { gracRatingClassificationNumber: koreaNumber }),
    kidsAgeBand: options.kidsAgeBand ?? null,
    developerAgeRatingInfoUrl: infoUrlOf(options),
  };
}

/** The `advisory` of `store.config.json`, and what its schema has no place for. */
export interface EasAdvisory {
  advisory: Record<string, unknown>;
  /** Entries to make in App Store Connect, in words for the publisher. */
  notes: string[];
}

/** Makes the same answers for EAS Metadata, without those that its schema refuses. Undefined until all are answered. */
export function easAdvisory({ apple, options }: RatingAnswers): EasAdvisory | undefined {
  const answers = completeAppleAnswers(apple);
  if (!answers) return undefined;
  const { override, koreaOverride } = options;
  const infoUrl = infoUrlOf(options);
  const korea = EAS_KOREA_OVERRIDES.includes(koreaOverride) ? koreaOverride : undefined;
  return {
    advisory: {
      ...Object.fromEntries(FREQUENCY_QUESTIONS.map((id) => [id, EAS_FREQUENCIES[answers[id]]])),
      ...Object.fromEntries(
        YES_NO_QUESTIONS.filter((id) => !NOT_IN_EAS.includes(id)).map((id) => [id, answers[id]]),
      ),
      kidsAgeBand: options.kidsAgeBand ?? null,
      // Required by the schema, and never sent together with its successor.
      ageRatingOverride: override === 'UNRATED' ? 'UNRATED' : 'NONE',
      koreaAgeRatingOverride: korea ?? 'NONE',
      ...(infoUrl !== null && { developerAgeRatingInfoUrl: infoUrl }),
    },
    notes: [
      'EAS Metadata: its format has no place for the two age rating questions about social media. Answer them in App Store Connect.',
      ...(override !== undefined && override !== 'UNRATED'
        ? ['EAS Metadata: choose the higher age rating in App Store Connect.']
        : []),
      ...(koreaOverride !== korea || (options.koreaNumber?.trim() ?? '') !== ''
        ? ['EAS Metadata: enter the age rating of South Korea in App Store Connect.']
        : []),
    ],
  };
}

function infoUrlOf({ infoUrl = '' }: AppleRatingOptions): string | null {
  return infoUrl.trim() === '' ? null : infoUrl.trim();
}
