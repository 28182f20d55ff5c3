import { describe, expect, test } from 'vitest';
import {
  binaryXml,
  chunk,
  protoXml,
  stringPool,
  type FixtureElement,
} from '@tests/support/build-fixtures/android-xml';
import { concat, u16, u32 } from '@tests/support/build-fixtures/bytes';
import { message, textField, varint } from '@tests/support/build-fixtures/protobuf';
import { resourcesArsc } from '@tests/support/build-fixtures/resources';
import { itEvery } from '@tests/support/it-every';
import { parseBinaryXml } from './android-binary-xml';
import { manifestFacts } from './android-manifest';
import { parseProtoXml } from './android-proto-xml';
import type { AndroidElement } from './android-xml';
import type { Parsed } from '../format';
import { parseResourcesTable } from './resources-table';

const SAMPLE: FixtureElement = {
  name: 'manifest',
  attributes: { package: 'org.lantern.journal', versionCode: 52, versionName: 'Ünï 🏮' },
  children: [
    { name: 'uses-sdk', attributes: { minSdkVersion: 24 } },
    {
      name: 'application',
      attributes: { debuggable: true, label: { ref: 0x7f010000 }, name: 'a'.repeat(200) },
    },
  ],
};
const EXPECTED = {
  name: 'manifest',
  attributes: [
    { name: 'package', resourceId: 0, value: { kind: 'text', text: 'org.lantern.journal' } },
    { name: 'versionCode', resourceId: 0x0101021b, value: { kind: 'number', number: 52 } },
    { name: 'versionName', resourceId: 0x0101021c, value: { kind: 'text', text: 'Ünï 🏮' } },
  ],
  children: [
    {
      name: 'uses-sdk',
      attributes: [{ name: 'minSdkVersion', resourceId: 0x0101020c, value: { kind: 'number', number: 24 } }],
      children: [],
    },
    {
      name: 'application',
      attributes: [
        { name: 'debuggable', resourceId: 0x0101000f, value: { kind: 'flag', flag: true } },
        { name: 'label', resourceId: 0x01010001, value: { kind: 'reference', id: 0x7f010000 } },
        { name: 'name', resourceId: 0x01010003, value: { kind: 'text', text: 'a'.repeat(200) } },
      ],
      children: [],
    },
  ],
};
const reason = (result: Parsed<AndroidElement>) => (result.ok ? undefined : result.failure);
const nested = (depth: number): FixtureElement => ({
  name: 'x',
  children: depth > 0 ? [nested(depth - 1)] : [],
});

describe('the three forms of the same manifest', () => {
  test.each<[string, Parsed<AndroidElement>]>([
    ['binary, texts in UTF-16', parseBinaryXml(binaryXml(SAMPLE))],
    ['binary, texts in UTF-8', parseBinaryXml(binaryXml(SAMPLE, true))],
    ['protobuf', parseProtoXml(protoXml(SAMPLE))],
  ])('%s', (_name, result) => {
    expect(result).toEqual({ ok: true, value: EXPECTED });
  });

  test.each<[string, (element: FixtureElement) => Parsed<AndroidElement>]>([
    ['binary', (element) => parseBinaryXml(binaryXml(element))],
    ['protobuf', (element) => parseProtoXml(protoXml(element))],
  ])('%s: 65 levels are read, 66 are not', (_name, parse) => {
    expect(reason(parse(nested(64)))).toBeUndefined();
    expect(reason(parse(nested(65)))).toBe('is nested too deeply');
  });

  test.each<[string, Uint8Array, (bytes: Uint8Array) => Parsed<AndroidElement>]>([
    ['binary', binaryXml(SAMPLE), parseBinaryXml],
    ['protobuf', protoXml(SAMPLE), parseProtoXml],
  ])('%s, cut anywhere, is refused', (_name, bytes, parse) => {
    for (let length = 0; length < bytes.length; length += 1) {
      expect(reason(parse(bytes.subarray(0, length))), `${length} bytes`).toBeTypeOf('string');
    }
  });
});

