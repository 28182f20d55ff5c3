import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { concat, utf8 } from '@tests/support/build-fixtures/bytes';
import { damaged } from '@tests/support/build-fixtures/mutations';
import {
  asBlob,
  makeSparseZip,
  deflatedZeros,
  makeZip,
  noise,
  type FixtureFile,
  type FixtureOptions,
} from '@tests/support/build-fixtures/zip';
import type { ByteSource } from './byte-source';
import { crc32 } from './crc32';
import { TABLE_OF_CONTENTS, ZipError, zipFailure, type ZipFailureCode } from './zip-failures';
import { openZip } from './zip-reader';

const MB = 1024 * 1024;
const HELLO: FixtureFile = { name: 'hello.txt', data: 'hello hello hello' };

/** The failure with which work rejects; undefined when it succeeds. */
async function failureOf(work: Promise<unknown>) {
  try {
    await work;
    return undefined;
  } catch (error) {
    if (error instanceof ZipError) return error.failure;
    throw error;
  }
}

async function openFailure(source: ByteSource) {
  return (await failureOf(openZip(source)))?.code;
}

/** Opens an archive and reads the named entry. Returns its text, or the failure. */
async function readText(source: ByteSource, name: string, maxBytes = MB): Promise<string> {
  const archive = await openZip(source);
  const entry = archive.find(name);
  if (!entry) return 'no such entry';
  const reading = archive.read(entry, maxBytes);
  return (await failureOf(reading))?.code ?? new TextDecoder().decode(await reading);
}

/** An archive as Apple's tools write it above 4 GB: no zip64, every offset modulo 2^32. */
const gigabytes = (offsets: number[]) =>
  makeSparseZip(
    offsets.map((gigabyte, index) => ({
      ...HELLO,
      name: index === offsets.length - 1 ? 'hello.txt' : `part-${index}`,
      at: gigabyte * 1024 * MB,
    })),
  );

const zip = (files: FixtureFile[], options?: FixtureOptions) => asBlob(makeZip(files, options));

