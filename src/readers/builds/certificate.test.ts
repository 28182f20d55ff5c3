import { describe, expect, it } from 'vitest';
import type { AndroidBuild } from '@/model/build-info';
import { aabFile, apkFile } from '@tests/support/build-fixtures/builds';
import { certificate, certificateBlock, jarSignatureFile } from '@tests/support/build-fixtures/certificates';
import { readGoodBuild } from '@tests/support/build-fixtures/read';
import { itEvery } from '@tests/support/it-every';
import { certificateOfJar, parseCertificate } from './certificate';

const V2 = 0x7109871a;
const V3 = 0xf05368c0;
const DEBUG = certificate({ subject: { C: 'US', O: 'Android', CN: 'Android Debug' } });
const certificateOf = async (file: File) => ((await readGoodBuild(file)) as AndroidBuild).certificate;

describe('a certificate', () => {
  itEvery([
    ['with two digits of the year', { validUntil: '331021' }, { validUntil: '2033-10-21' }],
    ['of the last century', { validUntil: '991231' }, { validUntil: '1999-12-31' }],
    ['with four digits of the year', { validUntil: '20701206' }, { validUntil: '2070-12-06' }],
    ['with a short key', { rsaBits: 1024 }, { rsaBits: 1024 }],
    ['with a long key', { rsaBits: 4096 }, { rsaBits: 4096 }],
    [
      'for debug builds',
      { subject: { CN: 'Android Debug', O: 'Android', C: 'US' } },
      { subject: 'CN=Android Debug, O=Android, C=US' },
    ],
  ])('… is read', (_, options, expected) => {
    expect(parseCertificate(certificate(options))).toMatchObject({ ok: true, value: expected });
  });

  it('without an RSA key has no bits of one', () => {
    const read = parseCertificate(certificate({ rsaBits: 0 }));
    expect(read.ok && 'rsaBits' in read.value).toBe(false);
  });

  it('that is cut off at any place gives a reason', () => {
    const jar = jarSignatureFile(DEBUG);
    for (let length = 0; length < jar.length - 5; length += 7) {
      expect(certificateOfJar(jar.subarray(0, length)).ok).toBe(false);
      expect(parseCertificate(DEBUG.subarray(0, Math.min(length, DEBUG.length - 1))).ok).toBe(false);
    }
  });
});

describe('the certificate of a build', () => {
  it('is that of the JAR signature in an app bundle', async () => {
    const files = { 'META-INF/UPLOAD.RSA': jarSignatureFile(DEBUG) };
    const digest = await crypto.subtle.digest('SHA-256', DEBUG);
    expect(await certificateOf(aabFile({ files }))).toEqual({
      subject: 'C=US, O=Android, CN=Android Debug',
      validUntil: '2055-01-01',
      rsaBits: 2048,
      sha256: Buffer.from(digest).toString('hex'),
    });
  });

  it('is that of the newest scheme of an APK', async () => {
    const block = certificateBlock(DEBUG, V2, V3);
    expect(await certificateOf(apkFile({ zip: { beforeDirectory: block } }))).toMatchObject({
      subject: 'C=US, O=Android, CN=Android Debug',
    });
  });

  it('is that of the JAR where the block has none that can be read', async () => {
    const files = { 'META-INF/UPLOAD.RSA': jarSignatureFile(certificate()) };
    expect(await certificateOf(apkFile({ files }))).toMatchObject({ subject: 'CN=Lantern, O=Example Ltd' });
  });

  it('is unknown where none can be read, and the rest of the build is read', async () => {
    expect(await certificateOf(aabFile())).toBeUndefined();
  });
});
