import type { Result } from '@/domain/result';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import type { BuildInfo } from '@/domain/builds/build-info';
import { Card } from '@/components/card';
import { FileDrop } from '@/components/file-drop';
import { JobProgress } from '@/components/job-progress';
import { inspectBuild } from '@/lib/builds/inspect-build';
import { useClock } from '@/lib/clock';
import { useTask } from '@/lib/jobs/use-task';
import { RefusedFiles } from '../refused-files';

/** The real drop zone: reads builds here, one after the other, and says what is wrong with what can't be read. */
export function BuildDrop({
  onFiles,
  onBuild,
}: {
  /** Files were chosen; reading them begins. */
  onFiles: () => void;
  onBuild: (build: BuildInfo) => void;
}) {
  const clock = useClock();
  const [refused, setRefused] = useState<readonly { fileName: string; message: string }[]>([]);

  const reading = useTask<readonly File[], number>(
    async (files, { signal, report }): Promise<Result<number>> => {
      let read = 0;
      for (const [index, file] of files.entries()) {
        const place = files.length > 1 ? ` (${index + 1} of ${files.length})` : '';
        const result = await inspectBuild(file, {
          signal,
          clock,
          onProgress: (label, progress) =>
            report(`${file.name}${place}: ${label}`, (index + progress) / files.length),
        });
        if (signal.aborted) break;
        if (result.ok) {
          read += 1;
          onBuild(result.value);
        } else {
          const { message } = result.failure;
          setRefused((now) => [...now, { fileName: file.name, message }]);
        }
      }
      return { ok: true, value: read };
    },
    'Opening the build',
  );

  const handleFiles = (files: File[]) => {
    setRefused([]);
    onFiles();
    reading.start(files);
  };
  return (
    <Card title="Choose your app build">
      <div className="grid gap-4">
        <FileDrop
          label="Drop your builds here, or choose files"
          hint=".ipa for iOS, .aab or .apk for Android. Several at once is fine; 2 GB is no problem."
          name="build"
          accept=".ipa,.aab,.apk"
          isMultiple
          onFiles={handleFiles}
        />
        <p className="flex items-center gap-2 text-sm text-good">
          <ShieldCheck className="size-4 shrink-0" aria-hidden="true" />
          Your build never leaves this browser.
        </p>
        <JobProgress state={reading.state} onCancel={reading.cancel} />
        <p role="status" className="sr-only">
          {reading.state.status === 'done' &&
            reading.state.result > 0 &&
            (reading.state.result === 1 ? '1 build was read.' : `${reading.state.result} builds were read.`)}
        </p>
        <RefusedFiles files={refused} onDismiss={() => setRefused([])} />
      </div>
    </Card>
  );
}
