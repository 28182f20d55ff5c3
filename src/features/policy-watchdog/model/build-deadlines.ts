import { compareText } from '@/domain/texts';
import type { StoreDeadline } from '@/domain/policies/store-deadline';
import { STORE_DEADLINES } from '@/domain/policies/store-deadlines';
import type { BuildInfo } from '@/model/build-info';
import type { DraftContent } from '@/model/draft';
import { draftLabel } from '@/domain/submissions/draft-label';
import { daysBetween } from '@/domain/dates';

/** `upcoming`: the rule takes effect later, and the build does not meet it yet. `open`: the build can't tell. */
type Verdict = 'missed' | 'upcoming' | 'open' | 'met';

/** One store deadline applied to one build of one draft. */
export interface BuildDeadline {
  id: string;
  deadline: StoreDeadline;
  draftId: string;
  /** The draft's label, e.g. `Lantern (1.4.0)`. */
  appLabel: string;
  fileName: string;
  /** An invented build. */
  isSample: boolean;
  verdict: Verdict;
  /** Until the rule takes effect; negative when it already has. */
  daysLeft: number;
}

/**
 * Every deadline that applies to a build in a draft: the missed ones first, then the upcoming ones, then by date.
 * @param today `YYYY-MM-DD`
 */
export function buildDeadlines(drafts: readonly DraftContent[], today: string): BuildDeadline[] {
  const rows = drafts.flatMap((draft) =>
    draft.builds.flatMap((build, index) =>
      STORE_DEADLINES.filter(({ appliesTo }) => appliesTo(build)).map((deadline) => ({
        id: `${draft.id} ${index} ${deadline.id}`,
        deadline,
        draftId: draft.id,
        appLabel: draftLabel(draft),
        fileName: build.fileName,
        isSample: build.isSample === true,
        verdict: verdictOf(deadline, build, today),
        daysLeft: daysBetween(today, deadline.date),
      })),
    ),
  );
  const rank: Record<Verdict, number> = { missed: 0, upcoming: 1, open: 2, met: 3 };
  return rows.sort(
    (a, b) => rank[a.verdict] - rank[b.verdict] || compareText(a.deadline.date, b.deadline.date),
  );
}

function verdictOf(deadline: StoreDeadline, build: BuildInfo, today: string): Verdict {
  const isMet = deadline.isMet?.(build);
  if (isMet === undefined) return 'open';
  if (isMet) return 'met';
  return deadline.date > today ? 'upcoming' : 'missed';
}