describe('reads', () => {
  test.each<[string, ByteSource]>([
    ['a deflated entry', zip([HELLO])],
    ['a stored entry', zip([{ ...HELLO, method: 0 }])],
    ['an entry behind others', zip([{ name: 'a/', method: 0 }, { name: 'a/b', data: 'x' }, HELLO])],
    ['an archive with a comment', zip([HELLO], { comment: 'made by a build service' })],
    ['a comment that looks like an end record', zip([HELLO], { comment: `PK\x05\x06${'\0'.repeat(18)}x` })],
    ['zip64 places where none are needed', zip([HELLO], { zip64: 'always' })],
    [
      'zip64 beyond 4 GB',
      makeSparseZip(
        [
          { name: 'big', at: 0 },
          { ...HELLO, at: 5 * 1024 * MB },
        ],
        { zip64: 'needed' },
      ),
    ],
    ['32-bit offsets that wrapped', gigabytes([0, 3, 5.5])],
    ['32-bit offsets that wrapped twice', gigabytes([3, 5.5, 8.5])],
    ['padding in the local header only', zip([{ ...HELLO, method: 0, alignTo: 4096 }])],
    ['a signing block before the table', zip([HELLO], { beforeDirectory: new Uint8Array(4096) })],
  ])('%s', async (_name, source) => {
    expect(await readText(source, 'hello.txt')).toBe('hello hello hello');
  });

  test('an archive without files', async () => {
    expect((await openZip(zip([]))).entries).toEqual([]);
  });

  test('names in UTF-8, and in bytes that are not', async () => {
    const archive = await openZip(
      zip([{ name: 'Ünï/日本.txt' }, { name: new Uint8Array([0x52, 0xe9]), flags: 0 }]),
    );
    expect(archive.entries.map((entry) => entry.name)).toEqual(['Ünï/日本.txt', 'Ré']);
  });

  test('an empty file', async () => {
    expect(await readText(zip([{ name: 'empty' }]), 'empty')).toBe('');
  });

  test('as many entries as are allowed', async () => {
    const files = Array.from({ length: 20_000 }, (_, index) => ({ name: `f${index}`, method: 0 }));
    expect((await openZip(zip(files))).entries).toHaveLength(20_000);
  });

  test('a large file piece by piece, with progress', async () => {
    const data = noise(700_000);
    const archive = await openZip(zip([{ name: 'big', data }]));
    const seen: number[] = [];
    const entry = archive.entries[0];
    const result = entry && (await archive.read(entry, 4 * MB, { onProgress: (done) => seen.push(done) }));
    expect(result && crc32(result)).toBe(crc32(data));
    expect(seen.length).toBeGreaterThan(2);
    expect(seen.at(-1)).toBe(data.length);
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
  });

  test.each([
    ['deflated', 8],
    ['stored', 0],
  ])('only the head of a %s entry', async (_name, method) => {
    const data = concat(
      utf8('HEAD'),
      new Uint8Array(MB).map((_, index) => (index * 7919) >>> 3),
    );
    const archive = await openZip(zip([{ name: 'a' }, { name: 'big', data, method }]));
    const entry = archive.find('big');
    const head = entry && (await archive.readHead(entry, 10_000));
    expect(head && crc32(head.bytes)).toBe(crc32(data.subarray(0, 10_000)));
    expect(head?.dataOffset).toBe((entry?.headerOffset ?? 0) + 30 + 3);
    const all = entry && (await archive.readHead(entry, 99 * MB));
    expect(all && crc32(all.bytes)).toBe(crc32(data));
  });

  test('no more of the file than its tail, its table and the entry', async () => {
    const source = makeSparseZip(
      [
        { name: 'big', at: 0 },
        { ...HELLO, at: 5 * 1024 * MB },
      ],
      { zip64: 'needed' },
    );
    let fetched = 0;
    const counting: ByteSource = {
      size: source.size,
      slice: (start, end) => {
        fetched += end - start;
        return source.slice(start, end);
      },
    };
    await readText(counting, 'hello.txt');
    expect(fetched).toBeLessThan(70_000);
  });
});

