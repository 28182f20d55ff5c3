import { easAdvisory, EAS_FREQUENCIES, NOT_IN_EAS } from './rating-config';
import {
  FREQUENCY_QUESTIONS,
  YES_NO_QUESTIONS,
  type AppleRatingOptions,
  type RatingAnswers,
} from '@/model/rating-answers';
import type { ChangedFiles, ChangeScope } from './change-scope';
import { changedJson, type JsonEdit } from './json-edits';
import { OLDER_FREQUENCIES, ratingFileOf, ratingsOfText } from './rating-json';
import type { ReadRatings } from './set-contents';

/** The rating file of fastlane deliver with the changed answers. */
export function changedRatingFile({ draft, source, originals, paths }: ChangeScope): ChangedFiles {
  const path = source.store === 'ios' ? ratingFileOf(paths, '') : undefined;
  const bytes = path === undefined ? undefined : originals.get(path);
  const { ratings } = draft;
  if (path === undefined || !bytes || !ratings) return { changes: [], notes: [] };
  const changes = changedJson(path, bytes, (text) => {
    const before = ratingsOfText(text, path);
    return before
      ? [...answerEdits(ratings, before, 'apple'), ...optionEdits(ratings.options, before.options)]
      : [];
  });
  return { changes, notes: [] };
}

/**
 * Edits for the `advisory` of `store.config.json`. A config without one gets it once all questions are answered, because
 * the schema refuses a part of it.
 * @param before what the config contains; undefined where it has no advisory
 */
export function advisoryEdits(
  ratings: RatingAnswers | undefined,
  before: ReadRatings | undefined,
): JsonEdit[] {
  if (!ratings) return [];
  const at = (edits: readonly JsonEdit[]): JsonEdit[] =>
    edits.map(([path, value]) => [['apple', 'advisory', ...path], value]);
  if (before) return at(answerEdits(ratings, before, 'eas'));
  const advisory = easAdvisory(ratings)?.advisory;
  return advisory ? [[['apple', 'advisory'], advisory]] : [];
}

function answerEdits({ apple }: RatingAnswers, before: ReadRatings, spelling: 'apple' | 'eas'): JsonEdit[] {
  return [...FREQUENCY_QUESTIONS, ...YES_NO_QUESTIONS].flatMap((id): JsonEdit[] => {
    const now = apple[id];
    if (now === undefined || now === before.apple[id]) return [];
    if (spelling === 'eas' && NOT_IN_EAS.includes(id)) return [];
    const { key, isNumber } = before.keys[id] ?? { key: id, isNumber: false };
    if (typeof now === 'boolean') return [[[key], isNumber ? Number(now) : now]];
    if (isNumber) return [[[key], OLDER_FREQUENCIES.indexOf(now)]];
    return [[[key], spelling === 'eas' ? EAS_FREQUENCIES[now] : now]];
  });
}

function optionEdits(now: AppleRatingOptions, before: AppleRatingOptions): JsonEdit[] {
  const edit = (key: string, value: string | undefined, old: string | undefined, none: string | null) =>
    (value ?? '') === (old ?? '')
      ? []
      : [[[key], value === undefined || value === '' ? none : value] satisfies JsonEdit];
  return [
    ...edit('ageRatingOverrideV2', now.override, before.override, 'NONE'),
    // The two overrides are never sent together.
    ...(now.override !== before.override ? [[['ageRatingOverride'], undefined] satisfies JsonEdit] : []),
    ...edit('koreaAgeRatingOverride', now.koreaOverride, before.koreaOverride, 'NONE'),
    ...edit('gracRatingClassificationNumber', now.koreaNumber?.trim(), before.koreaNumber, null),
    ...edit('kidsAgeBand', now.kidsAgeBand, before.kidsAgeBand, null),
    ...edit('developerAgeRatingInfoUrl', now.infoUrl?.trim(), before.infoUrl, null),
  ];
}
