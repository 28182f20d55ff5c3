import { createHash } from 'node:crypto';
import type { Platform } from '@/model/app';
import { findProductLocale } from '@/domain/locales/locale-map';
import { mergeField } from '@/domain/store-plan/merge-fields';
import { planPictures } from '@/domain/store-plan/merge-pictures';
import type { SubmissionDraft } from '@/model/draft';
import type { DraftImage } from '@/model/draft-image';
import { EMPTY_LISTING, type ListingField } from '@/model/listing';
import type { LivePicture, RecordedPicture } from '@/model/store-plan';
import type { Download, DownloadedPicture, PullOptions } from '../core/store-side';
import type { ProjectPicture } from './open-project';
import { slotIdOf, wantedPicture } from './wanted-content';

/** A pull; without pictures there is no `download`. */
export interface ContentPull extends PullOptions {
  download: Download | undefined;
}

/** How a store names its sets of pictures. */
export interface PictureTerms {
  /** The set of a picture of the project. */
  setOf: (picture: ProjectPicture) => string | undefined;
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
  const { live, project, base, overwrites, download, onProgress } = options;
  const all = Object.entries(live.pictures).flatMap(([path, list]) =>
    pathParts(path, 'pictures') ? list : [],
  ).length;
  let count = 0;
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
    const wanted = mine.map(wantedPicture);
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
    const loaded = isSameSet || !isUntouched || !download ? undefined : await loadSet(pictures, mine, known);
    if (!loaded) {
      if (!isSameSet && mine.length > 0 && download) kept.push(path);
      images.push(...mine.map((each) => imageOf(each, live.store)));
      for (const [index, each] of pictures.entries()) {
        const file = mine.find(({ sha256, md5 }) => isSame(each, sha256, md5, known))?.sha256;
        const recorded = mine[index] && known?.[index]?.id === each.id ? known[index].file : undefined;
        const sha256 = file ?? recorded;
        if (sha256 !== undefined) files.set(`${path} ${each.id}`, sha256);
      }
      continue;
    }
    for (const [picture, file] of loaded) {
      const isOwn = 'image' in file;
      const sha256 = isOwn ? file.sha256 : createHash('sha256').update(file.bytes).digest('hex');
      files.set(`${path} ${picture.id}`, sha256);
      images.push(
        isOwn
          ? imageOf(file, live.store)
          : downloadedImage(file, picture.id, locale, terms.roleOf(parts.name, file)),
      );
    }
  }
  for (const [key, pictures] of own)
    if (!done.has(key)) images.push(...pictures.map((each) => imageOf(each, live.store)));
  return { images, files };

  /**
   * The whole set, with the project's own files where it has them.
   * @returns undefined when a picture cannot be read: a part of a set would remove the others at the next push
   */
  async function loadSet(
    pictures: readonly LivePicture[],
    mine: readonly ProjectPicture[],
    known: readonly RecordedPicture[] | undefined,
  ): Promise<[LivePicture, ProjectPicture | DownloadedPicture][] | undefined> {
    const loaded: [LivePicture, ProjectPicture | DownloadedPicture][] = [];
    for (const picture of pictures) {
      count += 1;
      onProgress?.({ done: count, all, title: `Reading picture ${count} of ${all}` });
      const own = mine.find(({ sha256, md5 }) => isSame(picture, sha256, md5, known));
      const file = own ?? (await download?.(picture));
      if (!file) {
        notes.push(`${picture.name}: it could not be read from the store, so its set was left out.`);
        return undefined;
      }
      loaded.push([picture, file]);
    }
    return loaded;
  }
}

function isSame(
  picture: LivePicture,
  sha256: string,
  md5: string,
  known: readonly RecordedPicture[] | undefined,
): boolean {
  const probe = { name: '', path: '', size: 0, width: 0, height: 0, sha256, md5 };
  return planPictures([{ ...picture, state: 'ready' }], [probe], known) === undefined;
}

function imageOf({ image, bytes }: ProjectPicture, store: Platform): DraftImage {
  const slotId = slotIdOf(image, store);
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
