import type { Availability, ModelApi, ModelSession } from '@/lib/browser-model/model-api';

/** One answer of the fake: a text, an exception, or parts that may never end. */
export type FakeAnswer = string | Error | AsyncIterable<string>;

export interface FakeModelOptions {
  /** `silent`: never says whether it is there. */
  state?: Availability | 'silent';
  /** Thrown by `create`. */
  refusal?: Error;
  /** Progress that is reported before the model is there. */
  download?: readonly number[];
  /** `create` waits for this. */
  until?: Promise<unknown>;
  /** Answers to one prompt after the other; the last one is repeated. */
  answers?: readonly FakeAnswer[];
  /** Answers by the prompt, instead of `answers`. */
  answer?: (prompt: string) => FakeAnswer;
}

export interface FakeTranslatorOptions extends Omit<FakeModelOptions, 'answers' | 'answer'> {
  translate?: (text: string, to: string) => FakeAnswer;
  /** Languages that it has no pack for. */
  without?: readonly string[];
}

export function named(name: string): Error {
  return Object.assign(new Error(name), { name });
}

/** Calls that the fake got. */
export interface FakeCalls {
  prompts: { system: string; text: string }[];
  translated: { text: string; to: string }[];
  created: number;
  destroyed: number;
}

/** The browser's interfaces, without a browser. */
export function fakeModelApi({
  writer,
  translator,
  detected,
}: {
  writer?: FakeModelOptions;
  translator?: FakeTranslatorOptions;
  /** The language that the detector is sure of. */
  detected?: (text: string) => string;
}): { api: ModelApi; calls: FakeCalls } {
  const calls: FakeCalls = { prompts: [], translated: [], created: 0, destroyed: 0 };
  const available = (options: FakeModelOptions): Promise<Availability> =>
    options.state === 'silent' ? new Promise(() => {}) : Promise.resolve(options.state ?? 'available');
  const destroy = () => {
    calls.destroyed += 1;
  };
  const begin = async (
    { download = [], refusal, until }: FakeModelOptions,
    monitor: (monitor: {
      addEventListener: (type: 'downloadprogress', run: (event: { loaded: number }) => void) => void;
    }) => void,
  ) => {
    const listeners: ((event: { loaded: number }) => void)[] = [];
    monitor({ addEventListener: (_, run) => void listeners.push(run) });
    for (const loaded of download) {
      await Promise.resolve();
      for (const run of listeners) run({ loaded });
    }
    await until;
    if (refusal) throw refusal;
    calls.created += 1;
  };
  const api: ModelApi = {};
  if (writer)
    api.LanguageModel = {
      availability: () => available(writer),
      create: async ({ monitor, initialPrompts = [] }): Promise<ModelSession> => {
        await begin(writer, monitor);
        return {
          destroy,
          async *promptStreaming(text, { signal }) {
            const { answers = [''] } = writer;
            const answer =
              writer.answer?.(text) ?? answers[Math.min(calls.prompts.length, answers.length - 1)] ?? '';
            calls.prompts.push({ system: initialPrompts.map(({ content }) => content).join('\n'), text });
            if (answer instanceof Error) throw answer;
            for await (const part of typeof answer === 'string' ? [answer] : answer) {
              signal.throwIfAborted();
              yield part;
            }
          },
        };
      },
    };
  if (translator)
    api.Translator = {
      availability: (pair) =>
        pair && translator.without?.includes(pair.targetLanguage)
          ? Promise.resolve('unavailable')
          : available(translator),
      create: async ({ monitor, targetLanguage }) => {
        await begin(translator, monitor);
        return {
          destroy,
          translate: (text) => {
            calls.translated.push({ text, to: targetLanguage });
            const answer = translator.translate?.(text, targetLanguage) ?? text;
            return typeof answer === 'string'
              ? Promise.resolve(answer)
              : Promise.reject(answer instanceof Error ? answer : named('UnknownError'));
          },
        };
      },
    };
  if (detected)
    api.LanguageDetector = {
      availability: () => Promise.resolve('available'),
      create: () =>
        Promise.resolve({
          destroy,
          detect: (text) => Promise.resolve([{ detectedLanguage: detected(text), confidence: 0.99 }]),
        }),
    };
  return { api, calls };
}

/** Gives the page the interfaces, until the returned function takes them away. */
export function installModel(api: ModelApi): () => void {
  Object.assign(globalThis, api);
  return () => {
    for (const name of Object.keys(api)) Reflect.deleteProperty(globalThis, name);
  };
}
