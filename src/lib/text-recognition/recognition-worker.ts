import createCore, { type Core, type Recognizer } from 'tesseract.js-core/tesseract-core-simd-lstm.js';
import coreUrl from 'tesseract.js-core/tesseract-core-simd-lstm.wasm?url';
import englishUrl from '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz?url';
import { pgmFile, recognitionScale, toGrey } from './grey-picture';

/** Message from the page: the picture to read, decoded. */
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
const INPUT = '/input';
const LANGUAGE = 'eng';
/** Value of `OEM_LSTM_ONLY`: the data has no older model. */
const LSTM_ONLY = 1;

const post = (message: RecognitionMessage) => self.postMessage(message);

self.addEventListener(
  'message',
  ({ data }: MessageEvent<RecognitionRequest>) => void recognize(data.picture),
);

async function recognize(picture: ImageBitmap): Promise<void> {
  let core: Core;
  let recognizer: Recognizer;
  try {
    post({ kind: 'progress', label: 'Loading text recognition', progress: 0 });
    const [wasmBinary, language] = await Promise.all([bytesOf(coreUrl), bytesOf(englishUrl)]);
    post({ kind: 'progress', label: 'Loading text recognition', progress: 0.2 });
    core = await createCore({ wasmBinary, print: () => undefined, printErr: () => undefined });
    core.FS.writeFile(`${LANGUAGE}.traineddata`, await inflated(language));
    recognizer = new core.TessBaseAPI();
    if (recognizer.Init(null, LANGUAGE, LSTM_ONLY) !== 0) throw new Error('The language data is damaged');
  } catch {
    post({ kind: 'failed', reason: 'unavailable' });
    return;
  }
  try {
    const first = read(core, recognizer, picture, 1);
    if (first.confidence >= SURE) {
      post({ kind: 'text', value: first });
      return;
    }
    const second = read(core, recognizer, picture, 1.6);
    post({ kind: 'text', value: second.confidence > first.confidence ? second : first });
  } catch {
    post({ kind: 'failed', reason: 'unreadable' });
  }
}

function read(core: Core, recognizer: Recognizer, picture: ImageBitmap, extra: number): RecognizedText {
  post({ kind: 'progress', label: 'Reading the text', progress: extra === 1 ? 0.3 : 0.65 });
  const scale = recognitionScale(picture.width, picture.height, extra);
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('No canvas');
  context.fillStyle = '#fff'; // transparent parts are read as paper
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  core.FS.writeFile(INPUT, pgmFile(toGrey(context.getImageData(0, 0, width, height))));
  if (recognizer.SetImageFile(1, 0) === 1) throw new Error('The picture cannot be read');
  recognizer.Recognize(null);
  return { text: recognizer.GetUTF8Text(), confidence: recognizer.MeanTextConf() };
}

async function bytesOf(url: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** Some hosts send a .gz file as the content encoding of its content, and the browser has inflated it already. */
async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
