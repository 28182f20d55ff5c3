import { mergeField } from '@/domain/store-plan/merge-fields';
import { planPictures } from '@/domain/store-plan/merge-pictures';
import { findProductLocale } from '@/domain/locales/locale-map';
import type { BaselineSource } from '@/domain/baseline/baseline';
import { appleCategoryChoice } from '@/domain/stores/apple-categories';
import { likeliestSlot, SCREENSHOT_SLOTS } from '@/domain/screenshots/slots';
import { changedFiles } from '@/formats/listings/changed-files';
import { importDraft } from '@/formats/parts/import-draft';
import { TOOL_LAYOUT } from '@/formats/parts/package-layout';
import { deliverRatingConfig } from '@/formats/parts/rating-config';
import { EMPTY_DETAILS, type DetailField, type SubmissionDraft } from '@/model/draft';
import type { DraftImage } from '@/model/draft-image';
import { EMPTY_LISTING, type ListingField } from '@/model/listing';
import {
  FREQUENCY_QUESTIONS,
  NO_RATING_ANSWERS,
  YES_NO_QUESTIONS,
  type RatingAnswers,
} from '@/model/rating-answers';
import type { LivePicture, RecordedPicture, WantedPicture } from '@/model/store-plan';
import type { Download, DownloadedPicture, PullOptions, PullResult } from '../core/store-side';
import type { ProjectPicture, StoreProject } from '../project/open-project';
import {
  CATEGORIES,
  COPYRIGHT,
  DETAILS,
  picturesPathParts,
  RATING,
  REVIEW_FIELDS,
  textPathParts,
} from './fields';
import type { AppStoreLive } from './live';
import { setOf, sha256Of } from './wanted';

interface AppStorePull extends PullOptions<AppStoreLive> {
  /** Undefined for a pull without pictures. */
  download: Download | undefined;
}

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
  const pictures = await takePictures(options, kept, notes);
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

/** Whether the store's value replaces the project's. */
function isTaken({ base, mine, live, overwrites }: AppStorePull, path: string, kept: string[]): boolean {
  const own = mine[path];
  const value = live.fields[path];
  if (value === undefined) return false;
  if (own === undefined || overwrites) return true;
  const result = mergeField(base?.fields[path], value, own);
  if (result === 'push' || result === 'conflict') kept.push(path);
  return result === 'newer';
}

function takeTexts(options: AppStorePull, draft: SubmissionDraft, kept: string[], notes: string[]): void {
  const unknown = new Set<string>();
  for (const [path, value] of Object.entries(options.live.fields)) {
    const parts = textPathParts(path);
    if (!parts || typeof value !== 'string') continue;
    const locale = findProductLocale(parts.locale, 'ios');
    if (locale === undefined) {
      unknown.add(parts.locale);
      continue;
    }
    const field = fieldNamed(parts.field);
    if (!field || !isTaken(options, path, kept)) continue;
    draft.listings[locale] = { ...EMPTY_LISTING, ...draft.listings[locale], [field]: value };
  }
  for (const locale of unknown)
    notes.push(`${locale}: StorePilot does not know this language yet; left out.`);
}

function fieldNamed(name: string): ListingField | undefined {
  return (Object.keys(EMPTY_LISTING) as ListingField[]).find((field) => field === name);
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

async function takePictures(
  options: AppStorePull,
  kept: string[],
  notes: string[],
): Promise<{ images: DraftImage[]; files: Map<string, string> }> {
  const { live, project, base, overwrites, download } = options;
  const files = new Map<string, string>();
  const own = new Map<string, ProjectPicture[]>();
  const images: DraftImage[] = [];
  for (const picture of project.pictures) {
    const set = setOf(picture, live);
    const path = `${picture.image.locale}/${set ?? ''}`;
    own.set(path, [...(own.get(path) ?? []), picture]);
  }
  const done = new Set<string>();
  for (const [path, pictures] of Object.entries(live.pictures)) {
    const parts = picturesPathParts(path);
    const locale = parts && findProductLocale(parts.locale, 'ios');
    if (!parts || locale === undefined) continue;
    const key = `${locale}/${parts.set}`;
    const mine = own.get(key) ?? [];
    done.add(key);
    const known = base?.pictures[path];
    const wanted = mine.map(wantedOf);
    const recordMatches = () => {
      for (const [index, each] of pictures.entries()) {
        const file = mine.find(({ sha256, md5 }) => isSame(each, sha256, md5, known)) ?? undefined;
        if (file) files.set(`${path} ${each.id}`, file.sha256);
        else if (mine[index] && known?.[index]?.id === each.id && known[index].file !== undefined)
          files.set(`${path} ${each.id}`, known[index].file);
      }
    };
    const isSameSet = planPictures(pictures, wanted, known) === undefined;
    const isUntouched =
      mine.length === 0 ||
      overwrites ||
      (known !== undefined &&
        known.length === mine.length &&
        known.every(({ file, checksum }, index) => {
          const each = mine[index];
          return each !== undefined && (file === each.sha256 || checksum === `md5:${each.md5}`);
        }));
    if (isSameSet || !isUntouched || !download) {
      if (!isSameSet && mine.length > 0 && download) kept.push(path);
      images.push(...mine.map(imageOf));
      recordMatches();
      continue;
    }
    for (const picture of pictures) {
      const file = mine.find(({ sha256, md5 }) => isSame(picture, sha256, md5, known));
      if (file) {
        images.push(imageOf(file));
        files.set(`${path} ${picture.id}`, file.sha256);
        continue;
      }
      const loaded = await download(picture);
      if (!loaded) {
        notes.push(`${picture.name} (${parts.locale}): it could not be read from the store.`);
        continue;
      }
      files.set(`${path} ${picture.id}`, sha256Of(loaded.bytes));
      images.push(downloadedImage(loaded, picture.id, locale, parts.set));
    }
  }
  for (const [key, pictures] of own) if (!done.has(key)) images.push(...pictures.map(imageOf));
  return { images, files };
}

function isSame(
  picture: LivePicture,
  sha256: string,
  md5: string,
  known: readonly RecordedPicture[] | undefined,
): boolean {
  const probe: WantedPicture = { name: '', path: '', size: 0, width: 0, height: 0, sha256, md5 };
  return planPictures([{ ...picture, state: 'ready' }], [probe], known) === undefined;
}

function wantedOf({ image, path, bytes, sha256, md5 }: ProjectPicture): WantedPicture {
  const { fileName: name, width, height } = image;
  return { name, path, size: bytes.length, width, height, sha256, md5 };
}

function imageOf({ image, bytes }: ProjectPicture): DraftImage {
  const slotId = slotIdOf(image);
  return { ...image, ...(slotId !== undefined && { slotId }), blob: new Blob([bytes]) };
}

function slotIdOf(image: ProjectPicture['image']): string | undefined {
  return image.slotId ?? likeliestSlot(image, ['ios'])?.id;
}

function downloadedImage(
  { name, bytes, width, height, mediaType }: DownloadedPicture,
  id: string,
  locale: string,
  set: string,
): DraftImage {
  const slot = SCREENSHOT_SLOTS.find(({ displayType }) => displayType === set);
  const slotId = slot?.id ?? likeliestSlot({ width, height }, ['ios'])?.id;
  return {
    id: `store-${id}`,
    fileName: name,
    kind: 'screenshot',
    locale,
    width,
    height,
    mediaType,
    hasAlpha: false,
    ...(slotId !== undefined && { slotId }),
    blob: new Blob([bytes]),
  };
}
