import { describe, expect, it } from 'vitest';
import { dexFile } from '@tests/support/build-fixtures/dex';
import { DexClasses } from './dex-classes';
import { parsed } from '../format';

const CLASSES = ['com.example.pay.Checkout', 'com.example.pay.Card', 'io.sentry.Hub', 'Main'];

/** Passes a file piece by piece and returns the packages, and how many bytes and passes that took. */
function read(bytes: Uint8Array, pieceBytes: number) {
  const classes = new DexClasses(bytes.length);
  let taken = 0;
  let passes = 0;
  while (!classes.isDone && passes < 3) {
    passes += 1;
    classes.rewind();
    for (let at = 0; at < bytes.length && !classes.isDone; at += pieceBytes) {
      classes.take(bytes.subarray(at, at + pieceBytes));
      taken += Math.min(pieceBytes, bytes.length - at);
    }
  }
  return { packages: Object.fromEntries(classes.packages), isDone: classes.isDone, taken, passes };
}

describe('the packages of a dex file', () => {
  it.each([1, 7, 50, 4096, 1_000_000])('are those of its classes, in pieces of %d bytes', (pieceBytes) => {
    const file = dexFile(CLASSES, { referenced: ['com.adjust.sdk.Adjust'] });
    expect(read(file, pieceBytes)).toMatchObject({
      packages: { 'com.example.pay': 2, 'io.sentry': 1 },
      passes: 1,
    });
  });

  it('do not include those of classes that are only mentioned', () => {
    const { packages } = read(dexFile(['a.b.C'], { referenced: ['com.adjust.sdk.Adjust'] }), 64);
    expect(packages).toEqual({ 'a.b': 1 });
  });

  it('are read in a second pass when the text comes before the tables', () => {
    const file = dexFile(CLASSES, { isTextFirst: true, code: new Uint8Array(5000) });
    expect(read(file, 64)).toMatchObject({ packages: { 'com.example.pay': 2 }, passes: 2 });
  });

  it('need no bytes after the class names', () => {
    const names = Array.from({ length: 300 }, (_, index) => `zzz.z${index}.Class`);
    const file = dexFile(CLASSES, { referenced: names });
    expect(read(file, 64).taken).toBeLessThan(file.length - 3000);
  });

  it('are none for a file without classes', () => {
    expect(read(dexFile([]), 64)).toMatchObject({ packages: {}, isDone: true });
  });

  it('are not complete when the file is cut off, at any place', () => {
    const file = dexFile(CLASSES);
    for (let length = 0; length < file.length - 600; length += 13) {
      const result = parsed(() => read(file.subarray(0, length), 64));
      expect(result.ok && result.value.isDone).toBe(false);
    }
  });
});

describe('a file is refused that', () => {
  const changed = (offset: number, value: number) => {
    const file = dexFile(CLASSES);
    new DataView(file.buffer).setUint32(offset, value, true);
    return file;
  };
  it.each([
    ['is not a dex file', new Uint8Array(500)],
    ['claims more strings than the file has bytes', changed(56, 0x0fffffff)],
    ['claims more types than the format allows', changed(64, 70_000)],
    ['has its table of classes outside of the file', changed(100, 0x7fffffff)],
  ])('%s', (_, file) => {
    expect(parsed(() => read(file, 64))).toEqual({
      ok: false,
      failure: expect.stringMatching(/^is (?:damaged|not a dex file)/) as string,
    });
  });

  it('points a class to a type that it does not have', () => {
    const file = dexFile(CLASSES);
    const classesAt = new DataView(file.buffer).getUint32(100, true);
    new DataView(file.buffer).setUint32(classesAt, 9999, true);
    expect(parsed(() => read(file, 64)).ok).toBe(false);
  });
});
