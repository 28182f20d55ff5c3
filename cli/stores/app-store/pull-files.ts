import { appleCategoryChoice } from '@/domain/stores/apple-categories';
import { likeliestSlot, SCREENSHOT_SLOTS } from '@/domain/screenshots/slots';
import { capitalized } from '@/domain/texts';
import { TOOL_LAYOUT } from '@/formats/parts/package-layout';
import { deliverRatingConfig } from '@/formats/parts/rating-config';
import { ratingsOfText } from '@/formats/parts/rating-json';
import type { DetailField, SubmissionDraft } from '@/model/draft';
import { NO_RATING_ANSWERS, type RatingAnswers } from '@/model/rating-answers';
import type { PullOptions, PullResult } from '../core/store-side';
import { pullProject } from '../project/pull-project';
import { isTaken, type ContentPull } from '../project/pulled-content';
import {
  CATEGORIES,
  COPYRIGHT,
  DETAILS,
  RATING,
  RATING_NAMES,
  RATING_OPTIONS,
  REVIEW_FIELDS,
} from './fields';
import type { AppStoreLive } from './live';
import { mediaParts, setLabel } from './media';
import { setOf } from './wanted';

type AppStorePull = ContentPull & PullOptions<AppStoreLive>;

/** Computes the files that make the project like the App Store. */
export async function pullFiles(options: AppStorePull): Promise<PullResult> {
  const { draft, changes, ...result } = await pullProject(options, {
    format: 'deliver',
    root: TOOL_LAYOUT.deliverTexts,
    setOf: (picture) => setOf(picture, options.live),
    roleOf: (set, size) => ({
      kind: 'screenshot',
      slotId:
        SCREENSHOT_SLOTS.find(({ displayType }) => displayType === set)?.id ??
        likeliestSlot(size, ['ios'])?.id,
    }),
    takeMore: (taken, { content }, kept) => {
      takeDetails(options, taken, kept);
      const ratings = ratingsOf(options, content.ratings, kept);
      if (ratings) taken.ratings = ratings;
    },
  });
  result.notes.push(...filesNotPulled(options.live));
  const config = !options.project.read && draft.ratings && deliverRatingConfig(draft.ratings);
  if (!config) return { ...result, changes };
  const content = new TextEncoder().encode(`${JSON.stringify(config, null, 2)}\n`);
  return {
    ...result,
    changes: [...changes, { kind: 'write', path: TOOL_LAYOUT.deliverRatings, content, isNew: true }],
  };
}

/** Files of which the store gives only names and checksums. */
function filesNotPulled({ pictures }: AppStoreLive): string[] {
  return Object.entries(pictures).flatMap(([path, files]) => {
    const parts = mediaParts(path);
    if (!parts || parts.kind.prefix === 'pictures' || files.length === 0) return [];
    const { kind, locale, set } = parts;
    const of = locale === '' ? '' : ` ${locale}, ${setLabel(set)}`;
    const names = files.map(({ name }) => name).join(', ');
    return [`${capitalized(kind.noun)}${of}: ${names}. The store gives their names only, no files.`];
  });
}

function takeDetails(options: AppStorePull, draft: SubmissionDraft, kept: string[]): void {
  const { live, withPassword } = options;
  const set = (path: string, field: DetailField) => {
    const value = live.fields[path];
    if (typeof value === 'string' && isTaken(options, path, kept)) draft.details[field] = value;
  };
  set(COPYRIGHT, 'copyright');
  for (const field of Object.values(REVIEW_FIELDS)) {
    // The password is the reviewer's: it is written on request only.
    if (field !== 'demoPassword' || withPassword) set(`${DETAILS}${field}`, field);
  }
  for (const rank of ['primary', 'secondary'] as const) {
    const path = `${CATEGORIES}${rank}Category`;
    const [first, second] = ['One', 'Two'].map(
      (place) => live.fields[`${CATEGORIES}${rank}Subcategory${place}`],
    );
    const category = live.fields[path];
    if (typeof category !== 'string' || !isTaken(options, path, kept)) continue;
    const chosen = typeof first === 'string' && first !== '' ? first : category;
    draft.details[`${rank}Category`] = appleCategoryChoice(chosen) ? chosen : category;
    // Two subcategories of the primary category use both fields of a draft.
    if (rank === 'primary' && typeof second === 'string' && second !== '')
      draft.details.secondaryCategory = second;
  }
}

/** The answers of the store that are taken, over those of the project. */
function ratingsOf(
  options: AppStorePull,
  before: RatingAnswers | undefined,
  kept: string[],
): RatingAnswers | undefined {
  const taken = RATING_NAMES.flatMap((name) => {
    const path = `${RATING}${name}`;
    return isTaken(options, path, kept) ? [[name, options.live.fields[path]] as const] : [];
  });
  const read = ratingsOfText(JSON.stringify(Object.fromEntries(taken)), '');
  if (!read || taken.length === 0) return before;
  // The store has no such choice any more, or another one.
  const chosen = { ...before?.options };
  for (const [name] of taken)
    if (Object.hasOwn(RATING_OPTIONS, name))
      delete chosen[RATING_OPTIONS[name as keyof typeof RATING_OPTIONS]];
  return {
    ...NO_RATING_ANSWERS,
    ...before,
    apple: { ...before?.apple, ...read.apple },
    options: { ...chosen, ...read.options },
  };
}
