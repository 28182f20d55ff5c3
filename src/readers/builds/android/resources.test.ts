import { describe, expect, test } from 'vitest';
import { resourcesArsc, resourcesPb, type FixtureResource } from '@tests/support/build-fixtures/resources';
import type { Parsed } from '../format';
import { filesOf, resolveValue, type ResourceTable } from './resources';
import { parseResourcesProto } from './resources-proto';
import { parseResourcesTable } from './resources-table';

const TEXT = 0x7f010002;
const ALIAS = 0x7f010003;
const CIRCLE = 0x7f010004;
const FLAG = 0x7f010005;
const ICON = 0x7f020000;
const NESTED_ICON = 0x7f020001;

const RESOURCES: FixtureResource[] = [
  {
    id: TEXT,
    values: [
      { value: 'Laterne', language: 'de' },
      { value: 'Lantern' },
      { value: 'Lantern at night', isNight: true },
    ],
  },
  { id: ALIAS, values: [{ value: { ref: TEXT } }] },
  { id: CIRCLE, values: [{ value: { ref: CIRCLE } }] },
  { id: FLAG, values: [{ value: true, sdk: 26 }] },
  {
    id: ICON,
    values: [
      { value: 'res/icon.xml', density: 0xfffe, sdk: 26 },
      { value: 'res/mdpi.png', density: 160 },
      { value: 'res/xxxhdpi.png', density: 640 },
      { value: 'res/hdpi.png', density: 240 },
    ],
  },
  { id: NESTED_ICON, values: [{ value: { ref: ICON } }, { value: 'res/nodpi.png', density: 0xffff }] },
];

function tableOf(result: Parsed<ResourceTable>): ResourceTable {
  if (!result.ok) throw new Error(result.failure);
  return result.value;
}

describe.each<[string, ResourceTable]>([
  ['resources.arsc', tableOf(parseResourcesTable(resourcesArsc(RESOURCES)))],
  ['resources.arsc, sparse', tableOf(parseResourcesTable(resourcesArsc(RESOURCES, 'sparse')))],
  ['resources.arsc, 16-bit offsets', tableOf(parseResourcesTable(resourcesArsc(RESOURCES, 'offset16')))],
  ['resources.arsc, compact entries', tableOf(parseResourcesTable(resourcesArsc(RESOURCES, 'compact')))],
  ['resources.pb', tableOf(parseResourcesProto(resourcesPb(RESOURCES)))],
])('%s', (_name, table) => {
  const value = (id: number) => resolveValue(table, { kind: 'reference', id });

  test('prefers the value for every device and language', () => {
    expect(value(TEXT)).toEqual({ kind: 'text', text: 'Lantern' });
  });

  test('follows references, but not in circles', () => {
    expect(value(ALIAS)).toEqual({ kind: 'text', text: 'Lantern' });
    expect(value(CIRCLE)).toBeUndefined();
  });

  test('knows flags, and what is not there', () => {
    expect(value(FLAG)).toEqual({ kind: 'flag', flag: true });
    expect(value(0x7f010001)).toBeUndefined();
    expect(value(0x7f01ffff)).toBeUndefined();
    expect(value(0x01010001)).toBeUndefined();
    expect(value(0xffffffff)).toBeUndefined();
  });

  test('lists files, the finest first and drawings last', () => {
    expect(filesOf(table, ICON)).toEqual(['res/xxxhdpi.png', 'res/hdpi.png', 'res/mdpi.png', 'res/icon.xml']);
    expect(filesOf(table, NESTED_ICON).slice(0, 3)).toEqual([
      'res/xxxhdpi.png',
      'res/hdpi.png',
      'res/mdpi.png',
    ]);
    expect(filesOf(table, CIRCLE)).toEqual([]);
  });
});

test('values other than references stay unchanged, with or without a table', () => {
  expect(resolveValue(undefined, { kind: 'number', number: 7 })).toEqual({ kind: 'number', number: 7 });
  expect(resolveValue(undefined, { kind: 'reference', id: TEXT })).toBeUndefined();
  expect(resolveValue(undefined, undefined)).toBeUndefined();
});

describe('damaged tables never throw', () => {
  const bytes = resourcesArsc(RESOURCES);
  const proto = resourcesPb(RESOURCES);
  test('cut anywhere', () => {
    for (let length = 0; length < bytes.length; length += 7) {
      const table = parseResourcesTable(bytes.subarray(0, length));
      expect(table.ok && table.value.options(TEXT).length > 3).toBe(false);
    }
    for (let length = 0; length < proto.length; length += 1) {
      const table = parseResourcesProto(proto.subarray(0, length));
      if (table.ok) expect(length).toBe(0);
    }
  });

  test('of more packages than fit', () => {
    const packages = new Uint8Array(2_000_002).map((_, at) => (at % 2 === 0 ? 18 : 0));
    expect(parseResourcesProto(packages)).toEqual({
      ok: false,
      failure: 'contains far more than such a file ever does',
    });
  });

  test('an entry that points outside has no value', () => {
    const broken = resourcesArsc([{ id: TEXT, values: [{ value: 'Lantern' }] }]);
    // The entry's offset comes right before its 16 bytes at the very end.
    broken.set([0xff, 0xff, 0x00, 0x00], broken.length - 20);
    expect(tableOf(parseResourcesTable(broken)).options(TEXT)).toEqual([]);
  });
});
