import { platformsOf } from '@/model/app';
import type { BaselinePicture } from '@/domain/baseline/baseline';
import { SUPPLY_GRAPHIC_FILES, SUPPLY_SCREENSHOT_FOLDERS } from '@/formats/supply/write';
import { GRADLE_GRAPHIC_FOLDERS, GRADLE_SCREENSHOT_FOLDERS } from '@/formats/gradle-play-publisher/write';
import { extensionOf, ordinal } from '@/domain/packages/package-images';
import { likeliestSlot, slotById } from '@/domain/screenshots/slots';
import type { DraftImage } from '@/model/draft-image';
import { inFolder, type ChangedFiles, type ChangeScope, type FileChange } from './change-scope';
import { localeFolder } from './changed-texts';

/** Pictures of one locale and use, before and now, in the order of upload. */
export interface PictureGroup {
  locale: string;
  kind: DraftImage['kind'];
  /** Slot of a screenshot. */
  slotId: string | undefined;
  before: readonly BaselinePicture[];
  now: readonly DraftImage[];
}

/** The groups of a store's pictures that differ from the import. */
export function changedGroups({ source, draft }: ChangeScope): PictureGroup[] {
  const groups = new Map<string, PictureGroup & { before: BaselinePicture[]; now: DraftImage[] }>();
  const groupOf = (locale: string, kind: DraftImage['kind'], slotId: string | undefined) => {
    const key = `${locale} ${kind} ${slotId ?? ''}`;
    const group = groups.get(key) ?? { locale, kind, slotId, before: [], now: [] };
    groups.set(key, group);
    return group;
  };
  for (const picture of source.pictures)
    groupOf(picture.locale, picture.kind, picture.slotId).before.push(picture);
  const known = new Map(source.pictures.map((picture) => [picture.imageId, picture]));
  for (const image of draft.images) {
    if (image.kind === 'picture') continue;
    const imported = known.get(image.id);
    if (image.kind !== 'screenshot') {
      if (source.store === 'android' || imported)
        groupOf(image.locale, image.kind, undefined).now.push(image);
      continue;
    }
    const slot = slotById(image.slotId) ?? likeliestSlot(image, platformsOf(draft.platform));
    if (slot?.store === source.store) groupOf(image.locale, 'screenshot', slot.id).now.push(image);
  }
  return [...groups.values()].filter(
    ({ before, now }) => before.map(({ imageId }) => imageId).join() !== now.map(({ id }) => id).join(),
  );
}

/** The pictures that were added, removed or put in another order, as files. */
export function changedPictures(scope: ChangeScope): ChangedFiles {
  const result: ChangedFiles = { changes: [], notes: [] };
  for (const group of changedGroups(scope)) {
    const folder = groupFolder(scope, group);
    if (folder === undefined) {
      result.notes.push(
        `${slotById(group.slotId)?.label ?? 'Pictures'}: the imported format has no place for them. They are in the submission package.`,
      );
      continue;
    }
    result.changes.push(...groupChanges(scope, group, folder));
  }
  return result;
}

function groupChanges(scope: ChangeScope, group: PictureGroup, folder: string): FileChange[] {
  const names = namesFor(scope, group, folder);
  const imported = new Map(group.before.map(({ imageId, path }) => [imageId, path]));
  const writes = group.now.flatMap((image, index): FileChange[] => {
    const path = names[index] ?? '';
    return imported.get(image.id) === path
      ? []
      : [{ kind: 'write', path, content: image.blob, isNew: !scope.paths.has(path) }];
  });
  const removed = group.before.filter(({ path }) => !names.includes(path));
  return [
    ...removed.map(({ path, imageId }): FileChange => {
      const isMoved = group.now.some(({ id }) => id === imageId);
      return {
        kind: 'delete',
        path,
        why: isMoved ? 'The picture has another name in the new order.' : 'The picture was removed.',
      };
    }),
    ...writes,
  ];
}

/**
 * The path of each picture. Imported pictures keep theirs where the upload tool then takes all of them in the right
 * order; otherwise all get new names.
 */
