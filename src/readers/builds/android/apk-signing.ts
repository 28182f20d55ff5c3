import type { SigningCertificate } from '@/model/build-info';
import { readBytes } from '../../archives/byte-source';
import type { ZipEntry } from '../../archives/zip-directory';
import type { ZipArchive } from '../../archives/zip-reader';
import { viewOf } from '../../view-of';
import { readOptionalEntry, type BuildSource } from '../build-parts';
import { certificateOfJar, parseCertificate } from '../certificate';
import { bytesAt, parsed } from '../format';

/** Ids of the APK signing block's parts. */
const SCHEME_BY_ID = new Map([
  [0x7109871a, 'v2'],
  [0xf05368c0, 'v3'],
  [0x1b93ad61, 'v3.1'],
]);
const BLOCK_MAGIC = 'APK Sig Block 42';
/** Eight bytes for the size, then the magic. */
const FOOTER_LENGTH = 24;
/** Signing blocks have some kilobytes; a larger one is not read. */
const MAX_BLOCK_BYTES = 4 * 1024 * 1024;

/** Schemes by the version that is preferred where several have a certificate: a newer one may have a newer key. */
const NEWEST_FIRST = ['v3.1', 'v3', 'v2'];
/** A signature file of a JAR has one to three kilobytes. */
const MAX_JAR_SIGNATURE_BYTES = 256 * 1024;

/** How an APK or app bundle is signed. */
export interface AndroidSignature {
  /** e.g. `v1`, `v2`. */
  schemes: string[];
  certificate?: SigningCertificate;
}

/**
 * Finds the schemes an APK or app bundle is signed with, and the certificate. Signatures are not verified; the store does
 * that.
 * @throws ZipError when the file can no longer be read or reading was cancelled.
 */
export async function readSignature(source: BuildSource): Promise<AndroidSignature> {
  const { archive, signal } = source;
  const jar = jarSignature(archive);
  const blocks = await signingBlocks(archive, signal);
  const schemes = [...(jar ? ['v1'] : []), ...[...blocks.keys()].sort()];
  const found = [
    ...NEWEST_FIRST.flatMap((scheme) => blocks.get(scheme) ?? []).map(certificateOfBlock),
    certificateOfJar((await readOptionalEntry(source, jar, MAX_JAR_SIGNATURE_BYTES)) ?? new Uint8Array()),
  ].find(({ ok }) => ok);
  const certificate = found?.ok ? await certificateFacts(found.value) : undefined;
  return { schemes, ...(certificate && { certificate }) };
}

async function certificateFacts(bytes: Uint8Array): Promise<SigningCertificate | undefined> {
  const certificate = parseCertificate(bytes);
  if (!certificate.ok) return undefined;
  // Undefined on a page that was loaded without encryption.
  const { subtle }: Partial<Crypto> = crypto;
  const digest = await subtle?.digest('SHA-256', new Uint8Array(bytes));
  if (!digest) return certificate.value;
  const sha256 = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return { ...certificate.value, sha256 };
}

/** A block (.RSA, .DSA, .EC) that has a signature file (.SF) of the same name. */
function jarSignature({ entries }: ZipArchive): ZipEntry | undefined {
  const names = new Set(entries.map((entry) => entry.name.toUpperCase()));
  return entries.find(({ name }) => {
    const signed = /^META-INF\/([^/]+)\.(?:RSA|DSA|EC)$/.exec(name.toUpperCase())?.[1];
    return signed !== undefined && names.has(`META-INF/${signed}.SF`);
  });
}

/** The signing block's parts that are signatures, by scheme. */
async function signingBlocks(
  { source, directoryOffset }: ZipArchive,
  signal?: AbortSignal,
): Promise<Map<string, Uint8Array>> {
  const blocks = new Map<string, Uint8Array>();
  if (directoryOffset < FOOTER_LENGTH) return blocks;
  const footer = await readBytes(source, directoryOffset - FOOTER_LENGTH, directoryOffset, signal);
  if (new TextDecoder().decode(footer.subarray(8)) !== BLOCK_MAGIC) return blocks;
  // The size covers everything after the size field at the start of the block.
  const size = Number(viewOf(footer).getBigUint64(0, true));
  if (size < FOOTER_LENGTH || size > Math.min(directoryOffset - 8, MAX_BLOCK_BYTES)) return blocks;
  const pairs = await readBytes(source, directoryOffset - size, directoryOffset - FOOTER_LENGTH, signal);
  const view = viewOf(pairs);
  for (let at = 0; at + 12 <= pairs.length;) {
    const length = Number(view.getBigUint64(at, true));
    const scheme = SCHEME_BY_ID.get(view.getUint32(at + 8, true));
    if (length < 4 || length > pairs.length - at - 8) break;
    if (scheme) blocks.set(scheme, pairs.subarray(at + 12, at + 8 + length));
    at += 8 + length;
  }
  return blocks;
}

/** The first certificate of the first signer: lists with their lengths in front, one inside the other. */
function certificateOfBlock(block: Uint8Array) {
  return parsed(() => {
    const first = (bytes: Uint8Array, at = 0) => bytesAt(bytes, at + 4, viewOf(bytes).getUint32(at, true));
    const signedData = first(first(first(block)));
    const digests = first(signedData);
    return first(first(signedData, digests.length + 4));
  });
}
