import { COLUMN } from '@/components/column';
import { clipText, countOf } from '@/domain/texts';
import type { BuildInfo } from '@/model/build-info';
import { LandingPage } from '../landing-page';

/** The landing page of a visitor who had builds checked within the last day. It looks as before but for the line above. */
export function KeptHome({ builds, onOpen }: { builds: readonly BuildInfo[]; onOpen: () => void }) {
  const [first] = builds;
  const name =
    builds.length === 1 && first
      ? `${first.identity.name ?? first.fileName} ${first.identity.version ?? ''}`
      : countOf(builds.length, 'build');
  return (
    <div>
      {/* In the space above the hero, so that nothing moves when it appears. */}
      <section aria-label="Your last check" className="relative z-10 h-0 print:hidden">
        <div className="absolute inset-x-0 top-0 border-b bg-surface">
          <div className={`${COLUMN} flex h-8 items-center gap-x-3 text-sm sm:h-9`}>
            <p className="flex min-w-0 gap-1.5">
              <bdi className="truncate font-medium">{clipText(name, 60)}</bdi>
              <span className="shrink-0 text-ink-soft">· checked</span>
            </p>
            <button
              type="button"
              onClick={onOpen}
              className="shrink-0 py-1.5 font-medium text-accent underline underline-offset-2"
            >
              See the report
            </button>
          </div>
        </div>
      </section>
      <LandingPage />
    </div>
  );
}
