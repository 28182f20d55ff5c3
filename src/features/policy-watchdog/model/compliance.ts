import type { AppRecord } from '@/model/app';
import { STORES } from '@/domain/stores/stores';
import type { StoreId } from './stores';

export const COMPLIANCE_STATUSES = ['compliant', 'warning', 'violation', 'checking'] as const;
export type ComplianceStatus = (typeof COMPLIANCE_STATUSES)[number];

export interface ComplianceIssue {
  category: string;
  severity: 'high' | 'medium' | 'low';
  description: string;
  recommendation: string;
}

/** Compliance of one app. */
export interface ComplianceRecord {
  /** See `complianceId`. */
  id: string;
  appName: string;
  store: StoreId;
  /** Day, `YYYY-MM-DD`. */
  lastChecked: string;
  status: ComplianceStatus;
  /** 0 to 100. */
  score: number;
  issues: ComplianceIssue[];
}

export function startCheck(record: ComplianceRecord): ComplianceRecord {
  return { ...record, status: 'checking' };
}

/** The simulated check finds nothing wrong: the issues of the last one are gone. */
export function passCheck(record: ComplianceRecord, today: string, score: number): ComplianceRecord {
  return { ...record, status: 'compliant', lastChecked: today, score, issues: [] };
}

/** One app in one store; without a record it was never checked. */
export interface ComplianceRow {
  id: string;
  appName: string;
  store: StoreId;
  record: ComplianceRecord | undefined;
}

/** One row per app of the workspace and store it is in. */
export function complianceRows(
  apps: readonly AppRecord[],
  records: readonly ComplianceRecord[],
): ComplianceRow[] {
  const byId = new Map(records.map((record) => [record.id, record]));
  return apps.flatMap((app) =>
    app.platforms.map((platform) => {
      const store = STORES[platform].id;
      const id = complianceId(app.id, store);
      return { id, appName: app.name, store, record: byId.get(id) };
    }),
  );
}

export function complianceId(appId: string, store: StoreId): string {
  return `${appId}-${store}`;
}

/** The record a check starts from. */
export function recordOf({ id, appName, store, record }: ComplianceRow): ComplianceRecord {
  return record ?? { id, appName, store, lastChecked: '', status: 'warning', score: 0, issues: [] };
}

/** Mean score of what was checked, in whole points; undefined when nothing was checked. */
export function averageScore(rows: readonly ComplianceRow[]): number | undefined {
  const scores = rows.flatMap(({ record }) => record?.score ?? []);
  return scores.length === 0
    ? undefined
    : Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length);
}
