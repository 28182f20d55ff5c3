import { describe, expect, test } from 'vitest';
import { concat, u16be, u8, utf16, utf8 } from '@tests/support/build-fixtures/bytes';
import {
  binaryPlist,
  encodeBinaryPlist,
  mobileProvision,
  sized,
  xmlPlist,
  type FixturePlist,
} from '@tests/support/build-fixtures/plists';
import { itEvery } from '@tests/support/it-every';
import { parseMobileProvision } from './mobileprovision';
import { parsePlist } from './plist';
import type { PlistDict } from './plist-values';

const value = (bytes: Uint8Array): unknown => {
  const result = parsePlist(bytes);
  return result.ok ? result.value : result.failure;
};
const reason = (bytes: Uint8Array) => {
  const result = parsePlist(bytes);
  return result.ok ? undefined : result.failure;
};
const xml = (body: string) => utf8(`<plist version="1.0">${body}</plist>`);
const ref = (index: number) => u16be(index);
/** A dictionary {"k": object 2} and that object. */
const holding = (object: Uint8Array, ...more: Uint8Array[]) =>
  encodeBinaryPlist([concat(u8(0xd1), ref(1), ref(2)), concat(u8(0x51), utf8('k')), object, ...more]);

const SAMPLE: { [key: string]: FixturePlist } = {
  text: 'Laterne <&> "x"',
  unicode: 'アプリ 🏮',
  empty: '',
  long: 'x'.repeat(300),
  whole: 52,
  real: 1.5,
  yes: true,
  no: false,
  date: new Date('2027-06-01T10:00:00Z'),
  data: new Uint8Array([0, 1, 255]),
  list: ['a', 1, ['b'], {}],
  dict: { inner: { deep: true } },
};

describe('both forms', () => {
  test.each([
    ['binary', binaryPlist(SAMPLE)],
    ['XML', utf8(xmlPlist(SAMPLE))],
    ['XML with a byte order mark', utf8(`\uFEFF${xmlPlist(SAMPLE)}`)],
    ['XML in UTF-16', concat(new Uint8Array([0xff, 0xfe]), utf16(xmlPlist(SAMPLE)))],
  ])('%s', (_name, bytes) => {
    expect(value(bytes)).toEqual(SAMPLE);
  });

  test.each([
    ['binary', binaryPlist({ constructor: { prototype: 1 }, toString: 'x' })],
    ['XML', utf8(xmlPlist({ constructor: { prototype: 1 }, toString: 'x' }))],
  ])('%s: dictionaries have no prototype', (_name, bytes) => {
    const result = parsePlist(bytes);
    const root = result.ok ? result.value : {};
    expect(Object.getPrototypeOf(root)).toBeNull();
    expect(Object.getPrototypeOf(root.constructor)).toBeNull();
    expect(root.toString).toBe('x');
    expect(root.hasOwnProperty).toBeUndefined();
  });

  test.each([
    ['nothing', new Uint8Array()],
    ['a text', utf8('hello')],
    ['a list instead of a dictionary', binaryPlist(['a'])],
    ['the same in XML', utf8(xmlPlist(['a']))],
    ['five megabytes', new Uint8Array(5 * 1024 * 1024)],
  ])('refuse %s', (_name, bytes) => {
    expect(reason(bytes)).toBeTypeOf('string');
  });
});

