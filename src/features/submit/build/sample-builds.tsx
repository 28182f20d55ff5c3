import { Check } from 'lucide-react';
import type { BuildInfo } from '@/model/build-info';
import { SampleBadge } from '@/components/badge';
import { Card } from '@/components/card';
import { SAMPLE_BUILDS } from './sample-build-list';
import { PLATFORM_CHOICES } from '@/model/app';

/** Invented builds to choose from, for users who want to look around first. */
export function SampleBuilds({
  builds,
  onChoose,
}: {
  /** The builds of the draft. */
  builds: readonly BuildInfo[];
  onChoose: (build: BuildInfo) => void;
}) {
  return (
    <Card
      title="Or try a sample build"
      description="Invented builds that show what each step does, without a file of your own."
      aside={<SampleBadge kind="Sample data" />}
    >
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
        {SAMPLE_BUILDS.map((build) => (
          <li key={build.fileName}>
            <SampleBuild
              build={build}
              isChosen={builds.some((each) => each.isSample === true && each.fileName === build.fileName)}
              onChoose={() => onChoose(build)}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function SampleBuild({
  build,
  isChosen,
  onChoose,
}: {
  build: BuildInfo;
  isChosen: boolean;
  onChoose: () => void;
}) {
  const { name, version, buildNumber } = build.identity;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={`flex h-full w-full flex-col gap-1 rounded-control border p-3 text-left transition-colors duration-quick ${isChosen ? 'border-accent bg-accent-soft' : 'border-line-strong hover:bg-sunken'}`}
    >
      <span className="flex items-center justify-between gap-2 font-medium">
        {name} {version}
        {isChosen && <Check className="size-4 text-accent" />}
      </span>
      <span className="text-[0.8125rem] text-ink-soft">{PLATFORM_CHOICES[build.platform]}</span>
      <span className="text-[0.8125rem] text-ink-faint">
        .{build.kind} · build {buildNumber}
        {build.platform === 'android' && ` · target SDK ${build.targetSdk}`}
      </span>
    </button>
  );
}
