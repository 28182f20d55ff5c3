import { ArrowLeft, SearchX } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link, useMatch, useNavigate } from 'react-router-dom';
import { PATHS, submitPath } from '@/config/paths';
import { SampleBadge } from '@/components/badge';
import { buttonLook } from '@/components/button';
import { Card } from '@/components/card';
import { FileDrop } from '@/components/file-drop';
import { PageDropHint } from '@/components/page-drop-hint';
import { EmptyState } from '@/components/empty-state';
import { LoadingOrError } from '@/components/pages/loading-or-error';
import { PageBody, PageHeader } from '@/components/pages/page-header';
import { SampleLine } from '@/components/pages/sample-line';
import type { AppRecord } from '@/model/app';
import { clipText } from '@/domain/texts';
import { handOverDrop } from '@/lib/drops/drop-handover';
import { usePageDrop } from '@/lib/drops/use-page-drop';
import { takeDropped } from '@/lib/folders/take-dropped';
import type { ImportSource } from '@/lib/imports/import-source';
import { notify } from '@/lib/notify';
import { appsCollection, draftsCollection, submissionsCollection } from '@/lib/workspace/app-collections';
import { useTrash } from '@/lib/workspace/trash';
import type { TrashItem } from '@/lib/workspace/trash-work';
import { useCollection, useRecord } from '@/lib/workspace/workspace-context';
import { AppChecks } from './components/app-checks';
import { AppDrafts } from './components/app-drafts';
import { AppIdentity } from './components/app-identity';
import { DeleteAppDialog } from './components/delete-app-dialog';
import { VersionHistory } from './components/version-history';
import { draftsOf, historyOf } from './model/app-history';
import { TimelineCard } from './timeline/timeline-card';
import { useTimeline } from './timeline/use-timeline';

export function AppDetailPage() {
  const id = useMatch(PATHS.appDetail)?.params.id ?? '';
  const stored = useRecord(appsCollection, id);
  const app = stored.data;
  if (app) return <AppDetail app={app} />;
  return (
    <Frame>
      {app === undefined ? <LoadingOrError stored={stored} what="this app" /> : <NoSuchApp id={id} />}
    </Frame>
  );
}

function AppDetail({ app }: { app: AppRecord }) {
  const navigate = useNavigate();
  const { deleteApp, restore } = useTrash();
  const submissions = useCollection(submissionsCollection);
  const drafts = useCollection(draftsCollection);
  const [isAsking, setIsAsking] = useState(false);
  const handleSource = (source: ImportSource) => {
    handOverDrop({ source });
    void navigate(submitPath({ app: app.id }));
  };
  const isOver = usePageDrop(handleSource);
  const history = submissions.data ? historyOf(app, submissions.data) : [];
  const ownHistory = history.filter((submission) => !submissionsCollection.isSample(submission));
  const hasTimeline = ownHistory.length > 0;
  const timeline = useTimeline(app, ownHistory, () =>
    notify.error('Not saved', 'This browser could not store it. Please try again.'),
  );

  const handleUndo = async (item: TrashItem) => {
    const restored = await restore(item);
    if (!restored.ok) notify.error('Not restored yet', restored.failure);
  };
  const handleDelete = async () => {
    setIsAsking(false);
    await navigate(PATHS.apps);
    const deleted = await deleteApp(app.id);
    if (!deleted.ok) notify.error('Not deleted', deleted.failure);
    if (!deleted.ok || !deleted.value) return;
    const item = deleted.value;
    notify.success('App deleted', `${clipText(app.name, 60)} was removed from this device.`, {
      label: 'Undo',
      onClick: () => void handleUndo(item),
    });
  };

  return (
    <Frame badge={appsCollection.isSample(app) && <SampleBadge kind="Sample data" />}>
      <SampleLine isShown={appsCollection.isSample(app)} />
      <AppIdentity app={app} hasTimeline={hasTimeline} onDelete={() => setIsAsking(true)} />
      {hasTimeline && drafts.data && (
        <div className="mt-6">
          <TimelineCard appId={app.id} submissions={ownHistory} drafts={drafts.data} actions={timeline} />
        </div>
      )}
      <div className="mt-4">
        <FileDrop
          isCompact
          isMultiple
          label="Drop a new version here, or choose files"
          hint="Texts, pictures and answers of the last version are carried over."
          onFiles={(files) => handleSource({ kind: 'files', files })}
          onTransfer={(transfer) => handleSource({ kind: 'drop', dropped: takeDropped(transfer) })}
        />
      </div>
      <PageDropHint isShown={isOver} text={`Drop it anywhere: a new version of ${clipText(app.name, 40)}`} />
      <div className="mt-6 grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="grid grid-cols-1 gap-6">
          {drafts.data ? (
            <AppDrafts appId={app.id} drafts={draftsOf(app, drafts.data)} />
          ) : (
            <LoadingOrError stored={drafts} what="the drafts of this app" />
          )}
          {submissions.data ? (
            <VersionHistory submissions={history} />
          ) : (
            <LoadingOrError stored={submissions} what="the submissions of this app" />
          )}
        </div>
        <div className="grid grid-cols-1 gap-6">
          <NextActions actions={app.nextActions} />
          {drafts.data && <AppChecks appId={app.id} draft={draftsOf(app, drafts.data)[0]} />}
        </div>
      </div>
      <DeleteAppDialog
        name={app.name}
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        onConfirm={() => void handleDelete()}
      />
    </Frame>
  );
}

function Frame({ badge, children }: { badge?: ReactNode; children: ReactNode }) {
  return (
    <PageBody>
      <Link to={PATHS.apps} className={`${buttonLook({ variant: 'quiet', size: 'small' })} mb-3 -ml-2.5`}>
        <ArrowLeft className="size-4" />
        Your Apps
      </Link>
      <PageHeader title="App Detail" badge={badge} />
      {children}
    </PageBody>
  );
}

function NextActions({ actions }: { actions: readonly string[] }) {
  return (
    <Card title="Next Actions">
      {actions.length === 0 ? (
        <p className="text-sm text-ink-soft">Nothing to do right now.</p>
      ) : (
        <ul className="list-disc space-y-2 pl-5 text-sm marker:text-ink-faint">
          {actions.map((action, index) => (
            <li key={index} className="wrap-anywhere">
              <bdi>{clipText(action, 500)}</bdi>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** Shown for an id that no app has: a typing mistake, an old link, or an app that was deleted. */
function NoSuchApp({ id }: { id: string }) {
  return (
    <EmptyState
      icon={<SearchX />}
      title="App not found"
      hint={
        <span className="wrap-anywhere">
          There is no app “<bdi>{clipText(id, 60)}</bdi>” on this device. It may have been deleted, or it is
          stored in another browser.
        </span>
      }
      action={
        <Link to={PATHS.apps} className={buttonLook({})}>
          See all apps
        </Link>
      }
    />
  );
}
