import type { SkippedFile } from '@/model/skipped-file';
import { getNodeValue, type Node } from 'jsonc-parser';
import {
  isFrequencyQuestion,
  isYesNoQuestion,
  KIDS_AGE_BANDS,
  KOREA_OVERRIDES,
  RATING_OVERRIDES,
  type AppleQuestionId,
  type AppleRatingAnswers,
  type AppleRatingOptions,
  type Frequency,
} from '@/model/rating-answers';
import { parseJsonTree } from '@/readers/json-syntax';
import type { ReadRatings, ReadSet } from './set-contents';
import { positionAt } from '@/readers/text-position';
import type { Result } from '@/domain/result';
import { readText, type TreeFile } from './tree';

const RATING_FILE = /(?:^|\/)[^/]*(?:app_rating|rating_config|age_?rating)[^/]*\.json$/i;

/** Keys of older files, which fastlane still reads (sources 14.1). */
const OLDER_KEYS: Readonly<Record<string, AppleQuestionId>> = {
  CARTOON_FANTASY_VIOLENCE: 'violenceCartoonOrFantasy',
  REALISTIC_VIOLENCE: 'violenceRealistic',
  PROLONGED_GRAPHIC_SADISTIC_REALISTIC_VIOLENCE: 'violenceRealisticProlongedGraphicOrSadistic',
  PROFANITY_CRUDE_HUMOR: 'profanityOrCrudeHumor',
  MATURE_SUGGESTIVE: 'matureOrSuggestiveThemes',
  HORROR: 'horrorOrFearThemes',
  MEDICAL_TREATMENT_INFO: 'medicalOrTreatmentInformation',
  ALCOHOL_TOBACCO_DRUGS: 'alcoholTobaccoOrDrugUseOrReferences',
  GAMBLING: 'gamblingSimulated',
  SEXUAL_CONTENT_NUDITY: 'sexualContentOrNudity',
  GRAPHIC_SEXUAL_CONTENT_NUDITY: 'sexualContentGraphicAndNudity',
  UNRESTRICTED_WEB_ACCESS: 'unrestrictedWebAccess',
};

const FREQUENCIES: Readonly<Record<string, Frequency>> = {
  NONE: 'NONE',
  INFREQUENT: 'INFREQUENT',
  FREQUENT: 'FREQUENT',
  INFREQUENT_OR_MILD: 'INFREQUENT',
  FREQUENT_OR_INTENSE: 'FREQUENT',
};
/** The values of older files, by number. */
export const OLDER_FREQUENCIES: readonly Frequency[] = ['NONE', 'INFREQUENT', 'FREQUENT'];

/** The file with the age rating answers of a project: the one nearest to its root. */
export function ratingFileOf(paths: Iterable<string>, project: string): string | undefined {
  const folder = `${project}/`;
  const own: string[] = [];
  // The folder is compared first: a tree with a hundred projects is searched for each of them.
  for (const path of paths)
    if ((project === '' || path.startsWith(folder)) && RATING_FILE.test(path)) own.push(path);
  return own.sort((a, b) => a.split('/').length - b.split('/').length || (a < b ? -1 : 1))[0];
}

/** Reads the file that fastlane deliver takes as `app_rating_config_path` into the set. */
export async function readRatingFile(file: TreeFile, result: ReadSet): Promise<void> {
  const { path } = file;
  const content = await readText(file);
  if (!content.ok) {
    result.skipped.push({ path, reason: content.failure });
    return;
  }
  const root = parsedObject(content.value.text);
  if (root.ok) result.ratings = readRatingObject(root.value, path, result.skipped);
  else result.skipped.push({ path, reason: 'broken-config', detail: root.failure });
}

/** The tree of a JSON object, or what is wrong with the text. */
export function parsedObject(text: string): Result<Node> {
  const { root, error } = parseJsonTree(text);
  if (error) {
    const failure = `${error.message} in line ${positionAt(text, error.offset).line}`;
    return { ok: false, failure };
  }
  if (root?.type !== 'object') return { ok: false, failure: 'the file contains no object' };
  return { ok: true, value: root };
}

