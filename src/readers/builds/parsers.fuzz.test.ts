import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { binaryXml, protoXml } from '@tests/support/build-fixtures/android-xml';
import {
  aabFile,
  apkFile,
  cgbiPng,
  INFO,
  ipaFile,
  manifest,
  PRIVACY,
  PROFILE,
} from '@tests/support/build-fixtures/builds';
import { certificate, jarSignatureFile } from '@tests/support/build-fixtures/certificates';
import { damaged } from '@tests/support/build-fixtures/mutations';
import { dependenciesPb } from '@tests/support/build-fixtures/dependencies';
import { dexFile } from '@tests/support/build-fixtures/dex';
import { CPU, elf, fatMachO, machO } from '@tests/support/build-fixtures/native';
import { binaryPlist, mobileProvision, xmlPlist } from '@tests/support/build-fixtures/plists';
import { resourcesArsc, resourcesPb } from '@tests/support/build-fixtures/resources';
import { asFile } from '@tests/support/build-fixtures/zip';
import { parseBinaryXml } from './android/android-binary-xml';
import { manifestFacts } from './android/android-manifest';
import { parseProtoXml } from './android/android-proto-xml';
import { certificateOfJar, parseCertificate } from './certificate';
import { fromCgbiPng } from './ios/cgbi-png';
import { parseEntitlements } from './ios/code-signature';
import { parseDependencyList } from './dependency-list';
import { DexClasses } from './android/dex-classes';
import { parseElf } from './elf';
import { parsed, type Parsed } from './format';
import { parseMachO } from './ios/mach-o';
import { MachOCode } from './ios/mach-o-code';
import { parseMobileProvision } from './ios/mobileprovision';
import { parsePlist } from './ios/plist';
import { readPrivacyManifest } from './ios/privacy-manifest';
import { readBuild } from './read-build';
import { filesOf, resolveValue } from './android/resources';
import { parseResourcesProto } from './android/resources-proto';
import { parseResourcesTable } from './android/resources-table';

/**
 * Valid files with a few bytes changed, cut or doubled: each reader returns a value or a reason, never throws and never
 * hangs (the runner stops a test that does). With the zip reader's own cases 10,000 in all; the seed is printed on
 * failure.
 */
const RESOURCES = [
  { id: 0x7f010000, values: [{ value: 'Lantern' }, { value: 'Laterne', language: 'de' }] },
  { id: 0x7f020000, values: [{ value: 'res/a.png', density: 160 }, { value: { ref: 0x7f010000 } }] },
];
const XML = new TextEncoder().encode(xmlPlist({ ...INFO, PRIVACY }));

/** Looks values up as the icon and the label do. */
function walk(table: Parsed<Parameters<typeof filesOf>[0]>): unknown {
  if (!table.ok) return table;
  return [
    resolveValue(table.value, { kind: 'reference', id: 0x7f010000 }),
    filesOf(table.value, 0x7f020000),
    filesOf(table.value, 0x01010001),
  ];
}

