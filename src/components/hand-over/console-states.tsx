import type { Console } from '@/domain/handover/console';
import { Disclosure } from '../disclosure';

/** The states that a console shows after sending, what each means and what to do. */
export function ConsoleStates({ console }: { console: Console }) {
  return (
    <Disclosure title={`What the states in ${console.name} mean`}>
      <dl className="grid gap-3 text-sm">
        {console.states.map((state) => (
          <div key={state.id}>
            <dt className="font-medium">{state.name}</dt>
            <dd className="text-ink-soft">
              {state.means}. {state.do}.
            </dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}
