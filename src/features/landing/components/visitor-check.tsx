import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { builderOf } from '@/domain/builders/builder-of';
import { inBuilderWords } from '@/domain/builders/builder-words';
import { checkBuild } from '@/checks/build/check-build';
import { BuildReport } from '@/components/build-report/build-report';
import { buttonLook, QuietButton } from '@/components/button';
import { COLUMN } from '@/components/column';
import { FileButton } from '@/components/file-button';
import { JobProgress } from '@/components/job-progress';
import { Notice } from '@/components/notice';
import { PageDropHint } from '@/components/page-drop-hint';
import { PublicPage } from '@/components/pages/public-page';
import { PATHS, submitPath } from '@/config/paths';
import type { Result } from '@/domain/result';
import type { BuildInfo } from '@/model/build-info';
import { useAuth } from '@/lib/auth/auth-context';
import { inspectBuild } from '@/lib/builds/inspect-build';
import { localDay, useClock } from '@/lib/clock';
import { keepCheckedBuilds } from '@/lib/drops/checked-builds';
import type { KeptBuilds } from '@/lib/drops/kept-builds';
import { openDrop } from '@/lib/drops/open-drop';
import { usePageDrop } from '@/lib/drops/use-page-drop';
import type { LeftItem } from '@/lib/drops/sort-drop';
import type { ImportSource } from '@/lib/imports/import-source';
import { useTask } from '@/lib/jobs/use-task';

const FOR_USERS = 'Screenshots, store texts and answers are taken in the wizard, once you are signed in.';

interface Checked {
  builds: readonly BuildInfo[];
  left: readonly LeftItem[];
  /** Whether the builds survive a reload. */
  isKept: boolean;
}

/** The report on a visitor's build, before any account. */
export function VisitorCheck({
  source,
  onSource,
  onClose,
}: {
  source: ImportSource | KeptBuilds;
  onSource: (source: ImportSource) => void;
  onClose: () => void;
}) {
  const clock = useClock();
  const today = localDay(clock);
  const { state: auth } = useAuth();
  const heading = useRef<HTMLHeadingElement>(null);
  const [checked, setChecked] = useState<Checked>();
  const reading = useTask<ImportSource, Checked>(async (given, tools): Promise<Result<Checked>> => {
    const opened = await openDrop(given, tools);
    if (!opened.ok) return opened;
    const { files, listing } = opened.value;
    const left: LeftItem[] = [...opened.value.left];
    if (listing) left.push({ name: listing.folder.name, why: FOR_USERS });
    const builds: BuildInfo[] = [];
    for (const { file, place } of files) {
      if (place !== 'build') {
        left.push({ name: file.name, why: FOR_USERS });
        continue;
      }
      const read = await inspectBuild(file, {
        signal: tools.signal,
        clock,
        onProgress: (label, progress) => tools.report(`${file.name}: ${label}`, progress),
      });
      if (tools.signal.aborted) break;
      if (read.ok) builds.push(read.value);
      else left.push({ name: file.name, why: read.failure.message });
    }
    const isKept = builds.length > 0 && (await keepCheckedBuilds(builds, clock.now()));
    return { ok: true, value: { builds, left, isKept } };
  }, 'Opening the build');
  const start = useEffectEvent(() => {
    heading.current?.focus();
    if (source.kind === 'kept') return setChecked({ builds: source.builds, left: [], isKept: true });
    setChecked(undefined);
    reading.start(source, setChecked);
  });
  useEffect(() => start(), [source]);

  const { builds = [], left = [], isKept } = checked ?? {};
  const path = submitPath({ start: 'checked' });
  const isSignedIn = auth.status === 'signed-in';
  const isOver = usePageDrop(onSource);
  return (
    <PublicPage isHome>
      <div className={`${COLUMN} grid grid-cols-1 gap-4 pt-8 pb-14`}>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h1 ref={heading} tabIndex={-1} className="text-2xl font-semibold focus:outline-none">
            Your build, checked
          </h1>
          <div className="flex flex-wrap gap-2">
            <FileButton size="small" isMultiple onFiles={(files) => onSource({ kind: 'files', files })}>
              Another file
            </FileButton>
            <QuietButton onClick={onClose}>Close</QuietButton>
          </div>
        </div>
        <JobProgress state={reading.state} onCancel={reading.cancel} />
        <p role="status" className="sr-only">
          {checked && `${builds.length === 1 ? '1 build was' : `${builds.length} builds were`} read.`}
        </p>
        {left.length > 0 && (
          <Notice tone="warn" title={builds.length === 0 ? 'No build was read' : 'Not taken'}>
            <ul role="alert" aria-label="Not taken" className="mt-1 grid gap-1">
              {left.map(({ name, why }, index) => (
                <li key={index} className="[overflow-wrap:anywhere]">
                  <bdi className="font-medium">{name}</bdi>: {why}
                </li>
              ))}
            </ul>
          </Notice>
        )}
        {builds.map((build) => (
          <VisitorReport key={build.fileName} build={build} today={today} />
        ))}
        {builds.length > 0 && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border bg-surface p-5 shadow-card">
            <div className="min-w-0 flex-1 basis-72">
              <h2 className="text-base font-semibold">Continue with this build</h2>
              <p className="text-sm text-ink-soft">
                {isKept
                  ? 'The next steps are texts, screenshots and the store’s questions. This report waits for you in this browser for a day; the file itself is not stored.'
                  : 'This browser stores nothing for StorePilot: if you reload the page, drop the build again.'}
              </p>
            </div>
            <div className="flex flex-wrap gap-2">
              {isSignedIn ? (
                <Link to={path} className={buttonLook({})}>
                  Continue
                </Link>
              ) : (
                <>
                  <Link to={PATHS.signUp} state={{ from: path }} className={buttonLook({})}>
                    Sign up and continue
                  </Link>
                  <Link
                    to={PATHS.signIn}
                    state={{ from: path }}
                    className={buttonLook({ variant: 'secondary' })}
                  >
                    Sign in
                  </Link>
                </>
              )}
            </div>
          </div>
        )}
      </div>
      <PageDropHint isShown={isOver} text="Drop your build anywhere" />
    </PublicPage>
  );
}

function VisitorReport({ build, today }: { build: BuildInfo; today: string }) {
  const [findings] = useState(() => inBuilderWords(checkBuild(build, today), builderOf({ builds: [build] })));
  return <BuildReport build={build} findings={findings} />;
}
