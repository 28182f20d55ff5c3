import type { ReportedState, SubmissionRecord } from '@/model/submission';
import { statesAfter } from './timeline';

/** A state of a store, as far as a timeline needs it. */
export interface ReportingState {
  kind: string;
  name: string;
  reported?: ReportedState | undefined;
  /** ISO instant or day. */
  since?: string | undefined;
}

/**
 * The step that a store reports of a submission and its timeline does not have yet.
 * @param today `YYYY-MM-DD`, for a state without a day
 */
export function stepFromStore(
  states: readonly ReportingState[],
  { platform, version, steps = [] }: Pick<SubmissionRecord, 'platform' | 'version' | 'steps'>,
  today: string,
): { state: ReportedState; day: string } | undefined {
  const found = states.find(({ kind, name }) =>
    platform === 'ios'
      ? kind === 'version' && name === version
      : // "production: 1.4.0 (52)"
        kind === 'track' && name.startsWith('production: ') && name.split(/[\s(),]+/).includes(version),
  );
  const last = steps.at(-1);
  if (found?.reported === undefined || !statesAfter(last?.state).includes(found.reported)) return undefined;
  const day = found.since?.slice(0, 10) ?? today;
  return { state: found.reported, day: last && day < last.day ? last.day : day };
}
