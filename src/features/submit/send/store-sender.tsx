import { useState } from 'react';
import type { Platform } from '@/model/app';
import type { SubmissionDraft } from '@/model/draft';
import { appIdFor } from '@/domain/packages/package-file';
import { STORES } from '@/domain/stores/stores';
import { countOf } from '@/domain/texts';
import { Button, SmallButton } from '@/components/button';
import { JobProgress } from '@/components/job-progress';
import { Notice } from '@/components/notice';
import { SwitchField } from '@/components/switch-field';
import { useClock } from '@/lib/clock';
import { useTask } from '@/lib/jobs/use-task';
import { openProgram, type ShownPlan, type ShownPush, type ShownStates } from '@/lib/open-program';
import { PlanView } from './plan-view';
import { followPush, packageFor } from './send-work';

/** One store: what would change there, and the button that sends it. */
export function StoreSender({
  store,
  draft,
  session,
  isDrawing,
}: {
  store: Platform;
  draft: SubmissionDraft;
  session: string;
  /** Pictures are being drawn, which a plan made now would leave out. */
  isDrawing: boolean;
}) {
  const clock = useClock();
  const [isSubmitted, setIsSubmitted] = useState(false);
  const app = { store, app: appIdFor(draft, store) };
  const { name } = STORES[store];

  const planning = useTask<{ takesMine: boolean }, ShownPlan>(async ({ takesMine }, { signal, report }) => {
    const zip = await packageFor(draft, store, { signal, report });
    if (!zip.ok) return zip;
    report(`Comparing with ${name}`, 1);
    return openProgram(session, signal).plan(app, zip.value, { isSubmitted, takesMine });
  }, 'Packing texts and pictures');

  const sending = useTask<string, NonNullable<ShownPush['end']>>(
    (plan, tools) => followPush(openProgram(session), plan, tools, clock),
    `Sending to ${name}`,
  );
  const looking = useTask<undefined, ShownStates>(
    (_, { signal }) => openProgram(session, signal).states(app),
    `Reading the state in ${name}`,
  );

  const plan = planning.state.status === 'done' ? planning.state.result : undefined;
  const isBusy = [planning, sending, looking].some(({ state }) => state.status === 'running');
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
          <SmallButton disabled={isBusy} onClick={() => looking.start(undefined)}>
            Show its state
          </SmallButton>
          <Button
            variant={plan?.id ? 'secondary' : 'primary'}
            disabled={isBusy || isDrawing}
            onClick={() => show(false)}
          >
            Show what would change
          </Button>
        </div>
      </div>
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
      <JobProgress state={looking.state} onCancel={looking.cancel} />
      {looking.state.status === 'done' && <States states={looking.state.result.states} />}
      {plan && <PlanView shown={plan} store={store} onTakeMine={() => show(true)} />}
      {plan?.id !== undefined && (
        <Button onClick={() => confirm(plan.id ?? '')} className="justify-self-start">
          {`Send ${countOf(plan.plan.steps.length, 'step')} to ${name}`}
        </Button>
      )}
      <JobProgress state={sending.state} onCancel={sending.cancel} />
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

function States({ states }: ShownStates) {
  if (states.length === 0)
    return <p className="text-sm text-ink-soft">There is no version in the store yet.</p>;
  return (
    <ul className="grid gap-1.5 text-sm">
      {states.map(({ kind, name, words, action }) => (
        <li key={`${kind} ${name}`}>
          <span className="font-medium">{name}</span>: {words}
          {action !== undefined && <span className="block text-ink-soft">{action}</span>}
        </li>
      ))}
    </ul>
  );
}
