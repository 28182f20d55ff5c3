import type { TextProblem } from '@/model/skipped-file';
import type { Result } from '@/domain/result';
import type { ByteSource } from '@/readers/archives/byte-source';

/** A file of an opened folder or archive. */
export interface TreeFile {
  /** Path inside what was opened, with forward slashes and without a leading one. */
  path: string;
  /** Size in bytes. */
  size: number;
  /** Where a symbolic link points, for sources that know it; such a file is not read. */
  linkTarget?: string;
  read(): Promise<Uint8Array>;
  /** Reads a part of the file, for sources that can; see ByteSource. */
  slice?: ByteSource['slice'];
  /** The browser's own file, which costs no memory, for sources that have one. */
  open?: () => Promise<Blob>;
}

/** A text, and the line of the file in which it begins after blank ones. */
export type TextResult = Result<{ text: string; firstLine: number }, TextProblem>;

/** Largest text file that is read, in bytes: 16 times the longest field of either store in four-byte characters. */
export const MAX_TEXT_BYTES = 256 * 1024;

/**
 * Reads a text file as the upload tools do, as UTF-8, and returns it as a form field contains it: no byte order mark, line
 * feeds only, nothing around it.
 */
export async function readText(file: TreeFile): Promise<TextResult> {
  if (file.size > MAX_TEXT_BYTES) return { ok: false, failure: 'too-large' };
  let bytes: Uint8Array;
  try {
    bytes = await file.read();
  } catch {
    return { ok: false, failure: 'unreadable' };
  }
  return decodeText(bytes);
}

const UTF_8 = new TextDecoder('utf-8', { fatal: true });

/** Decodes the bytes of a text file; see readText. */
export function decodeText(bytes: Uint8Array): TextResult {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff))
    return { ok: false, failure: 'utf-16' };
  if (bytes.includes(0)) return { ok: false, failure: 'binary' };
  let raw: string;
  try {
    raw = UTF_8.decode(bytes);
  } catch {
    return { ok: false, failure: 'binary' };
  }
  const lines = raw.replace(/\r\n?/g, '\n');
  const text = lines.trim();
  if (text === '') return { ok: false, failure: 'empty' };
  const other = otherKindOf(text);
  if (other) return { ok: false, failure: other };
  return { ok: true, value: { text, firstLine: lines.slice(0, lines.indexOf(text)).split('\n').length } };
}

/** Kind of a file that is only a pointer or an error page of a download. @param start of its text */
export function otherKindOf(start: string): 'git-lfs' | 'web-page' | undefined {
  if (start.startsWith('version https://git-lfs.github.com/spec/')) return 'git-lfs';
  return /^(?:<!doctype html|<html[\s>])/i.test(start) ? 'web-page' : undefined;
}

/**
 * Writes a changed text with the byte order mark, line ends and surrounding space that the file had, so that a version
 * control system shows only the change.
 * @param before the file's bytes; undefined for a new file, which ends without a line break
 */
export function encodeTextLike(text: string, before: Uint8Array | undefined): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  if (!before || !decodeText(before).ok) return encoder.encode(text);
  const raw = new TextDecoder('utf-8', { ignoreBOM: true }).decode(before);
  const start = /^\uFEFF?\s*/.exec(raw)?.[0] ?? '';
  const end = /\s*$/.exec(raw)?.[0] ?? '';
  const newline = /\r\n|\r|\n/.exec(raw)?.[0] ?? '\n';
  return encoder.encode(start + text.replaceAll('\n', newline) + end);
}

/**
 * Whether the text is a symbolic link that an archive or a checkout without links stored as a file: one relative path.
 */
export function isStoredLink(text: string): boolean {
  return /^\.{1,2}\/[^\n]{1,300}\.[A-Za-z0-9]{1,5}$/.test(text);
}

/** The file beside the config at `path` that it lists, also with the backslashes of Windows. */
export function listedFile(path: string, listed: string): string | undefined {
  return storedLinkTarget(path, listed.replaceAll('\\', '/'));
}

/**
 * The file that a stored link points to.
 * @param path of the file that contains the link
 * @returns the path inside the tree; undefined when it leads out of the tree
 */
export function storedLinkTarget(path: string, text: string): string | undefined {
  const segments = path.split('/').slice(0, -1);
  for (const segment of text.split('/')) {
    if (segment === '..') {
      if (segments.pop() === undefined) return undefined;
    } else if (segment !== '.' && segment !== '') segments.push(segment);
  }
  return segments.join('/');
}
