import * as z from 'zod/mini';
import { type Stored, recordSchema } from '@/domain/records/record-schema';
import { defineCollection } from '@/lib/workspace/collection';
import { SAMPLE_ALERTS } from './data/sample-alerts';
import { SAMPLE_COMPLIANCE } from './data/sample-compliance';
import { ALERT_TYPES, SEVERITIES, type PolicyAlert } from './model/alert';
import { COMPLIANCE_STATUSES, type ComplianceRecord } from './model/compliance';
import { STORE_IDS } from './model/stores';

export const alertsCollection = defineCollection<PolicyAlert>({
  name: 'policy-alerts',
  schema: recordSchema<PolicyAlert>()({
    id: z.string(),
    store: z.enum(STORE_IDS),
    type: z.enum(ALERT_TYPES),
    severity: z.enum(SEVERITIES),
    title: z.string(),
    description: z.string(),
    affectedApps: z.array(z.string()),
    dateCreated: z.string(),
    deadline: z.optional(z.string()),
    actionRequired: z.boolean(),
    resolved: z.boolean(),
    details: z.string(),
  }),
  sample: () => SAMPLE_ALERTS,
});

/** Finished checks; one under way is not stored, so leaving the page keeps the last result. */
export const complianceCollection = defineCollection<ComplianceRecord>({
  name: 'compliance',
  schema: recordSchema<ComplianceRecord>()({
    id: z.string(),
    appName: z.string(),
    store: z.enum(STORE_IDS),
    lastChecked: z.string(),
    status: z.enum(COMPLIANCE_STATUSES),
    score: z.number(),
    issues: z.array(
      z.looseObject({
        category: z.string(),
        severity: z.enum(['high', 'medium', 'low']),
        description: z.string(),
        recommendation: z.string(),
      }),
    ),
  }),
  sample: () => SAMPLE_COMPLIANCE,
});

const settingsSchema = z.looseObject({
  id: z.string(),
  emailNotifications: z.boolean(),
  automaticChecks: z.boolean(),
});
export type WatchdogSettings = Stored<typeof settingsSchema>;

export const watchdogSettingsCollection = defineCollection({
  name: 'policy-watchdog-settings',
  schema: settingsSchema,
});

/** Both on. */
export const DEFAULT_SETTINGS: WatchdogSettings = {
  id: 'settings',
  emailNotifications: true,
  automaticChecks: true,
};
