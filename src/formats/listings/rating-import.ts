import type { SkippedFile } from '@/model/skipped-file';
import { findNodeAtLocation } from 'jsonc-parser';
import type { AppleRatingAnswers, AppleRatingOptions } from '@/model/rating-answers';
import type { Result } from '@/domain/result';
import { parsedObject, readRatingObject } from '../parts/rating-json';

/** Answers for Apple's age rating that were read from one file. */
export interface RatingImport {
  apple: AppleRatingAnswers;
  options: AppleRatingOptions;
  /** Entries that were not understood and therefore not taken, e.g. `lootBox: "often"`. */
  skipped: string[];
}

/** Longer texts are not parsed: a rating config has about 1 KB, a `store.config.json` some 100. */
const LONGEST_TEXT = 2_000_000;
const WHICH_FILE =
  'Choose the rating config of fastlane (app_rating_config.json) or store.config.json of EAS Metadata.';

/** Reads fastlane's rating config, or the `advisory` of `store.config.json`. Takes nothing from any other file. */
export function readRatingImport(text: string): Result<RatingImport> {
  if (text.length > LONGEST_TEXT)
    return { ok: false, failure: `The file is too large for age rating answers. ${WHICH_FILE}` };
  const parsed = parsedObject(text.replace(/^\uFEFF/, ''));
  if (!parsed.ok)
    return { ok: false, failure: `The file cannot be read as JSON: ${parsed.failure}. ${WHICH_FILE}` };
  const root = parsed.value;
  const advisory = findNodeAtLocation(root, ['apple', 'advisory']);
  if (!advisory && findNodeAtLocation(root, ['apple']))
    return {
      ok: false,
      failure: 'This store.config.json has no age rating answers, which would be in apple.advisory.',
    };
  const unknown: SkippedFile[] = [];
  const { apple, options } = readRatingObject(
    advisory?.type === 'object' ? advisory : root,
    'the file',
    unknown,
  );
  if (Object.keys(apple).length === 0)
    return { ok: false, failure: `The file has no age rating answer of Apple. ${WHICH_FILE}` };
  return { ok: true, value: { apple, options, skipped: unknown.flatMap(({ detail }) => detail ?? []) } };
}