describe('a binary list', () => {
  const nest = (depth: number): FixturePlist => (depth === 0 ? {} : { k: nest(depth - 1) });

  test('64 levels deep is read, 65 are not', () => {
    expect(reason(binaryPlist(nest(64) as PlistDict as { [key: string]: FixturePlist }))).toBeUndefined();
    expect(reason(binaryPlist(nest(65) as PlistDict as { [key: string]: FixturePlist }))).toBe(
      'is nested too deeply',
    );
  });

  test('that contains itself ends', () => {
    expect(reason(holding(concat(u8(0xa1), ref(2))))).toBe('is nested too deeply');
    expect(reason(encodeBinaryPlist([concat(u8(0xd1), ref(1), ref(0)), concat(u8(0x51), utf8('k'))]))).toBe(
      'is nested too deeply',
    );
  });

  test('of 133 bytes that shares its parts a billion times ends', () => {
    const pairs = Array.from({ length: 30 }, (_, index) => concat(u8(0xa2), ref(index + 3), ref(index + 3)));
    const bytes = holding(...(pairs as [Uint8Array]), u8(0x08));
    expect(reason(bytes)).toBe('contains far more than such a file ever does');
  });

  test('that repeats one large text ends', () => {
    const many = concat(sized(0xa, 2000), ...Array.from({ length: 2000 }, () => ref(3)));
    expect(reason(holding(many, concat(sized(5, 60_000), new Uint8Array(60_000))))).toBe(
      'contains far more than such a file ever does',
    );
  });

  itEvery<[string, Uint8Array]>([
    ['an unknown kind', holding(u8(0xf0))],
    ['a set', holding(concat(u8(0xc1), ref(1)))],
    ['an integer of 32 bytes', holding(concat(u8(0x15), new Uint8Array(32)))],
    ['a date of another size', holding(concat(u8(0x32), new Uint8Array(8)))],
    ['a length that is no integer', holding(concat(u8(0x5f), u8(0x51), u8(1), u8(65)))],
    [
      'a length beyond the file',
      holding(concat(u8(0x5f), u8(0x12), new Uint8Array([0x7f, 0xff, 0xff, 0xff]))),
    ],
    ['a length of 2^63', holding(concat(u8(0x5f), u8(0x13), new Uint8Array(8).fill(0xff)))],
    ['a reference to nothing', holding(concat(u8(0xa1), ref(99)))],
    [
      'a key that is a number',
      encodeBinaryPlist([concat(u8(0xd1), ref(1), ref(1)), concat(u8(0x10), u8(1))]),
    ],
    ['a top beyond the objects', encodeBinaryPlist([u8(0xd0)], 7)],
    ['no objects', encodeBinaryPlist([])],
    ['only the magic', utf8('bplist00')],
    ['a table beyond the file', binaryPlist(SAMPLE).fill(0x7f, -8)],
    ['offsets of three bytes', binaryPlist({}).map((byte, at, all) => (at === all.length - 26 ? 3 : byte))],
    ['offsets of no bytes', binaryPlist({}).map((byte, at, all) => (at === all.length - 26 ? 0 : byte))],
    ['a million objects', binaryPlist({}).map((byte, at, all) => (at === all.length - 22 ? 16 : byte))],
  ])('with … is refused', (_name, bytes) => {
    expect(reason(bytes)).toBeTypeOf('string');
  });

  test('treats __proto__ as a key like any other', () => {
    const result = parsePlist(
      encodeBinaryPlist([concat(u8(0xd1), ref(1), ref(1)), concat(u8(0x59), utf8('__proto__'))]),
    );
    const root = result.ok ? result.value : {};
    expect(Object.getPrototypeOf(root)).toBeNull();
    expect(Object.entries(root)).toEqual([['__proto__', '__proto__']]);
  });

  test('reads whole numbers of each size, signed from eight bytes on', () => {
    const sizes = [
      [0x10, 200],
      [0x11, 1, 0],
      [0x12, 255, 255, 255, 255],
      [0x13, ...new Uint8Array(8).fill(255)],
    ].map((bytes) => new Uint8Array(bytes));
    expect(sizes.map((size) => value(holding(size)))).toEqual([
      { k: 200 },
      { k: 256 },
      { k: 4_294_967_295 },
      { k: -1 },
    ]);
  });

  test('cut anywhere is refused', () => {
    const bytes = binaryPlist(SAMPLE);
    for (let length = 0; length < bytes.length; length += 1) {
      expect(reason(bytes.subarray(0, length)), `${length} bytes`).toBeTypeOf('string');
    }
  });
});

