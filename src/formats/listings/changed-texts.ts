import type { BaselineText } from '@/domain/baseline/baseline';
import type { ListingField } from '@/model/listing';
import { listingFor, storesWithTexts } from '@/domain/listings/store-texts';
import { appleLocale, playLocale } from '@/domain/locales/locale-map';
import { localeLabel } from '@/domain/locales/product-locales';
import { DELIVER_LOCALE_FILES, DELIVER_REVIEW_FILES } from '@/formats/deliver/write';
import { playVersionCode, SUPPLY_LOCALE_FILES } from '@/formats/supply/write';
import { GRADLE_DETAIL_FILES, GRADLE_LISTING_FILES } from '@/formats/gradle-play-publisher/write';
import { pairsOf } from '@/domain/packages/package-locales';
import { appleCategories } from '@/domain/stores/apple-categories';
import type { DetailField } from '@/model/draft';
import {
  hasSameCategories,
  inFolder,
  type ChangedFiles,
  type ChangeScope,
  type FileChange,
} from './change-scope';
import { decodeText, encodeTextLike } from './tree';
import { storeText } from '@/domain/texts';

/** The text files of deliver, supply, gradle-play-publisher and upload-google-play that differ from the draft. */
export function changedTexts(scope: ChangeScope): ChangedFiles {
  const result: ChangedFiles = { changes: [], notes: [] };
  for (const locale of localesOf(scope)) localeTexts(scope, locale, result);
  for (const [field, path] of detailPaths(scope)) {
    const before = scope.source.details[field];
    setText(scope, before?.path ?? path, before, scope.draft.details[field], result);
  }
  if (scope.source.format === 'deliver') categoryFiles(scope, result);
  return result;
}

/** Imported locales, and those of the draft that are meant for the store. */
export function localesOf({ source, draft }: ChangeScope): string[] {
  const own = Object.keys(draft.listings).filter(
    (locale) => storesWithTexts(draft, locale, [source.store]).length > 0,
  );
  return [...new Set([...Object.keys(source.texts), ...own])];
}

function localeTexts(scope: ChangeScope, locale: string, result: ChangedFiles) {
  const { source, draft } = scope;
  const folder = localeFolder(scope, locale);
  const texts = draft.listings[locale] && listingFor(draft, source.store, locale);
  if (folder === undefined) {
    const fields = filesOf(scope);
    if (fields.some(([field]) => texts?.[field].trim()))
      result.notes.push(
        `${localeLabel(locale)} is not available in the store, so no files were written for it.`,
      );
    return;
  }
  if (source.format === 'upload-google-play' && texts && SUPPLY_FIELDS.some((field) => texts[field].trim()))
    result.notes.push(
      `${source.root || 'What was opened'} contains release notes only. The other texts are in the submission package.`,
    );
  for (const [field, name] of filesOf(scope)) {
    const before = source.texts[locale]?.[field];
    const path = before && !before.isInherited ? before.path : inFolder(textFolder(scope, folder), name);
    setText(scope, path, before, texts?.[field] ?? '', result);
  }
  releaseNotes(scope, locale, folder, texts?.releaseNotes ?? '', result);
}

/** The folder of a locale as spelt in the import, or as the store spells it. */
export function localeFolder({ source }: ChangeScope, locale: string): string | undefined {
  return source.folders[locale] ?? (source.store === 'ios' ? appleLocale(locale) : playLocale(locale));
}

const SUPPLY_FIELDS = pairsOf(SUPPLY_LOCALE_FILES).map(([field]) => field);

function filesOf({ source }: ChangeScope): [ListingField, string][] {
  if (source.format === 'deliver') return pairsOf(DELIVER_LOCALE_FILES);
  if (source.format === 'upload-google-play') return [];
  return source.format === 'supply' ? pairsOf(SUPPLY_LOCALE_FILES) : pairsOf(GRADLE_LISTING_FILES);
}

function textFolder({ source: { format, root } }: ChangeScope, folder: string): string {
  return inFolder(root, format === 'gradle-play-publisher' ? `listings/${folder}` : folder);
}

