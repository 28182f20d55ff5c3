import { STORE_DEADLINES, type StoreDeadline } from '@/domain/policies/store-deadlines';
import type { BuildInfo } from '@/domain/builds/build-info';
import type { SubmissionDraft } from '@/domain/submissions/draft';
import { draftLabel } from '@/domain/submissions/draft-label';
import { daysBetween } from './days';

/** Open: the build can't tell, the publisher has to look. */
type Verdict = 'missed' | 'open' | 'met';

/** One store deadline applied to one build of one draft. */
export interface BuildDeadline {
  id: string;
  deadline: StoreDeadline;
  draftId: string;
  /** As the draft is called, e.g. `Lantern (1.4.0)`. */
  appLabel: string;
  fileName: string;
  /** An invented build. */
  isSample: boolean;
  verdict: Verdict;
  /** Until the rule takes effect; negative when it already has. */
  daysLeft: number;
}

/**
 * Every deadline that applies to a build in a draft, the missed ones first, then by date.
 * @param today `YYYY-MM-DD`
 */
export function buildDeadlines(drafts: readonly SubmissionDraft[], today: string): BuildDeadline[] {
  const rows = drafts.flatMap((draft) =>
    draft.builds.flatMap((build, index) =>
      STORE_DEADLINES.filter(({ appliesTo }) => appliesTo(build)).map((deadline) => ({
        id: `${draft.id} ${index} ${deadline.id}`,
        deadline,
        draftId: draft.id,
        appLabel: draftLabel(draft),
        fileName: build.fileName,
        isSample: build.isSample === true,
        verdict: verdictOf(deadline, build),
        daysLeft: daysBetween(today, deadline.date),
      })),
    ),
  );
  const rank: Record<Verdict, number> = { missed: 0, open: 1, met: 2 };
  return rows.sort(
    (a, b) => rank[a.verdict] - rank[b.verdict] || a.deadline.date.localeCompare(b.deadline.date),
  );
}

function verdictOf(deadline: StoreDeadline, build: BuildInfo): Verdict {
  const isMet = deadline.isMet?.(build);
  if (isMet === undefined) return 'open';
  return isMet ? 'met' : 'missed';
}
