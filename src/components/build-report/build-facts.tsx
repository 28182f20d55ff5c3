import { useMemo } from 'react';
import { formatBytes } from '@/domain/format-bytes';
import type { BuildInfo } from '@/model/build-info';
import { FactTable, SizeByPart } from './build-details';
import { factGroups, mainFacts } from './build-fact-list';
import { SdkList } from './sdk-list';

/** Everything that was read of a build, in the words of the tools that make it. */
export function BuildFacts({ build }: { build: BuildInfo }) {
  const groups = useMemo(() => factGroups(build), [build]);
  return (
    <>
      <p className="text-[0.8125rem] text-ink-soft">
        <bdi className="[overflow-wrap:anywhere]">{build.fileName}</bdi>{' '}
        <span className="tabular-nums">{formatBytes(build.fileSize)}</span>
      </p>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4">
        {mainFacts(build).map(({ label, value }) => (
          <div key={label} className="min-w-0">
            <dt className="text-[0.8125rem] text-ink-faint">{label}</dt>
            <dd className="text-sm font-medium [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
      <section aria-label={`SDKs in ${build.fileName}`}>
        <h4 className="mb-2 text-sm font-semibold">SDKs and libraries</h4>
        <SdkList build={build} />
      </section>
      <div className="grid gap-2">
        <SizeByPart parts={build.sizeByPart} />
        {groups.map((group) => (
          <FactTable key={group.title} group={group} />
        ))}
      </div>
    </>
  );
}
