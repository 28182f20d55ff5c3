import { startTransition, useEffect, useState } from 'react';
import { untilIdle } from '@/lib/until-idle';

/** Browsers give at most 50 ms of idle time; a frame of them is used in one turn. */
const IDLE_LEFT_MS = 34;

/** Takes the steps of a check whose results are kept, whenever the page has nothing else to do. */
export async function takeInTurns(begin: () => Iterator<unknown>, isOver: () => boolean): Promise<void> {
  let idle = await untilIdle();
  const steps = begin();
  while (!isOver() && steps.next().done !== true)
    if (idle === undefined || idle.timeRemaining() < IDLE_LEFT_MS) idle = await untilIdle();
}

/**
 * The latest value whose steps were all taken; the first one immediately. With results that are kept, a page renders them without
 * one long task, and the next key waits for one step at most.
 * @param prepare as for takeInTurns; the same function each time
 */
export function useInTurns<Value>(value: Value, prepare: (value: Value) => Iterator<unknown>): Value {
  const [taken, setTaken] = useState(value);
  useEffect(() => {
    if (taken === value) return undefined;
    let isOver = false;
    const take = async () => {
      // A step that fails fails in the check again, which says so.
      await takeInTurns(
        () => prepare(value),
        () => isOver,
      ).catch(() => undefined);
      if (!isOver) startTransition(() => setTaken(() => value));
    };
    void take();
    return () => {
      isOver = true;
    };
  }, [prepare, taken, value]);
  return taken;
}
