import type { DraftContent } from '@/domain/submissions/draft';
import { useMemo } from 'react';
import { buildDeadlines } from '../model/build-deadlines';

/** The number of rules in force that the builds in the drafts miss. */
export function MissedCount({ drafts, today }: { drafts: readonly DraftContent[]; today: string }) {
  const rows = useMemo(() => buildDeadlines(drafts, today), [drafts, today]);
  return rows.filter(({ verdict }) => verdict === 'missed').length;
}
