import { afterEach, describe, expect, it, vi } from 'vitest';
import { asBlob, deflatedZeros, makeZip, noise, type FixtureFile } from '@tests/support/build-fixtures/zip';
import { canInflateNatively } from './inflate-stream';
import { ZipError } from './zip-failures';
import { openZip } from './zip-reader';

afterEach(() => vi.unstubAllGlobals());

async function open(file: FixtureFile) {
  const archive = await openZip(asBlob(makeZip([file])));
  const [entry] = archive.entries;
  if (!entry) throw new Error('The archive has no entry.');
  return { archive, entry };
}

/** Reads an entry piece by piece, at most so many bytes; returns them, or the code of the failure. */
async function read(file: FixtureFile, most = Infinity, signal?: AbortSignal) {
  const { archive, entry } = await open(file);
  const pieces: Uint8Array[] = [];
  let length = 0;
  try {
    await archive.readPieces(
      entry,
      (piece) => {
        pieces.push(piece.slice());
        length += piece.length;
        return length >= most;
      },
      { signal },
    );
  } catch (error) {
    return error instanceof ZipError ? error.failure.code : error;
  }
  return Buffer.concat(pieces);
}

const DATA = noise(200_000);

describe.each(['platform', 'own'])('with the inflater of the %s', (inflater) => {
  const prepare = () => {
    if (inflater === 'own') vi.stubGlobal('DecompressionStream', undefined);
    expect(canInflateNatively()).toBe(inflater === 'platform');
  };

  it.each([0, 8])('a file of method %d passes in order', async (method) => {
    prepare();
    const bytes = (await read({ name: 'a', data: DATA, method })) as Buffer;
    expect(bytes.equals(DATA)).toBe(true);
  });

  it('an empty file passes nothing', async () => {
    prepare();
    expect(await read({ name: 'a', data: new Uint8Array() })).toEqual(Buffer.from([]));
  });

  it('reading stops as soon as there is enough', async () => {
    prepare();
    const bytes = await read({ name: 'a', data: DATA }, 100_000);
    expect((bytes as Buffer).length).toBeLessThan(DATA.length);
    expect((bytes as Buffer).length).toBeGreaterThanOrEqual(100_000);
  });

  it.each<[string, FixtureFile]>([
    ['damaged', { name: 'a', packed: noise(1000), claims: { size: 5000 } }],
    ['damaged', { name: 'a', data: DATA, claims: { size: 100 } }],
    ['damaged', { name: 'a', data: DATA, claims: { size: 300_000 } }],
    ['bomb', { name: 'a', packed: deflatedZeros(64), claims: { size: 64 * 1024 ** 2 } }],
  ])('a file is refused as %s', async (code, file) => {
    prepare();
    expect(await read(file)).toBe(code);
  });

  it('reading is cancelled', async () => {
    prepare();
    expect(await read({ name: 'a', data: DATA }, Infinity, AbortSignal.abort())).toBe('cancelled');
  });

  it('an error of the taker ends the reading', async () => {
    prepare();
    const { archive, entry } = await open({ name: 'a', data: DATA });
    const failure = archive.readPieces(entry, () => {
      throw new ZipError('too-large');
    });
    await expect(failure).rejects.toThrow(ZipError);
  });
});
