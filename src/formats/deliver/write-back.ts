import type { BaselinePicture } from '@/domain/baseline/baseline';
import { pairsOf } from '@/domain/packages/package-locales';
import { slotById } from '@/domain/screenshots/slots';
import { appleCategories } from '@/domain/stores/apple-categories';
import type { DetailField } from '@/model/draft';
import type { WriteBackFormat } from '../parts/format';
import {
  hasSameCategories,
  type ChangedFiles,
  type ChangeScope,
  type FileChange,
} from '../parts/change-scope';
import { changedPictures, NO_PICTURES } from '../parts/changed-pictures';
import { changedRatingFile } from '../parts/changed-ratings';
import { changedTexts } from '../parts/changed-texts';
import { inFolder } from '../parts/paths';
import { decodeText, encodeTextLike } from '../parts/tree';
import { DELIVER_LOCALE_FILES, DELIVER_REVIEW_FILES } from './files';

export const writeBackDeliver: WriteBackFormat = (scope) => [
  changedTexts(scope, {
    names: pairsOf(DELIVER_LOCALE_FILES),
    folderOf: (locale) => locale,
    details: [
      ['copyright', 'copyright.txt'],
      ...pairsOf(DELIVER_REVIEW_FILES).map(([field, name]): [DetailField, string] => [
        field,
        `review_information/${name}`,
      ]),
    ],
  }),
  categoryFiles(scope),
  changedPictures(scope, {
    ...NO_PICTURES,
    isNatural: true,
    folderOf({ source: { root, pictures } }, { slotId }, folder) {
      const slot = slotById(slotId);
      if (!slot || slot.isUploadedByHand) return undefined;
      return inFolder(screenshotRoot(root, pictures), slot.device === 'tv' ? `appleTV/${folder}` : folder);
    },
  }),
  changedRatingFile(scope),
];

/** The files of both categories and their subcategories, when one of the categories changed. */
function categoryFiles({ source, draft, originals, paths }: ChangeScope): ChangedFiles {
  const changes: FileChange[] = [];
  if (hasSameCategories({ source, draft })) return { changes, notes: [] };
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
  return { changes, notes: [] };
}

/** deliver's screenshots are in a folder beside `metadata`. */
function screenshotRoot(root: string, pictures: readonly BaselinePicture[]): string {
  const known = pictures.find(({ path }) => path.includes('screenshots/'))?.path;
  if (known !== undefined) return known.slice(0, known.indexOf('screenshots/') + 'screenshots'.length);
  return /(?:^|\/)metadata(?:\/|$)/.test(root)
    ? root.replace(/(^|\/)metadata(?=\/|$)/, '$1screenshots')
    : inFolder(root, '../screenshots');
}
