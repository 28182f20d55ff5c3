import { useEffect, useRef } from 'react';
import type { DraftImage, SubmissionDraft } from '@/domain/submissions/draft';
import { useClock } from '@/lib/clock';
import { useTask, type TaskResult } from '@/lib/jobs/use-task';
import { loadCode } from '@/lib/load-code';
import { isDemoName, type DemoName } from '../data/demo-names';
import type { DraftChange } from '../model/draft-changes';
import type { DraftImages } from '../records';

interface DemoInput {
  draft: SubmissionDraft;
  demo: DemoName;
}

/** Draws the screenshots, icons and the feature graphic of a demo that has none yet, when it is opened. */
export function useDemoImages(
  draft: SubmissionDraft,
  images: DraftImages,
  onChange: (change: DraftChange) => void,
) {
  const clock = useClock();
  const isTried = useRef(false);
  // The drawing takes a while: what it changes is told to the step and language that are shown by then.
  const latestChange = useRef(onChange);
  useEffect(() => {
    latestChange.current = onChange;
  });
  const task = useTask(
    async (input: DemoInput, tools): Promise<TaskResult<{ images: DraftImage[]; change: DraftChange }>> => {
      const code = await loadCode(() => import('../work/draw-demo-images'));
      return code.ok ? code.value.drawDemoImages(input.draft, input.demo, { ...tools, clock }) : code;
    },
    'Drawing the demo’s screenshots',
  );

  useEffect(() => {
    const isDrawn = images.images.length > 0;
    const demo = draft.sample;
    if (!isDemoName(demo) || isDrawn || isTried.current || typeof OffscreenCanvas !== 'function') return;
    isTried.current = true;
    task.start({ draft, demo }, (drawn) => {
      latestChange.current(drawn.change);
      void images.add(drawn.images);
    });
  }, [draft, images, task]);
  return task;
}