/** Reads the answers of the text of a file; nothing if it is not a JSON object. */
export function ratingsOfText(text: string, path: string): ReadRatings | undefined {
  const root = parsedObject(text);
  return root.ok ? readRatingObject(root.value, path, []) : undefined;
}

/**
 * Reads an object with Apple's age rating answers, in the names and spellings of Apple, EAS or an older fastlane.
 * @param skipped receives what was not understood; nothing is taken for it
 */
export function readRatingObject(object: Node, path: string, skipped: SkippedFile[]): ReadRatings {
  const ratings = { path, apple: {} as AppleRatingAnswers, options: {} as AppleRatingOptions, keys: {} };
  const keys: Record<string, { key: string; isNumber: boolean }> = ratings.keys;
  for (const property of object.children ?? []) {
    const [keyNode, valueNode] = property.children ?? [];
    if (!keyNode || !valueNode) continue;
    const key = String(keyNode.value);
    const value: unknown = getNodeValue(valueNode);
    const plainKey = key.replace(/^MZGenre\./, '');
    const older = Object.hasOwn(OLDER_KEYS, plainKey) ? OLDER_KEYS[plainKey] : undefined;
    const id = older ?? key;
    // Apple's own files have null for a question that nobody has answered.
    if (value === null) continue;
    if (takeAnswer(ratings.apple, id, value, older !== undefined)) {
      keys[id] = { key, isNumber: typeof value === 'number' };
    } else if (
      !takeOption(ratings.options, key, value) &&
      value !== false &&
      value !== 'NONE' &&
      value !== ''
    ) {
      skipped.push({ path, reason: 'unknown-answer', detail: `${key}: ${JSON.stringify(value)}` });
    }
  }
  return ratings;
}

function takeAnswer(answers: AppleRatingAnswers, id: string, value: unknown, isOlder: boolean): boolean {
  const number = isOlder && typeof value === 'number' ? value : undefined;
  if (isFrequencyQuestion(id)) {
    const frequency =
      number !== undefined
        ? OLDER_FREQUENCIES[number]
        : typeof value === 'string' && Object.hasOwn(FREQUENCIES, value)
          ? FREQUENCIES[value]
          : undefined;
    if (frequency === undefined) return false;
    answers[id] = frequency;
    return true;
  }
  if (!isYesNoQuestion(id)) return false;
  const answer = number === 0 || number === 1 ? number === 1 : value;
  if (typeof answer !== 'boolean') return false;
  answers[id] = answer;
  return true;
}

/** The older override takes part: its values are those of its successor, apart from 17+, which no longer exists. */
function takeOption(options: AppleRatingOptions, key: string, value: unknown): boolean {
  if (typeof value !== 'string') return false;
  switch (key) {
    case 'ageRatingOverrideV2':
    case 'ageRatingOverride': {
      const override = RATING_OVERRIDES.find((each) => each === value);
      if (override !== undefined && (key === 'ageRatingOverrideV2' || options.override === undefined))
        options.override = override;
      return override !== undefined;
    }
    case 'koreaAgeRatingOverride': {
      const korea = KOREA_OVERRIDES.find((each) => each === value);
      if (korea !== undefined) options.koreaOverride = korea;
      return korea !== undefined;
    }
    case 'kidsAgeBand': {
      const band = KIDS_AGE_BANDS.find((each) => each === value);
      if (band !== undefined) options.kidsAgeBand = band;
      return band !== undefined;
    }
    case 'gracRatingClassificationNumber':
      if (value.trim() !== '') options.koreaNumber = value.trim();
      return true;
    case 'developerAgeRatingInfoUrl':
      if (value.trim() !== '') options.infoUrl = value.trim();
      return true;
    default:
      return false;
  }
}
