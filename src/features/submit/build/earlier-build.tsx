import { useMemo, useState } from 'react';
import type { BuildInfo } from '@/model/build-info';
import { buildLabel } from '@/domain/builds/build-label';
import { changeSummary, compareBuilds, whyNotComparable } from '@/domain/builds/compare-builds';
import { BuildChanges } from '@/components/findings/build-changes';
import { QuietButton } from '@/components/button';
import { Disclosure } from '@/components/disclosure';
import { FileDrop } from '@/components/file-drop';
import { JobProgress } from '@/components/job-progress';
import { useBuildReading } from './use-build-reading';
import { RefusedFiles } from '../pictures/refused-files';

/** Compares a build with the one of the previous version, which is dropped here or is part of a draft for an update. */
export function EarlierBuild({
  build,
  earlier,
  onChoose,
  onRemove,
}: {
  build: BuildInfo;
  earlier: BuildInfo | undefined;
  onChoose: (earlier: BuildInfo) => void;
  onRemove: () => void;
}) {
  /** The comparison that was just asked for is open. */
  const [isAsked, setAsked] = useState(false);
  const why = earlier && whyNotComparable(earlier, build);
  const handleChoose = (chosen: BuildInfo) => {
    setAsked(true);
    onChoose(chosen);
  };
  if (!earlier || why !== undefined) {
    return (
      <Disclosure title="Compare with the previous version">
        {why !== undefined && <p className="text-sm text-ink-soft">{why}</p>}
        <EarlierDrop build={build} onChoose={handleChoose} />
      </Disclosure>
    );
  }
  return <Comparison build={build} earlier={earlier} isAsked={isAsked} onRemove={onRemove} />;
}

function Comparison({
  build,
  earlier,
  isAsked,
  onRemove,
}: {
  build: BuildInfo;
  earlier: BuildInfo;
  isAsked: boolean;
  onRemove: () => void;
}) {
  const change = useMemo(() => compareBuilds(earlier, build), [earlier, build]);
  return (
    <Disclosure title={`Compared with ${buildLabel(change.before)}`} isOpenAtFirst={isAsked}>
      <p className="flex flex-wrap items-center justify-between gap-2 text-sm text-ink-soft">
        <span className="min-w-0 [overflow-wrap:anywhere]">
          <bdi>{earlier.fileName}</bdi> compared with <bdi>{build.fileName}</bdi>: {changeSummary(change)}
        </span>
        <QuietButton onClick={onRemove}>Remove the comparison</QuietButton>
      </p>
      <BuildChanges change={change} />
    </Disclosure>
  );
}

function EarlierDrop({ build, onChoose }: { build: BuildInfo; onChoose: (earlier: BuildInfo) => void }) {
  const reading = useBuildReading((earlier) => {
    const why = whyNotComparable(earlier, build);
    if (why === undefined) onChoose(earlier);
    return why;
  });
  return (
    <div className="grid gap-3">
      <FileDrop
        label="Drop the build of the previous version, or choose it"
        hint="See what changed: SDKs, permissions, purpose strings, versions and sizes. The package and the approval contain it too."
        name={`earlier-${build.platform}`}
        accept={build.platform === 'ios' ? '.ipa' : '.aab,.apk'}
        onFiles={(files) => reading.start(files.slice(0, 1))}
      />
      <JobProgress state={reading.state} onCancel={reading.cancel} />
      <RefusedFiles files={reading.refused} onDismiss={reading.dismiss} />
    </div>
  );
}
