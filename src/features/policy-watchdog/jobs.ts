import type { Job } from '@/lib/jobs/job';
import { passCheck, startCheck, type ComplianceRecord } from './model/compliance';

/** Duration of a simulated check. */
export const CHECK_MS = 3000;

export interface CheckInput {
  record: ComplianceRecord;
  /** `YYYY-MM-DD`. */
  today: string;
  score: number;
}

export const complianceCheckJob: Job<CheckInput, ComplianceRecord> = {
  begin: ({ record }) => startCheck(record),
  steps: ({ record: { appName }, today, score }) => [
    {
      label: `Checking ${appName}`,
      ms: CHECK_MS,
      apply: (record) => passCheck(record, today, score),
    },
  ],
};
