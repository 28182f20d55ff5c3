import { useEffect, useRef, useState } from 'react';
import { simulatedScore } from '@/domain/policies/simulated-score';
import { localDay, useClock } from '@/lib/clock';
import { runJob, type JobState } from '@/lib/jobs/job';
import { useRandom } from '@/lib/random';
import { complianceCheckJob } from '../jobs';
import type { ComplianceRecord } from '../model/compliance';

export type RunningChecks = Readonly<Record<string, JobState<ComplianceRecord>>>;

/** Checks of several apps side by side, each with a timer of its own. Leaving the page stops them all. */
export function useComplianceChecks(onDone: (record: ComplianceRecord) => void) {
  const clock = useClock();
  const random = useRandom();
  const [running, setRunning] = useState<RunningChecks>({});
  const stops = useRef(new Map<string, () => void>());
  useEffect(() => {
    const all = stops.current;
    return () => all.forEach((stop) => stop());
  }, []);

  const drop = (id: string) => {
    stops.current.get(id)?.();
    stops.current.delete(id);
    setRunning((current) => Object.fromEntries(Object.entries(current).filter(([key]) => key !== id)));
  };
  const start = (record: ComplianceRecord) => {
    if (stops.current.has(record.id)) return;
    const input = { record, today: localDay(clock), score: simulatedScore(random()) };
    const stop = runJob(complianceCheckJob, input, clock, (state) => {
      if (state.status === 'done') {
        drop(record.id);
        onDone(state.result);
      } else setRunning((current) => ({ ...current, [record.id]: state }));
    });
    stops.current.set(record.id, stop);
  };
  return { running, start, cancel: drop };
}
