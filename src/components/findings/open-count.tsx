import { useEffect, useState } from 'react';
import type { StoredDraft } from '@/model/draft';
import { assessReadiness } from '@/domain/submissions/readiness';
import { openLine } from '@/domain/submissions/readiness-report';
import { localDay, useClock } from '@/lib/clock';
import { untilIdle } from '@/lib/idle/until-idle';
import { draftImagesCollection } from '@/lib/workspace/app-collections';
import { useBaseline } from '@/lib/workspace/baselines';
import { withImages } from '@/lib/workspace/draft-images';
import { useReleases } from '@/lib/workspace/releases';
import { useCollection } from '@/lib/workspace/workspace-context';

/**
 * How much is open in a draft, as the wizard counts it. It contains the rules of both stores, so pages load it lazily, and
 * it checks while the page is idle.
 */
export function OpenCount({ draft }: { draft: StoredDraft }) {
  const clock = useClock();
  const images = useCollection(draftImagesCollection).data;
  const baseline = useBaseline(draft.id);
  const releases = useReleases(draft);
  const [text, setText] = useState(CHECKING);
  useEffect(() => {
    if (!images || baseline === undefined) return;
    let isLeft = false;
    void untilIdle().then(() => {
      if (isLeft) return;
      const report = assessReadiness(withImages(draft, images), {
        today: localDay(clock),
        releases,
        baseline: baseline ?? undefined,
      });
      setText(openLine(report));
    });
    return () => {
      isLeft = true;
    };
  }, [baseline, clock, draft, images, releases]);
  return text;
}

const CHECKING = 'checking…';
