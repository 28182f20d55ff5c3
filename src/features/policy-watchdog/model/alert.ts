import { compareText } from '@/domain/texts';
import type { StoreId } from './stores';

export const ALERT_TYPES = ['new_policy', 'policy_update', 'compliance_issue'] as const;
export const SEVERITIES = ['critical', 'high', 'medium', 'low'] as const;

export type AlertType = (typeof ALERT_TYPES)[number];
export type Severity = (typeof SEVERITIES)[number];

export interface PolicyAlert {
  id: string;
  store: StoreId;
  type: AlertType;
  severity: Severity;
  title: string;
  description: string;
  /** Names of the apps. */
  affectedApps: string[];
  /** Days, `YYYY-MM-DD`. */
  dateCreated: string;
  deadline?: string | undefined;
  actionRequired: boolean;
  resolved: boolean;
  details: string;
}

/** `Mark as Resolved` is offered only when the alert is unresolved and asks for an action. */
export function canResolve({ resolved, actionRequired }: PolicyAlert): boolean {
  return !resolved && actionRequired;
}

/** Sorts open alerts first, by severity and then by deadline, and resolved ones last. */
export function inOrder(alerts: readonly PolicyAlert[]): PolicyAlert[] {
  return [...alerts].sort(
    (a, b) =>
      Number(a.resolved) - Number(b.resolved) ||
      SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity) ||
      compareText(a.deadline ?? '9999', b.deadline ?? '9999') ||
      compareText(b.dateCreated, a.dateCreated),
  );
}
