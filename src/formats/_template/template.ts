import type { FindFormat, ReadFormat, WriteBackFormat, WriteFormat } from '../parts/format';
import { changedPictures, NO_PICTURES } from '../parts/changed-pictures';
import { changedTexts } from '../parts/changed-texts';
import { inFolder, pathInside } from '../parts/paths';

/** Copy this folder: a tool with one title per language. Give each part a file of its own: find.ts, read.ts and so on. */
export const TEMPLATE = {
  find: {
    label: 'Name of the tool',
    store: 'android',
    preference: 1,
    localePath: ({ root }, folder) => inFolder(root, folder),
  },
  read: {
    classify({ root }, path) {
      const [folder = '', name] = pathInside(root, path).split('/');
      return name === 'title.txt' ? { kind: 'text', folder, field: 'title' } : { kind: 'other' };
    },
  },
  write: () => ({ files: [], notes: [] }),
  writeBack: (scope) => [
    changedTexts(scope, { names: [['title', 'title.txt']], folderOf: (locale) => locale, details: [] }),
    changedPictures(scope, NO_PICTURES),
  ],
} satisfies {
  find: FindFormat;
  read: ReadFormat;
  /** Missing where packages have no files of the tool. */
  write?: WriteFormat;
  writeBack: WriteBackFormat;
};
