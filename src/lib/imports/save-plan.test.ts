import { describe, expect, it } from 'vitest';
import type { Baseline } from '@/domain/baseline/baseline';
import { itEvery } from '@tests/support/it-every';
import { saveItem, saveTargets, type FileTarget } from './save-plan';

const BASELINE: Baseline = {
  id: 'draft-1',
  importedAt: '2026-11-22T09:00:00.000Z',
  name: 'fastlane',
  sources: [],
  files: [
    { path: 'name.txt', hash: 'imported-name', size: 4 },
    { path: 'old.txt', hash: 'imported-old', size: 4 },
  ],
};
const ORIGINALS = new Map(BASELINE.files.map(({ path, hash }) => [path, new Blob([hash])]));

function targetsOf(
  ...options: [changes: Parameters<typeof saveTargets>[1], written?: Record<string, string | null>]
) {
  const [changes, written = {}] = options;
  return saveTargets(BASELINE, changes, ORIGINALS, written);
}

describe('the files that a folder should contain', () => {
  const write = (path: string, isNew = false) =>
    ({ kind: 'write', path, content: new Blob(['new']), isNew }) as const;

  it('are expected as they were imported', () => {
    const remove = { kind: 'delete', path: 'old.txt', why: 'Removed.' } as const;
    expect(targetsOf([write('name.txt'), write('added.txt', true), remove])).toMatchObject([
      { path: 'added.txt', expected: null },
      { path: 'name.txt', expected: 'imported-name' },
      { path: 'old.txt', expected: 'imported-old', why: 'Removed.' },
    ]);
  });

  it('are expected as they were last written', () => {
    expect(targetsOf([write('name.txt')], { 'name.txt': 'saved-name' })).toMatchObject([
      { path: 'name.txt', expected: 'saved-name' },
    ]);
  });

  it('are the imported ones again when a saved change was put back', async () => {
    const [name] = targetsOf([], { 'name.txt': 'saved-name' });
    expect(name).toMatchObject({ path: 'name.txt', expected: 'saved-name' });
    expect(await name?.content?.text()).toBe('imported-name');
  });

  it('come back when their deletion was put back, and go when their addition was', () => {
    expect(targetsOf([], { 'added.txt': 'saved-added', 'old.txt': null })).toMatchObject([
      { path: 'added.txt', expected: 'saved-added', why: expect.stringContaining('earlier save') as string },
      { path: 'old.txt', expected: null, content: expect.any(Blob) as Blob },
    ]);
  });

  it('are left out when nothing changed', () => {
    expect(targetsOf([])).toEqual([]);
  });
});

describe('what is done to a file', () => {
  const imported: FileTarget = { path: 'name.txt', expected: 'old' };
  const added: FileTarget = { path: 'name.txt', expected: null };
  itEvery([
    ['is unchanged on disk', imported, 'new', 'old', { kind: 'change' }],
    ['does not exist yet', added, 'new', null, { kind: 'add' }],
    ['is to be deleted', imported, null, 'old', { kind: 'delete' }],
    ['already has the new content', imported, 'new', 'new', undefined],
    ['is already deleted', imported, null, null, undefined],
    ['changed on disk', imported, 'new', 'other', { kind: 'change', conflict: 'changed' }],
    [
      'changed on disk and is to be deleted',
      imported,
      null,
      'other',
      { kind: 'delete', conflict: 'changed' },
    ],
    ['was deleted on disk', imported, 'new', null, { kind: 'add', conflict: 'missing' }],
    ['was added on disk as well', added, 'new', 'other', { kind: 'change', conflict: 'appeared' }],
  ])('that …', (_, target, hash, onDisk, expected) => {
    const item = saveItem(target, hash, onDisk);
    expect(item && { kind: item.kind, ...(item.conflict && { conflict: item.conflict }) }).toEqual(expected);
  });
});