const READERS: [string, Uint8Array, (bytes: Uint8Array) => unknown, number][] = [
  ['binary property list', binaryPlist({ ...INFO, PRIVACY }), parsePlist, 1500],
  ['XML property list', XML, parsePlist, 1000],
  ['privacy manifest', binaryPlist(PRIVACY), (bytes) => readPrivacyManifest('p', bytes), 500],
  ['provisioning profile', mobileProvision(PROFILE), parseMobileProvision, 700],
  [
    'binary XML',
    binaryXml(manifest()),
    (bytes) => {
      const tree = parseBinaryXml(bytes);
      return tree.ok ? manifestFacts(tree.value) : tree;
    },
    1500,
  ],
  [
    'protobuf XML',
    protoXml(manifest()),
    (bytes) => {
      const tree = parseProtoXml(bytes);
      return tree.ok ? manifestFacts(tree.value) : tree;
    },
    1000,
  ],
  ['resources.arsc', resourcesArsc(RESOURCES), (bytes) => walk(parseResourcesTable(bytes)), 1000],
  ['resources.pb', resourcesPb(RESOURCES), (bytes) => walk(parseResourcesProto(bytes)), 700],
  ['Mach-O', machO(['/a/UIKit.framework/UIKit', '/b/c.dylib']), parseMachO, 400],
  ['universal Mach-O', fatMachO([{ cpuType: CPU.arm64, bytes: machO(['/a/b']) }]), parseMachO, 300],
  [
    'Mach-O with classes',
    machO(['/a/b'], CPU.arm64, 0, { classes: ['GADMobileAds'], cryptId: 0 }),
    readCode,
    400,
  ],
  ['universal Mach-O with classes', fatMachO([{ cpuType: CPU.arm64, bytes: machO([]) }]), readCode, 300],
  [
    'Mach-O with imports and a signature',
    machO(['/a/b'], CPU.arm64, 0, { imports: ['_stat', '_OBJC_CLASS_$_PHAsset'], entitlements: PROFILE }),
    readCode,
    400,
  ],
  ['ELF', elf([16_384, 4096]), parseElf, 400],
  ['Apple’s PNG', cgbiPng(8), fromCgbiPng, 400],
  ['dex', dexFile(['com.example.pay.Checkout', 'io.sentry.Hub'], { referenced: ['a.b.C'] }), readDex, 1000],
  ['certificate', certificate(), parseCertificate, 700],
  ['JAR signature', jarSignatureFile(certificate()), certificateOfJar, 400],
  ['dependencies.pb', dependenciesPb(['io.sentry:sentry:8.1.0', 'a:b:1']), parseDependencyList, 700],
];

/** Reads a dex file in pieces, as an archive passes it on. */
function readDex(bytes: Uint8Array) {
  return parsed(() => {
    const classes = new DexClasses(bytes.length);
    for (let at = 0; at < bytes.length; at += 50) classes.take(bytes.subarray(at, at + 50));
    return classes.packages;
  });
}

/** Reads a Mach-O file in pieces, with another pass if it needs one. */
function readCode(bytes: Uint8Array) {
  return parsed(() => {
    const code = new MachOCode(bytes.length);
    for (let pass = 0; pass < 3 && !code.isDone; pass += 1) {
      code.rewind();
      for (let at = 0; at < bytes.length && !code.isDone; at += 50) code.take(bytes.subarray(at, at + 50));
    }
    return code.signature ? parseEntitlements(code.signature) : code.importedSymbols;
  });
}

function expectValueOrReason(result: unknown): void {
  expect(result).toBeTypeOf('object');
  if (result && typeof result === 'object' && 'ok' in result && result.ok === false) {
    expect(result).toHaveProperty('failure', expect.stringMatching(/^(?:is|has|contains) /));
  }
}

test.each(READERS)('a damaged %s', async (_name, good, read, cases) => {
  expect(await read(good)).toBeTruthy();
  await fc.assert(
    fc.asyncProperty(damaged(good), async (bytes) => {
      expectValueOrReason(await read(bytes));
    }),
    { numRuns: cases },
  );
});

test.each(READERS)('anything at all instead of a %s', async (_name, good, read) => {
  // The first bytes stay unchanged, so that the reader does not refuse the file immediately.
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), fc.nat(40), async (noise, kept) => {
      expectValueOrReason(await read(new Uint8Array([...good.subarray(0, kept), ...noise])));
    }),
    { numRuns: 50 },
  );
});

describe('a damaged build', () => {
  test.each([
    ['ipa', ipaFile()],
    ['apk', apkFile()],
    ['aab', aabFile()],
  ])('%s', async (_name, file) => {
    const good = new Uint8Array(await file.arrayBuffer());
    await fc.assert(
      fc.asyncProperty(damaged(good), async (bytes) => {
        const result = await readBuild(asFile(bytes, file.name));
        if (result.ok) expect(result.value.identity.bundleId).not.toBe('');
        else expect(result.failure.message).toMatch(/\.$/);
      }),
      { numRuns: 100 },
    );
  });
});
