import type { Clock } from './clock';

interface AskOptions<Message, Answer> {
  /** Starts the worker. @throws where the browser refuses it */
  startWorker: () => Worker;
  /** Returns the answer that a message holds, or undefined for a sign of progress. */
  answerOf: (message: Message) => Answer | undefined;
  cancelled: Answer;
  crashed: Answer;
  /** The answer after `silenceMs` without a message. */
  timedOut: Answer;
  silenceMs: number;
  clock: Clock;
  signal?: AbortSignal | undefined;
  transfer?: Transferable[];
}

/**
 * Sends one request to a new worker and waits for its answer. Never throws and never hangs: an abort, a crash and a long
 * silence have answers of their own. The worker ends in every case.
 */
export function askWorker<Message, Answer>(
  request: unknown,
  options: AskOptions<Message, Answer>,
): Promise<Answer> {
  const { startWorker, answerOf, cancelled, crashed, timedOut, silenceMs, clock, signal } = options;
  if (signal?.aborted) return Promise.resolve(cancelled);
  let worker: Worker;
  try {
    worker = startWorker();
  } catch {
    return Promise.resolve(crashed);
  }
  return new Promise((resolve) => {
    let timer = 0;
    const finish = (answer: Answer) => {
      clock.clearTimeout(timer);
      signal?.removeEventListener('abort', handleAbort);
      worker.terminate();
      resolve(answer);
    };
    const handleAbort = () => finish(cancelled);
    const waitForSign = () => {
      clock.clearTimeout(timer);
      timer = clock.setTimeout(() => finish(timedOut), silenceMs);
    };
    signal?.addEventListener('abort', handleAbort);
    worker.onerror = (event) => {
      // The answer reports it; the browser need not repeat it in the console.
      event.preventDefault();
      finish(crashed);
    };
    worker.onmessageerror = () => finish(crashed);
    worker.onmessage = ({ data }: MessageEvent<Message>) => {
      const answer = answerOf(data);
      if (answer === undefined) waitForSign();
      else finish(answer);
    };
    waitForSign();
    worker.postMessage(request, options.transfer ?? []);
  });
}
