import { CircleCheck, Package } from 'lucide-react';
import { useMemo } from 'react';
import { checkBuild } from '@/checks/build/check-build';
import { checkNewer } from '@/checks/build/check-newer';
import { conflicts as conflictsOf } from '@/domain/builds/build-conflicts';
import type { BuildInfo } from '@/model/build-info';
import { earlierReleases, withEarlierBuild, withoutEarlierBuild } from '@/domain/builds/earlier-builds';
import { worstFirst } from '@/domain/findings';
import type { SubmissionDraft } from '@/model/draft';
import { Badge, SampleBadge } from '@/components/badge';
import { QuietButton, SmallButton } from '@/components/button';
import { Card } from '@/components/card';
import { localDay, useClock } from '@/lib/clock';
import { PLATFORM_CHOICES } from '@/model/app';
import { adoptFromBuild } from './build-fill';
import { useReleases } from '@/lib/workspace/releases';
import { factGroups, mainFacts } from './build-facts';
import type { DraftChange } from '../wizard/draft-changes';
import { formatBytes } from '@/domain/format-bytes';
import { FindingList } from '@/components/findings/finding-list';
import { findingCounts } from '@/components/findings/severity-looks';
import { FactTable, SizeByPart } from './build-details';
import { EarlierBuild } from './earlier-build';
import { SdkList } from './sdk-list';

/** Facts of one build, the stores' expected findings about it, and where it differs from the form. */
export function BuildCard({
  build,
  draft,
  earlier,
  isFilled,
  onFill,
  onChange,
  onRemove,
}: {
  build: BuildInfo;
  draft: SubmissionDraft;
  /** The build of the previous version, for the same platform. */
  earlier: BuildInfo | undefined;
  isFilled: boolean;
  onFill: () => void;
  onChange: (change: DraftChange) => void;
  onRemove: () => void;
}) {
  const today = localDay(useClock());
  const releases = useReleases(draft);
  const findings = useMemo(
    () =>
      worstFirst([
        ...checkBuild(build, today),
        ...checkNewer(build, [
          ...(earlier ? earlierReleases({ earlierBuilds: [earlier] }, build) : []),
          ...releases,
        ]),
      ]),
    [build, today, earlier, releases],
  );
  const conflicts = useMemo(() => conflictsOf(build, draft), [build, draft]);
  const groups = useMemo(() => factGroups(build), [build]);
  const { identity } = build;
  return (
    <Card aria-label={`Build ${build.fileName}`}>
      <div className="flex flex-wrap items-start gap-4">
        <BuildIcon url={build.iconDataUrl} />
        <div className="min-w-0 flex-1 basis-60">
          <h3 className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
            <bdi className="[overflow-wrap:anywhere]">{identity.name ?? identity.bundleId}</bdi>{' '}
            <span className="font-normal text-ink-soft">
              {identity.version ?? 'no version'}
              {identity.buildNumber !== undefined && ` (${identity.buildNumber})`}
            </span>
          </h3>
          <p className="font-mono text-[0.8125rem] text-ink-soft [overflow-wrap:anywhere]">
            {identity.bundleId}
          </p>
          <p className="mt-1 flex flex-wrap items-center gap-2 text-[0.8125rem] text-ink-soft">
            <Badge>{PLATFORM_CHOICES[build.platform]}</Badge>
            <bdi className="[overflow-wrap:anywhere]">{build.fileName}</bdi>
            <span className="tabular-nums">{formatBytes(build.fileSize)}</span>
            {build.isSample === true && <SampleBadge kind="Sample data" />}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {isFilled ? (
            <Badge tone="good" icon={<CircleCheck />}>
              Used in the listing
            </Badge>
          ) : (
            <SmallButton onClick={onFill}>Use in the listing</SmallButton>
          )}
          <QuietButton onClick={onRemove}>Remove</QuietButton>
        </div>
      </div>

      {conflicts.length > 0 && (
        <div className="mt-5">
          <h4 className="mb-2 text-sm font-semibold">The build and the form differ</h4>
          <FindingList
            label="Differences"
            findings={conflicts}
            action={(finding) => {
              const adopt = adoptFromBuild(finding.subject.field, build);
              return adopt && <SmallButton onClick={() => onChange(adopt)}>Use the build’s</SmallButton>;
            }}
          />
        </div>
      )}

      <div className="mt-5">
        <h4 className="mb-2 text-sm font-semibold">
          {findings.length === 0
            ? 'Nothing a store would reject'
            : `What the stores would say: ${findingCounts(findings)}`}
        </h4>
        <FindingList label={`Findings about ${build.fileName}`} findings={findings} />
      </div>

      <dl className="mt-5 grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4">
        {mainFacts(build).map(({ label, value }) => (
          <div key={label} className="min-w-0">
            <dt className="text-[0.8125rem] text-ink-faint">{label}</dt>
            <dd className="text-sm font-medium [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>

      <section aria-label={`SDKs in ${build.fileName}`} className="mt-5">
        <h4 className="mb-2 text-sm font-semibold">SDKs and libraries</h4>
        <SdkList build={build} />
      </section>

      <div className="mt-5 grid gap-2">
        <EarlierBuild
          build={build}
          earlier={earlier}
          onChoose={(chosen) => onChange((now) => withEarlierBuild(now, chosen))}
          onRemove={() => onChange((now) => withoutEarlierBuild(now, build.platform))}
        />
        <SizeByPart parts={build.sizeByPart} />
        {groups.map((group) => (
          <FactTable key={group.title} group={group} />
        ))}
      </div>
    </Card>
  );
}

function BuildIcon({ url }: { url: string | undefined }) {
  if (url === undefined) {
    return (
      <span className="inline-flex size-14 shrink-0 items-center justify-center rounded-card bg-sunken text-ink-faint">
        <Package className="size-7" />
      </span>
    );
  }
  return <img src={url} alt="" className="size-14 shrink-0 rounded-card border object-cover" />;
}
