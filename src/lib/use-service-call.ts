import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import { useClock } from './clock';
import { ServiceContext } from './simulated-service';

/** How long the simulated server takes. */
export const SERVICE_DELAY_MS = 1000;

export interface ServiceCall {
  /** Named in tests that make it fail. */
  action: string;
  /** Does the work when the service has answered. */
  commit: () => Promise<unknown>;
  /** After the work: the toast. Not called when the page was left meanwhile. */
  onDone: () => void;
  onFail: () => void;
}

/**
 * One call at a time: while one is under way `busyWith` names it, and a second is dropped, so that a double click has
 * one result. Leaving the page does the work at once, so that nothing is lost and nothing keeps running.
 */
export function useServiceCall() {
  const clock = useClock();
  const service = useContext(ServiceContext);
  const [busyWith, setBusyWith] = useState<string>();
  const waiting = useRef<{ timer: number; commit: () => Promise<unknown> }>(undefined);

  useEffect(
    () => () => {
      const left = waiting.current;
      waiting.current = undefined;
      if (!left) return;
      clock.clearTimeout(left.timer);
      left.commit().catch(() => undefined);
    },
    [clock],
  );

  const call = useCallback(
    ({ action, commit, onDone, onFail }: ServiceCall) => {
      if (waiting.current) return;
      setBusyWith(action);
      const willFail = service.fails(action);
      const finish = () => {
        waiting.current = undefined;
        const work = willFail ? Promise.reject(new Error(action)) : commit();
        work.then(onDone, onFail).finally(() => setBusyWith(undefined));
      };
      const timer = clock.setTimeout(finish, SERVICE_DELAY_MS);
      waiting.current = { timer, commit: willFail ? () => Promise.resolve() : commit };
    },
    [clock, service],
  );
  return { call, busyWith, isBusy: busyWith !== undefined };
}
