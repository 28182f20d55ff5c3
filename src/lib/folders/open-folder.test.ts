import { describe, expect, it } from 'vitest';
import { writeZip, type ZipInput } from '../archives/write-zip';
import { openArchiveOrFiles } from './open-files';
import { openEntries } from './open-entries';
import { openHandle } from './open-handle';
import type { OpenResult, OpenTools } from './opened-folder';

function toolsFor(signal = new AbortController().signal): OpenTools {
  return { signal, report: () => undefined };
}

/** A file as a folder input gives it. */
function fileAt(path: string, text = path): File {
  const file = new File([text], path.slice(path.lastIndexOf('/') + 1));
  Object.defineProperty(file, 'webkitRelativePath', { value: path.includes('/') ? path : '' });
  return file;
}

async function zipOf(files: readonly ZipInput[], name = 'listing.zip'): Promise<File> {
  const zip = await writeZip(files);
  if (!zip.ok) throw new Error(zip.failure);
  return new File([zip.value], name);
}

/** A zip whose file has a name that the product's own writer refuses. */
async function renamed(name: string): Promise<File> {
  const bytes = new Uint8Array(await (await zipOf([{ path: 'aa/bb.txt', content: 'x' }])).arrayBuffer());
  const text = new TextDecoder('latin1').decode(bytes).replaceAll('aa/bb.txt', name);
  return new File([Uint8Array.from(text, (char) => char.charCodeAt(0))], 'a.zip');
}

async function textsOf(opened: OpenResult): Promise<[string, string][]> {
  if (!opened.ok) throw new Error(opened.failure);
  const files = [...opened.value.tree.values()];
  return Promise.all(
    files.map(async (file) => [file.path, new TextDecoder().decode(await file.read())] as [string, string]),
  );
}

const DENIED = new DOMException('', 'NotAllowedError');

/** A folder of the File System API, made of paths. Files and folders whose name begins with `denied` may not be read. */
function handleOf(name: string, paths: readonly string[]): FileSystemDirectoryHandle {
  const children = new Map<string, string[]>();
  for (const path of paths) {
    const [first = '', ...rest] = path.split('/');
    children.set(first, [...(children.get(first) ?? []), rest.join('/')]);
  }
  async function* entries() {
    await Promise.resolve();
    if (name.startsWith('denied')) throw DENIED;
    for (const [child, inside] of children) {
      const isFile = inside.includes('');
      yield [
        child,
        isFile
          ? {
              kind: 'file',
              name: child,
              getFile: () =>
                child.startsWith('denied')
                  ? Promise.reject(DENIED)
                  : Promise.resolve(new File([child], child)),
            }
          : handleOf(child, inside),
      ];
    }
  }
  return { kind: 'directory', name, entries } as unknown as FileSystemDirectoryHandle;
}

/** A dropped folder in browsers without handles, which give its children in parts. */
function entryOf(name: string, paths: readonly string[]): FileSystemEntry {
  const children = [...new Set(paths.map((path) => path.split('/')[0] ?? ''))].map((child) => {
    const inside = paths
      .filter((path) => path.startsWith(`${child}/`))
      .map((path) => path.slice(child.length + 1));
    return inside.length > 0
      ? entryOf(child, inside)
      : {
          isFile: true,
          isDirectory: false,
          name: child,
          file: (done: (file: File) => void, fail: (error: Error) => void) =>
            child.startsWith('denied') ? fail(DENIED) : done(new File([child], child)),
        };
  });
  const parts = [children.slice(0, 1), children.slice(1), []];
  const readEntries = (done: (part: unknown) => void, fail: (error: Error) => void) =>
    name.startsWith('denied') ? fail(DENIED) : done(parts.shift() ?? []);
  return {
    isFile: false,
    isDirectory: true,
    name,
    createReader: () => ({ readEntries }),
  } as unknown as FileSystemEntry;
}

