import { pairsOf } from '@/domain/packages/package-locales';
import type { WriteBackFormat } from '../parts/format';
import { changedPictures, NO_PICTURES } from '../parts/changed-pictures';
import { changedTexts, setText } from '../parts/changed-texts';
import { inFolder } from '../parts/paths';
import { changedProducts } from './write-back-products';
import {
  GRADLE_DETAIL_FILES,
  GRADLE_GRAPHIC_FOLDERS,
  GRADLE_LISTING_FILES,
  GRADLE_SCREENSHOT_FOLDERS,
} from './files';

export const writeBackGradle: WriteBackFormat = (scope) => [
  changedProducts(scope),
  changedTexts(scope, {
    names: pairsOf(GRADLE_LISTING_FILES),
    folderOf: (locale) => `listings/${locale}`,
    details: pairsOf(GRADLE_DETAIL_FILES),
    setNotes(notesScope, { folder, before, text }, result) {
      const path = inFolder(notesScope.source.root, `release-notes/${folder}/default.txt`);
      setText(notesScope, before?.path ?? path, before, text, result);
    },
  }),
  changedPictures(scope, {
    ...NO_PICTURES,
    folderOf({ source: { root } }, { kind, slotId }, folder) {
      const own =
        kind === 'screenshot'
          ? GRADLE_SCREENSHOT_FOLDERS[slotId ?? '']
          : GRADLE_GRAPHIC_FOLDERS[`play-${kind}`];
      return own === undefined ? undefined : inFolder(root, `listings/${folder}/graphics/${own}`);
    },
  }),
];
