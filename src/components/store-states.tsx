import type { Platform } from '@/model/app';
import { STORES } from '@/domain/stores/stores';
import { useTask } from '@/lib/jobs/use-task';
import { openProgram, type ShownStates, type StoreApp } from '@/lib/open-program/open-program';
import { SmallButton } from './button';
import { JobProgress } from './job-progress';

export type ShownState = ShownStates['states'][number];

/** Reads the states of an app through `storepilot open`: its versions, builds, tracks and submissions. */
export function StoreStates({
  app,
  session,
  onRead,
}: {
  app: StoreApp;
  session: string;
  onRead?: (states: readonly ShownState[]) => void;
}) {
  const name = STORES[app.store].name;
  const looking = useTask<StoreApp, ShownStates>(
    (asked, { signal }) => openProgram(session, signal).states(asked),
    `Reading the state in ${name}`,
  );
  const { state } = looking;
  return (
    <div className="grid gap-3">
      <SmallButton
        className="justify-self-start"
        disabled={state.status === 'running'}
        onClick={() => looking.start(app, ({ states }) => onRead?.(states))}
      >
        {`Get the state from ${name}`}
      </SmallButton>
      <JobProgress state={state} onCancel={looking.cancel} />
      {state.status === 'done' && <States store={app.store} states={state.result.states} />}
    </div>
  );
}

function States({ store, states }: { store: Platform; states: readonly ShownState[] }) {
  if (states.length === 0)
    return <p className="text-sm text-ink-soft">There is no version in the store yet.</p>;
  return (
    <ul aria-label={`State in ${STORES[store].name}`} className="grid gap-1.5 border-l-2 pl-3 text-sm">
      {states.map(({ kind, name, words, action }) => (
        <li key={`${kind} ${name}`} className="[overflow-wrap:anywhere]">
          <span className="font-medium">{name}</span>: {words}
          {action !== undefined && <span className="block text-ink-soft">{action}</span>}
        </li>
      ))}
    </ul>
  );
}
