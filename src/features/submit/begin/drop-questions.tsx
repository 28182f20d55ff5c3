import { CircleHelp } from 'lucide-react';
import { Button, QuietButton } from '@/components/button';
import { Notice } from '@/components/notice';
import type { BuildInfo } from '@/model/build-info';
import type { SubmissionDraft } from '@/model/draft';
import { buildLabel } from '@/domain/builds/build-label';
import { draftLabel } from '@/domain/submissions/draft-label';
import { WIZARD_STEP_NAMES } from '@/model/wizard-step';
import { stepFrom } from '@/domain/submissions/step-from';
import type { AppBuilds } from './place-builds';

const ICON = <CircleHelp className="size-5 shrink-0 text-warn" />;

/** Name, version and ID of an app, from one of its builds. */
export function appLabel({ identity, fileName }: BuildInfo): string {
  return `${identity.name ?? identity.bundleId} ${buildLabel({ ...identity, fileName })}`;
}

/** Asks which of several apps a new submission is for. */
export function WhichApp({
  apps,
  onChoose,
}: {
  apps: readonly AppBuilds[];
  onChoose: (builds: AppBuilds) => void;
}) {
  return (
    <Notice
      tone="warn"
      icon={ICON}
      title={`You dropped ${apps.length} apps. Which one is this submission for?`}
    >
      <div className="mt-2 flex flex-wrap gap-2">
        {apps.map((builds) => (
          <Button key={builds[0].fileName} variant="secondary" size="small" onClick={() => onChoose(builds)}>
            <bdi>{appLabel(builds[0])}</bdi>
          </Button>
        ))}
      </div>
    </Notice>
  );
}

/** Asks about a build of another app than the draft's: it never replaces the draft's own by itself. */
export function OtherApp({
  builds,
  draftName,
  onStart,
  onUse,
  onLeave,
}: {
  builds: AppBuilds;
  draftName: string;
  onStart: () => void;
  onUse: () => void;
  onLeave: () => void;
}) {
  const [first] = builds;
  return (
    <Notice tone="warn" icon={ICON} title={`${appLabel(first)} is another app than this submission’s`}>
      <p className="[overflow-wrap:anywhere]">
        This submission is for <bdi>{draftName}</bdi>. The file is <bdi>{first.fileName}</bdi>, with the ID{' '}
        <bdi>{first.identity.bundleId}</bdi>.
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="small" onClick={onStart}>
          Start a submission for it
        </Button>
        <Button variant="secondary" size="small" onClick={onUse}>
          Use it here
        </Button>
        <QuietButton onClick={onLeave}>Leave it out</QuietButton>
      </div>
    </Notice>
  );
}

/** Offers the draft of the app that a build is of. */
export function KnownApp({
  draft,
  build,
  onContinue,
  onFresh,
}: {
  draft: SubmissionDraft;
  build: BuildInfo;
  onContinue: () => void;
  onFresh: () => void;
}) {
  const isPacked = draft.packagedAt !== undefined;
  const step = stepFrom(draft.step) ?? 'build';
  return (
    <Notice
      tone="accent"
      icon={<CircleHelp className="size-5 shrink-0 text-accent" />}
      title={`You know this app: ${draftLabel(draft)}`}
    >
      <p>
        {isPacked
          ? 'Its package was downloaded. The next version keeps its texts, pictures and answers.'
          : `There is a draft of it, at ${WIZARD_STEP_NAMES[step]}.`}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="small" onClick={onContinue}>
          {isPacked ? 'Start the next version' : 'Add the build to that draft'}
        </Button>
        <Button variant="secondary" size="small" onClick={onFresh}>
          New submission with <bdi>{build.fileName}</bdi>
        </Button>
      </div>
    </Notice>
  );
}
