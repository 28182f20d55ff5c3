import { vi } from 'vitest';

/** A file that the browser was asked to save. */
export interface SavedFile {
  name: string;
  type: string;
  text(): Promise<string>;
  bytes(): Promise<Uint8Array>;
}

/** Records what the browser is asked to save, through the DOM; jsdom itself saves nothing. Active for one test. */
export function watchDownloads(): SavedFile[] {
  const blobs = new Map<string, Blob>();
  const saved: SavedFile[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((source) => {
    const url = `blob:http://localhost/${blobs.size + 1}`;
    if (source instanceof Blob) blobs.set(url, source);
    return url;
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = blobs.get(this.href);
    if (!blob) return;
    const bytes = () => readBytes(blob);
    saved.push({
      name: this.download,
      type: blob.type,
      bytes,
      // The byte order mark stays: it is part of the file.
      text: async () => new TextDecoder('utf-8', { ignoreBOM: true }).decode(await bytes()),
    });
  });
  return saved;
}

/** jsdom's Blob has no arrayBuffer(). */
function readBytes(blob: Blob): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer));
    reader.onerror = () => reject(new Error('The saved file could not be read'));
    reader.readAsArrayBuffer(blob);
  });
}
