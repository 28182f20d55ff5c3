import { createHash } from 'node:crypto';
import { findProductLocale } from '@/domain/locales/locale-map';
import { mergeField } from '@/domain/store-plan/merge-fields';
import { planPictures } from '@/domain/store-plan/merge-pictures';
import type { SubmissionDraft } from '@/model/draft';
import type { DraftImage } from '@/model/draft-image';
import { EMPTY_LISTING, type ListingField } from '@/model/listing';
import type { LivePicture, RecordedPicture, WantedPicture } from '@/model/store-plan';
import type { Download, DownloadedPicture, PullOptions } from '../core/store-side';
import type { ProjectPicture } from './open-project';

/** A pull; without pictures there is no `download`. */
export interface ContentPull extends PullOptions {
  download: Download | undefined;
}

/** How a store names its sets of pictures. */
export interface PictureTerms {
  /** The set of a picture of the project. */
  setOf: (picture: ProjectPicture) => string | undefined;
  /** The slot of a picture of the project. */
  slotIdOf: (image: ProjectPicture['image']) => string | undefined;
  /** Kind and slot of a downloaded picture in the project. */
  roleOf: (set: string, size: DownloadedPicture) => Pick<DraftImage, 'kind' | 'slotId'>;
}

/** The language and the last part of a path: `texts/en-US/title`, `pictures/en-US/icon`. */
function pathParts(path: string, area: string): { locale: string; name: string } | undefined {
  const [first, locale, name, ...more] = path.split('/');
  return first === area && locale !== undefined && name !== undefined && more.length === 0
    ? { locale, name }
    : undefined;
}

/** Whether the store's value replaces the project's. */
export function isTaken(
  { base, mine, live, overwrites }: ContentPull,
  path: string,
  kept: string[],
): boolean {
  const own = mine[path];
  const value = live.fields[path];
  if (value === undefined) return false;
  if (own === undefined || overwrites) return true;
  const result = mergeField(base?.fields[path], value, own);
  if (result === 'push' || result === 'conflict') kept.push(path);
  return result === 'newer';
}

/** Takes the texts of the store into a draft; fields are named as the product names them. */
export function takeTexts(
  options: ContentPull,
  draft: SubmissionDraft,
  kept: string[],
  notes: string[],
): void {
  const unknown = new Set<string>();
  for (const [path, value] of Object.entries(options.live.fields)) {
    const parts = pathParts(path, 'texts');
    if (!parts || typeof value !== 'string') continue;
    const locale = findProductLocale(parts.locale, options.live.store);
    if (locale === undefined) {
      unknown.add(parts.locale);
      continue;
    }
    const field = fieldNamed(parts.name);
    if (!field || !isTaken(options, path, kept)) continue;
    draft.listings[locale] = { ...EMPTY_LISTING, ...draft.listings[locale], [field]: value };
  }
  for (const locale of unknown)
    notes.push(`${locale}: StorePilot does not know this language yet; left out.`);
}

function fieldNamed(name: string): ListingField | undefined {
  return (Object.keys(EMPTY_LISTING) as ListingField[]).find((field) => field === name);
}

/** Takes the pictures of the store; those that the project has already stay its files. */
export async function takePictures(
  options: ContentPull,
  kept: string[],
  notes: string[],
  terms: PictureTerms,
): Promise<{ images: DraftImage[]; files: Map<string, string> }> {
  const { live, project, base, overwrites, download } = options;
  const files = new Map<string, string>();
  const own = new Map<string, ProjectPicture[]>();
  const images: DraftImage[] = [];
  for (const picture of project.pictures) {
    const set = terms.setOf(picture);
    const path = `${picture.image.locale}/${set ?? ''}`;
    own.set(path, [...(own.get(path) ?? []), picture]);
  }
  const done = new Set<string>();
  for (const [path, pictures] of Object.entries(live.pictures)) {
    const parts = pathParts(path, 'pictures');
    const locale = parts && findProductLocale(parts.locale, live.store);
    if (!parts || locale === undefined) continue;
    const key = `${locale}/${parts.name}`;
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
      images.push(...mine.map((each) => imageOf(each, terms)));
      recordMatches();
      continue;
    }
    for (const picture of pictures) {
      const file = mine.find(({ sha256, md5 }) => isSame(picture, sha256, md5, known));
      if (file) {
        images.push(imageOf(file, terms));
        files.set(`${path} ${picture.id}`, file.sha256);
        continue;
      }
      const loaded = await download(picture);
      if (!loaded) {
        notes.push(`${picture.name} (${parts.locale}): it could not be read from the store.`);
        continue;
      }
      files.set(`${path} ${picture.id}`, createHash('sha256').update(loaded.bytes).digest('hex'));
      images.push(downloadedImage(loaded, picture.id, locale, terms.roleOf(parts.name, loaded)));
    }
  }
  for (const [key, pictures] of own)
    if (!done.has(key)) images.push(...pictures.map((each) => imageOf(each, terms)));
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

function imageOf({ image, bytes }: ProjectPicture, terms: PictureTerms): DraftImage {
  const slotId = terms.slotIdOf(image);
  return { ...image, ...(slotId !== undefined && { slotId }), blob: new Blob([bytes]) };
}

function downloadedImage(
  { name, bytes, width, height, mediaType }: DownloadedPicture,
  id: string,
  locale: string,
  { kind, slotId }: Pick<DraftImage, 'kind' | 'slotId'>,
): DraftImage {
  return {
    id: `store-${id}`,
    fileName: name,
    kind,
    locale,
    width,
    height,
    mediaType,
    hasAlpha: false,
    ...(slotId !== undefined && { slotId }),
    blob: new Blob([bytes]),
  };
}
