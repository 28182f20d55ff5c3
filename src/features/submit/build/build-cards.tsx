import { CircleCheck } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { checkBuild } from '@/checks/build/check-build';
import { checkNewer } from '@/checks/build/check-newer';
import { builderOf } from '@/domain/builders/builder-of';
import { inBuilderWords } from '@/domain/builders/builder-words';
import { conflicts as conflictsOf } from '@/checks/draft/build-conflicts';
import type { BuildInfo } from '@/model/build-info';
import {
  earlierBuildOf,
  earlierReleases,
  withEarlierBuild,
  withoutEarlierBuild,
} from '@/domain/builds/earlier-builds';
import { compareWorst, worstFirst } from '@/domain/findings';
import { withoutAnswered, type AnsweredFinding } from '@/domain/reviewer-kit/build-answers';
import { appFacts } from '@/domain/submissions/app-facts';
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
import { AnsweredList, ReviewerAnswer } from '../reviewer-kit/reviewer-answer';
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
  const { builder, builds, earlierBuilds, listings, details, purchases, reviewerKit } = draft;
  const today = localDay(useClock());
  const releases = useReleases(draft);
  const judged = useMemo(() => {
    const words = builderOf({ builder, builds });
    const app = appFacts({ listings, details, purchases });
    return builds
      .map((build) => {
        const earlier = earlierBuildOf({ earlierBuilds }, build.platform);
        const before = earlier ? earlierReleases({ earlierBuilds: [earlier] }, build) : [];
        const found = [...checkBuild(build, today, app), ...checkNewer(build, [...before, ...releases])];
        const { open, answered } = withoutAnswered(inBuilderWords(worstFirst(found), words), reviewerKit);
        return { build, earlier, findings: open, answered };
      })
      .sort((a, b) => compareWorst(a.findings, b.findings));
  }, [builds, earlierBuilds, builder, today, releases, listings, details, purchases, reviewerKit]);
  return judged.map(({ build, earlier, findings, answered }, index) => (
    <BuildCard
      key={build.platform}
      build={build}
      draft={draft}
      earlier={earlier}
      findings={findings}
      answered={answered}
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
  answered,
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
  /** Findings that the reviewer's kit answers. */
  answered: readonly AnsweredFinding[];
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
      answer={(finding) => <ReviewerAnswer finding={finding} draft={draft} onChange={onChange} />}
      answered={
        <AnsweredList
          label={`Answered questions about ${build.fileName}`}
          answered={answered}
          draft={draft}
          onChange={onChange}
        />
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