/** Release notes of Google Play: supply names the file after the build. Notes of other builds stay. */
function releaseNotes(
  scope: ChangeScope,
  locale: string,
  folder: string,
  text: string,
  result: ChangedFiles,
) {
  const { source, draft } = scope;
  if (source.format === 'deliver') return;
  const before = source.texts[locale]?.releaseNotes;
  if (source.format === 'gradle-play-publisher' || source.format === 'upload-google-play') {
    const name =
      source.format === 'upload-google-play' ? `whatsnew-${folder}` : `release-notes/${folder}/default.txt`;
    const path = inFolder(source.root, name);
    setText(scope, before?.path ?? path, before, text, result);
    return;
  }
  const code = playVersionCode(draft);
  const ownPath = inFolder(
    source.root,
    `${folder}/changelogs/${code ?? newestNotes(scope) ?? 'default'}.txt`,
  );
  const isOtherBuild = before !== undefined && code !== undefined && before.path !== ownPath;
  if (!isOtherBuild) setText(scope, before?.path ?? ownPath, before, text, result);
  else if (storeText(text) !== before.text && storeText(text) !== '')
    setText(scope, ownPath, undefined, text, result);
}

/** The version code of the build that the imported release notes are for. */
function newestNotes({ source: { texts } }: ChangeScope): string | undefined {
  const paths = Object.values(texts).map(({ releaseNotes }) => releaseNotes?.path ?? '');
  return paths.flatMap((path) => /\/changelogs\/(\d+)\.txt$/.exec(path)?.[1] ?? [])[0];
}

/** Adds what has to be done so that a file contains the text. */
function setText(
  { originals, paths }: ChangeScope,
  path: string,
  before: BaselineText | undefined,
  text: string,
  { changes, notes }: ChangedFiles,
) {
  const now = storeText(text);
  if (now === (before?.text ?? '')) return;
  if (now !== '') {
    const content = encodeTextLike(now, originals.get(path));
    changes.push({ kind: 'write', path, content, isNew: !paths.has(path) });
  } else if (before?.isInherited) {
    notes.push(
      `${path}: the text comes from the folder “default”, which is used for every language without its own. It was not changed.`,
    );
  } else
    changes.push({
      kind: 'delete',
      path,
      why: 'The text was removed here; the store keeps its current text.',
    });
}

function detailPaths({ source: { format, root } }: ChangeScope): [DetailField, string][] {
  if (format === 'gradle-play-publisher')
    return pairsOf(GRADLE_DETAIL_FILES).map(([field, name]) => [field, inFolder(root, name)]);
  if (format !== 'deliver') return [];
  return [
    ['copyright', inFolder(root, 'copyright.txt')],
    ...pairsOf(DELIVER_REVIEW_FILES).map(([field, name]): [DetailField, string] => [
      field,
      inFolder(root, `review_information/${name}`),
    ]),
  ];
}

/** The files of both categories and their subcategories, when one of the categories changed. */
function categoryFiles({ source, draft, originals, paths }: ChangeScope, { changes }: ChangedFiles) {
  if (hasSameCategories({ source, draft })) return;
  const { primaryCategory, secondaryCategory } = draft.details;
  const chosen = appleCategories(primaryCategory, secondaryCategory);
  (['primary', 'secondary'] as const).forEach((rank, index) => {
    const texts = [chosen[index]?.category, ...(chosen[index]?.subcategories ?? [])];
    [`${rank}_category`, `${rank}_first_sub_category`, `${rank}_second_sub_category`].forEach(
      (name, place) => {
        const path = inFolder(source.root, `${name}.txt`);
        const before = originals.get(path);
        const decoded = before && decodeText(before);
        const now = texts[place] ?? '';
        if (now === (decoded?.ok ? decoded.value.text : '')) return;
        const change: FileChange =
          now === ''
            ? { kind: 'delete', path, why: 'The category was changed.' }
            : { kind: 'write', path, content: encodeTextLike(now, before), isNew: !paths.has(path) };
        changes.push(change);
      },
    );
  });
}
