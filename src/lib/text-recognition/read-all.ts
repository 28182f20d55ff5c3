import type { PictureLine } from '@/model/picture-look';
import { linesOfTsv } from './lines-of-tsv';
import { loadRecognizer, recognizePicture, type LoadedRecognizer } from './recognizer';

/** Message from the page: pictures whose words are read one after the other. */
export interface WordsRequest {
  pictures: readonly { key: string; blob: Blob }[];
}

/** Messages to the page: a sign after loading, one per picture, then the end. */
export type WordsMessage =
  | { kind: 'loading' }
  /** `lines` is undefined for a picture that could not be read. */
  | { kind: 'words'; key: string; lines: PictureLine[] | undefined }
  | { kind: 'done' }
  | { kind: 'unavailable' };

/** Width at which pictures are read, in pixels: captions are large, and the time grows with the pixels. */
const READ_WIDTH = 1000;
/** Largest picture that is read, in pixels. */
const MAX_PIXELS = 4_000_000;
/** Captions, screens and badges in no order. */
const SPARSE_TEXT = 11;

const post = (message: WordsMessage) => self.postMessage(message);

/** Reads the words of pictures in the worker. */
export async function readAll({ pictures }: WordsRequest): Promise<void> {
  let loaded: LoadedRecognizer;
  try {
    loaded = await loadRecognizer(() => post({ kind: 'loading' }));
    loaded.recognizer.SetPageSegMode(SPARSE_TEXT);
  } catch {
    post({ kind: 'unavailable' });
    return;
  }
  for (const { key, blob } of pictures)
    post({ kind: 'words', key, lines: await readLines(loaded, blob).catch(() => undefined) });
  post({ kind: 'done' });
}

async function readLines(loaded: LoadedRecognizer, blob: Blob): Promise<PictureLine[]> {
  const picture = await createImageBitmap(blob, { imageOrientation: 'from-image' });
  try {
    const { width, height } = picture;
    const scale = Math.min(READ_WIDTH / Math.min(width, height), Math.sqrt(MAX_PIXELS / (width * height)));
    const size = recognizePicture(loaded, picture, scale);
    return linesOfTsv(loaded.recognizer.GetTSVText(0), size);
  } finally {
    picture.close();
  }
}
