import type { SigningCertificate } from '@/model/build-info';
import { bytesAt, FormatError, parsed, type Parsed } from './format';

const SEQUENCE = 0x30;
const SET = 0x31;
const OBJECT_ID = 0x06;
const INTEGER = 0x02;
const BIT_STRING = 0x03;
const UTC_TIME = 0x17;
const GENERALIZED_TIME = 0x18;
/** The first and the second optional part of a structure. */
const CONTEXT_0 = 0xa0;
const MAX_CHILDREN = 1000;

/** Parts of a name by their object id (X.520), in hexadecimal. */
const NAME_PARTS: Readonly<Record<string, string>> = {
  '550403': 'CN',
  '550406': 'C',
  '550407': 'L',
  '550408': 'ST',
  '55040a': 'O',
  '55040b': 'OU',
};
const RSA = '2a864886f70d010101';

interface DerNode {
  tag: number;
  content: Uint8Array;
  /** With tag and length. */
  all: Uint8Array;
}

/** Reads the certificate in a signature file of a JAR (`META-INF/*.RSA`): the first of its PKCS #7 envelope. */
export function certificateOfJar(signature: Uint8Array): Parsed<Uint8Array> {
  return parsed(() => {
    const [, envelope] = childrenOf(only(signature, SEQUENCE));
    const [signed] = envelope ? childrenOf(envelope) : [];
    const certificates = signed && childrenOf(signed).find(({ tag }) => tag === CONTEXT_0);
    const [first] = certificates ? childrenOf(certificates) : [];
    if (first?.tag !== SEQUENCE) throw new FormatError('contains no certificate');
    return first.all;
  });
}

/** Reads what a rule asks of an X.509 certificate. It is not verified; the store does that. */
export function parseCertificate(bytes: Uint8Array): Parsed<Omit<SigningCertificate, 'sha256'>> {
  return parsed(() => {
    const [body] = childrenOf(only(bytes, SEQUENCE));
    const parts = body ? childrenOf(body) : [];
    // The version is optional and comes first.
    const [, , , validity, subject, key] = parts[0]?.tag === CONTEXT_0 ? parts.slice(1) : parts;
    if (!validity || !subject || !key) throw new FormatError('is damaged');
    const [, end] = childrenOf(validity);
    const rsaBits = rsaBitsOf(key);
    return {
      subject: nameOf(subject),
      validUntil: dayOf(end),
      ...(rsaBits !== undefined && { rsaBits }),
    };
  });
}

function only(bytes: Uint8Array, tag: number): DerNode {
  const node = nodeAt(bytes, 0);
  if (node.tag !== tag) throw new FormatError('is damaged');
  return node;
}

function nodeAt(bytes: Uint8Array, at: number): DerNode {
  const [tag, first] = bytesAt(bytes, at, 2);
  if (tag === undefined || first === undefined) throw new FormatError('is damaged');
  const lengthBytes = first < 0x80 ? 0 : first & 0x7f;
  // An indefinite length (0x80) has no bytes and is not allowed here; four bytes are enough for any signature.
  if (first === 0x80 || lengthBytes > 4) throw new FormatError('is damaged');
  const length =
    lengthBytes === 0
      ? first
      : [...bytesAt(bytes, at + 2, lengthBytes)].reduce((sum, byte) => sum * 256 + byte, 0);
  const start = at + 2 + lengthBytes;
  return { tag, content: bytesAt(bytes, start, length), all: bytesAt(bytes, at, start - at + length) };
}

function childrenOf({ content }: DerNode): DerNode[] {
  const children: DerNode[] = [];
  for (let at = 0; at < content.length && children.length < MAX_CHILDREN;) {
    const child = nodeAt(content, at);
    children.push(child);
    at += child.all.length;
  }
  return children;
}

/** A name as in `CN=Android Debug, O=Android, C=US`. */
function nameOf(name: DerNode): string {
  return childrenOf(name)
    .filter(({ tag }) => tag === SET)
    .flatMap((set) => childrenOf(set))
    .flatMap((pair) => {
      const [id, value] = childrenOf(pair);
      const part = id?.tag === OBJECT_ID ? NAME_PARTS[hexOf(id.content)] : undefined;
      return part && value ? [`${part}=${new TextDecoder().decode(value.content)}`] : [];
    })
    .join(', ');
}

/** Day of a time, e.g. `2033-10-22`: `331022…` has two digits of the year, `20331022…` four. */
function dayOf(time: DerNode | undefined): string {
  const text = new TextDecoder('latin1').decode(time?.content);
  const isShort = time?.tag === UTC_TIME;
  if (!isShort && time?.tag !== GENERALIZED_TIME) throw new FormatError('is damaged');
  // Two digits stand for 1950 to 2049.
  const full = isShort ? `${Number(text.slice(0, 2)) < 50 ? '20' : '19'}${text}` : text;
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)/.exec(full) ?? [];
  if (!year || !month || !day) throw new FormatError('is damaged');
  return `${year}-${month}-${day}`;
}

/** Bits of an RSA key's modulus; undefined for another kind of key. */
function rsaBitsOf(key: DerNode): number | undefined {
  const [algorithm, bits] = childrenOf(key);
  const [id] = algorithm ? childrenOf(algorithm) : [];
  if (id?.tag !== OBJECT_ID || hexOf(id.content) !== RSA || bits?.tag !== BIT_STRING) return undefined;
  const [modulus] = childrenOf(only(bits.content.subarray(1), SEQUENCE));
  if (modulus?.tag !== INTEGER) return undefined;
  const first = modulus.content.findIndex((byte) => byte !== 0);
  const [top] = first < 0 ? [] : modulus.content.subarray(first);
  return top === undefined ? undefined : (modulus.content.length - first - 1) * 8 + (32 - Math.clz32(top));
}

function hexOf(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
