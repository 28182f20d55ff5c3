import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { forgetFolder, forgetFolders, rememberedFolder, rememberFolder } from './remembered-folders';

const IMPORTED_AT = '2026-11-22T09:00:00.000Z';

function folderOf(draftId: string) {
  // A handle that the database can copy; a real one is part of the journey.
  const handle = { name: 'fastlane' } as FileSystemDirectoryHandle;
  return { draftId, handle, importedAt: IMPORTED_AT, written: { 'name.txt': 'hash', 'old.txt': null } };
}

it('remembers the folder of each draft and user until it is forgotten', async () => {
  await rememberFolder('ann', folderOf('a'));
  await rememberFolder('ann', folderOf('b'));
  await rememberFolder('ben', folderOf('a'));
  expect(await rememberedFolder('ann', 'a')).toEqual(folderOf('a'));
  await forgetFolder('ann', 'a');
  expect(await rememberedFolder('ann', 'a')).toBeUndefined();
  expect(await rememberedFolder('ann', 'b')).toEqual(folderOf('b'));
  await forgetFolders('ann');
  expect(await rememberedFolder('ann', 'b')).toBeUndefined();
  expect(await rememberedFolder('ben', 'a')).toEqual(folderOf('a'));
});
