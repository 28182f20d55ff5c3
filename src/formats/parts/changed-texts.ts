import type { BaselineText } from '@/domain/baseline/baseline';
import type { ListingField } from '@/model/listing';
import { listingFor, storesWithTexts } from '@/domain/listings/store-texts';
import { appleLocale, playLocale } from '@/domain/locales/locale-map';
import { localeLabel } from '@/domain/locales/product-locales';
import type { DetailField } from '@/model/draft';
import { inFolder } from './paths';
import type { ChangedFiles, ChangeScope } from './change-scope';
import { encodeTextLike } from './tree';
import { storeText } from '@/domain/texts';

/** Where a tool has the texts that a listing consists of. */
export interface TextFiles {
  /** Names of the files in a locale's folder. */
  names: readonly [ListingField, string][];
  /** The folder of a locale's texts inside the root. */
  folderOf: (locale: string) => string;
  /** Paths of details inside the root. */
  details: readonly [DetailField, string][];
  /** Sets the release notes, where they are not one of the files named above. */
  setNotes?: (scope: ChangeScope, notes: LocaleNotes, result: ChangedFiles) => void;
}

export interface LocaleNotes {
  /** As spelt in the import or by the store. */
  folder: string;
  before: BaselineText | undefined;
  text: string;
}

/** The text files of a tool that differ from the draft. */
export function changedTexts(scope: ChangeScope, files: TextFiles): ChangedFiles {
  const result: ChangedFiles = { changes: [], notes: [] };
  for (const locale of localesOf(scope)) localeTexts(scope, locale, files, result);
  for (const [field, path] of files.details) {
    const before = scope.source.details[field];
    setText(
      scope,
      before?.path ?? inFolder(scope.source.root, path),
      before,
      scope.draft.details[field],
      result,
    );
  }
  return result;
}

/** Imported locales, and those of the draft that are meant for the store. */
export function localesOf({ source, draft }: ChangeScope): string[] {
  const own = Object.keys(draft.listings).filter(
    (locale) => storesWithTexts(draft, locale, [source.store]).length > 0,
  );
  return [...new Set([...Object.keys(source.texts), ...own])];
}

function localeTexts(scope: ChangeScope, locale: string, files: TextFiles, result: ChangedFiles) {
  const { source, draft } = scope;
  const folder = localeFolder(scope, locale);
  const texts = draft.listings[locale] && listingFor(draft, source.store, locale);
  if (folder === undefined) {
    if (files.names.some(([field]) => texts?.[field].trim()))
      result.notes.push(
        `${localeLabel(locale)} is not available in the store, so no files were written for it.`,
      );
    return;
  }
  for (const [field, name] of files.names) {
    const before = source.texts[locale]?.[field];
    const path =
      before && !before.isInherited
        ? before.path
        : inFolder(inFolder(source.root, files.folderOf(folder)), name);
    setText(scope, path, before, texts?.[field] ?? '', result);
  }
  const before = source.texts[locale]?.releaseNotes;
  files.setNotes?.(scope, { folder, before, text: texts?.releaseNotes ?? '' }, result);
}

/** The folder of a locale as spelt in the import, or as the store spells it. */
export function localeFolder({ source }: ChangeScope, locale: string): string | undefined {
  return source.folders[locale] ?? (source.store === 'ios' ? appleLocale(locale) : playLocale(locale));
}

/** Adds what has to be done so that a file contains the text. */
export function setText(
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
