import type { AppRecord } from '@/model/app';
import type { ReportedState, ReportedStep, SubmissionRecord } from '@/model/submission';
import { appAfterReport, withSteps } from '@/domain/submissions/timeline';
import { localDay, useClock } from '@/lib/clock';
import { newId } from '@/lib/new-id';
import { appsCollection, submissionsCollection } from '@/lib/workspace/app-collections';
import { useCollectionWriter } from '@/lib/workspace/workspace-context';

export interface TimelineActions {
  /** @param day `YYYY-MM-DD`, today by default */
  onReport: (submissionId: string, state: ReportedState, day?: string) => void;
  onDay: (submissionId: string, stepId: string, day: string) => void;
  /** Takes the last step back. */
  onUndo: (submissionId: string) => void;
}

/**
 * Writes what the publisher reports of an app's submissions, and the status of the app that follows from it.
 * @param submissions all of the app
 */
export function useTimeline(
  app: AppRecord,
  submissions: readonly SubmissionRecord[],
  onFailure: () => void,
): TimelineActions {
  const clock = useClock();
  const apps = useCollectionWriter(appsCollection);
  const writer = useCollectionWriter(submissionsCollection);

  const change = async (id: string, apply: (steps: readonly ReportedStep[]) => readonly ReportedStep[]) => {
    try {
      const changed = await writer.update(id, (now) => withSteps(now, apply(now.steps ?? [])));
      if (!changed) return;
      const all = submissions.map((each) => (each.id === id ? changed : each));
      await apps.update(app.id, (now) => appAfterReport(now, all));
    } catch {
      onFailure();
    }
  };
  return {
    onReport: (id, state, day = localDay(clock)) =>
      void change(id, (steps) => [...steps, { id: newId(), state, day }]),
    onDay: (id, stepId, day) =>
      void change(id, (steps) => steps.map((step) => (step.id === stepId ? { ...step, day } : step))),
    onUndo: (id) => void change(id, (steps) => steps.slice(0, -1)),
  };
}
