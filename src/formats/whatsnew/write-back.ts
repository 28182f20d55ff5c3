import { listingFor } from '@/domain/listings/store-texts';
import type { WriteBackFormat } from '../parts/format';
import type { ChangedFiles, ChangeScope } from '../parts/change-scope';
import { changedPictures, NO_PICTURES } from '../parts/changed-pictures';
import { changedTexts, localeFolder, localesOf, setText } from '../parts/changed-texts';
import { inFolder } from '../parts/paths';

export const writeBackWhatsnew: WriteBackFormat = (scope) => [
  otherTextsNote(scope),
  changedTexts(scope, {
    names: [],
    folderOf: (locale) => locale,
    details: [],
    setNotes(notesScope, { folder, before, text }, result) {
      const path = inFolder(notesScope.source.root, `whatsnew-${folder}`);
      setText(notesScope, before?.path ?? path, before, text, result);
    },
  }),
  changedPictures(scope, NO_PICTURES),
];

const OTHER_TEXTS = ['title', 'shortDescription', 'description', 'videoUrl'] as const;

/** Says that the files have no place for the other texts of Google Play, if the draft has any. */
function otherTextsNote(scope: ChangeScope): ChangedFiles {
  const { source, draft } = scope;
  const hasOthers = localesOf(scope).some((locale) => {
    const texts = draft.listings[locale] && listingFor(draft, source.store, locale);
    return (
      localeFolder(scope, locale) !== undefined && texts && OTHER_TEXTS.some((field) => texts[field].trim())
    );
  });
  const note = `${source.root || 'What was opened'} contains release notes only. The other texts are in the submission package.`;
  return { changes: [], notes: hasOthers ? [note] : [] };
}
