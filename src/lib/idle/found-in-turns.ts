import { startTransition, useEffect, useState } from 'react';
import type { InSteps } from '@/domain/in-steps';
import { untilIdle } from '@/lib/idle/until-idle';

/** Browsers give at most 50 ms of idle time; a frame of them is used in one turn. */
const IDLE_LEFT_MS = 34;

/** Takes the steps of a check whenever the page has nothing else to do. @returns undefined when it was over before */
async function takeInTurns<Result>(
  begin: () => InSteps<Result>,
  isOver: () => boolean,
): Promise<{ result: Result } | undefined> {
  let idle = await untilIdle();
  const steps = begin();
  while (!isOver()) {
    const step = steps.next();
    if (step.done === true) return { result: step.value };
    if (idle === undefined || idle.timeRemaining() < IDLE_LEFT_MS) idle = await untilIdle();
  }
  return undefined;
}

/**
 * Takes a check step by step, so that the next key waits for one step at most, and begins it again with other input.
 * @param check the same function each time
 * @returns the latest result with the input it is about; undefined before the first, and without input
 */
export function useFoundInTurns<Asked, Result>(
  asked: Asked | undefined,
  check: (asked: Asked) => InSteps<Result>,
): { asked: Asked; result: Result } | undefined {
  const [found, setFound] = useState<{ asked: Asked; result: Result }>();
  const [failure, setFailure] = useState<{ error: unknown }>();
  if (failure) throw failure.error;
  if (asked === undefined && found) setFound(undefined);
  useEffect(() => {
    if (asked === undefined) return undefined;
    let isOver = false;
    takeInTurns(
      () => check(asked),
      () => isOver,
    ).then(
      (done) => done && startTransition(() => setFound({ asked, result: done.result })),
      (error: unknown) => !isOver && setFailure({ error }),
    );
    return () => {
      isOver = true;
    };
  }, [asked, check]);
  return asked && found;
}
