import { describe, expect, it } from 'vitest';
import { memoryFolder } from '@tests/support/screens/memory-folder';
import { hashBytes } from './hash-bytes';
import type { SaveItem } from './save-plan';
import { saveFiles } from './save-to-folder';

const hashOf = (text: string) => hashBytes(new TextEncoder().encode(text));

async function itemsFor(): Promise<SaveItem[]> {
  const old = await hashOf('old');
  const change = {
    kind: 'change',
    content: new Blob(['new']),
    hash: await hashOf('new'),
    onDisk: old,
  } as const;
  return [
    { kind: 'delete', path: 'a/gone.txt', hash: null, onDisk: old },
    { ...change, path: 'a/name.txt' },
    { ...change, kind: 'add', path: 'b/c/added.txt', onDisk: null },
  ];
}

const DISK = { 'a/gone.txt': 'old', 'a/name.txt': 'old', 'a/other.txt': 'other' };
const report = () => undefined;

describe('saving files', () => {
  it('writes, adds and deletes the listed ones only, deletions last', async () => {
    const folder = memoryFolder('fastlane', DISK);
    const { written, left } = await saveFiles(folder.handle, await itemsFor(), report);
    expect(folder.touched).toEqual(['a/name.txt', 'b/c/added.txt', 'a/gone.txt']);
    expect(Object.fromEntries(folder.files)).toEqual({
      'a/name.txt': 'new',
      'a/other.txt': 'other',
      'b/c/added.txt': 'new',
    });
    expect(written['a/gone.txt']).toBeNull();
    expect(left).toEqual([]);
  });

  it('stops at an error, with what was written and what not', async () => {
    const folder = memoryFolder('fastlane', DISK, { failing: 'b/c/added.txt' });
    const { written, left } = await saveFiles(folder.handle, await itemsFor(), report);
    expect(Object.keys(written)).toEqual(['a/name.txt']);
    expect(left).toEqual([{ path: 'b/c/added.txt', why: 'The disk is full.' }, { path: 'a/gone.txt' }]);
    expect(folder.files.get('a/gone.txt')).toBe('old');
  });

  it('leaves a file that changed while the list was shown', async () => {
    const folder = memoryFolder('fastlane', { ...DISK, 'a/name.txt': 'edited' });
    const { left } = await saveFiles(folder.handle, await itemsFor(), report);
    expect(left).toEqual([{ path: 'a/name.txt', why: 'It changed while the list was shown.' }]);
    expect(folder.files.get('a/name.txt')).toBe('edited');
  });
});
