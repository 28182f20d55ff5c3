import { Link } from 'react-router-dom';
import { appDetailPath } from '@/config/paths';
import { buttonLook } from '@/components/button';
import { formatDay } from '@/domain/dates';
import { STORES } from '@/domain/stores/stores';
import { clipText } from '@/domain/texts';
import { appsCollection, submissionsCollection } from '@/lib/workspace/app-collections';
import { useCollection, useRecord } from '@/lib/workspace/workspace-context';

/** The app and the rejection that a message is about, with the way back to the app's timeline. */
export function MessageOrigin({ appId, rejectionId }: { appId: string; rejectionId: string | undefined }) {
  const app = useRecord(appsCollection, appId).data;
  const submissions = useCollection(submissionsCollection).data;
  if (!app) return null;
  const submission = submissions?.find(({ steps }) => steps?.some(({ id }) => id === rejectionId));
  const day = submission?.steps?.find(({ id }) => id === rejectionId)?.day;
  return (
    <p className="mb-3 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
      <Link
        to={appDetailPath(app.id)}
        className={`${buttonLook({ variant: 'quiet', size: 'small' })} -ml-2.5`}
      >
        <span className="wrap-anywhere">
          Back to <bdi>{clipText(app.name, 60) || 'Unnamed app'}</bdi>
        </span>
      </Link>
      {submission && day !== undefined && (
        <span className="text-ink-soft">
          <bdi className="tabular-nums">{clipText(submission.version, 40)}</bdi>, rejected by{' '}
          {STORES[submission.platform].name} on {formatDay(day)}
        </span>
      )}
    </p>
  );
}