describe('refuses, with a reason', () => {
  const half = (bytes: Uint8Array<ArrayBuffer>) => asBlob(bytes.slice(0, bytes.length / 2));
  test.each<[string, ByteSource, ZipFailureCode]>([
    ['an empty file', asBlob(new Uint8Array()), 'empty'],
    ['a text', asBlob(utf8('This is no archive, only words.')), 'not-a-zip'],
    ['three bytes', asBlob(utf8('PK\x03')), 'not-a-zip'],
    ['an archive cut in half', half(makeZip([HELLO, { name: 'b', data: 'b' }])), 'truncated'],
    ['a byte behind the end', asBlob(withBytes(makeZip([HELLO]), 1)), 'trailing-bytes'],
    ['100,000 bytes behind the end', asBlob(withBytes(makeZip([HELLO]), 100_000)), 'trailing-bytes'],
    ['an archive whose last byte is missing', asBlob(makeZip([HELLO]).slice(0, -1)), 'truncated'],
    ['an archive whose beginning is missing', asBlob(makeZip([HELLO]).slice(20)), 'truncated'],
    ['a zip64 end without its record', asBlob(makeZip([HELLO], { zip64: 'always' }).slice(80)), 'truncated'],
    ['an encrypted entry', zip([HELLO, { name: 'secret', flags: 0x0801 }]), 'encrypted'],
    ['strong encryption', zip([{ ...HELLO, flags: 0x0841 }]), 'encrypted'],
    ['a masked table', zip([{ ...HELLO, flags: 0x2000 }]), 'encrypted'],
    [
      'one entry too many',
      zip(Array.from({ length: 20_001 }, (_, index) => ({ name: `f${index}`, method: 0 }))),
      'too-many-entries',
    ],
    ['70,000 entries', zip([HELLO], { zip64: 'needed', count: 70_000 }), 'too-many-entries'],
    [
      '70,000 entries, counted in 16 bits',
      zip(Array.from({ length: 70_000 }, (_, index) => ({ name: `f${index}`, method: 0 }))),
      'too-many-entries',
    ],
    ['fewer entries than claimed', zip([HELLO], { count: 2 }), 'damaged'],
    ['a name twice', zip([HELLO, HELLO]), 'duplicate-name'],
    [
      'an entry inside another',
      zip([
        { ...HELLO, data: 'x'.repeat(99), method: 0 },
        { name: 'b', claims: { headerOffset: 60 } },
      ]),
      'overlap',
    ],
    ['two entries for the same bytes', zip([HELLO, { name: 'b', claims: { headerOffset: 0 } }]), 'overlap'],
    ['an entry beyond the end', zip([{ ...HELLO, claims: { headerOffset: 999_999 } }]), 'damaged'],
    ['an entry longer than the file', zip([{ ...HELLO, claims: { compressedSize: 999_999 } }]), 'damaged'],
    ['a size that deflate cannot reach', zip([{ ...HELLO, claims: { size: 999_999_999 } }]), 'damaged'],
    ['a stored entry of two sizes', zip([{ ...HELLO, method: 0, claims: { size: 18 } }]), 'damaged'],
    [
      'a zip64 number beyond all files',
      zip([{ ...HELLO, claims: { size: 2 ** 53 } }], { zip64: 'always' }),
      'damaged',
    ],
    ['a full place without its zip64 number', zip([{ ...HELLO, claims: { size: 0xffffffff } }]), 'damaged'],
  ])('%s', async (_name, source, code) => {
    expect(await openFailure(source)).toBe(code);
  });

  test.each([
    '../evil',
    'a/../../evil',
    'a/..',
    '/etc/passwd',
    'C:/evil',
    'c:evil',
    'a\\b',
    '..\\evil',
    'a\0b',
    '',
  ])('the name %j', async (name) => {
    expect(await openFailure(zip([HELLO, { name }]))).toBe('hostile-name');
  });

  test.each(['a..b', '..a', 'a/...', 'ab:c', 'é/..b'])('but takes the name %j', async (name) => {
    expect(await openFailure(zip([{ name }]))).toBeUndefined();
  });

  test.each<[string, FixtureFile, ZipFailureCode]>(
    [
      ['a wrong CRC', { claims: { crc32: 1 } }, 'damaged'],
      ['a size too small', { claims: { size: 16 } }, 'damaged'],
      ['a size too large', { claims: { size: 18 } }, 'damaged'],
      ['a method nobody unpacks', { method: 12, claims: {} }, 'unsupported-compression'],
      ['another method in its own header', { localMethod: 0 }, 'damaged'],
      ['data that is not deflated', { method: 0, localMethod: 8, data: '\xff\xff\xff\xff' }, 'damaged'],
    ].map(
      ([name, change, code]) =>
        [name, { ...HELLO, ...(change as object) }, code] as [string, FixtureFile, ZipFailureCode],
    ),
  )('an entry with %s', async (_name, file, code) => {
    expect(await readText(zip([file]), 'hello.txt')).toBe(code);
  });

  test('an entry larger than the caller accepts', async () => {
    expect(await readText(zip([HELLO]), 'hello.txt', 16)).toBe('too-large');
    expect(await readText(zip([HELLO]), 'hello.txt', 17)).toBe('hello hello hello');
  });

  test('every message says what to do', async () => {
    const failure = await failureOf(openZip(zip([{ name: 'Payload/../../etc' }])));
    expect(failure?.message).toMatch(/Payload\/..\/..\/etc.*Export the build again/);
  });
});

