/** The part of tesseract.js-core that the product uses; the package has no types (API of tesseract.js 7). */
declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  export interface Recognizer {
    /** @returns 0, or -1 when the language data cannot be read */
    Init: (folder: null, language: string, engineMode: number) => number;
    /** Reads the file `/input`. @returns 1 when it is no picture */
    SetImageFile: (exifOrientation: number, angle: number) => number;
    Recognize: (monitor: null) => number;
    GetUTF8Text: () => string;
    /** A row for each block, line and word: level, five numbers of its place in the page, left, top, width, height, confidence, text. */
    GetTSVText: (page: number) => string;
    /** 3: find blocks; 6: one block; 11: as much text as possible, in no order. */
    SetPageSegMode: (mode: number) => void;
    /** Mean confidence of the words, 0 to 100. */
    MeanTextConf: () => number;
    End: () => void;
  }
  export interface Core {
    FS: { writeFile: (path: string, content: Uint8Array) => void };
    TessBaseAPI: new () => Recognizer;
  }
  export default function createCore(options: {
    wasmBinary: Uint8Array;
    print: (line: string) => void;
    printErr: (line: string) => void;
  }): Promise<Core>;
}
