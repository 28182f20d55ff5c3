import createCore, { type Core, type Recognizer } from 'tesseract.js-core/tesseract-core-simd-lstm.js';
import coreUrl from 'tesseract.js-core/tesseract-core-simd-lstm.wasm?url';
import englishUrl from '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz?url';
import { pgmFile, toGrey } from './grey-picture';

/** The recognizer with its English data, in a worker. */
export interface LoadedRecognizer {
  core: Core;
  recognizer: Recognizer;
}

const INPUT = '/input';
const LANGUAGE = 'eng';
/** Value of `OEM_LSTM_ONLY`: the data has no older model. */
const LSTM_ONLY = 1;

/** Loads the recognizer, some 4 MB. @throws when a file of it cannot be loaded or read */
export async function loadRecognizer(onProgress: (progress: number) => void): Promise<LoadedRecognizer> {
  onProgress(0);
  const [wasmBinary, language] = await Promise.all([bytesOf(coreUrl), bytesOf(englishUrl)]);
  onProgress(1);
  const core = await createCore({ wasmBinary, print: () => undefined, printErr: () => undefined });
  core.FS.writeFile(`${LANGUAGE}.traineddata`, await inflated(language));
  const recognizer = new core.TessBaseAPI();
  if (recognizer.Init(null, LANGUAGE, LSTM_ONLY) !== 0) throw new Error('The language data is damaged');
  return { core, recognizer };
}

/** Recognizes a picture at a scale; the recognizer has the result. @throws when the picture cannot be read */
export function recognizePicture(
  { core, recognizer }: LoadedRecognizer,
  picture: ImageBitmap,
  scale: number,
): { width: number; height: number } {
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
  return { width, height };
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
