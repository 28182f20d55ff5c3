import type { JobState } from '@/lib/jobs/job';

/** A job's state as a user sees it: with the current progress instead of its source. */
export type ShownState<Result> =
  | Exclude<JobState<Result>, { status: 'running' }>
  | { status: 'running'; label: string; progress: number };

export function shownState<Result>(state: JobState<Result>): ShownState<Result> {
  return state.status === 'running' ? { ...state, progress: state.progress.read() } : state;
}