describe('binary XML', () => {
  const node = concat(u32(1), u32(0xffffffff));
  const start = (attributeCount: number, attributeSize = 20) =>
    chunk(0x0102, node, u32(0xffffffff), u32(0), ...[20, attributeSize, attributeCount, 0, 0, 0].map(u16));
  const end = chunk(0x0103, node, u32(0xffffffff), u32(0));
  const file = (...chunks: Uint8Array[]) => chunk(3, new Uint8Array(), ...chunks);

  test('ignores what it does not know', () => {
    const unknown = chunk(0x7777, new Uint8Array(4), new Uint8Array(8));
    const bytes = file(stringPool(['manifest']), unknown, start(0), unknown, end);
    expect(parseBinaryXml(bytes)).toEqual({
      ok: true,
      value: { name: 'manifest', attributes: [], children: [] },
    });
  });

  itEvery<[string, Uint8Array]>([
    ['nothing', new Uint8Array()],
    ['a text', new TextEncoder().encode('<manifest/>')],
    ['no element', file(stringPool([]))],
    ['an element before the texts', file(start(0), end)],
    ['an element that stays open', file(stringPool(['a']), start(0))],
    ['an end without a start', file(stringPool(['a']), end)],
    ['two roots', file(stringPool(['a']), start(0), end, start(0), end)],
    ['attributes beyond the chunk', file(stringPool(['a']), start(9), end)],
    ['attributes of no size', file(stringPool(['a']), start(60_000, 0), end)],
    ['a chunk of no size', file(stringPool(['a']), concat(u16(0x0102), u16(16), u32(0)))],
    ['a chunk larger than the file', file(concat(u16(1), u16(28), u32(0x7fffffff)))],
    [
      'a pool of a billion texts',
      file(chunk(1, concat(u32(1e9), u32(0), u32(0), u32(28), u32(0))), start(0), end),
    ],
    [
      'a text outside of the pool',
      file(chunk(1, concat(u32(1), u32(0), u32(0), u32(9999), u32(0)), u32(0)), start(0), end),
    ],
  ])('with … is refused', (_name, bytes) => {
    expect(reason(parseBinaryXml(bytes))).toBeTypeOf('string');
  });

  test('whose texts all have the same offset is refused before they fill the memory', () => {
    const count = 700;
    const text = concat(u16(16_384), new Uint8Array(2 * 16_384).fill(0x41));
    const offsets = new Uint8Array(count * 4);
    const pool = chunk(
      1,
      concat(u32(count), u32(0), u32(0), u32(28 + offsets.length), u32(0)),
      offsets,
      text,
    );
    const attributes = Array.from({ length: count }, (_, index) =>
      concat(u32(0), u32(0), u32(index), u16(8), new Uint8Array([0, 3]), u32(index)),
    );
    const element = chunk(0x0102, node, u32(0), u32(0), ...[20, 20, count, 0, 0, 0].map(u16), ...attributes);
    expect(reason(parseBinaryXml(file(pool, element, end)))).toBe(
      'contains far more than such a file ever does',
    );
  });

  test('fifty thousand elements are read, one more is not', () => {
    const child = concat(start(0), end);
    const many = (count: number) => {
      const children = new Uint8Array(child.length * count);
      for (let at = 0; at < children.length; at += child.length) children.set(child, at);
      return file(stringPool(['a']), start(0), children, end);
    };
    expect(reason(parseBinaryXml(many(49_999)))).toBeUndefined();
    expect(reason(parseBinaryXml(many(50_000)))).toBe('contains far more than such a file ever does');
  });
});

