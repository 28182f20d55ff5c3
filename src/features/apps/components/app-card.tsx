import { Trash2 } from 'lucide-react';
import { memo, useId } from 'react';
import { Link } from 'react-router-dom';
import { buttonLook, QuietButton } from '@/components/button';
import { NameTile } from '@/components/apps/name-tile';
import { PlatformBadges } from '@/components/apps/platform-badges';
import { SharedMark } from '@/components/team/shared-mark';
import { SubmissionStatusBadge } from '@/components/apps/submission-status-badge';
import { appDetailPath, submitPath } from '@/config/paths';
import type { AppRecord } from '@/model/app';
import { formatDay } from '@/domain/dates';
import { clipText } from '@/domain/texts';

/** Longest name shown in full; stored names can have any length. */
const LINE_CHARACTERS = 120;

/** One app of the list. All cards have the same height, which the virtual list depends on. */
export const AppCard = memo(function AppCard({
  app,
  onDelete,
}: {
  app: AppRecord;
  onDelete: (app: AppRecord) => void;
}) {
  const nameId = useId();
  const { lastSubmission } = app;
  const name = clipText(app.name, LINE_CHARACTERS) || 'Unnamed app';
  return (
    <article
      aria-labelledby={nameId}
      className="flex h-full min-w-0 flex-col rounded-card border bg-surface p-5 shadow-card"
    >
      <div className="flex items-start gap-3">
        <NameTile name={name} />
        <div className="min-w-0 flex-1">
          {/* `dir`: a name that is too long loses its end, also where it ends at the left. */}
          <h2
            id={nameId}
            dir="auto"
            title={name}
            className="truncate text-left text-base leading-6 font-semibold tracking-normal"
          >
            {name}
          </h2>
          <p
            dir="auto"
            title={clipText(app.bundleId, LINE_CHARACTERS)}
            className="truncate text-left text-[0.8125rem] leading-5 text-ink-faint"
          >
            {clipText(app.bundleId, LINE_CHARACTERS) || 'No bundle id'}
          </p>
        </div>
      </div>
      {/* Two lines on every card: beside the name, or all in one, they would be cut off where a column is narrow. */}
      <div className="mt-3 grid gap-1.5">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
          <PlatformBadges platforms={app.platforms} />
          <SubmissionStatusBadge status={lastSubmission.status} />
        </div>
        {/* One line, with and without the mark: all cards have the same height. */}
        <div className="flex min-w-0 gap-3">
          <p
            title={clipText(lastSubmission.version, 20)}
            className="min-w-0 flex-1 truncate text-[0.8125rem] leading-5 text-ink-soft tabular-nums"
          >
            <span className="sr-only">Last submission: </span>
            <bdi>Version {clipText(lastSubmission.version, 20) || 'unknown'}</bdi>
            <span aria-hidden="true"> · </span>
            <time dateTime={lastSubmission.date}>{formatDay(clipText(lastSubmission.date, 20))}</time>
          </p>
          <div className="max-w-1/2 empty:hidden">
            <SharedMark subject={app} />
          </div>
        </div>
      </div>
      <NextActions actions={app.nextActions} />
      <div className="mt-auto flex flex-wrap items-center gap-2 pt-4">
        <Link
          to={appDetailPath(app.id)}
          aria-describedby={nameId}
          className={buttonLook({ variant: 'secondary', size: 'small' })}
        >
          View Details
        </Link>
        <Link
          to={submitPath({ app: app.id })}
          aria-describedby={nameId}
          className={buttonLook({ size: 'small' })}
        >
          Submit
        </Link>
        <QuietButton
          aria-describedby={nameId}
          className="-mr-2.5 ml-auto"
          onClick={(event) => {
            // The next card moves up immediately: the second half of a double click is not meant for it.
            if (event.detail <= 1) onDelete(app);
          }}
        >
          <Trash2 className="size-4" />
          Delete
        </QuietButton>
      </div>
    </article>
  );
});

/** Lines of the card; the page of the app has them all. */
const LINES = 3;

function NextActions({ actions }: { actions: readonly string[] }) {
  const shown = actions.length > LINES ? actions.slice(0, LINES - 1) : actions;
  const more = actions.length - shown.length;
  return (
    <div className="mt-4 border-t pt-3">
      <h3 className="text-[0.8125rem] leading-5 font-medium tracking-normal">Next Actions</h3>
      {actions.length === 0 ? (
        <p className="mt-1 min-h-[4.125rem] text-sm text-ink-faint">Nothing to do right now.</p>
      ) : (
        <ul className="mt-1 min-h-[4.125rem] text-sm leading-[1.375rem] text-ink-soft">
          {shown.map((action, index) => (
            <li key={index} className="flex min-w-0 gap-2">
              <span aria-hidden="true" className="text-ink-faint">
                •
              </span>
              <span dir="auto" className="min-w-0 truncate text-left" title={clipText(action, 300)}>
                {clipText(action, 160)}
              </span>
            </li>
          ))}
          {more > 0 && <li className="pl-4 text-ink-faint">and {more} more</li>}
        </ul>
      )}
    </div>
  );
}
