import type { ReadResult } from '@/readers/builds/read-build';

/** Message from the page: the file to read. A File is passed by reference; its bytes are not copied. */
export interface WorkerRequest {
  file: File;
}

/** Messages to the page: the progress, any number of times, then the result. */
export type WorkerMessage =
  | { kind: 'progress'; label: string; progress: number }
  | { kind: 'result'; result: ReadResult };

self.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  const post = (message: WorkerMessage) => self.postMessage(message);
  void readWithRules(data.file, (label, progress) => post({ kind: 'progress', label, progress })).then(
    (result) => post({ kind: 'result', result }),
    // The page then hears of a crash.
    (error: unknown) => reportError(error),
  );
});

async function readWithRules(
  file: File,
  onProgress: (label: string, progress: number) => void,
): Promise<ReadResult> {
  // The page gives it a name where it uses newer rules. They come before the code that reads the catalogue.
  if (self.name !== '') await (await import('@/lib/rule-book/use-newer-rules')).useNewerRules();
  const { readBuild } = await import('@/readers/builds/read-build');
  return readBuild(file, { onProgress });
}
