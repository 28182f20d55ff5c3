import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { StoredDraft } from '@/model/draft';
import { useClock } from '@/lib/clock';
import { newId } from '@/lib/new-id';
import { appsCollection, draftsCollection, submissionsCollection } from '@/lib/workspace/app-collections';
import { useCollection } from '@/lib/workspace/workspace-context';
import { isDemoName, type DemoName } from '../demo/demo-names';
import { isDropWaiting } from '@/lib/drops/drop-handover';
import {
  blankDraft,
  draftForApp,
  draftForDemo,
  isUntouchedDemo,
  isWaitingForUpload,
  lastDraftOf,
} from './new-draft';

/** Start of the wizard that the URL asks for. */
export interface WizardRequest {
  draftId?: string;
  appId?: string;
  demo?: string;
}

/** Start of the wizard. */
export type WizardStart =
  | { status: 'loading' }
  | { status: 'failed'; what: 'workspace' | 'demo'; retry: () => void }
  /** A draft that is stored on this device. */
  | { status: 'stored'; id: string }
  /** The app has an unfinished draft: it is opened where it was left. */
  | { status: 'unfinished'; id: string }
  /** The app's draft is packed, and was not reported as uploaded. */
  | { status: 'packed'; id: string }
  /** The draft with this id is packed: the next version starts from it. */
  | { status: 'next'; id: string }
  /** A form that is stored with its first change. */
  | { status: 'fresh'; id: string; content: StoredDraft; notice?: string };

export function wizardRequest(params: URLSearchParams): WizardRequest {
  return {
    draftId: params.get('draft') ?? undefined,
    appId: params.get('app') ?? undefined,
    demo: params.get('demo') ?? undefined,
  };
}

/**
 * Finds what to open. A fresh form keeps its id when its first change puts the id into the URL, so that the form on the
 * screen stays; each new visit without a draft gets another id.
 */
export function useStart({ draftId, appId, demo }: WizardRequest): WizardStart {
  const clock = useClock();
  const source = JSON.stringify([appId, demo]);
  const [fresh, setFresh] = useState(() => ({ id: newId(), source }));
  if (draftId === fresh.id || (draftId === undefined && fresh.source !== source)) {
    setFresh({ id: newId(), source });
  }
  // The copy is stored before it is in the URL: until then it is not an unfinished draft to open.
  const [next, setNext] = useState<{ source: string; id: string }>();
  if (next && (draftId !== undefined || next.source !== source)) setNext(undefined);
  const apps = useCollection(appsCollection);
  const submissions = useCollection(submissionsCollection);
  const drafts = useCollection(draftsCollection);
  const knownDemo = draftId === undefined && isDemoName(demo) ? demo : undefined;
  const { preset, ...presets } = useDemoPreset(knownDemo);

  if (draftId !== undefined) return { status: 'stored', id: draftId };
  const { id } = fresh;
  const blank = blankDraft(id, new Date(clock.now()).toISOString());

  if (demo !== undefined) {
    if (!knownDemo) return { status: 'fresh', id, content: blank, notice: unknown('demo', demo) };
    if (presets.hasFailed) return { status: 'failed', what: 'demo', retry: presets.retry };
    if (drafts.hasFailed) return { status: 'failed', what: 'workspace', retry: drafts.retry };
    if (!preset || !drafts.data) return { status: 'loading' };
    const untouched = drafts.data.find((draft) => isUntouchedDemo(draft, demo, preset));
    if (untouched) return { status: 'stored', id: untouched.id };
    return { status: 'fresh', id, content: draftForDemo(demo, preset, blank) };
  }
  if (appId !== undefined) {
    if (apps.hasFailed || submissions.hasFailed || drafts.hasFailed) {
      return {
        status: 'failed',
        what: 'workspace',
        retry: () => {
          if (apps.hasFailed) apps.retry();
          if (submissions.hasFailed) submissions.retry();
          if (drafts.hasFailed) drafts.retry();
        },
      };
    }
    if (!apps.data || !submissions.data || !drafts.data) return { status: 'loading' };
    const app = apps.data.find((each) => each.id === appId);
    if (!app) return { status: 'fresh', id, content: blank, notice: unknown('app', appId) };
    if (next?.source === source) return { status: 'next', id: next.id };
    const last = lastDraftOf(app, drafts.data);
    if (last && last.id !== id) {
      if (last.packagedAt === undefined) return { status: 'unfinished', id: last.id };
      // A build that was dropped for the app is of the version that follows.
      if (isWaitingForUpload(last, submissions.data) && !isDropWaiting())
        return { status: 'packed', id: last.id };
      setNext({ source, id: last.id });
      return { status: 'next', id: last.id };
    }
    return { status: 'fresh', id, content: draftForApp(app, submissions.data, blank) };
  }
  return { status: 'fresh', id, content: blank };
}

/** A long or hostile value is shortened and shown as text. */
function unknown(kind: 'app' | 'demo', value: string): string {
  const shown = value.length > 60 ? `${value.slice(0, 60)}…` : value;
  return kind === 'app'
    ? `There is no app “${shown}” in your workspace. Here is an empty form.`
    : `There is no demo “${shown}”; there are lacedUp and pawPal. Here is an empty form.`;
}

/** One of the invented submissions, read when it is asked for. `preset` is undefined until then. */
function useDemoPreset(name: DemoName | undefined) {
  const { data, failureCount, refetch } = useQuery({
    queryKey: ['demo-presets'],
    queryFn: async () => (await import('../demo/demo-presets')).DEMO_PRESETS,
    enabled: name !== undefined,
  });
  return {
    preset: name && data?.[name],
    hasFailed: !data && failureCount > 0,
    retry: () => void refetch({ cancelRefetch: true }),
  };
}