describe('an XML list', () => {
  itEvery<[string, string, unknown]>([
    [
      'comments and white space',
      '<!-- a --> <dict> <!-- <key> --> <key>k</key> <string>v</string> </dict> <!-- b -->',
      { k: 'v' },
    ],
    ['CDATA', '<dict><key>k</key><string>a<![CDATA[<b>&amp;]]>c</string></dict>', { k: 'a<b>&amp;c' }],
    [
      'entities',
      '<dict><key>&lt;&amp;</key><string>&#65;&#x1F3EE;&quot;&apos;&gt;</string></dict>',
      { '<&': 'A🏮"\'>' },
    ],
    [
      'empty elements',
      '<dict><key>a</key><string/><key>b</key><array/><key>c</key><dict/></dict>',
      { a: '', b: [], c: {} },
    ],
    [
      'open booleans',
      '<dict><key>a</key><true></true><key>b</key><false> </false></dict>',
      { a: true, b: false },
    ],
    ['a comment in a text', '<dict><key>k</key><string>a<!-- x -->b</string></dict>', { k: 'ab' }],
    ['space in tags', '<dict ><key >k</key ><integer > 7 </integer ></dict >', { k: 7 }],
    ['hexadecimal', '<dict><key>k</key><integer>0x1f</integer></dict>', { k: 31 }],
    [
      'the last of two',
      '<dict><key>k</key><integer>1</integer><key>k</key><integer>2</integer></dict>',
      { k: 2 },
    ],
  ])('every row of the table', (_name, body, expected) => {
    expect(value(xml(body))).toEqual(expected);
  });

  test.each([
    ['an internal subset', '<!DOCTYPE plist [<!ENTITY a "x"> <!ELEMENT b (c)>]>'],
    ['a ">" in quotes', '<!DOCTYPE plist PUBLIC "a>b" \'c>d\'>'],
    ['none', ''],
  ])('behind a DOCTYPE with %s', (_name, doctype) => {
    expect(value(utf8(`<?xml version="1.0"?>${doctype}<plist><dict/></plist>`))).toEqual({});
  });

  test('never expands an entity of its own', () => {
    const doctype = '<!DOCTYPE plist [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>';
    const bytes = utf8(`${doctype}<plist><dict><key>k</key><string>&b;</string></dict></plist>`);
    expect(reason(bytes)).toBe('is not a well-formed property list');
  });

  test('64 levels deep is read, 65 are not', () => {
    const nested = (depth: number) =>
      `${'<dict><key>k</key>'.repeat(depth)}<dict/>${'</dict>'.repeat(depth)}`;
    expect(reason(xml(nested(64)))).toBeUndefined();
    expect(reason(xml(nested(65)))).toBe('is nested too deeply');
  });

  test('of more values than any app has is refused', () => {
    expect(reason(xml(`<dict><key>k</key><array>${'<true/>'.repeat(60_000)}</array></dict>`))).toBe(
      'contains far more than such a file ever does',
    );
  });

  itEvery([
    ['another root', '<dict/>'],
    ['no root', '<plist></plist>'],
    ['an empty root', '<plist/>'],
    ['two roots', '<plist><dict/><dict/></plist>'],
    ['an unknown element', '<plist><dict><key>k</key><script>1</script></dict></plist>'],
    ['an unknown entity', '<plist><dict><key>k</key><string>&nbsp;</string></dict></plist>'],
    ['a bare ampersand', '<plist><dict><key>k</key><string>a & b</string></dict></plist>'],
    ['the entity of nothing', '<plist><dict><key>k</key><string>&#0;</string></dict></plist>'],
    ['an entity beyond Unicode', '<plist><dict><key>k</key><string>&#x110000;</string></dict></plist>'],
    ['a value without key', '<plist><dict><string>v</string></dict></plist>'],
    ['a key without value', '<plist><dict><key>k</key></dict></plist>'],
    ['text between', '<plist><dict>text<key>k</key><true/></dict></plist>'],
    ['crossed tags', '<plist><dict><key>k</string></dict></plist>'],
    ['a number that is none', '<plist><dict><key>k</key><integer>seven</integer></dict></plist>'],
    ['an empty number', '<plist><dict><key>k</key><integer/></dict></plist>'],
    ['a date that is none', '<plist><dict><key>k</key><date>soon</date></dict></plist>'],
    ['data that is none', '<plist><dict><key>k</key><data>***</data></dict></plist>'],
    ['an open comment', '<plist><!-- <dict/></plist>'],
    ['an open DOCTYPE', '<!DOCTYPE plist [ <plist><dict/></plist>'],
    ['an open tag', '<plist><dict'],
    ['an open text', '<plist><dict><key>k'],
  ])('with … is refused', (_name, text) => {
    expect(reason(utf8(text))).toBeTypeOf('string');
  });

  test('of a megabyte in one odd piece ends immediately', () => {
    for (const piece of ['<', '&', '&a', ' ', '<!--', '<![CDATA[', '<a ', '<dict>', '"']) {
      const text = piece.repeat(Math.floor(1_000_000 / piece.length));
      expect(reason(utf8(text))).toBeTypeOf('string');
      expect(reason(xml(`<dict><key>k</key><string>${text}</string></dict>`)) ?? 'read').toBeTypeOf('string');
    }
  });
});

describe('a provisioning profile', () => {
  const profile = {
    Name: 'P',
    TeamIdentifier: ['T'],
    Entitlements: { 'get-task-allow': true },
    ProvisionedDevices: ['a'],
  };

  test('is found inside its envelope', () => {
    expect(parseMobileProvision(mobileProvision(profile))).toEqual({
      ok: true,
      value: {
        name: 'P',
        teamName: undefined,
        teamId: 'T',
        expires: undefined,
        isDebuggable: true,
        deviceCount: 1,
        provisionsAllDevices: false,
        entitlements: ['get-task-allow'],
      },
    });
  });

  test.each([
    ['nothing', new Uint8Array()],
    ['no list', new Uint8Array(500).fill(0x3c)],
    ['a list without end', mobileProvision(profile).slice(0, 300)],
    ['a broken list', utf8('<?xml version="1.0"?><plist><dict><key></plist>')],
    ['a binary list', binaryPlist(profile)],
  ])('with %s is refused', (_name, bytes) => {
    expect(parseMobileProvision(bytes).ok).toBe(false);
  });
});
