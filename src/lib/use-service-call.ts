import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import { useClock } from './clock';
import { ServiceContext } from './simulated-service';

/** How long the simulated server takes. */
export const SERVICE_DELAY_MS = 1000;

export interface ServiceCall {
  /** Name by which tests make it fail. */
  action: string;
  /** Does the work when the service has answered. */
  commit: () => Promise<unknown>;
  /** Called after the work, for the toast. Not called when the user left the page before that. */
  onDone: () => void;
  onFail: () => void;
}

/**
 * Makes one call at a time: during a call `busyWith` names it, and a second call is dropped, so that a double click has
 * one result. Leaving the page does the work immediately, so that nothing is lost and nothing keeps running.
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