describe('several files', () => {
  it('keep their paths inside the chosen folder, without other people’s packages', async () => {
    const opened = await openArchiveOrFiles(
      [fileAt('app/fastlane/metadata/en-US/name.txt', 'Paw'), fileAt('app/node_modules/x/name.txt')],
      toolsFor(),
    );
    expect(opened.ok && opened.value.name).toBe('app');
    expect(await textsOf(opened)).toEqual([['fastlane/metadata/en-US/name.txt', 'Paw']]);
  });

  it('are refused when there are more than a checkout can have', async () => {
    const file = fileAt('a.txt');
    const opened = await openArchiveOrFiles(
      Array.from({ length: 100_001 }, () => file),
      toolsFor(),
    );
    expect(opened.ok ? '' : opened.failure).toMatch(
      /more than 100,000 files.*Open the folder with the listing/,
    );
  });

  it('are refused with a zip among them, whose content would be left out', async () => {
    const opened = await openArchiveOrFiles([await zipOf([]), fileAt('texts.csv')], toolsFor());
    expect(opened.ok ? '' : opened.failure).toMatch(/zip cannot be opened together with other files/);
  });

  it('are refused when there are none', async () => {
    expect(await openArchiveOrFiles([], toolsFor())).toMatchObject({ ok: false });
  });
});

describe('a zip', () => {
  it.each([
    ['of one language', 'de-DE/name.txt', 'de-DE/name.txt'],
    ['of texts for all languages', 'default/name.txt', 'default/name.txt'],
    ['of a checkout', 'app-main/fastlane/metadata/en-US/name.txt', 'fastlane/metadata/en-US/name.txt'],
    ['of a fastlane folder', 'fastlane/metadata/en-US/name.txt', 'fastlane/metadata/en-US/name.txt'],
  ])('%s', async (_, inside, path) => {
    const opened = await openArchiveOrFiles([await zipOf([{ path: inside, content: 'Paw' }])], toolsFor());
    expect(await textsOf(opened)).toEqual([[path, 'Paw']]);
  });

  it.each<[string, () => Promise<File>, RegExp]>([
    [
      'that is a text',
      () => Promise.resolve(new File(['hello there, this is no zip'], 'a.zip')),
      /not a zip archive/,
    ],
    ['that is empty', () => Promise.resolve(new File([], 'a.zip')), /0 bytes/],
    ['with a hostile name', () => renamed('../b1.txt'), /points outside/],
    ['of a Windows program', () => renamed('aa\\bb.txt'), /separates folders with backslashes/],
    [
      'of 4 GB',
      () => {
        const file = new File([], 'a.zip');
        Object.defineProperty(file, 'size', { value: 4 * 1024 ** 3 });
        return Promise.resolve(file);
      },
      /4\.0 GB; zips of up to 2 GB/,
    ],
  ])('%s is refused', async (_, file, message) => {
    const opened = await openArchiveOrFiles([await file()], toolsFor());
    expect(opened.ok ? '' : opened.failure).toMatch(message);
  });
});

describe('folders', () => {
  const paths = ['fastlane/metadata/en-US/name.txt', '.git/config', 'fastlane/Fastfile'];
  const expected = ['fastlane/metadata/en-US/name.txt', 'fastlane/Fastfile'];

  it('are looked through by their handle', async () => {
    const opened = await openHandle(handleOf('app', paths), toolsFor());
    expect(opened.ok && [...opened.value.tree.keys()]).toEqual(expected);
  });

  it('are looked through by their entries', async () => {
    const opened = await openEntries([entryOf('app', paths)], toolsFor());
    expect(opened.ok && [...opened.value.tree.keys()]).toEqual(expected);
  });

  it('are left alone after a cancel', async () => {
    const signal = AbortSignal.abort();
    expect(await openHandle(handleOf('app', paths), toolsFor(signal))).toMatchObject({ ok: false });
    expect(await openEntries([entryOf('app', paths)], toolsFor(signal))).toMatchObject({ ok: false });
  });

  it('that may not be read are named', async () => {
    const opened = await openHandle(handleOf('denied', ['name.txt']), toolsFor());
    expect(opened.ok ? '' : opened.failure).toMatch(/may not read the folder “denied”/);
    expect(await openEntries([entryOf('denied', ['name.txt'])], toolsFor())).toMatchObject({ ok: false });
  });

  it('give the rest when the browser may not read a part of them', async () => {
    const partly = ['a/name.txt', 'b/denied.txt', 'denied/name.txt', 'z/name.txt'];
    for (const opened of [
      await openHandle(handleOf('app', partly), toolsFor()),
      await openEntries([entryOf('app', partly)], toolsFor()),
    ]) {
      if (!opened.ok) throw new Error(opened.failure);
      const { tree, unreadable } = opened.value;
      expect([...tree.keys()]).toEqual(['a/name.txt', 'b/denied.txt', 'z/name.txt']);
      expect(unreadable?.map((path) => path.replace(/\/$/, ''))).toEqual(['denied']);
      await expect(tree.get('b/denied.txt')?.read()).rejects.toThrow();
    }
  });
});
