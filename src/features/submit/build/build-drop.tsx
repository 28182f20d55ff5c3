import { ShieldCheck } from 'lucide-react';
import type { BuildInfo } from '@/model/build-info';
import { Card } from '@/components/card';
import { FileDrop } from '@/components/file-drop';
import { JobProgress } from '@/components/job-progress';
import { lazyPart } from '@/components/lazy-part';
import { useBuildReading } from './use-build-reading';
import { countOf } from '@/domain/texts';

/** Loads with the first file that cannot be read. */
const RefusedFiles = lazyPart(
  () => import('../pictures/refused-files').then((module) => module.RefusedFiles),
  null,
);

/** The real drop zone: reads builds here, one after the other, and says what is wrong with what can't be read. */
export function BuildDrop({
  onFiles,
  onBuild,
}: {
  /** Files were chosen; reading them begins. */
  onFiles: () => void;
  onBuild: (build: BuildInfo) => void;
}) {
  const reading = useBuildReading((build) => {
    onBuild(build);
    return undefined;
  });

  const handleFiles = (files: File[]) => {
    onFiles();
    reading.start(files);
  };
  return (
    <Card title="Choose your app build">
      <div className="grid gap-4">
        <FileDrop
          label="Drop your builds here, or choose files"
          hint=".ipa for iOS, .aab or .apk for Android. You can drop several at once, even of 2 GB."
          name="build"
          accept=".ipa,.aab,.apk"
          isMultiple
          onFiles={handleFiles}
        />
        <p className="flex items-center gap-2 text-sm text-good">
          <ShieldCheck className="size-4 shrink-0" />
          Your build never leaves this browser.
        </p>
        <JobProgress state={reading.state} onCancel={reading.cancel} />
        <p role="status" className="sr-only">
          {reading.state.status === 'done' &&
            reading.state.result > 0 &&
            `${countOf(reading.state.result, 'build was', 'builds were')} read.`}
        </p>
        {reading.refused.length > 0 && <RefusedFiles files={reading.refused} onDismiss={reading.dismiss} />}
      </div>
    </Card>
  );
}
