import { systemClock } from './clock';

/** How long the browser may take to pick the object URL up before it is released. */
const RELEASE_AFTER_MS = 10_000;

/**
 * Hands a file to the browser's download. The object URL is always released.
 * @returns false when the browser refused (then the caller says what to do)
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

/** A name every file system takes: no separators, reserved or control characters, at most 120 characters. */
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
