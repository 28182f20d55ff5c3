import { CircleCheck } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { checkBuild } from '@/checks/build/check-build';
import { checkNewer } from '@/checks/build/check-newer';
import { builderOf } from '@/domain/builders/builder-of';
import { inBuilderWords } from '@/domain/builders/builder-words';
import { conflicts as conflictsOf } from '@/domain/builds/build-conflicts';
import type { BuildInfo } from '@/model/build-info';
import {
  earlierBuildOf,
  earlierReleases,
  withEarlierBuild,
  withoutEarlierBuild,
} from '@/domain/builds/earlier-builds';
import { compareWorst, worstFirst } from '@/domain/findings';
import type { SubmissionDraft } from '@/model/draft';
import type { Finding } from '@/model/finding';
import { Badge } from '@/components/badge';
import { QuietButton, SmallButton } from '@/components/button';
import { localDay, useClock } from '@/lib/clock';
import { adoptFromBuild, fillListingFrom, isFilledFrom, removeBuild } from './build-fill';
import { useReleases } from '@/lib/workspace/releases';
import type { DraftChange } from '../wizard/draft-changes';
import { BuildReport } from '@/components/build-report/build-report';
import { FindingList } from '@/components/findings/finding-list';
import { BuilderQuestion } from './builder-question';
import { EarlierBuild } from './earlier-build';

/** The draft's builds, the one with most to fix first. */
export function BuildCards({
  draft,
  onChange,
  children,
}: {
  draft: SubmissionDraft;
  onChange: (change: DraftChange) => void;
  /** Beside the name of the first. */
  children: ReactNode;
}) {
  const { builder, builds, earlierBuilds } = draft;
  const today = localDay(useClock());
  const releases = useReleases(draft);
  const judged = useMemo(() => {
    const words = builderOf({ builder, builds });
    return builds
      .map((build) => {
        const earlier = earlierBuildOf({ earlierBuilds }, build.platform);
        const before = earlier ? earlierReleases({ earlierBuilds: [earlier] }, build) : [];
        const found = [...checkBuild(build, today), ...checkNewer(build, [...before, ...releases])];
        return { build, earlier, findings: inBuilderWords(worstFirst(found), words) };
      })
      .sort((a, b) => compareWorst(a.findings, b.findings));
  }, [builds, earlierBuilds, builder, today, releases]);
  return judged.map(({ build, earlier, findings }, index) => (
    <BuildCard
      key={build.platform}
      build={build}
      draft={draft}
      earlier={earlier}
      findings={findings}
      isFilled={isFilledFrom(draft, build)}
      onChange={onChange}
    >
      {index === 0 && children}
    </BuildCard>
  ));
}

/** Facts of one build, the stores' expected findings about it, and where it differs from the form. */
function BuildCard({
  build,
  draft,
  earlier,
  findings,
  isFilled,
  onChange,
  children,
}: {
  build: BuildInfo;
  draft: SubmissionDraft;
  /** The build of the previous version, for the same platform. */
  earlier: BuildInfo | undefined;
  /** Worst first. */
  findings: readonly Finding[];
  isFilled: boolean;
  onChange: (change: DraftChange) => void;
  /** Beside its name. */
  children?: ReactNode;
}) {
  const conflicts = useMemo(() => conflictsOf(build, draft), [build, draft]);
  return (
    <BuildReport
      build={build}
      findings={findings}
      actions={
        <>
          {isFilled ? (
            <Badge tone="good" icon={<CircleCheck />}>
              Used in the listing
            </Badge>
          ) : (
            <SmallButton onClick={() => onChange(fillListingFrom(build))}>Use in the listing</SmallButton>
          )}
          {children}
          <QuietButton onClick={() => onChange(removeBuild(build.platform))}>Remove</QuietButton>
        </>
      }
      notes={
        <>
          {draft.builds[0] === build && <BuilderQuestion draft={draft} onChange={onChange} />}
          {conflicts.length > 0 && (
            <div>
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
        </>
      }
      comparison={
        <EarlierBuild
          build={build}
          earlier={earlier}
          onChoose={(chosen) => onChange((now) => withEarlierBuild(now, chosen))}
          onRemove={() => onChange((now) => withoutEarlierBuild(now, build.platform))}
        />
      }
    />
  );
}
