import { platformsOf } from '@/model/app';
import type { BaselinePicture } from '@/domain/baseline/baseline';
import { extensionOf, ordinal } from '@/domain/packages/package-images';
import { likeliestSlot, slotById } from '@/domain/screenshots/slots';
import type { DraftImage } from '@/model/draft-image';
import { inFolder } from './paths';
import type { ChangedFiles, ChangeScope, FileChange } from './change-scope';
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

/** Where a tool has its pictures. */
export interface PictureFiles {
  /** The folder of a group; undefined where the tool has none. @param folder of the locale */
  folderOf: (scope: ChangeScope, group: PictureGroup, folder: string) => string | undefined;
  /** Name of a new icon or feature graphic, without an ending. */
  graphicName: (kind: DraftImage['kind']) => string;
  /** Whether the tool sorts names by their numbers. */
  isNatural: boolean;
}

/** For tools without pictures. */
export const NO_PICTURES: PictureFiles = {
  folderOf: () => undefined,
  graphicName: () => ordinal(0),
  isNatural: false,
};

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
export function changedPictures(scope: ChangeScope, files: PictureFiles): ChangedFiles {
  const result: ChangedFiles = { changes: [], notes: [] };
  for (const group of changedGroups(scope)) {
    const folder = groupFolder(scope, group, files);
    if (folder === undefined) {
      result.notes.push(
        `${slotById(group.slotId)?.label ?? 'Pictures'}: the imported format has no place for them. They are in the submission package.`,
      );
      continue;
    }
    result.changes.push(...groupChanges(scope, group, folder, files));
  }
  return result;
}

function groupChanges(
  scope: ChangeScope,
  group: PictureGroup,
  folder: string,
  files: PictureFiles,
): FileChange[] {
  const names = namesFor(scope, group, folder, files);
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
function namesFor(
  scope: ChangeScope,
  group: PictureGroup,
  folder: string,
  { graphicName, isNatural }: PictureFiles,
): string[] {
  const imported = new Map(group.before.map(({ imageId, path }) => [imageId, path]));
  if (group.kind !== 'screenshot')
    return group.now.map((image) => graphicPath(group, inFolder(folder, graphicName(group.kind)), image));
  const isFree = (path: string) => !scope.paths.has(path) || group.before.some((each) => each.path === path);
  for (const isPadded of [false, true]) {
    const paths = group.now.map(
      (image, index) => imported.get(image.id) ?? inFolder(folder, newName(group, image, index, isPadded)),
    );
    const fresh = paths.filter((path) => ![...imported.values()].includes(path));
    const isNamed = new Set(paths).size === paths.length && fresh.every((path) => !scope.paths.has(path));
    if (isNamed && isInOrder(paths, isNatural)) return paths;
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
function graphicPath(group: PictureGroup, fresh: string, image: DraftImage): string {
  const [before] = group.before;
  const base = before?.path.replace(/\.\w+$/, '') ?? fresh;
  const isSameFormat = before && extensionOf(image) === (/\.png$/i.test(before.path) ? 'png' : 'jpg');
  return isSameFormat ? before.path : `${base}.${extensionOf(image)}`;
}

/** The folder of a group's files: where the imported ones are, or where the format expects them. */
function groupFolder(scope: ChangeScope, group: PictureGroup, files: PictureFiles): string | undefined {
  const [first] = group.before;
  if (first) return first.path.slice(0, first.path.lastIndexOf('/'));
  const folder = localeFolder(scope, group.locale);
  return folder === undefined ? undefined : files.folderOf(scope, group, folder);
}
