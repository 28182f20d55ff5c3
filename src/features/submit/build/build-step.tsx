import type { BuildInfo } from '@/model/build-info';
import { earlierBuildOf } from '@/domain/builds/earlier-builds';
import { lazyPart, Loading } from '@/components/lazy-part';
import { fillFromBuild, fillListingFrom, isFilledFrom, removeBuild } from './build-fill';
import { useRequestedControl } from '../wizard/use-requested-control';
import { ImportListing } from '../import/import-listing';
import { StartFrom } from '../drafts/start-from';
import { hasContent } from '../drafts/new-draft';
import type { StepProps } from '../wizard/wizard-events';
import { BuildDrop } from './build-drop';

// Appears once the drafts are read; its code loads while they are.
const DraftList = lazyPart(() => import('../drafts/draft-list').then((module) => module.DraftList), null);

/** The first own build, draft or import is the moment to leave the samples. Last on the page, so that nothing moves. */
const SampleLine = lazyPart(
  () => import('@/components/pages/sample-line').then((module) => module.SampleLine),
  null,
);

/** Below everything else, and with its data. */
const SampleBuilds = lazyPart(() => import('./sample-builds').then((module) => module.SampleBuilds), null);

/** Contains what the stores' rules say about a build. */
const BuildCard = lazyPart(
  () => import('./build-card').then((module) => module.BuildCard),
  <Loading isTall />,
);

/** Step 1: the builds of the submission. */
export function BuildStep({ draft, requestedField, onChange, events }: StepProps) {
  const controls = useRequestedControl(requestedField);
  const handleBuild = (build: BuildInfo) => onChange(fillFromBuild(build));
  return (
    <div ref={controls} className="grid grid-cols-1 gap-5">
      <DraftList openId={draft.id} events={events} />
      <StartFrom openId={draft.id}>
        <ImportListing draft={draft} events={events} onChange={onChange} />
      </StartFrom>
      <BuildDrop onFiles={BuildCard.prefetch} onBuild={handleBuild} />
      {draft.builds.map((build) => (
        <BuildCard
          key={build.platform}
          build={build}
          draft={draft}
          earlier={earlierBuildOf(draft, build.platform)}
          isFilled={isFilledFrom(draft, build)}
          onFill={() => onChange(fillListingFrom(build))}
          onChange={onChange}
          onRemove={() => onChange(removeBuild(build.platform))}
        />
      ))}
      <SampleBuilds builds={draft.builds} onChoose={handleBuild} />
      {draft.sample === undefined && hasContent(draft) && (
        <SampleLine text="Other pages still show sample data" />
      )}
    </div>
  );
}
