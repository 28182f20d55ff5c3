import type { WriteBackFormat } from '../parts/format';
import { findNodeAtLocation, getNodeValue, type JSONPath } from 'jsonc-parser';
import { parseJsonTree } from '@/readers/json-syntax';
import type { ListingField } from '@/model/listing';
import { splitKeywords } from '@/domain/listings/keyword-list';
import { listingFor } from '@/domain/listings/store-texts';
import { easLocale } from '@/domain/locales/locale-map';
import { localeLabel } from '@/domain/locales/product-locales';
import { extensionOf, ordinal } from '@/domain/packages/package-images';
import { pairsOf } from '@/domain/packages/package-locales';
import { slotById } from '@/domain/screenshots/slots';
import { appleCategories } from '@/domain/stores/apple-categories';
import {
  hasSameCategories,
  type ChangedFiles,
  type ChangeScope,
  type FileChange,
} from '../parts/change-scope';
import { inFolder } from '../parts/paths';
import { advisoryEdits } from '../parts/changed-ratings';
import { changedJson, type JsonEdit } from '../parts/json-edits';
import { changedGroups, type PictureGroup } from '../parts/changed-pictures';
import { localesOf } from '../parts/changed-texts';
import { EAS_INFO_KEYS, EAS_REVIEW_KEYS } from './read';
import { readRatingObject } from '../parts/rating-json';
import { listedFile } from '../parts/tree';
import { storeText } from '@/domain/texts';

export const writeBackEas: WriteBackFormat = (scope) => [changedConfig(scope)];

/** `store.config.json` with the changed values; everything else keeps its place and its formatting. */
function changedConfig(scope: ChangeScope): ChangedFiles {
  const { source, originals } = scope;
  const bytes = originals.get(source.root);
  if (!bytes) return { changes: [], notes: [`${source.root} was not found, so nothing was changed in it.`] };
  const notes: string[] = [];
  const changes: FileChange[] = [];
  const config = changedJson(source.root, bytes, (text) => [
    ...textEdits(scope, notes),
    ...detailEdits(scope),
    ...ratingEdits(scope, text),
    ...pictureEdits(scope, text, changes),
  ]);
  return { changes: [...changes, ...config], notes };
}

function textEdits(scope: ChangeScope, notes: string[]): JsonEdit[] {
  const { source, draft } = scope;
  return localesOf(scope).flatMap((locale): JsonEdit[] => {
    const folder = source.folders[locale] ?? easLocale(locale);
    const texts = draft.listings[locale] && listingFor(draft, 'ios', locale);
    if (folder === undefined) {
      notes.push(`${localeLabel(locale)} is not available in EAS Metadata, so it was left out.`);
      return [];
    }
    if (!texts) return [[['apple', 'info', folder], undefined]];
    const fields: [ListingField, string][] = [...pairsOf(EAS_INFO_KEYS), ['keywords', 'keywords']];
    return fields.flatMap(([field, key]): JsonEdit[] => {
      const now = storeText(texts[field]);
      if (now === (source.texts[locale]?.[field]?.text ?? '')) return [];
      const value = field === 'keywords' ? splitKeywords(now) : now;
      return [[['apple', 'info', folder, key], now === '' ? undefined : value]];
    });
  });
}

function detailEdits({ source, draft }: ChangeScope): JsonEdit[] {
  const { details, version } = draft;
  const edit = (path: JSONPath, before: string | undefined, text: string): JsonEdit[] =>
    storeText(text) === (before ?? '') ? [] : [[path, storeText(text) === '' ? undefined : storeText(text)]];
  const categories = appleCategories(details.primaryCategory, details.secondaryCategory).map(
    ({ category, subcategories }) => (subcategories.length > 0 ? [category, ...subcategories] : category),
  );
  return [
    ...edit(['apple', 'version'], source.version?.text, version),
    ...edit(['apple', 'copyright'], source.details.copyright?.text, details.copyright),
    ...pairsOf(EAS_REVIEW_KEYS).flatMap(([field, key]) =>
      edit(['apple', 'review', key], source.details[field]?.text, details[field]),
    ),
    ...(hasSameCategories({ source, draft })
      ? []
      : [[['apple', 'categories'], categories.length > 0 ? categories : undefined] satisfies JsonEdit]),
  ];
}

function ratingEdits({ source, draft }: ChangeScope, text: string): JsonEdit[] {
  const { root } = parseJsonTree(text);
  const advisory = root && findNodeAtLocation(root, ['apple', 'advisory']);
  const before = advisory?.type === 'object' ? readRatingObject(advisory, source.root, []) : undefined;
  return advisoryEdits(draft.ratings, before);
}

/**
 * Screenshots are listed in the config by display type, with paths beside it. Imported files keep their names.
 * @param changes receives the files of the pictures
 */
function pictureEdits(scope: ChangeScope, text: string, changes: FileChange[]): JsonEdit[] {
  const edits: JsonEdit[] = [];
  for (const group of changedGroups(scope)) {
    const displayType = slotById(group.slotId)?.displayType;
    const folder = scope.source.folders[group.locale] ?? easLocale(group.locale);
    if (displayType === undefined || folder === undefined) continue;
    const at = ['apple', 'info', folder, 'screenshots', displayType];
    const listed = listedPaths(text, at, scope.source.root);
    const own = new Map(group.before.map(({ imageId, path }) => [imageId, path]));
    const paths = group.now.map((image, index) => {
      const known = own.get(image.id);
      if (known !== undefined) return listed.get(known) ?? known;
      const fresh = freshPath(scope, group, `store/apple/screenshot/${folder}/${displayType}`, index);
      changes.push({ kind: 'write', path: fresh.path, content: image.blob, isNew: true });
      return fresh.listed;
    });
    for (const { path, imageId } of group.before) {
      const isStillUsed =
        group.now.some(({ id }) => id === imageId) ||
        scope.source.pictures.some((other) => other.path === path && other.imageId !== imageId);
      if (!isStillUsed) changes.push({ kind: 'delete', path, why: 'The picture was removed.' });
    }
    edits.push([at, paths.length > 0 ? paths : undefined]);
  }
  return edits;
}

/** The paths of a display type as written, by the file that they mean. */
function listedPaths(text: string, at: JSONPath, config: string): ReadonlyMap<string, string> {
  const { root } = parseJsonTree(text);
  const node = root && findNodeAtLocation(root, at);
  const value: unknown = node && getNodeValue(node);
  const paths = Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];
  return new Map(paths.map((path) => [listedFile(config, path) ?? path, path]));
}

function freshPath(
  { source, paths }: ChangeScope,
  group: PictureGroup,
  folder: string,
  index: number,
): { path: string; listed: string } {
  const base = source.root.includes('/') ? source.root.slice(0, source.root.lastIndexOf('/')) : '';
  const extension = extensionOf(group.now[index] ?? { mediaType: 'image/png' });
  for (let number = index; ; number += 1) {
    const listed = `${folder}/${ordinal(number)}.${extension}`;
    const path = inFolder(base, listed);
    // Numbers of pictures to come stay free for them.
    if (!paths.has(path)) return { path, listed };
  }
}
