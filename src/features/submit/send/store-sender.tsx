import { useState } from 'react';
import type { Platform } from '@/model/app';
import type { SubmissionDraft } from '@/model/draft';
import type { Baseline } from '@/domain/baseline/baseline';
import { appIdFor } from '@/domain/packages/package-file';
import { STORES } from '@/domain/stores/stores';
import { countOf } from '@/domain/texts';
import { Button } from '@/components/button';
import { JobProgress } from '@/components/job-progress';
import { Notice } from '@/components/notice';
import { StoreStates } from '@/components/store-states';
import { SwitchField } from '@/components/switch-field';
import { useClock } from '@/lib/clock';
import { useTask } from '@/lib/jobs/use-task';
import { followWork, openProgram, type ShownPlan, type WorkEnd } from '@/lib/open-program/open-program';
import { PlanView } from './plan-view';
import { packageFor } from './send-work';

/** One store: what would change there, and the button that sends it. */
export function StoreSender({
  store,
  draft,
  session,
  baseline,
  isWaiting,
}: {
  store: Platform;
  draft: SubmissionDraft;
  session: string;
  /** Source of the draft: where that was a pull, its changes are told from those in the store. */
  baseline: Baseline | undefined;
  /** The draft’s source is being read, or pictures are being drawn, which a plan made now would leave out. */
  isWaiting: boolean;
}) {
  const clock = useClock();
  const [isSubmitted, setIsSubmitted] = useState(false);
  const app = { store, app: appIdFor(draft, store) };
  const { name } = STORES[store];

  const planning = useTask<{ takesMine: boolean }, ShownPlan>(async ({ takesMine }, { signal, report }) => {
    const zip = await packageFor(draft, store, baseline, { signal, report });
    if (!zip.ok) return zip;
    report(`Comparing with ${name}`, 1);
    return openProgram(session, signal).plan(app, zip.value, {
      ...{ isSubmitted, takesMine, pulled: baseline?.name },
      // Play reads the version from the build.
      version: store === 'ios' ? draft.version.trim() : '',
    });
  }, 'Packing texts and pictures');

  const sending = useTask<string, WorkEnd>(async (plan, tools) => {
    const program = openProgram(session);
    const started = await program.push(plan);
    return started.ok ? followWork(program, tools, clock) : started;
  }, `Sending to ${name}`);

  const plan = planning.state.status === 'done' ? planning.state.result : undefined;
  const isBusy = [planning, sending].some(({ state }) => state.status === 'running');
  const show = (takesMine: boolean) => {
    sending.reset();
    planning.start({ takesMine });
  };
  const confirm = (id: string) => {
    // The ID is valid once.
    planning.reset();
    sending.start(id);
  };
  return (
    <section aria-label={`Send to ${name}`} className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <h4 className="font-semibold">{name}</h4>
          <p className="text-sm text-ink-soft [overflow-wrap:anywhere]">{app.app || 'No app ID yet'}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            variant={plan?.id ? 'secondary' : 'primary'}
            disabled={isBusy || isWaiting}
            onClick={() => show(false)}
          >
            Show what would change
          </Button>
        </div>
      </div>
      <StoreStates app={app} session={session} />
      <SwitchField
        label="Send to review as well"
        hint={
          store === 'ios'
            ? 'Otherwise the changes wait in App Store Connect.'
            : 'Most apps on Google Play need this: each change goes to review.'
        }
        isOn={isSubmitted}
        isDisabled={isBusy}
        onChange={(isOn) => {
          setIsSubmitted(isOn);
          planning.reset();
        }}
      />
      <JobProgress state={planning.state} onCancel={planning.cancel} />
      {plan && <PlanView shown={plan} store={store} onTakeMine={() => show(true)} />}
      {plan?.id !== undefined && (
        <Button onClick={() => confirm(plan.id ?? '')} className="justify-self-start">
          {`Send ${countOf(plan.plan.steps.length, 'step')} to ${name}`}
        </Button>
      )}
      {/* The program says how far it came, so its end is waited for. */}
      <JobProgress state={sending.state} onCancel={() => void openProgram(session).cancel()} />
      {sending.state.status === 'done' && (
        <Notice
          tone={sending.state.result.kind === 'done' ? 'good' : 'warn'}
          title={sending.state.result.kind === 'done' ? `Sent to ${name}` : 'Not everything was sent'}
        >
          <p>{sending.state.result.message}</p>
        </Notice>
      )}
    </section>
  );
}
