import type { TeamAnswer } from './team-gateway';

/** How a round of the exchange ended. */
export type RoundEnd = 'done' | 'unreachable' | 'signed-out';

/** Ends a round early; the next one continues. */
export class Interrupted extends Error {
  constructor(readonly end: RoundEnd) {
    super(end);
  }
}

/** The value of an answer. @throws Interrupted where there is none */
export function valueOf<Value>(answer: TeamAnswer<Value>): Value {
  if (answer.kind === 'done') return answer.value;
  throw new Interrupted(answer.kind === 'signed-out' ? 'signed-out' : 'unreachable');
}