describe('protobuf XML', () => {
  itEvery<[string, Uint8Array]>([
    ['nothing', new Uint8Array()],
    ['only a text', textField(2, 'text')],
    ['an element without name', message(1, textField(2, 'uri'))],
    ['a name that is a number', message(1, new Uint8Array([3 * 8, 5]))],
    ['an endless number', new Uint8Array(30).fill(0xff)],
    ['a length beyond the file', new Uint8Array([10, 0x7f])],
    ['a length of 2^60', concat(new Uint8Array([10]), varint(2 ** 52))],
    ['a group', new Uint8Array([11, 12])],
  ])('with … is refused', (_name, bytes) => {
    expect(reason(parseProtoXml(bytes))).toBeTypeOf('string');
  });

  test('ignores fields it does not know, of every kind', () => {
    const unknown = concat(
      new Uint8Array([15 * 8 + 1, 1, 2, 3, 4, 5, 6, 7, 8]),
      new Uint8Array([14 * 8 + 5, 1, 2, 3, 4]),
    );
    const bytes = message(1, concat(unknown, textField(3, 'manifest')));
    expect(parseProtoXml(bytes)).toEqual({
      ok: true,
      value: { name: 'manifest', attributes: [], children: [] },
    });
  });
});

describe('the facts of a manifest', () => {
  const facts = (element: FixtureElement) => {
    const tree = parseProtoXml(protoXml(element));
    if (!tree.ok) throw new Error(tree.failure);
    return manifestFacts(tree.value);
  };

  test('of an empty one', () => {
    expect(facts({ name: 'manifest' })).toMatchObject({
      permissions: [],
      isDebuggable: false,
      packageName: undefined,
    });
  });

  test('go by resource id where names are stripped', () => {
    const root: AndroidElement = {
      name: 'manifest',
      attributes: [{ name: '', resourceId: 0x0101021b, value: { kind: 'number', number: 7 } }],
      children: [],
    };
    expect(manifestFacts(root).versionCode).toBe('7');
  });

  test('do not take another attribute of the same name', () => {
    const root: AndroidElement = {
      name: 'manifest',
      attributes: [{ name: 'versionCode', resourceId: 0x01019999, value: { kind: 'number', number: 7 } }],
      children: [],
    };
    expect(manifestFacts(root).versionCode).toBeUndefined();
  });

  itEvery([
    ['24', 24],
    ['S', 31],
    ['Sv2', 32],
    ['Tiramisu', 33],
    ['UpsideDownCake', 34],
    ['Baklava.f9f81ff1ebbb1aa1ac8ad5bb9d2eb4b2', 36],
    ['Zwieback', 37],
    ['preview', undefined],
    ['', undefined],
    ['9999999999', undefined],
  ])('an API level written as …', (minSdkVersion, expected) => {
    expect(
      facts({ name: 'manifest', children: [{ name: 'uses-sdk', attributes: { minSdkVersion } }] }).minSdk,
    ).toBe(expected);
  });

  test.each<[string, boolean]>([
    ['on', true],
    ['off', false],
    ['missing', false],
  ])('a flag that is a resource which is %s', (name, expected) => {
    const ids: Readonly<Record<string, number>> = { on: 0x7f010000, off: 0x7f010001, missing: 0x7f010002 };
    const table = parseResourcesTable(
      resourcesArsc([
        { id: 0x7f010000, values: [{ value: true }] },
        { id: 0x7f010001, values: [{ value: false }] },
      ]),
    );
    const ref = { ref: ids[name] ?? 0 };
    const manifest = parseBinaryXml(
      binaryXml({
        name: 'manifest',
        children: [
          { name: 'application', attributes: { debuggable: ref, testOnly: ref } },
          { name: 'uses-feature', attributes: { name: 'android.hardware.nfc', required: ref } },
        ],
      }),
    );
    if (!manifest.ok || !table.ok) throw new Error('not readable');
    expect(manifestFacts(manifest.value, table.value)).toMatchObject({
      isDebuggable: expected,
      isTestOnly: expected,
      optionalFeatures: name === 'off' ? ['android.hardware.nfc'] : [],
    });
  });
});
