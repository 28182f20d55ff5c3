import type { AppRecord } from '@/model/app';

export function appRecord(changes: Partial<AppRecord> = {}): AppRecord {
  return {
    id: 'lantern',
    name: 'Lantern',
    bundleId: 'org.lantern.journal',
    platforms: ['ios'],
    lastSubmission: { version: '1.0.0', status: 'draft', date: '2026-11-20' },
    nextActions: [],
    ...changes,
  };
}
