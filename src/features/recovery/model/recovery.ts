/** A rejection as the store sent it. */
export interface Rejection {
  id: string;
  appName: string;
  store: 'apple' | 'google';
  /** `YYYY-MM-DD` */
  rejectedDate: string;
  reason: string;
  details: string;
  status: RejectionStatus;
  reviewerNotes: string;
}

export type RejectionStatus = 'needs_action' | 'in_recovery';
export type IssueSeverity = 'high' | 'medium' | 'low';

/** One thing to fix before the next submission. */
export interface RecoveryIssue {
  id: string;
  category: string;
  severity: IssueSeverity;
  title: string;
  description: string;
  suggestion: string;
  autoFixAvailable: boolean;
  /** Minutes. */
  estimatedTime: number;
  /** Percent. */
  confidence: number;
  /** The fixed text, for the preview. */
  change: { field: string; before: string; after: string };
}

export interface RecoveryPlan {
  issues: RecoveryIssue[];
  /** Minutes. */
  totalEstimatedTime: number;
  /** Percent. */
  successProbability: number;
  /** Issue ids, the first to do first. */
  priorityOrder: string[];
}

const SEVERITY_RANK: Record<IssueSeverity, number> = { high: 0, medium: 1, low: 2 };

/** A plan from its issues: the most severe first, then those with the highest confidence, then the quickest. */
export function planOf(issues: readonly RecoveryIssue[], successProbability: number): RecoveryPlan {
  const ordered = [...issues].sort(
    (a, b) =>
      SEVERITY_RANK[a.severity] - SEVERITY_RANK[b.severity] ||
      b.confidence - a.confidence ||
      a.estimatedTime - b.estimatedTime,
  );
  return {
    issues: [...issues],
    totalEstimatedTime: issues.reduce((sum, issue) => sum + issue.estimatedTime, 0),
    successProbability,
    priorityOrder: ordered.map((issue) => issue.id),
  };
}

/** The issues of a plan, the first to do first. */
export function inPriorityOrder(plan: RecoveryPlan): RecoveryIssue[] {
  return plan.priorityOrder.flatMap((id) => plan.issues.filter((issue) => issue.id === id));
}

/** An issue's place on the timeline, in minutes from the start. */
export interface TimelineEntry {
  issue: RecoveryIssue;
  from: number;
  to: number;
}

/** The issues one after the other. */
export function timelineOf(plan: RecoveryPlan): TimelineEntry[] {
  let passed = 0;
  return inPriorityOrder(plan).map((issue) => {
    const from = passed;
    passed += issue.estimatedTime;
    return { issue, from, to: passed };
  });
}

/** `45 min`, `1 h`, `1 h 30 min` */
export function durationText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

/** e.g. `recovery-report-Bread Ledger-2026-11-20.pdf`; the day as `YYYY-MM-DD` */
export function reportFileName({ rejection, day }: { rejection: Rejection; day: string }): string {
  return `recovery-report-${rejection.appName}-${day}.pdf`;
}
