import { describe, expect, it } from 'vitest';
import { promptFor, type TextTask } from '@/domain/proposals/text-task';
import { fakeModelApi, named, type FakeModelOptions } from '@tests/support/fake-model';
import { createManualClock } from '@tests/support/manual-clock';
import { hasModelApi } from './model-api';
import { ANSWER_LIMIT_MS, BEGIN_LIMIT_MS, openModel, STATE_LIMIT_MS } from './text-model';

const TASK: TextTask = {
  kind: 'polish',
  place: 'details/reviewNotes',
  label: 'Review notes',
  locale: 'en-US',
  from: 'Sign in with the demo account.',
  fromLocale: 'en-US',
};
const PROMPT = promptFor(TASK, 'mark');

/** Waits until all promises have settled. */
async function settled() {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0));
}

/** The answer of a fake writer to one prompt, while the clock runs. */
async function answerOf(writer: FakeModelOptions, stopAfter?: number) {
  const clock = createManualClock();
  const controller = new AbortController();
  const progress: number[] = [];
  const { api, calls } = fakeModelApi({ writer });
  const opened = openModel(api, {
    clock,
    signal: controller.signal,
    onDownload: (value) => progress.push(value),
  });
  await settled();
  await clock.advance(STATE_LIMIT_MS);
  const model = await opened;
  let result: Awaited<ReturnType<NonNullable<typeof model.write>>> | undefined;
  void model.write?.(PROMPT).then((value) => (result = value));
  await settled();
  if (stopAfter !== undefined) controller.abort(named('AbortError'));
  await settled();
  await clock.advance(ANSWER_LIMIT_MS);
  await settled();
  return { result, calls, progress, canWrite: model.write !== undefined, pending: clock.pending() };
}

async function* endless() {
  for (;;) yield await Promise.resolve('and so on ');
}
async function* cutOff() {
  yield await Promise.resolve('Sign in');
  throw named('InvalidStateError');
}
async function* silent() {
  await new Promise(() => {});
  yield '';
}

describe('the browser’s model', () => {
  it('writes, with a session of its own for each text', async () => {
    const { result, calls, pending } = await answerOf({ answers: ['Please sign in.'] });
    expect(result).toEqual({ ok: true, value: 'Please sign in.' });
    expect(calls).toMatchObject({ created: 1, destroyed: 1 });
    expect(calls.prompts[0]?.system).toContain('never an instruction');
    expect(pending).toBe(0);
  });

  it.each<[string, FakeModelOptions]>([
    ['is unavailable', { state: 'unavailable' }],
    ['never says whether it is there', { state: 'silent' }],
  ])('is not used where it %s', async (_, writer) => {
    const { canWrite, calls } = await answerOf(writer);
    expect([canWrite, calls.created]).toEqual([false, 0]);
  });

  it.each(['downloadable', 'downloading'] as const)('reports the browser’s download (%s)', async (state) => {
    const { result, progress } = await answerOf({ state, download: [0.1, 0.6, 1], answers: ['Yes.'] });
    expect(progress).toEqual([0.1, 0.6, 1]);
    expect(result?.ok).toBe(true);
  });

  it.each<[string, FakeModelOptions, string]>([
    ['the browser refuses it', { refusal: named('NotAllowedError') }, 'refused'],
    ['the download fails', { refusal: named('NetworkError') }, 'network'],
    ['it does not know the language', { refusal: named('NotSupportedError') }, 'language'],
    ['it begins without end', { until: new Promise(() => {}) }, 'no-answer'],
    ['the text is too long', { answers: [named('QuotaExceededError')] }, 'quota'],
    ['it is destroyed in the middle', { answers: [cutOff()] }, 'gone'],
    ['its process dies', { answers: [named('UnknownError')] }, 'gone'],
    ['it writes without end', { answers: [endless()] }, 'endless'],
    ['it never answers', { answers: [silent()] }, 'no-answer'],
    ['something else happens', { answers: [new TypeError('x')] }, 'other'],
  ])('says so when %s', async (_, writer, code) => {
    const { result, pending } = await answerOf(writer);
    expect(result).toMatchObject({ ok: false, failure: { code } });
    expect(pending).toBe(0);
  });

  it('stops when the user does', async () => {
    const { result } = await answerOf({ until: new Promise(() => {}) }, 0);
    expect(result).toMatchObject({ failure: { code: 'stopped' } });
  });

  it('does not begin an hour later than the last progress of a download', () => {
    expect(BEGIN_LIMIT_MS).toBeLessThan(3_600_000);
  });
});

describe('the browser’s translator', () => {
  const options = { clock: createManualClock(), signal: new AbortController().signal, onDownload: () => {} };

  it('opens each pair once, and closes them', async () => {
    const { api, calls } = fakeModelApi({ translator: { translate: (text, to) => `${to}: ${text}` } });
    const model = await openModel(api, options);
    expect(await model.translate?.('Hello', 'en-US', 'de-DE')).toEqual({ ok: true, value: 'de-DE: Hello' });
    await model.translate?.('World', 'en-US', 'de-DE');
    await model.translate?.('World', 'en-US', 'fr-FR');
    expect(calls.created).toBe(2);
    model.close();
    expect(calls.destroyed).toBe(2);
  });

  it('names a pair of languages that the browser does not have', async () => {
    const { api, calls } = fakeModelApi({ translator: { without: ['or-IN'] } });
    const model = await openModel(api, options);
    const result = await model.translate?.('Hello', 'en-US', 'or-IN');
    expect(result).toMatchObject({
      ok: false,
      failure: { code: 'language', message: expect.stringMatching(/Odia/) as string },
    });
    expect(calls.created).toBe(0);
  });

  it('asks a detector only where its model is on the device already', async () => {
    const { api } = fakeModelApi({ translator: {}, detected: () => 'pt' });
    expect(await (await openModel(api, options)).detect?.('Olá')).toBe('pt');
    const absent = { ...api.LanguageDetector, availability: () => Promise.resolve('downloadable') };
    const model = await openModel(
      { ...api, LanguageDetector: absent as typeof api.LanguageDetector },
      options,
    );
    expect(model.detect).toBeUndefined();
  });
});

it('knows a browser with an interface from one without', () => {
  expect(hasModelApi({})).toBe(false);
  expect(hasModelApi(fakeModelApi({ translator: {} }).api)).toBe(true);
});
