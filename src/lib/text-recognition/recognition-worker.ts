import { recognitionScale } from './grey-picture';
import { readAll, type WordsRequest } from './read-all';
import { loadRecognizer, recognizePicture, type LoadedRecognizer } from './recognizer';

/** Message from the page: the picture of a message, decoded. The other request is for many pictures. */
export interface RecognitionRequest {
  picture: ImageBitmap;
}

/** Text with the recognizer's own mean confidence, 0 to 100. */
export interface RecognizedText {
  text: string;
  confidence: number;
}

/** Messages to the page: the progress from 0 to 1, any number of times, then the text or a failure. */
export type RecognitionMessage =
  | { kind: 'progress'; label: string; progress: number }
  | { kind: 'text'; value: RecognizedText }
  /** `unavailable`: the recognizer could not be loaded. */
  | { kind: 'failed'; reason: 'unavailable' | 'unreadable' };

/** Confidence below which the picture is read once more, enlarged: its letters may be small. */
const SURE = 80;

const post = (message: RecognitionMessage) => self.postMessage(message);

self.addEventListener(
  'message',
  ({ data }: MessageEvent<RecognitionRequest | WordsRequest>) =>
    void ('pictures' in data ? readAll(data) : recognize(data.picture)),
);

async function recognize(picture: ImageBitmap): Promise<void> {
  let loaded: LoadedRecognizer;
  try {
    loaded = await loadRecognizer((progress) =>
      post({ kind: 'progress', label: 'Loading text recognition', progress: progress * 0.2 }),
    );
  } catch {
    post({ kind: 'failed', reason: 'unavailable' });
    return;
  }
  try {
    const first = read(loaded, picture, 1);
    if (first.confidence >= SURE) {
      post({ kind: 'text', value: first });
      return;
    }
    const second = read(loaded, picture, 1.6);
    post({ kind: 'text', value: second.confidence > first.confidence ? second : first });
  } catch {
    post({ kind: 'failed', reason: 'unreadable' });
  }
}

function read(loaded: LoadedRecognizer, picture: ImageBitmap, extra: number): RecognizedText {
  post({ kind: 'progress', label: 'Reading the text', progress: extra === 1 ? 0.3 : 0.65 });
  recognizePicture(loaded, picture, recognitionScale(picture.width, picture.height, extra));
  return { text: loaded.recognizer.GetUTF8Text(), confidence: loaded.recognizer.MeanTextConf() };
}
