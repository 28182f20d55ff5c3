import type { WriteBackFormat } from '../parts/format';
import { changedPictures, NO_PICTURES } from '../parts/changed-pictures';
import { listingFor } from '@/domain/listings/store-texts';
import { localeLabel } from '@/domain/locales/product-locales';
import { storeText } from '@/domain/texts';
import { ascKeys } from './read';
import type { AscPart } from '../parts/set-contents';
import { inFolder } from '../parts/paths';
import type { ChangedFiles, ChangeScope } from '../parts/change-scope';
import { withEdits, type JsonEdit } from '../parts/json-edits';
import { localeFolder, localesOf } from '../parts/changed-texts';
import { decodeText, encodeTextLike } from '../parts/tree';

export const writeBackAsc: WriteBackFormat = (scope) => [
  changedTextFiles(scope),
  changedPictures(scope, NO_PICTURES),
];

/**
 * The files of the App Store Connect CLI that differ from the draft. Another version of the app gets a folder of its
 * own with all of its texts; those of the version that was imported stay unchanged.
 */
function changedTextFiles(scope: ChangeScope): ChangedFiles {
  const result: ChangedFiles = { changes: [], notes: [] };
  for (const locale of localesOf(scope)) {
    const folder = localeFolder(scope, locale);
    if (folder === undefined)
      result.notes.push(
        `${localeLabel(locale)} is not available in the store, so no files were written for it.`,
      );
    else
      for (const part of ['app-info', 'version'] as const)
        changedFile(scope, { locale, folder, part }, result);
  }
  return result;
}

function changedFile(
  { source, draft, originals, paths }: ChangeScope,
  { locale, folder, part }: { locale: string; folder: string; part: AscPart },
  { changes }: ChangedFiles,
) {
  const path = inFolder(
    source.root,
    `${part === 'version' ? versionFolder(source, draft) : part}/${folder}.json`,
  );
  const texts = draft.listings[locale] && listingFor(draft, 'ios', locale);
  if (!texts) {
    if (paths.has(path))
      changes.push({
        kind: 'delete',
        path,
        why: 'The language was removed here; the store keeps its texts.',
      });
    return;
  }
  const edits = ascKeys(part).flatMap(([field, key]): JsonEdit[] => {
    const now = storeText(texts[field]);
    const before = source.texts[locale]?.[field];
    const isSame = before?.path === path || before?.isInherited ? now === before.text : now === '';
    return isSame ? [] : [[[key], now === '' ? undefined : now]];
  });
  if (edits.length === 0) return;
  const original = originals.get(path);
  const decoded = original && decodeText(original);
  const content = withEdits(decoded?.ok ? decoded.value.text : '{}', edits);
  changes.push({
    kind: 'write',
    path,
    content: original ? encodeTextLike(content, original) : new TextEncoder().encode(`${content}\n`),
    isNew: !paths.has(path),
  });
}

/** The folder of the draft's version, or the one that was imported where that version is no name for a folder. */
function versionFolder({ version }: ChangeScope['source'], draft: ChangeScope['draft']): string {
  if (!version) return 'version';
  const own = draft.version.trim();
  return `version/${/^\w[\w.+-]*$/.test(own) ? own : version.text}`;
}
