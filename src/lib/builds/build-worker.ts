import { readBuild, type ReadResult } from '@/readers/builds/read-build';

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
  void readBuild(data.file, {
    onProgress: (label, progress) => post({ kind: 'progress', label, progress }),
  }).then((result) => post({ kind: 'result', result }));
});
