import { CircleCheck } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { checkBuild } from '@/checks/build/check-build';
import { checkNewer } from '@/checks/build/check-newer';
import { builderOf } from '@/domain/builders/builder-of';
import { inBuilderWords } from '@/domain/builders/builder-words';
import { conflicts as conflictsOf } from '@/domain/builds/build-conflicts';
import type { BuildInfo } from '@/model/build-info';
import { earlierReleases, withEarlierBuild, withoutEarlierBuild } from '@/domain/builds/earlier-builds';
import { worstFirst } from '@/domain/findings';
import type { SubmissionDraft } from '@/model/draft';
import { Badge } from '@/components/badge';
import { QuietButton, SmallButton } from '@/components/button';
import { localDay, useClock } from '@/lib/clock';
import { adoptFromBuild } from './build-fill';
import { useReleases } from '@/lib/workspace/releases';
import type { DraftChange } from '../wizard/draft-changes';
import { BuildReport } from '@/components/build-report/build-report';
import { FindingList } from '@/components/findings/finding-list';
import { BuilderQuestion } from './builder-question';
import { EarlierBuild } from './earlier-build';

/** Facts of one build, the stores' expected findings about it, and where it differs from the form. */
export function BuildCard({
  build,
  draft,
  earlier,
  isFilled,
  onFill,
  onChange,
  onRemove,
  children,
}: {
  build: BuildInfo;
  draft: SubmissionDraft;
  /** The build of the previous version, for the same platform. */
  earlier: BuildInfo | undefined;
  isFilled: boolean;
  onFill: () => void;
  onChange: (change: DraftChange) => void;
  onRemove: () => void;
  /** Beside its name. */
  children?: ReactNode;
}) {
  const { builder, builds } = draft;
  const today = localDay(useClock());
  const releases = useReleases(draft);
  const findings = useMemo(
    () =>
      inBuilderWords(
        worstFirst([
          ...checkBuild(build, today),
          ...checkNewer(build, [
            ...(earlier ? earlierReleases({ earlierBuilds: [earlier] }, build) : []),
            ...releases,
          ]),
        ]),
        builderOf({ builder, builds }),
      ),
    [build, builder, builds, today, earlier, releases],
  );
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
            <SmallButton onClick={onFill}>Use in the listing</SmallButton>
          )}
          {children}
          <QuietButton onClick={onRemove}>Remove</QuietButton>
        </>
      }
      notes={
        <>
          {builds[0] === build && <BuilderQuestion draft={draft} onChange={onChange} />}
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
