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
  try {
    const blob = typeof content === 'string' ? new Blob([content], { type: mediaType }) : content;
    const url = URL.createObjectURL(blob);
    const link = document.createElement('a');
    link.href = url;
    link.download = safeFileName(fileName);
    document.body.append(link);
    link.click();
    link.remove();
    systemClock.setTimeout(() => URL.revokeObjectURL(url), RELEASE_AFTER_MS);
    return true;
  } catch {
    return false;
  }
}

/**
 * Makes a name that every file system accepts: no separators, reserved or control characters, at most 120 characters.
 */
export function safeFileName(name: string): string {
  const cleaned = Array.from(name.normalize('NFC'), (character) =>
    character < ' ' || character === '\u007f' || '<>:"/\\|?*'.includes(character) ? '-' : character,
  )
    .slice(0, 120)
    .join('')
    .replace(/^[. ]+/, '')
    .trim();
  return cleaned || 'download';
}
