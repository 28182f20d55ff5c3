import { describe, expect, test } from 'vitest';
import { CPU, elf, fatMachO, machO } from '@tests/support/build-fixtures/native';
import { itEvery } from '@tests/support/it-every';
import { parseElf } from './elf';
import { parseMachO } from './ios/mach-o';

describe('a Mach-O executable', () => {
  itEvery<[string, Uint8Array, string[]]>([
    ['64-bit ARM', machO([]), ['arm64']],
    ['64-bit ARM with pointer authentication', machO([], CPU.arm64, 2), ['arm64e']],
    ['32-bit ARM', machO([], CPU.armv7, 9), ['armv7']],
    ['Apple Watch', machO([], 0x0200000c), ['arm64_32']],
    ['the simulator', machO([], CPU.x86_64), ['x86_64']],
    ['another machine', machO([], 0x01000012), ['cpu 16777234']],
    [
      'several at once',
      fatMachO([
        { cpuType: CPU.armv7, cpuSubtype: 9, bytes: machO([], CPU.armv7, 9) },
        { cpuType: CPU.arm64, bytes: machO([]) },
      ]),
      ['armv7', 'arm64'],
    ],
    [
      'several, with offsets of 64 bits',
      fatMachO([{ cpuType: CPU.arm64, bytes: machO(['/a/First']) }], true),
      ['arm64'],
    ],
  ])('every row of the table', (_name, bytes, architectures) => {
    const result = parseMachO(bytes);
    expect(result.ok && result.value.architectures).toEqual(architectures);
  });

  test.each<[string, string]>([
    ['/System/Library/Frameworks/UIKit.framework/UIKit', 'UIKit'],
    ['@rpath/Pay.framework/Pay', 'Pay'],
    ['/usr/lib/libSystem.B.dylib', 'libSystem'],
    ['/usr/lib/swift/libswiftCore.dylib', 'libswiftCore'],
    ['plain', 'plain'],
  ])('that links %s', (path, name) => {
    for (const bytes of [machO([path, path]), fatMachO([{ cpuType: CPU.arm64, bytes: machO([path]) }])]) {
      const result = parseMachO(bytes);
      expect(result.ok && result.value.linkedFrameworks).toEqual([name]);
    }
  });

  test('cut within its commands gives those before', () => {
    const bytes = machO(['/a/First', '/b/Second', '/c/Third']);
    const result = parseMachO(bytes.subarray(0, 32 + 2 * 40));
    expect(result.ok && result.value.linkedFrameworks).toEqual(['First', 'Second']);
  });

  test('of several parts still names them when the first one is beyond the part of the file that was read', () => {
    const bytes = fatMachO([{ cpuType: CPU.arm64, bytes: machO(['/a/First']) }]);
    expect(parseMachO(bytes.subarray(0, 28))).toEqual({
      ok: true,
      value: { architectures: ['arm64'], linkedFrameworks: [] },
    });
  });

  test.each<[string, Uint8Array]>([
    ['nothing', new Uint8Array()],
    ['a script', new TextEncoder().encode('#!/bin/sh\nexit 0\n'.repeat(9))],
    ['a universal binary of a thousand parts', new Uint8Array([0xca, 0xfe, 0xba, 0xbe, 0, 0, 4, 0])],
    ['a million commands', machO([]).fill(0x7f, 16, 20)],
    ['commands of no size', machO(['/a/b']).fill(0, 36, 40)],
  ])('%s is refused', (_name, bytes) => {
    expect(parseMachO(bytes).ok).toBe(false);
  });
});

describe('a native library', () => {
  test.each<[string, Uint8Array, object]>([
    ['64-bit, 16 KB', elf([16_384, 65_536]), { is64Bit: true, loadAlignment: 16_384 }],
    ['64-bit, the smallest counts', elf([65_536, 4096]), { is64Bit: true, loadAlignment: 4096 }],
    ['32-bit', elf([4096], false), { is64Bit: false, loadAlignment: 4096 }],
    ['without load segments', elf([]), { is64Bit: true, loadAlignment: undefined }],
  ])('%s', (_name, bytes, expected) => {
    expect(parseElf(bytes)).toEqual({ ok: true, value: expected });
  });

  test.each<[string, Uint8Array]>([
    ['nothing', new Uint8Array()],
    ['a text', new TextEncoder().encode('not a library at all, only words')],
    ['big-endian', elf([1]).fill(2, 5, 6)],
    ['headers beyond the head', elf([1]).fill(0x7f, 32, 40)],
    ['more headers than bytes', elf([1]).fill(0xff, 56, 58)],
  ])('%s is refused', (_name, bytes) => {
    expect(parseElf(bytes).ok).toBe(false);
  });
});