describe('a bomb', () => {
  const bomb = (size: number) =>
    zip([{ name: 'bomb', packed: deflatedZeros(200), claims: { size, crc32: 0 } }]);

  test('of an honest 200 MB is not even started', async () => {
    expect(await readText(bomb(200 * MB), 'bomb', 999 * MB)).toBe('bomb');
  });

  test.each([100, 5 * MB])(
    'that claims %i bytes is stopped as soon as it has produced more',
    async (size) => {
      const source = bomb(size);
      const before = process.memoryUsage().arrayBuffers;
      expect(await readText(source, 'bomb', 999 * MB)).toBe('damaged');
      expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(100 * MB);
    },
  );

  test('ten megabytes of a good ratio are not a bomb, one byte more is one', async () => {
    const most = zip([{ name: 'zeros', data: new Uint8Array(10 * MB) }]);
    expect((await readText(most, 'zeros', 99 * MB)).length).toBe(10 * MB);
    const more = zip([{ name: 'zeros', data: new Uint8Array(10 * MB + 1) }]);
    expect(await readText(more, 'zeros', 99 * MB)).toBe('bomb');
  });

  test('in many reads is stopped by what the archive has produced in all', async () => {
    const archive = await openZip(zip([HELLO]), { maxProducedBytes: 17 * 3 });
    const entry = archive.entries[0];
    const codes: (string | undefined)[] = [];
    for (let round = 0; entry && round < 4; round += 1) {
      codes.push((await failureOf(archive.read(entry, MB)))?.code);
    }
    expect(codes).toEqual([undefined, undefined, undefined, 'bomb']);
  });
});

test('damaged archives give their entries or a reason', async () => {
  const files = [HELLO, { name: 'a/b', data: noise(300), method: 0 }, { name: 'a/', method: 0 }];
  const archives = [makeZip(files), makeZip(files, { zip64: 'always', comment: 'x' })];
  await fc.assert(
    fc.asyncProperty(fc.oneof(...archives.map(damaged)), async (bytes) => {
      const opening = openZip(asBlob(bytes), { maxProducedBytes: MB });
      const failure = await failureOf(opening);
      if (failure) {
        expect(failure.message).toMatch(/\.$/);
        return;
      }
      const archive = await opening;
      for (const entry of archive.entries) {
        const reading = archive.read(entry, MB);
        const problem = await failureOf(reading);
        if (problem) expect(problem.message).toMatch(/\.$/);
        else expect(await reading).toHaveLength(entry.size);
      }
    }),
    { numRuns: 500 },
  );
});

describe('cancelling', () => {
  test('before opening', async () => {
    const opening = openZip(zip([HELLO]), { signal: AbortSignal.abort() });
    expect((await failureOf(opening))?.code).toBe('cancelled');
  });

  test('while reading', async () => {
    const data = noise(700_000);
    const archive = await openZip(zip([{ name: 'big', data }]));
    const controller = new AbortController();
    const entry = archive.entries[0];
    const reading =
      entry &&
      archive.read(entry, 4 * MB, {
        signal: controller.signal,
        onProgress: () => controller.abort(),
      });
    expect(reading && (await failureOf(reading))?.code).toBe('cancelled');
  });

  test('a file that vanished, or a folder, is unreadable, not a crash', async () => {
    const gone: ByteSource = {
      size: 100,
      slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) }),
    };
    const failure = await failureOf(openZip(gone));
    expect(failure?.code).toBe('unreadable');
    expect(failure?.message).toMatch(/it is a folder, such as an \.app/);
  });
});

function withBytes(archive: Uint8Array, count: number): Uint8Array<ArrayBuffer> {
  const longer = new Uint8Array(archive.length + count).fill(65);
  longer.set(archive);
  return longer;
}

test('says that the table of contents is unreadable, not that it differs from itself', () => {
  expect(zipFailure('damaged', TABLE_OF_CONTENTS).message).toMatch(
    /^The archive is damaged: its table of contents cannot be read\./,
  );
});
