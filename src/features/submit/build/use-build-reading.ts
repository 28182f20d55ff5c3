import { useState } from 'react';
import type { BuildInfo } from '@/model/build-info';
import type { Result } from '@/domain/result';
import { useClock } from '@/lib/clock';
import { useTask } from '@/lib/jobs/use-task';
import { loadCode } from '@/lib/load-code';

export interface RefusedFile {
  fileName: string;
  message: string;
  /** Whether it is a build in good order that is refused for another reason. */
  isRead: boolean;
}

/**
 * Reads builds one after the other, off the main thread.
 * @param onBuild takes each build that was read; a text says why it is refused, and what to do
 */
export function useBuildReading(onBuild: (build: BuildInfo) => string | undefined) {
  const clock = useClock();
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const reading = useTask<readonly File[], number>(
    async (files, { signal, report }): Promise<Result<number>> => {
      const code = await loadCode(() => import('@/lib/builds/inspect-build'));
      if (!code.ok) return code;
      let read = 0;
      for (const [index, file] of files.entries()) {
        const place = files.length > 1 ? ` (${index + 1} of ${files.length})` : '';
        const result = await code.value.inspectBuild(file, {
          signal,
          clock,
          onProgress: (label, progress) =>
            report(`${file.name}${place}: ${label}`, (index + progress) / files.length),
        });
        if (signal.aborted) break;
        const message = result.ok ? onBuild(result.value) : result.failure.message;
        if (message === undefined) read += 1;
        else setRefused((now) => [...now, { fileName: file.name, message, isRead: result.ok }]);
      }
      return { ok: true, value: read };
    },
    'Opening the build',
  );
  return {
    state: reading.state,
    cancel: reading.cancel,
    refused,
    dismiss: () => setRefused([]),
    start: (files: readonly File[]) => {
      setRefused([]);
      reading.start(files);
    },
  };
}
