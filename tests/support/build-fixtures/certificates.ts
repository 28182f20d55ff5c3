import { concat, u32, u64, u8, utf8 } from './bytes';

interface CertificateOptions {
  subject?: Readonly<Record<string, string>>;
  /** `YYMMDD` or `YYYYMMDD`. */
  validUntil?: string;
  rsaBits?: number;
}

const NAME_IDS: Readonly<Record<string, readonly number[]>> = {
  CN: [0x55, 0x04, 0x03],
  C: [0x55, 0x04, 0x06],
  O: [0x55, 0x04, 0x0a],
};
const RSA = [0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, 0x01];
const EC = [0x2a, 0x86, 0x48, 0xce, 0x3d, 0x02, 0x01];

/** Writes a value with its tag and length (DER). */
function der(tag: number, ...content: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const body = concat(...content);
  const length =
    body.length < 0x80 ? u8(body.length) : concat(u8(0x82), u8(body.length >>> 8), u8(body.length & 0xff));
  return concat(u8(tag), length, body);
}

const objectId = (bytes: readonly number[]) => der(0x06, new Uint8Array(bytes));

/** A certificate with a signature of zeros; `rsaBits: 0` gives it another kind of key. */
export function certificate({
  subject = { CN: 'Lantern', O: 'Example Ltd' },
  validUntil = '20550101',
  rsaBits = 2048,
}: CertificateOptions = {}): Uint8Array<ArrayBuffer> {
  const name = der(
    0x30,
    ...Object.entries(subject).map(([key, value]) =>
      der(0x31, der(0x30, objectId(NAME_IDS[key] ?? []), der(0x0c, utf8(value)))),
    ),
  );
  const time = (day: string) => der(day.length === 6 ? 0x17 : 0x18, utf8(`${day}000000Z`));
  const modulus = concat(u8(0), new Uint8Array(rsaBits / 8).fill(0xc1));
  const key = rsaBits > 0 ? der(0x30, der(0x02, modulus), der(0x02, u8(3))) : new Uint8Array(65);
  const publicKey = der(0x30, der(0x30, objectId(rsaBits > 0 ? RSA : EC)), der(0x03, concat(u8(0), key)));
  const algorithm = der(0x30, objectId(RSA));
  const body = der(
    0x30,
    der(0xa0, der(0x02, u8(2))),
    der(0x02, u8(7)),
    algorithm,
    name,
    der(0x30, time('200101'), time(validUntil)),
    name,
    publicKey,
  );
  return der(0x30, body, algorithm, der(0x03, new Uint8Array(9)));
}

/** The signature file of a JAR around a certificate. */
export function jarSignatureFile(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const signed = der(0x30, der(0x02, u8(1)), der(0x31), der(0x30), der(0xa0, bytes), der(0x31));
  return der(0x30, objectId([0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x07, 0x02]), der(0xa0, signed));
}

/** An APK signing block with one signer of that certificate for each id. */
export function certificateBlock(bytes: Uint8Array, ...ids: number[]): Uint8Array<ArrayBuffer> {
  const list = (...parts: Uint8Array[]) => {
    const content = concat(...parts);
    return concat(u32(content.length), content);
  };
  const digests = list(list(u32(0x0103), list(new Uint8Array(32))));
  const signers = list(list(list(digests, list(list(bytes))), list(new Uint8Array(8))));
  const pairs = concat(...ids.map((id) => concat(u64(4 + signers.length), u32(id), signers)));
  const size = pairs.length + 24;
  return concat(u64(size), pairs, u64(size), utf8('APK Sig Block 42'));
}
