import { applyEdits, modify, type FormattingOptions, type JSONPath } from 'jsonc-parser';
import { easAdvisory, EAS_FREQUENCIES, NOT_IN_EAS } from '@/domain/packages/rating-config';
import {
  FREQUENCY_QUESTIONS,
  YES_NO_QUESTIONS,
  type AppleRatingOptions,
  type RatingAnswers,
} from '@/domain/ratings/rating-answers';
import type { ChangedFiles, ChangeScope } from './change-scope';
import { OLDER_FREQUENCIES, ratingFileOf, ratingsOfText, type ReadRatings } from './rating-json';

/** An edit of a JSON file: undefined removes the value. */
export type JsonEdit = [path: JSONPath, value: unknown];

/** The indentation and line ends of a JSON text, for edits that look like the rest of it. */
export function formattingOf(text: string): FormattingOptions {
  const indent = /\n([ \t]+)"/.exec(text)?.[1] ?? '  ';
  return {
    insertSpaces: !indent.startsWith('\t'),
    tabSize: indent.startsWith('\t') ? 1 : indent.length,
    eol: text.includes('\r\n') ? '\r\n' : '\n',
  };
}

/** Applies edits one after the other; everything else keeps its place and its formatting. */
export function withEdits(text: string, edits: readonly JsonEdit[]): string {
  const formattingOptions = formattingOf(text);
  return edits.reduce(
    (json, [path, value]) => applyEdits(json, modify(json, path, value, { formattingOptions })),
    text,
  );
}

/** The rating file of fastlane deliver with the changed answers. */
export function changedRatingFile({ draft, source, originals, paths }: ChangeScope): ChangedFiles {
  const path = source.store === 'ios' ? ratingFileOf(paths, '') : undefined;
  const bytes = path === undefined ? undefined : originals.get(path);
  if (path === undefined || !bytes || !draft.ratings) return { changes: [], notes: [] };
  const raw = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const mark = raw.startsWith('\uFEFF') ? '\uFEFF' : '';
  const text = raw.slice(mark.length);
  const before = ratingsOfText(text, path);
  if (!before) return { changes: [], notes: [] };
  const changed = withEdits(text, [
    ...answerEdits(draft.ratings, before, 'apple'),
    ...optionEdits(draft.ratings.options, before.options),
  ]);
  return {
    changes:
      changed === text
        ? []
        : [{ kind: 'write', path, content: new TextEncoder().encode(mark + changed), isNew: false }],
    notes: [],
  };
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
