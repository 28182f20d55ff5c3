import { relative, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderWith, runCli } from '@tests/support/cli';
import type { FolderEntry, ProjectFiles } from '../files/project-files';

const NAME = 'fastlane/metadata/en-US/name.txt';
const TOO_LONG = 'Lantern: the evening journal for calm nights';
const FOLDERS = 250;
const FILES_PER_FOLDER = 400;

/** Names of source files in 250 folders below a folder: 100,000 by default. */
function manyFiles(below: string, filesPerFolder = FILES_PER_FOLDER): Record<string, string> {
  const files: Record<string, string> = {};
  for (let folder = 0; folder < FOLDERS; folder += 1)
    for (let file = 0; file < filesPerFolder; file += 1)
      files[`${below}/module-${folder}/part-${file}.${file % 2 === 0 ? 'json' : 'ts'}`] = '{}';
  return files;
}

/** Files that exist in memory only, and the folders that were listed. */
function filesInMemory(contents: Readonly<Record<string, string>>) {
  const cwd = folderWith({});
  const listed: string[] = [];
  const read: string[] = [];
  const folders = new Map<string, Map<string, FolderEntry>>([['', new Map()]]);
  for (const path of Object.keys(contents)) {
    const segments = path.split('/');
    for (const [index, name] of segments.entries()) {
      const isFolder = index < segments.length - 1;
      folders.get(segments.slice(0, index).join('/'))?.set(name, entryOf(name, isFolder));
      const own = segments.slice(0, index + 1).join('/');
      if (isFolder && !folders.has(own)) folders.set(own, new Map());
    }
  }
  const inside = (path: string) => relative(cwd, path).split(sep).join('/');
  const bytes = (path: string) => new TextEncoder().encode(contents[inside(path)]);
  const files: ProjectFiles = {
    list: (folder) => {
      listed.push(inside(folder));
      return [...(folders.get(inside(folder))?.values() ?? [])];
    },
    size: (path) => bytes(path).length,
    read: (path) => {
      read.push(inside(path));
      return bytes(path);
    },
    stage: () => Promise.reject(new Error('nothing is written')),
  };
  return { cwd, files, listed, read };
}

function entryOf(name: string, isFolder: boolean): FolderEntry {
  return { name, isDirectory: () => isFolder, isFile: () => !isFolder, isSymbolicLink: () => false };
}

it('a text that is a pipe is not read, as nothing may ever come out of it', async () => {
  const { cwd, files, read } = filesInMemory({
    [NAME]: TOO_LONG,
    'fastlane/metadata/en-US/subtitle.txt': '',
  });
  const list: ProjectFiles['list'] = (folder) =>
    files
      .list(folder)
      .map((entry) => (entry.name === 'name.txt' ? { ...entry, isFile: () => false } : entry));
  await runCli(['check'], cwd, { files: { ...files, list } });
  expect(read).toEqual(['fastlane/metadata/en-US/subtitle.txt']);
});

describe('a project with many folders of source files', () => {
  it('of 100,000 files has one listing, which alone is read', async () => {
    const { cwd, files, listed, read } = filesInMemory({ ...manyFiles('src'), [NAME]: TOO_LONG });
    const { code, out } = await runCli(['check'], cwd, { files });
    expect(code).toBe(1);
    expect(out).toMatch(
      /^Read 1 listing with 1 language, 1 text, 0 pictures\.\n\nfastlane\/metadata\/en-US\/name\.txt\n[^]*\n1 blocker in 1 listing \(\d+ ms\)\nRules of [\d-]{10}, \d+ days? old\n$/,
    );
    expect(listed.filter((folder) => folder.startsWith('src/'))).toHaveLength(FOLDERS);
    expect(read).toEqual([NAME]);
  });

  it.each([
    ['node_modules', {}, []],
    ['app/node_modules', {}, ['app']],
    ['generated', { '.gitignore': '/generated/\n' }, []],
    ['app/generated', { 'app/.gitignore': 'generated\n' }, ['app']],
  ])('does not open them in %s', async (below, ignoreFiles, opened) => {
    const { cwd, files, listed } = filesInMemory({
      ...manyFiles(below, 2),
      ...ignoreFiles,
      [`${below}/${NAME}`]: TOO_LONG,
      [NAME]: 'Lantern',
    });
    const { code, out } = await runCli(['check'], cwd, { files });
    expect([code, out]).toEqual([0, expect.stringMatching(/^Read 1 listing .*\n\nNo findings in 1 listing/)]);
    expect(listed).toEqual(['', ...opened, 'fastlane', 'fastlane/metadata', 'fastlane/metadata/en-US']);
  });

  it('names a listing that it does not read', async () => {
    const cwd = folderWith({ 'app/store.config.js': 'module.exports = {};' });
    const { code, err } = await runCli(['check'], cwd);
    expect(code).toBe(2);
    expect(err).toMatch(/\napp\/store\.config\.js is a program/);
  });

  it('says where it looked when there is neither a build nor a listing', async () => {
    const { cwd, files } = filesInMemory({
      ...manyFiles('src', 2),
      '.gitignore': 'fastlane\n',
      [NAME]: TOO_LONG,
    });
    const { code, err } = await runCli(['check'], cwd, { files });
    expect(code).toBe(2);
    expect(err).toMatch(
      /^Found neither a build nor a listing in this folder\. Looked for:\n[^]*\nFiles listed in \.gitignore are left out/,
    );
  });
});
