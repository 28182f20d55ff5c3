import { findProductLocale } from '@/domain/locales/locale-map';
import type { BaselineSource } from '@/domain/baseline/baseline';
import { appleCategoryChoice } from '@/domain/stores/apple-categories';
import { likeliestSlot, SCREENSHOT_SLOTS } from '@/domain/screenshots/slots';
import { changedFiles } from '@/formats/listings/changed-files';
import { importDraft } from '@/formats/parts/import-draft';
import { TOOL_LAYOUT } from '@/formats/parts/package-layout';
import { deliverRatingConfig } from '@/formats/parts/rating-config';
import { EMPTY_DETAILS, type DetailField, type SubmissionDraft } from '@/model/draft';
import {
  FREQUENCY_QUESTIONS,
  NO_RATING_ANSWERS,
  YES_NO_QUESTIONS,
  type RatingAnswers,
} from '@/model/rating-answers';
import type { PullOptions, PullResult } from '../core/store-side';
import type { ProjectPicture, StoreProject } from '../project/open-project';
import { isTaken, takePictures, takeTexts, type ContentPull } from '../project/pulled-content';
import { CATEGORIES, COPYRIGHT, DETAILS, RATING, REVIEW_FIELDS } from './fields';
import type { AppStoreLive } from './live';
import { setOf } from './wanted';

type AppStorePull = ContentPull & PullOptions<AppStoreLive>;

/** Computes the files that make the project like the store, in the layout that it has, or that of fastlane deliver. */
export async function pullFiles(options: AppStorePull): Promise<PullResult> {
  const { live, project, readFile } = options;
  const imported = importDraft(project.read ? [project.read] : []);
  const source = imported.sources[0] ?? EMPTY_SOURCE;
  const kept: string[] = [];
  const notes: string[] = [];
  const draft: SubmissionDraft = {
    id: 'pull',
    updatedAt: '',
    step: 1,
    bundleId: live.identifier,
    version: source.version?.text ?? live.version?.name ?? '',
    buildType: 'release',
    platform: 'ios',
    defaultLocale: findProductLocale(live.defaultLocale, 'ios') ?? 'en-US',
    listings: { ...(project.read ? imported.content.listings : {}) },
    details: { ...EMPTY_DETAILS, ...imported.content.details },
    builds: [],
    images: [],
  };
  takeTexts(options, draft, kept, notes);
  takeDetails(options, draft, kept);
  const ratings = ratingsOf(options, imported.content.ratings, kept);
  if (ratings) draft.ratings = ratings;
  const pictures = await takePictures(options, kept, notes, {
    setOf: (picture) => setOf(picture, live),
    slotIdOf,
    roleOf: (set, size) => ({
      kind: 'screenshot',
      slotId:
        SCREENSHOT_SLOTS.find(({ displayType }) => displayType === set)?.id ??
        likeliestSlot(size, ['ios'])?.id,
    }),
  });
  draft.images = pictures.images;
  const sourceWithPictures: BaselineSource = {
    ...source,
    pictures: project.pictures.map(({ image, sha256 }) => ({
      path: image.id,
      hash: sha256,
      locale: image.locale,
      kind: image.kind,
      imageId: image.id,
      slotId: slotIdOf(image),
    })),
  };
  const paths = project.read ? [...project.read.set.paths, ...ratingPaths(project)] : [];
  const texts = paths.filter((path) => !/\.(?:png|jpe?g)$/i.test(path));
  const originals = new Map(texts.map((path) => [path, readFile(path)]));
  const baseline = {
    id: 'pull',
    importedAt: '',
    name: '',
    sources: [sourceWithPictures],
    files: paths.map((path) => ({ path, hash: '', size: 0 })),
  };
  const changed = changedFiles(baseline, draft, originals);
  const config = !project.read && draft.ratings ? deliverRatingConfig(draft.ratings) : undefined;
  return {
    changes: [
      ...changed.changes,
      ...(config
        ? [
            {
              kind: 'write' as const,
              path: TOOL_LAYOUT.deliverRatings,
              content: new TextEncoder().encode(`${JSON.stringify(config, null, 2)}\n`),
              isNew: true,
            },
          ]
        : []),
    ],
    kept,
    notes: [...notes, ...changed.notes],
    files: pictures.files,
  };
}

const EMPTY_SOURCE: BaselineSource = {
  store: 'ios',
  format: 'deliver',
  root: TOOL_LAYOUT.deliverTexts,
  folders: {},
  texts: {},
  details: {},
  pictures: [],
};

function ratingPaths({ read }: StoreProject): string[] {
  return read?.ratings && !read.set.paths.includes(read.ratings.path) ? [read.ratings.path] : [];
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

function ratingsOf(
  options: AppStorePull,
  before: RatingAnswers | undefined,
  kept: string[],
): RatingAnswers | undefined {
  const { fields } = options.live;
  const after: RatingAnswers = {
    ...NO_RATING_ANSWERS,
    ...before,
    apple: { ...before?.apple },
    options: { ...before?.options },
  };
  for (const id of FREQUENCY_QUESTIONS) {
    const value = fields[`${RATING}${id}`];
    if (
      (value === 'NONE' || value === 'INFREQUENT' || value === 'FREQUENT') &&
      isTaken(options, `${RATING}${id}`, kept)
    )
      after.apple[id] = value;
  }
  for (const id of YES_NO_QUESTIONS) {
    const value = fields[`${RATING}${id}`];
    if (typeof value === 'boolean' && isTaken(options, `${RATING}${id}`, kept)) after.apple[id] = value;
  }
  return Object.keys(after.apple).length > 0 ? after : before;
}

function slotIdOf(image: ProjectPicture['image']): string | undefined {
  return image.slotId ?? likeliestSlot(image, ['ios'])?.id;
}
