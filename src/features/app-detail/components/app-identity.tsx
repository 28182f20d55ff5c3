import { Rocket, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { PATHS, submitPath } from '@/config/paths';
import { FETCHES_DIALOG } from '@/components/dialog';
import { Button, buttonLook } from '@/components/button';
import { NameTile } from '@/components/apps/name-tile';
import { Notice } from '@/components/notice';
import { PlatformBadges } from '@/components/apps/platform-badges';
import { SubmissionStatusBadge } from '@/components/apps/submission-status-badge';
import type { AppRecord } from '@/model/app';
import { formatDay } from '@/domain/dates';
import { STORES } from '@/domain/stores/stores';
import { clipText } from '@/domain/texts';

/** A name is shown in full up to this length; the page stays usable with a hostile one. */
const NAME_CHARACTERS = 120;

/** The app's identity, the status of its last submission, and the available actions. */
export function AppIdentity({
  app,
  hasTimeline,
  onDelete,
}: {
  app: AppRecord;
  /** Below is what the stores answered, with the next step. */
  hasTimeline: boolean;
  onDelete: () => void;
}) {
  const { lastSubmission, platforms } = app;
  const name = clipText(app.name, NAME_CHARACTERS) || 'Unnamed app';
  return (
    <section aria-label="Identity" className="rounded-card border bg-surface p-5 shadow-card sm:p-6">
      <div className="flex flex-wrap items-start gap-x-6 gap-y-5">
        <div className="flex min-w-0 flex-1 basis-80 items-start gap-4">
          <NameTile name={name} size="large" />
          <div className="min-w-0">
            <h2 className="text-xl font-semibold wrap-anywhere">
              <bdi>{name}</bdi>
            </h2>
            <p className="mt-1 font-mono text-[0.8125rem] wrap-anywhere text-ink-soft">
              <bdi>{clipText(app.bundleId, NAME_CHARACTERS) || 'No bundle id'}</bdi>
            </p>
            <div className="mt-3">
              <PlatformBadges platforms={platforms} />
            </div>
          </div>
        </div>
        <div className="flex flex-wrap gap-2">
          <Link
            to={submitPath({ app: app.id })}
            className={buttonLook({ variant: hasTimeline ? 'secondary' : 'primary' })}
          >
            <Rocket className="size-4" />
            Submit a new version
          </Link>
          <Button variant="danger" {...FETCHES_DIALOG} onClick={onDelete}>
            <Trash2 className="size-4" />
            Delete
          </Button>
        </div>
      </div>
      <dl className="mt-6 grid grid-cols-2 gap-x-8 gap-y-4 border-t pt-5 text-sm lg:grid-cols-4">
        <Fact label="Status">
          <SubmissionStatusBadge status={lastSubmission.status} />
        </Fact>
        <Fact label="Last version">
          <bdi className="tabular-nums">{clipText(lastSubmission.version, 40) || 'Unknown'}</bdi>
        </Fact>
        <Fact label="Last submission">
          <time dateTime={lastSubmission.date}>
            {formatDay(clipText(lastSubmission.date, 40)) || 'Unknown'}
          </time>
        </Fact>
        <Fact label="Stores">
          {platforms.map((platform) => STORES[platform].name).join(', ') || 'None yet'}
        </Fact>
      </dl>
      {lastSubmission.status === 'rejected' && !hasTimeline && (
        <div className="mt-5">
          <Notice
            tone="bad"
            title="The last submission was rejected"
            actions={
              <Link to={PATHS.recovery} className={buttonLook({ variant: 'secondary', size: 'small' })}>
                Open Error Recovery
              </Link>
            }
          >
            <p className="mt-1">Error Recovery turns the reviewer’s words into a plan of fixes.</p>
          </Notice>
        </div>
      )}
    </section>
  );
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-[0.8125rem] text-ink-faint">{label}</dt>
      <dd className="mt-1 font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}
