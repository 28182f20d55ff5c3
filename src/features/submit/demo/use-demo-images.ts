import type { Result } from '@/domain/result';
import { useCallback, useEffect, useRef } from 'react';
import type { SubmissionDraft } from '@/model/draft';
import { useClock } from '@/lib/clock';
import { useTask, type TaskTools } from '@/lib/jobs/use-task';
import { loadCode } from '@/lib/load-code';
import { useLatest } from '@/lib/use-latest';
import { isDemoName, type DemoName } from './demo-names';
import type { DraftChange } from '../wizard/draft-changes';
import type { DraftImages } from '../records';

interface DemoInput {
  draft: SubmissionDraft;
  demo: DemoName;
}

interface Waiter {
  report: TaskTools['report'];
  settle: (result: Result<void>) => void;
}

const NOT_DRAWN =
  'The package was not made: its screenshots were not drawn. Draw them in step 3, or download again without them.';

/**
 * Draws the screenshots, icons and the feature graphic of a demo that has none yet, when it is opened, and stores them.
 * `whenDrawn` waits until that is done; it resolves immediately when nothing is drawn.
 */
export function useDemoImages(
  draft: SubmissionDraft,
  images: DraftImages,
  onChange: (change: DraftChange) => void,
) {
  const clock = useClock();
  const isTried = useRef(false);
  // Drawing takes a while: its change is applied to the step and language that are shown by then.
  const latest = useLatest({ onChange, images });
  const { state, start, cancel } = useTask(async (input: DemoInput, tools): Promise<Result<void>> => {
    const code = await loadCode(() => import('./draw-demo-images'));
    if (!code.ok) return code;
    const drawn = await code.value.drawDemoImages(input.draft, input.demo, { ...tools, clock });
    if (!drawn.ok) return drawn;
    if (!tools.signal.aborted) {
      latest.current.onChange(drawn.value.change);
      await latest.current.images.add(drawn.value.images);
    }
    return { ok: true, value: undefined };
  }, 'Drawing the demo’s screenshots');

  const isDue = isDemoName(draft.sample) && images.images.length === 0 && canDraw();
  const isDrawing = state.status === 'running' || (state.status === 'idle' && isDue);
  useEffect(() => {
    const demo = draft.sample;
    if (!isDue || !isDemoName(demo) || isTried.current) return;
    isTried.current = true;
    start({ draft, demo });
  }, [draft, isDue, start]);

  const waiters = useRef(new Set<Waiter>());
  useEffect(() => {
    if (state.status === 'running') {
      const { progress } = state;
      return progress.subscribe(() => {
        for (const { report } of waiters.current) report('Waiting for the screenshots', progress.read());
      });
    }
    for (const { settle } of waiters.current) {
      settle(state.status === 'done' ? DRAWN : { ok: false, failure: NOT_DRAWN });
    }
    return undefined;
  }, [state]);
  const whenDrawn = useCallback(
    ({ signal, report }: TaskTools): Promise<Result<void>> =>
      isDrawing
        ? new Promise((resolve) => {
            const waiter: Waiter = {
              report,
              settle: (result) => {
                waiters.current.delete(waiter);
                resolve(result);
              },
            };
            waiters.current.add(waiter);
            signal.addEventListener('abort', () => waiter.settle({ ok: false, failure: NOT_DRAWN }));
            report('Waiting for the screenshots', state.status === 'running' ? state.progress.read() : 0);
          })
        : Promise.resolve(DRAWN),
    [isDrawing, state],
  );
  return { state, cancel, isDrawing, whenDrawn };
}

const DRAWN = { ok: true, value: undefined } as const;

function canDraw(): boolean {
  return typeof OffscreenCanvas === 'function';
}
