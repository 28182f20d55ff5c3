import { readBuild, type ReadResult } from '@/readers/builds/read-build';

/** From the page: the file to read. A File is handed over by reference; its bytes stay where they are. */
export interface WorkerRequest {
  file: File;
}

/** To the page: how far it is, any number of times, then the result. */
export type WorkerMessage =
  { kind: 'progress'; label: string; progress: number } | { kind: 'result'; result: ReadResult };

self.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  const post = (message: WorkerMessage) => self.postMessage(message);
  void readBuild(data.file, {
    onProgress: (label, progress) => post({ kind: 'progress', label, progress }),
  }).then((result) => post({ kind: 'result', result }));
});
