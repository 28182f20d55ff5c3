import type { ModelFailure, TextModel } from '@/domain/proposals/propose';
import type { Prompt } from '@/domain/proposals/text-task';
import { MAX_ANSWER } from '@/domain/proposals/judge';
import { productLocale } from '@/domain/locales/product-locales';
import type { Result } from '@/domain/result';
import type { Clock } from '../clock';
import type { Availability, ModelApi, ModelClass } from './model-api';

/** How long the browser may take to say whether it has a model, to begin, and to write one text. */
export const STATE_LIMIT_MS = 5000;
export const BEGIN_LIMIT_MS = 60_000;
export const ANSWER_LIMIT_MS = 120_000;
/** Least confidence from which a detected language counts. */
const MIN_CONFIDENCE = 0.7;

export interface OpenModel extends TextModel {
  /** Frees what the browser keeps for it. */
  close: () => void;
}

export interface ModelOptions {
  signal: AbortSignal;
  clock: Clock;
  /** Progress of a download of the browser, from 0 to 1. */
  onDownload: (progress: number) => void;
}

/** Answer of the browser about a model; `unavailable` also where it gives none in time. */
export async function stateOf<Options>(
  model: Pick<ModelClass<Options, unknown>, 'availability'> | undefined,
  clock: Clock,
  options?: Options,
): Promise<Availability> {
  if (!model) return 'unavailable';
  try {
    return await within(clock, STATE_LIMIT_MS, model.availability(options));
  } catch {
    return 'unavailable';
  }
}

/** Connects a task with the browser's own models. Nothing is asked of the browser, and nothing loaded, before the first text. */
export async function openModel(api: ModelApi, options: ModelOptions): Promise<OpenModel> {
  const { clock, signal } = options;
  const closers: (() => void)[] = [];
  const translators = new Map<string, Promise<Result<Translate, ModelFailure>>>();
  const [writer, summarizer, detector] = await Promise.all([
    stateOf(api.LanguageModel, clock),
    stateOf(api.Summarizer, clock),
    stateOf(api.LanguageDetector, clock),
  ]);
  const translate: TextModel['translate'] = async (text, from, to) => {
    const key = `${from} ${to}`;
    const known = translators.get(key) ?? openTranslator(api, { from, to }, options, closers);
    translators.set(key, known);
    const translator = await known;
    return translator.ok ? translator.value(text) : translator;
  };
  return {
    write: writer !== 'unavailable' ? (prompt) => write(api, prompt, options) : undefined,
    summarize: summarizer !== 'unavailable' ? (text) => summarize(api, text, options) : undefined,
    translate: api.Translator ? translate : undefined,
    // A download for the sake of a check would be one that nobody asked for.
    detect: detector === 'available' ? (text) => detect(api, text, { clock, signal }) : undefined,
    close: () => {
      for (const close of closers) close();
    },
  };
}

function nameOf(locale: string): string {
  return productLocale(locale)?.name ?? locale;
}

type Translate = (text: string) => Promise<Result<string, ModelFailure>>;

async function openTranslator(
  { Translator }: ModelApi,
  { from, to }: { from: string; to: string },
  options: ModelOptions,
  closers: (() => void)[],
): Promise<Result<Translate, ModelFailure>> {
  const pair = { sourceLanguage: from, targetLanguage: to };
  if (!Translator || (await stateOf(Translator, options.clock, pair)) === 'unavailable')
    return failed('language', `Your browser does not translate from ${nameOf(from)} to ${nameOf(to)}.`);
  const session = await tried(() => begin(Translator, pair, options), options.signal);
  if (!session.ok) return session;
  closers.push(() => session.value.destroy());
  const translate: Translate = (text) =>
    tried(
      () => within(options.clock, ANSWER_LIMIT_MS, session.value.translate(text, { signal: options.signal })),
      options.signal,
    );
  return { ok: true, value: translate };
}

async function write(
  { LanguageModel }: ModelApi,
  { system, text, languages }: Prompt,
  options: ModelOptions,
): Promise<Result<string, ModelFailure>> {
  if (!LanguageModel) return failed('unavailable');
  return tried(async () => {
    // A session of its own, so that no text can speak to the next one.
    const session = await begin(
      LanguageModel,
      {
        initialPrompts: [{ role: 'system', content: system }],
        expectedInputs: [{ type: 'text', languages: languages.inputs }],
        expectedOutputs: [{ type: 'text', languages: languages.outputs }],
      },
      options,
    );
    const controller = new AbortController();
    const stop = () => controller.abort();
    options.signal.addEventListener('abort', stop);
    try {
      const answer = async () => {
        let all = '';
        for await (const part of session.promptStreaming(text, { signal: controller.signal })) {
          all += part;
          if (all.length > MAX_ANSWER) throw new Endless();
        }
        return all;
      };
      return await within(options.clock, ANSWER_LIMIT_MS, answer());
    } finally {
      options.signal.removeEventListener('abort', stop);
      stop();
      session.destroy();
    }
  }, options.signal);
}