function namesFor(scope: ChangeScope, group: PictureGroup, folder: string): string[] {
  const { format } = scope.source;
  const imported = new Map(group.before.map(({ imageId, path }) => [imageId, path]));
  if (group.kind !== 'screenshot') return group.now.map((image) => graphicPath(scope, group, folder, image));
  const isFree = (path: string) => !scope.paths.has(path) || group.before.some((each) => each.path === path);
  for (const isPadded of [false, true]) {
    const paths = group.now.map(
      (image, index) => imported.get(image.id) ?? inFolder(folder, newName(group, image, index, isPadded)),
    );
    const fresh = paths.filter((path) => ![...imported.values()].includes(path));
    const isNamed = new Set(paths).size === paths.length && fresh.every((path) => !scope.paths.has(path));
    if (isNamed && isInOrder(paths, format === 'deliver')) return paths;
  }
  return group.now.map((image, index) => {
    const name = newName(group, image, index, true);
    const path = inFolder(folder, name);
    return isFree(path) ? path : inFolder(folder, `${name.replace(/\.\w+$/, '')}_new.${extensionOf(image)}`);
  });
}

/** Whether this is the order in which the upload tool sorts the names. */
function isInOrder(paths: readonly string[], isNatural: boolean): boolean {
  const natural = new Intl.Collator('en', { numeric: true });
  return paths.every((path, index) => {
    const before = paths[index - 1];
    if (before === undefined) return true;
    return isNatural ? natural.compare(before, path) < 0 : before < path;
  });
}

function newName(group: PictureGroup, image: DraftImage, index: number, isPadded: boolean): string {
  const place = isPadded ? ordinal(index) : String(index + 1);
  const displayType = slotById(group.slotId)?.displayType;
  const vision = slotById(group.slotId)?.device === 'vision' ? '_vision' : '';
  const framed = group.before.some(({ path }) => /_framed\.\w+$/.test(path)) ? '_framed' : '';
  const name = displayType === undefined ? place : `${place}_${displayType}_${place}${vision}`;
  return `${name}${framed}.${extensionOf(image)}`;
}

/** The one file of an icon or feature graphic; the extension gives the format. */
function graphicPath(scope: ChangeScope, group: PictureGroup, folder: string, image: DraftImage): string {
  const [before] = group.before;
  const base =
    before?.path.replace(/\.\w+$/, '') ??
    inFolder(
      folder,
      scope.source.format === 'supply'
        ? (SUPPLY_GRAPHIC_FILES[`play-${group.kind}`] ?? group.kind)
        : ordinal(0),
    );
  const isSameFormat = before && extensionOf(image) === (/\.png$/i.test(before.path) ? 'png' : 'jpg');
  return isSameFormat ? before.path : `${base}.${extensionOf(image)}`;
}

/** The folder of a group's files: where the imported ones are, or where the format expects them. */
function groupFolder(scope: ChangeScope, { locale, kind, slotId, before }: PictureGroup): string | undefined {
  const [first] = before;
  if (first) return first.path.slice(0, first.path.lastIndexOf('/'));
  const { format, root, pictures } = scope.source;
  if (format === 'asc' || format === 'upload-google-play') return undefined;
  const folder = localeFolder(scope, locale);
  if (folder === undefined) return undefined;
  if (format === 'deliver') {
    const slot = slotById(slotId);
    if (!slot || slot.isUploadedByHand) return undefined;
    return inFolder(screenshotRoot(root, pictures), slot.device === 'tv' ? `appleTV/${folder}` : folder);
  }
  if (format === 'supply') {
    const images = inFolder(root, `${folder}/images`);
    if (kind !== 'screenshot') return images;
    const own = SUPPLY_SCREENSHOT_FOLDERS[slotId ?? ''];
    return own === undefined ? undefined : `${images}/${own}`;
  }
  const graphics = inFolder(root, `listings/${folder}/graphics`);
  const own =
    kind === 'screenshot' ? GRADLE_SCREENSHOT_FOLDERS[slotId ?? ''] : GRADLE_GRAPHIC_FOLDERS[`play-${kind}`];
  return own === undefined ? undefined : `${graphics}/${own}`;
}

/** deliver's screenshots are in a folder beside `metadata`. */
function screenshotRoot(root: string, pictures: readonly BaselinePicture[]): string {
  const known = pictures.find(({ path }) => path.includes('screenshots/'))?.path;
  if (known !== undefined) return known.slice(0, known.indexOf('screenshots/') + 'screenshots'.length);
  return /(?:^|\/)metadata(?:\/|$)/.test(root)
    ? root.replace(/(^|\/)metadata(?=\/|$)/, '$1screenshots')
    : inFolder(root, '../screenshots');
}
