import { COPY_BY_HAND, copyText } from './clipboard';
import { downloadFile } from './download';
import { notify } from './notify';

/** Copies text to the clipboard and shows a toast with the result. For handlers of pages, like `notify`. */
export async function copyAndNotify(text: string): Promise<void> {
  if (await copyText(text)) notify.success('Copied!', 'Text copied to clipboard');
  else notify.error('Could not copy', COPY_BY_HAND);
}

/**
 * Downloads a file and shows a toast with the result. For handlers of pages, like `notify`.
 * @returns whether the browser took the file
 */
export function downloadAndNotify(fileName: string, content: Blob | string, mediaType?: string): boolean {
  const isTaken = downloadFile(fileName, content, mediaType);
  if (isTaken) notify.success('Download Started', fileName);
  else
    notify.error(
      'Download failed',
      'The browser did not accept the file. Allow downloads for this page and try again.',
    );
  return isTaken;
}
