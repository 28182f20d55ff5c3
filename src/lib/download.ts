import { systemClock } from './clock';

/** Time for the browser to read the object URL before it is released. */
const RELEASE_AFTER_MS = 10_000;

/**
 * Starts the browser's download of a file. The object URL is always released.
 * @returns false when the browser refused (then the caller tells the user what to do)
 */
export function downloadFile(
  fileName: string,
  content: Blob | string,
  mediaType = 'text/plain;charset=utf-8',
): boolean {
  const link = document.createElement('a');
  try {
    const blob = typeof content === 'string' ? new Blob([content], { type: mediaType }) : content;
    const url = URL.createObjectURL(blob);
    link.href = url;
    link.download = safeFileName(fileName);
    document.body.append(link);
    link.click();
    systemClock.setTimeout(() => URL.revokeObjectURL(url), RELEASE_AFTER_MS);
    return true;
  } catch {
    return false;
  } finally {
    link.remove(); // also of a download that was refused: the Tab key would stop at it
  }
}

/** Longest file name, in characters. */
const MAX_LENGTH = 120;
/** Names of devices, which Windows refuses with any extension. */
const WINDOWS_DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;
/** Marks that turn the direction of a name around, so that its extension looks like another one. */
const DIRECTION_MARKS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * Makes a name that every file system accepts: no separators, reserved names or control characters. A long name is
 * shortened before its extension, which says how to open the file.
 */
export function safeFileName(name: string): string {
  const cleaned = Array.from(name.normalize('NFC').replace(DIRECTION_MARKS, ''), (character) =>
    character < ' ' || character === '\u007f' || '<>:"/\\|?*'.includes(character) ? '-' : character,
  )
    .join('')
    .replace(/^[. ]+/, '')
    .replace(WINDOWS_DEVICE, '$&-')
    .trim();
  const extension = /\.\w{1,12}$/.exec(cleaned)?.[0] ?? '';
  const letters = Array.from(cleaned.slice(0, cleaned.length - extension.length));
  return letters.slice(0, MAX_LENGTH - extension.length).join('') + extension || 'download';
}
