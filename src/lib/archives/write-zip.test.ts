import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { submissionDraft } from '@tests/support/drafts';
import { submissionPackage } from '@/formats/package/submission-package';
import { assessReadiness } from '@/domain/submissions/readiness';
import { writeZip, type WriteZipOptions, type ZipInput } from './write-zip';
import { openZip } from '@/readers/archives/zip-reader';

async function bytesOf(files: readonly ZipInput[], options?: WriteZipOptions): Promise<Uint8Array> {
  const result = await writeZip(files, options);
  if (!result.ok) throw new Error(result.failure);
  return new Uint8Array(await result.value.arrayBuffer());
}

async function messageOf(files: readonly ZipInput[], options?: WriteZipOptions): Promise<string> {
  const result = await writeZip(files, options);
  return result.ok ? 'written' : result.failure;
}

/** Bytes that do not repeat soon, so that a slice in the wrong place is noticed. */
function pattern(length: number): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length }, (_, index) => (index * 7 + (index >> 8) * 13 + (index >> 16)) & 255);
}

const FILES: ZipInput[] = [
  { path: 'b/text.txt', content: 'Grüße, 日本語 😀\n' },
  { path: 'a.png', content: new Blob([pattern(3 * 1024 * 1024 + 17)]) },
  { path: 'empty.txt', content: '' },
  { path: 'empty.png', content: new Blob([]) },
  { path: 'ordner/übung.txt', content: 'x'.repeat(100_000) },
  { path: 'exact.jpg', content: new Blob([pattern(1024 * 1024)]) },
];

describe('writeZip', () => {
  it('keeps every byte, in the order of the paths', async () => {
    const unzipped = unzipSync(await bytesOf(FILES));
    expect(Object.keys(unzipped)).toEqual(FILES.map((file) => file.path).sort());
    for (const { path, content } of FILES) {
      const expected = new Uint8Array(await new Blob([content]).arrayBuffer());
      expect(unzipped[path]?.length).toBe(expected.length);
      expect(Buffer.compare(unzipped[path] ?? new Uint8Array(1), expected)).toBe(0);
    }
  });

  it('is readable with the product’s own reader: sizes, checksums, names', async () => {
    const result = await writeZip(FILES);
    if (!result.ok) throw new Error(result.failure);
    const opened = await openZip(result.value);
    for (const entry of opened.entries) {
      expect(await opened.read(entry, 8 * 1024 * 1024)).toHaveLength(entry.size);
    }
    expect(opened.entries.map((entry) => entry.name)).toEqual(FILES.map((file) => file.path).sort());
  });

  it('stores images and compresses texts', async () => {
    const text = await bytesOf([{ path: 'a.txt', content: 'x'.repeat(100_000) }]);
    const image = await bytesOf([{ path: 'a.png', content: new Blob(['x'.repeat(100_000)]) }]);
    expect(text.length).toBeLessThan(1_000);
    expect(image.length).toBeGreaterThan(100_000);
  });

  it('puts sizes and checksums before the data, as the Archive Utility of macOS wants them', async () => {
    const bytes = await bytesOf(FILES);
    const view = new DataView(bytes.buffer);
    expect(view.getUint16(6, true) & 8).toBe(0);
    expect(view.getUint32(14, true)).not.toBe(0);
    expect(view.getUint32(18, true)).toBe(3 * 1024 * 1024 + 17);
  });

  it('writes the same bytes for the same files, in any order', async () => {
    const first = await bytesOf(FILES);
    const second = await bytesOf([...FILES].reverse());
    expect(Buffer.compare(first, second)).toBe(0);
  });

  it('writes the same bytes for the same draft', async () => {
    const draft = submissionDraft();
    const files = () =>
      submissionPackage(draft, {
        report: assessReadiness(draft, { today: '2026-11-20' }),
        exportDate: '2026-11-20',
        includeGradlePlay: true,
      }).files;
    expect(Buffer.compare(await bytesOf(files()), await bytesOf(files()))).toBe(0);
  });

  it('reports its progress', async () => {
    const seen: [number, number][] = [];
    await bytesOf(FILES, { onProgress: (done, total) => seen.push([done, total]) });
    const [, total = 0] = seen[0] ?? [];
    expect(seen.at(-1)).toEqual([total, total]);
    expect(seen.map(([done]) => done)).toEqual(seen.map(([done]) => done).sort((a, b) => a - b));
  });

  it('stops when it is cancelled, before or during', async () => {
    const before = new AbortController();
    before.abort();
    expect(await messageOf(FILES, { signal: before.signal })).toBe('Making the package was cancelled.');
    const during = new AbortController();
    const calls: number[] = [];
    const onProgress = (done: number) => {
      calls.push(done);
      during.abort();
    };
    expect(await messageOf(FILES, { signal: during.signal, onProgress })).toBe(
      'Making the package was cancelled.',
    );
    expect(calls).toHaveLength(1);
  });

  it('says when a file can no longer be read', async () => {
    class VanishedFile extends Blob {
      override slice(): Blob {
        return Object.assign(new Blob(), {
          arrayBuffer: () => Promise.reject(new Error('NotReadableError')),
        });
      }
    }
    expect(await messageOf([{ path: 'a.png', content: new VanishedFile(['x']) }])).toBe(
      'A file of the package could not be read. Add the image again and try once more.',
    );
  });

  it.each([
    ['../a.txt'],
    ['a/../b.txt'],
    ['/a.txt'],
    ['a//b.txt'],
    ['./a.txt'],
    ['C:/a.txt'],
    ['a\\b.txt'],
    ['a\u0000.txt'],
    [''],
    ['a'.repeat(1001)],
  ])('writes no file named %j', async (path) => {
    expect(await messageOf([{ path, content: 'x' }])).toMatch(/^Two files of the package share a name/);
  });

  it.each([
    ['a.txt', 'a.txt'],
    ['a.txt', 'A.txt'],
  ])('writes not both %s and %s', async (first, second) => {
    const files = [first, second].map((path) => ({ path, content: 'x' }));
    expect(await messageOf(files)).toMatch(/^Two files of the package share a name/);
  });

  it('reports an archive of more than 4 GB', async () => {
    class HugeFile extends Blob {
      override get size(): number {
        return 4 * 1024 ** 3;
      }
    }
    expect(await messageOf([{ path: 'a.png', content: new HugeFile() }])).toMatch(/larger than 4 GB/);
  });

  it('writes an empty archive for no files', async () => {
    expect(unzipSync(await bytesOf([]))).toEqual({});
  });
});
