import { useEffect, useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { SmallButton } from '@/components/button';
import { lazyPart } from '@/components/lazy-part';
import { Notice } from '@/components/notice';
import { PageBody, PageHeader } from '@/components/pages/page-header';
import { submitPath } from '@/config/paths';
import { PRODUCT } from '@/config/product';
import { isRecord } from '@/domain/is-record';
import { clipText, countOf } from '@/domain/texts';
import { notify } from '@/lib/notify';
import { copyAndNotify, downloadAndNotify } from '@/lib/notify-transfers';
import { DraftSession } from './wizard/draft-session';
import type { WizardEvents } from './wizard/wizard-events';
import type { WizardHeading } from './wizard/wizard-heading';
import { prefetchFirstStep } from './wizard/steps';
import { stepFrom } from '@/domain/submissions/step-from';
import { useStart, wizardRequest } from './drafts/use-start';

const NextVersion = lazyPart(
  () => import('./drafts/next-version').then((module) => module.NextVersion),
  <p role="status">Starting the next version…</p>,
);

const EVENTS: WizardEvents = {
  onDraftDeleted: (name, undo) =>
    notify.success('Draft deleted', `“${name}” was deleted from this device.`, {
      label: 'Undo',
      onClick: undo,
    }),
  onFailed: notify.error,
  onPackageDownloaded: (fileName) => notify.success('Download Started', fileName),
  onFolderSaved: (folderName, count) =>
    notify.success('Saved to folder', `${countOf(count, 'file')} updated in ${clipText(folderName, 60)}.`),
  onListingImported: ({ name, texts, pictures, leftOut }) =>
    notify.success(
      'Listing imported',
      `${countOf(texts, 'text')} and ${countOf(pictures, 'picture')} from ${clipText(name, 60)}.${leftOut > 0 ? ` ${countOf(leftOut, 'item')} left out: see the import report.` : ''}`,
    ),
  onDownload: (fileName, content) => void downloadAndNotify(fileName, content, 'application/json'),
  onSaveFile: (file) => void downloadAndNotify(file.fileName, file.content),
  onCopy: (text) => void copyAndNotify(text),
};

const NEW = 'New Submission';

if (!import.meta.env.SSR)
  prefetchFirstStep(stepFrom(new URLSearchParams(window.location.search).get('step')) ?? 'build');

/** Names the browser's tab after the app; on leaving, the next page sets its own title. */
function useTabTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · ${PRODUCT.name}`;
  }, [title]);
}

/** New Submission: what to open is in the URL, what is typed is in a draft on this device. */
export function SubmissionWizardPage() {
  const [params] = useSearchParams();
  const location = useLocation();
  const start = useStart(wizardRequest(params));
  const asked = stepFrom(params.get('step'));
  const [heading, setHeading] = useState<WizardHeading>();
  useTabTitle(heading?.title ?? NEW);
  return (
    <PageBody>
      <PageHeader
        title={heading?.title ?? NEW}
        description={
          heading?.devices ?? 'Submit your app to Apple App Store and Google Play in 5 simple steps'
        }
      />
      {start.status === 'loading' && <p role="status">Opening the form…</p>}
      {start.status === 'failed' && (
        <Notice
          tone="bad"
          title={start.what === 'demo' ? 'The demo could not be loaded' : 'Your workspace could not be read'}
          actions={<SmallButton onClick={start.retry}>Try again</SmallButton>}
        >
          Nothing was changed. Try again, or reload the page.
        </Notice>
      )}
      {start.status === 'unfinished' && (
        <Navigate to={submitPath({ draft: start.id, step: asked })} replace state={{ isUnfinished: true }} />
      )}
      {start.status === 'packed' && <Navigate to={submitPath({ draft: start.id, step: asked })} replace />}
      {start.status === 'next' && <NextVersion key={start.id} id={start.id} />}
      {(start.status === 'stored' || start.status === 'fresh') && (
        <DraftSession
          key={start.id}
          id={start.id}
          content={start.status === 'fresh' ? start.content : undefined}
          events={EVENTS}
          onHeading={setHeading}
          firstNotice={
            start.status === 'fresh'
              ? (start.notice ?? missingDraftNotice(location.state))
              : startNotice(location.state)
          }
        />
      )}
    </PageBody>
  );
}

const UNFINISHED =
  'This app has an open draft: here it is. For another version, open “Continue an earlier submission” in step 1.';

function startNotice(state: unknown): string | undefined {
  if (!isRecord(state)) return undefined;
  return state.isUnfinished === true ? UNFINISHED : startedNotice(state);
}

function startedNotice(state: Record<string, unknown>): string | undefined {
  if (typeof state.startedFromVersion !== 'string') return undefined;
  const version = clipText(state.startedFromVersion, 40) || 'the last version';
  return `Started from ${version}: texts, answers and pictures are carried over. What’s New is empty, and the builds are missing in step 1.`;
}

function missingDraftNotice(state: unknown): string | undefined {
  return isRecord(state) && 'isDraftMissing' in state
    ? 'This draft is not on this device. Here is an empty form.'
    : undefined;
}
