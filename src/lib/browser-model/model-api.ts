/** States that the browser gives for a model and options. */
export type Availability = 'unavailable' | 'downloadable' | 'downloading' | 'available';

interface DownloadMonitor {
  addEventListener(type: 'downloadprogress', listener: (event: { loaded: number }) => void): void;
}

interface CreateOptions {
  signal: AbortSignal;
  monitor: (monitor: DownloadMonitor) => void;
}

interface SignalOption {
  signal: AbortSignal;
}

export interface ModelSession {
  promptStreaming(text: string, options: SignalOption): AsyncIterable<string>;
  destroy(): void;
}

interface Languages {
  expectedInputs?: { type: 'text'; languages: string[] }[];
  expectedOutputs?: { type: 'text'; languages: string[] }[];
}

interface Pair {
  sourceLanguage: string;
  targetLanguage: string;
}

/** A class of the browser that makes sessions, once its model is on the device. */
export interface ModelClass<Options, Session> {
  availability(options?: Options): Promise<Availability>;
  create(options: Options & CreateOptions): Promise<Session>;
}

export interface TranslatorSession {
  translate(text: string, options: SignalOption): Promise<string>;
  destroy(): void;
}

export interface DetectorSession {
  detect(text: string, options: SignalOption): Promise<{ detectedLanguage: string; confidence: number }[]>;
  destroy(): void;
}

export interface SummarizerSession {
  summarize(text: string, options: SignalOption): Promise<string>;
  destroy(): void;
}

/** The browser's own models, as far as it has them (Chromium 138 and later on computers; sources 18.1). */
export interface ModelApi {
  LanguageModel?: ModelClass<
    Languages & { initialPrompts?: { role: 'system'; content: string }[] },
    ModelSession
  >;
  Translator?: ModelClass<Pair, TranslatorSession>;
  LanguageDetector?: ModelClass<object, DetectorSession>;
  Summarizer?: ModelClass<{ type?: 'tldr'; length?: 'short'; format?: 'plain-text' }, SummarizerSession>;
}

/** The interfaces of this browser. */
export function modelApi(): ModelApi {
  return globalThis as ModelApi;
}

/** Whether the browser has an interface to a model of its own. It may still have no model. */
export function hasModelApi({ LanguageModel, Translator }: ModelApi = modelApi()): boolean {
  return LanguageModel !== undefined || Translator !== undefined;
}