function summarize(
  { Summarizer }: ModelApi,
  text: string,
  options: ModelOptions,
): Promise<Result<string, ModelFailure>> {
  return tried(async () => {
    if (!Summarizer) throw new NoAnswer();
    const kind = { type: 'tldr', length: 'short', format: 'plain-text' } as const;
    const session = await begin(Summarizer, kind, options);
    try {
      return await within(
        options.clock,
        ANSWER_LIMIT_MS,
        session.summarize(text, { signal: options.signal }),
      );
    } finally {
      session.destroy();
    }
  }, options.signal);
}

async function detect(
  { LanguageDetector }: ModelApi,
  text: string,
  { clock, signal }: Pick<ModelOptions, 'clock' | 'signal'>,
): Promise<string | undefined> {
  if (!LanguageDetector) return undefined;
  try {
    const session = await begin(LanguageDetector, {}, { clock, signal, onDownload: () => {} });
    try {
      const [best] = await within(clock, ANSWER_LIMIT_MS, session.detect(text, { signal }));
      return best && best.confidence >= MIN_CONFIDENCE ? best.detectedLanguage : undefined;
    } finally {
      session.destroy();
    }
  } catch {
    // Other judges of the language are left.
    return undefined;
  }
}

/** Makes a session. While a download goes on, the wait has no end; the user can cancel it. */
function begin<Options, Session>(
  model: ModelClass<Options, Session>,
  modelOptions: Options,
  { clock, signal, onDownload }: ModelOptions,
): Promise<Session> {
  return new Promise((resolve, reject) => {
    let timer = 0;
    const wait = () => {
      clock.clearTimeout(timer);
      timer = clock.setTimeout(() => reject(new NoAnswer()), BEGIN_LIMIT_MS);
    };
    wait();
    const handleAbort = () => reject(signal.reason instanceof Error ? signal.reason : new NoAnswer());
    signal.addEventListener('abort', handleAbort);
    model
      .create({
        ...modelOptions,
        signal,
        monitor: (monitor) =>
          monitor.addEventListener('downloadprogress', ({ loaded }) => {
            wait();
            onDownload(loaded);
          }),
      })
      .then(resolve, reject)
      .finally(() => {
        clock.clearTimeout(timer);
        signal.removeEventListener('abort', handleAbort);
      });
  });
}

/** The answer has no end. */
class Endless extends Error {}

async function tried<Value>(
  work: () => Promise<Value>,
  signal: AbortSignal,
): Promise<Result<Value, ModelFailure>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    if (signal.aborted) return failed('stopped');
    return failed(codeOf(error));
  }
}

const MESSAGES: Record<ModelFailure['code'], string> = {
  unavailable: 'Your browser has no model on this device.',
  language: 'Your browser’s model does not write this language.',
  refused:
    'Your browser refused to start its model. Press the button again, or allow it in the browser’s settings.',
  quota: 'The text is too long for your browser’s model.',
  gone: 'Your browser closed its model in the middle. What was offered stays; continue when you like.',
  endless: 'The model did not stop writing, so its answer was thrown away.',
  'no-answer': 'Your browser’s model did not answer.',
  network:
    'Your browser could not download its model. Check the connection and the free space, then try again.',
  stopped: 'Stopped.',
  other: 'Your browser’s model failed.',
};

function failed(code: ModelFailure['code'], message = MESSAGES[code]): { ok: false; failure: ModelFailure } {
  return { ok: false, failure: { code, message } };
}

/** The names of the exceptions that the interfaces document. */
function codeOf(error: unknown): ModelFailure['code'] {
  if (error instanceof Endless) return 'endless';
  if (error instanceof NoAnswer) return 'no-answer';
  switch (error instanceof Error ? error.name : '') {
    case 'NotAllowedError':
      return 'refused';
    case 'QuotaExceededError':
      return 'quota';
    case 'NotSupportedError':
      return 'language';
    case 'InvalidStateError':
    case 'AbortError':
    case 'UnknownError':
      return 'gone';
    case 'NetworkError':
      return 'network';
    default:
      return 'other';
  }
}

/** No answer came in time. */
class NoAnswer extends Error {}

/**
 * Waits for a promise for a limited time: some builds of browsers never answer.
 * @throws NoAnswer, and whatever the promise rejects with
 */
function within<Value>(clock: Clock, ms: number, work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = clock.setTimeout(() => reject(new NoAnswer()), ms);
    work.then(resolve, reject).finally(() => clock.clearTimeout(timer));
  });
}
