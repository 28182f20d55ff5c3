import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Clock } from '../clock';
import { renderImages } from './render-images';
import type { RenderJob } from './image-jobs';
import type { WorkerAnswer, WorkerRequest } from './render-worker';

const DESIGN = {
  appName: 'Laced Up',
  tagline: '',
  style: 'glow',
  primary: '#ff5a36',
  secondary: '#7a1fd1',
  fontFamily: 'sans-serif',
} as const;

function bannerJob(id: string): RenderJob {
  return { id, kind: 'banner', format: 'png', size: { width: 512, height: 512 }, design: DESIGN };
}

/** A worker that records what it receives, and answers on request. */
class FakeWorker {
  onmessage: ((event: MessageEvent<WorkerAnswer>) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  onmessageerror: (() => void) | null = null;
  jobs: string[] = [];
  isTerminated = false;

  postMessage({ job }: WorkerRequest): void {
    this.jobs.push(job.id);
  }
  terminate(): void {
    this.isTerminated = true;
  }
  answer(result: WorkerAnswer['result']): void {
    this.onmessage?.({ data: { result } } as MessageEvent<WorkerAnswer>);
  }
  /** Whether it has drawn the last job it received. */
  finish(): void {
    const id = this.jobs.at(-1) ?? '';
    const image = {
      id,
      blob: new Blob(),
      width: 1,
      height: 1,
      mediaType: 'image/png',
      isTextCut: false,
    } as const;
    this.answer({ ok: true, value: image });
  }
}

function setup(jobIds: string[], { cores = 2, signal }: { cores?: number; signal?: AbortSignal } = {}) {
  const workers: FakeWorker[] = [];
  const timers = new Map<number, { run: () => void; ms: number }>();
  const clock: Clock = {
    now: () => 0,
    setTimeout: (run, ms) => {
      const id = timers.size + 1;
      timers.set(id, { run, ms });
      return id;
    },
    clearTimeout: (id) => void timers.delete(id),
  };
  const progress: string[] = [];
  const result = renderImages(jobIds.map(bannerJob), {
    clock,
    cores,
    signal,
    onProgress: (done, total) => progress.push(`${done}/${total}`),
    startWorker: () => {
      const worker = new FakeWorker();
      workers.push(worker);
      return worker as unknown as Worker;
    },
  });
  const first = () => {
    const [worker] = workers;
    if (!worker) throw new Error('no worker was started');
    return worker;
  };
  return { result, workers, first, timers, progress };
}

/** Checks that no worker is left running and no timer is pending, whatever happened. */
function expectQuiet({ workers, timers }: ReturnType<typeof setup>): void {
  expect(workers.every((worker) => worker.isTerminated)).toBe(true);
  expect(timers.size).toBe(0);
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('renderImages in workers', () => {
  it('draws several at the same time, gives the rest to workers that become free, and keeps the order', async () => {
    const run = setup(['a', 'b', 'c', 'd']);
    const [one, two] = run.workers;
    expect(run.workers.map((worker) => worker.jobs)).toEqual([['a'], ['b']]);
    two?.finish();
    two?.finish();
    one?.finish();
    two?.finish();
    expect(await run.result).toMatchObject({
      ok: true,
      value: [{ id: 'a' }, { id: 'b' }, { id: 'c' }, { id: 'd' }],
    });
    expect(two?.jobs).toEqual(['b', 'c', 'd']);
    expect(run.progress).toEqual(['1/4', '2/4', '3/4', '4/4']);
    expectQuiet(run);
  });

  it.each([
    [1, 8, 1],
    [3, 8, 3],
    [9, 8, 4],
    [9, 2, 2],
    [9, 0, 1],
  ])('%i images on %i cores: %i workers', (count, cores, expected) => {
    const run = setup(
      Array.from({ length: count }, (_, index) => String(index)),
      { cores },
    );
    expect(run.workers).toHaveLength(expected);
  });

  it('does nothing without images', async () => {
    const run = setup([]);
    expect(await run.result).toEqual({ ok: true, value: [] });
    expect(run.workers).toHaveLength(0);
  });

  it('stops all when one fails, and says which', async () => {
    const run = setup(['a', 'b', 'c']);
    run.workers[1]?.answer({ ok: false, failure: { reason: 'damaged', message: 'It is damaged.' } });
    expect(await run.result).toEqual({
      ok: false,
      failure: { reason: 'damaged', message: 'It is damaged.', jobId: 'b' },
    });
    expectQuiet(run);
    // A late answer is ignored.
    run.first().finish();
    expect(run.progress).toEqual([]);
  });

  it('stops immediately when cancelled', async () => {
    const controller = new AbortController();
    const run = setup(['a', 'b', 'c'], { signal: controller.signal });
    run.first().finish();
    controller.abort();
    expect(await run.result).toMatchObject({ ok: false, failure: { reason: 'cancelled' } });
    expectQuiet(run);
  });

  it('does not begin when cancelled before', async () => {
    const run = setup(['a'], { signal: AbortSignal.abort() });
    expect(await run.result).toMatchObject({ failure: { reason: 'cancelled' } });
    expect(run.workers).toHaveLength(0);
  });

  it('says so when a worker crashes', async () => {
    const run = setup(['a']);
    const preventDefault = vi.fn();
    run.first().onerror?.({ preventDefault } as unknown as ErrorEvent);
    expect(await run.result).toMatchObject({
      failure: {
        reason: 'drawing',
        message: expect.stringMatching(/Try again with fewer/) as string,
        jobId: 'a',
      },
    });
    expect(preventDefault).toHaveBeenCalled();
    expectQuiet(run);
  });

  it('says so when an answer can’t be read', async () => {
    const run = setup(['a']);
    run.first().onmessageerror?.();
    expect(await run.result).toMatchObject({ failure: { reason: 'drawing' } });
    expectQuiet(run);
  });

  it('gives up on an image after a minute without an answer, counted for each image', async () => {
    const run = setup(['a', 'b'], { cores: 1 });
    run.first().finish();
    expect([...run.timers.values()].map(({ ms }) => ms)).toEqual([60_000]);
    [...run.timers.values()][0]?.run();
    expect(await run.result).toMatchObject({ failure: { reason: 'timed-out', jobId: 'b' } });
    expectQuiet(run);
  });

  it('says so when no worker can be started', async () => {
    const result = await renderImages([bannerJob('a')], {
      cores: 1,
      startWorker: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
    expect(result).toMatchObject({
      ok: false,
      failure: { reason: 'drawing', message: expect.not.stringMatching(/blocked/) as string },
    });
  });
});

describe('renderImages on the page, where there are no workers to draw in', () => {
  const flatten = (id: string, content: string): RenderJob => ({
    id,
    kind: 'flatten',
    format: 'png',
    picture: new Blob([content]),
    background: '#ffffff',
  });

  it('names the file that is not an image', async () => {
    const result = await renderImages([flatten('text', 'no image at all')]);
    expect(result).toMatchObject({ ok: false, failure: { reason: 'not-an-image', jobId: 'text' } });
  });

  it('says so when the browser has no canvas', async () => {
    expect(await renderImages([bannerJob('a')])).toMatchObject({
      ok: false,
      failure: { reason: 'drawing', jobId: 'a' },
    });
  });

  it('stops between images when cancelled', async () => {
    const controller = new AbortController();
    const drawing = renderImages([flatten('a', 'x'), flatten('b', 'x')], { signal: controller.signal });
    controller.abort();
    expect(await drawing).toMatchObject({ failure: { reason: 'cancelled' } });
  });
});
