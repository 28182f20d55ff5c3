import { Component, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { COLUMN } from '@/components/column';
import { OpenCount } from '@/components/findings/open-count';
import { appDetailPath, PATHS, submitPath } from '@/config/paths';
import type { AppRecord } from '@/model/app';
import type { StoredDraft } from '@/model/draft';
import { draftName } from '@/domain/submissions/draft-label';
import { openDrafts } from '@/domain/submissions/open-drafts';
import { stepFrom } from '@/domain/submissions/step-from';
import { clipText, countOf } from '@/domain/texts';
import { appsCollection, draftsCollection } from '@/lib/workspace/app-collections';
import { useCollection, WorkspaceProvider } from '@/lib/workspace/workspace-context';

/**
 * A rejected app of the user, else the newest draft, in one line. It is in the space above the hero, so that nothing moves
 * when it appears.
 */
export function OwnDrafts({ userId }: { userId: string }) {
  return (
    <WithoutError>
      <WorkspaceProvider key={userId} userId={userId}>
        <DraftLine />
      </WorkspaceProvider>
    </WithoutError>
  );
}

/** Shows nothing where its content fails: the page below works without it. */
class WithoutError extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

function DraftLine() {
  const drafts = useCollection(draftsCollection).data;
  const apps = useCollection(appsCollection).data;
  if (!drafts || !apps) return null;
  const open = openDrafts(drafts, apps).filter((draft) => !draftsCollection.isSample(draft));
  const rejected = apps.find(
    (app) => app.lastSubmission.status === 'rejected' && !appsCollection.isSample(app),
  );
  // A rejection is why she is here, so it comes before the drafts.
  const [last, ...others] = rejected ? [undefined, ...open] : open;
  const more = others.length;
  if (!rejected && !last) return null;
  return (
    <section aria-label="Your drafts" className="relative z-10 h-0 print:hidden">
      <div className="absolute inset-x-0 top-0 border-b bg-surface">
        <div className={`${COLUMN} flex h-8 items-center sm:h-9 gap-x-3 text-sm`}>
          {rejected && <RejectedLink app={rejected} />}
          {last && <DraftLink draft={last} />}
          {more > 0 && (
            <Link
              to={PATHS.apps}
              className="ml-auto shrink-0 text-ink-soft underline underline-offset-2 hover:text-ink max-sm:hidden"
            >
              {rejected ? countOf(more, 'draft') : countOf(more, 'more draft')}
            </Link>
          )}
        </div>
      </div>
    </section>
  );
}

function RejectedLink({ app }: { app: AppRecord }) {
  return (
    <>
      <p className="flex min-w-0 gap-1.5">
        <bdi className="truncate font-medium">{clipText(app.name, 60)}</bdi>
        <bdi className="shrink-0 tabular-nums">{clipText(app.lastSubmission.version, 20)}</bdi>
        <span className="shrink-0 text-bad">· rejected</span>
      </p>
      <Link
        to={appDetailPath(app.id)}
        className="shrink-0 py-1.5 font-medium text-accent underline underline-offset-2"
      >
        See what to do
      </Link>
    </>
  );
}

function DraftLink({ draft }: { draft: StoredDraft }) {
  return (
    <>
      <p className="flex min-w-0 gap-1.5">
        <bdi className="truncate font-medium">{clipText(draftName(draft), 60)}</bdi>
        {draft.version !== '' && <bdi className="shrink-0 tabular-nums">{clipText(draft.version, 20)}</bdi>}
        <span className="shrink-0 text-ink-soft">
          · <OpenCount draft={draft} />
        </span>
      </p>
      <Link
        to={submitPath({ draft: draft.id, step: stepFrom(draft.step) })}
        className="shrink-0 py-1.5 font-medium text-accent underline underline-offset-2"
      >
        Continue
      </Link>
    </>
  );
}
