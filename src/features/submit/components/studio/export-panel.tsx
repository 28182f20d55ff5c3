import type { ReactNode } from 'react';
import type { OfferedTargets } from '@/domain/screenshots/offered-targets';
import { countOf } from '@/domain/texts';
import { Button } from '@/components/button';
import { Disclosure } from '@/components/disclosure';
import { JobProgress } from '@/components/job-progress';
import { Notice } from '@/components/notice';
import type { DrawingResult } from '../../hooks/use-drawing';
import type { TaskHandle } from '@/lib/jobs/use-task';
import { TargetChoice } from '../step-3-screenshots/target-choice';

/** Draws the whole set: every picture, size and language in one go. */
export function ExportPanel({
  count,
  languages,
  offered,
  chosen,
  format,
  drawing,
  onChosen,
  onDraw,
}: {
  /** How many screenshots will be drawn. */
  count: number;
  /** Number of languages. */
  languages: number;
  offered: OfferedTargets;
  chosen: readonly string[];
  /** Choice of the file format. */
  format: ReactNode;
  drawing: Pick<TaskHandle<never, DrawingResult>, 'state' | 'cancel'>;
  onChosen: (targetIds: string[]) => void;
  onDraw: () => void;
}) {
  const { state } = drawing;
  const sizes = [...offered.usual, ...offered.more].filter(({ id }) => chosen.includes(id)).length;
  return (
    <div className="grid gap-4">
      <Disclosure
        title="Sizes to draw"
        aside={String(sizes)}
        key={sizes === 0 ? 'none' : 'some'}
        isOpenAtFirst={sizes === 0}
      >
        <TargetChoice offered={offered} chosen={chosen} onChange={onChosen} />
      </Disclosure>
      {format}
      <div className="flex flex-wrap items-center gap-3">
        <Button disabled={count === 0 || state.status === 'running'} onClick={onDraw}>
          Draw {countOf(count, 'screenshot')}
        </Button>
        <p className="text-[0.8125rem] text-ink-faint">
          {sizes === 0
            ? 'Choose at least one size.'
            : `${countOf(sizes, 'size')}${languages > 1 ? ` in ${countOf(languages, 'language')}` : ''}`}
        </p>
      </div>
      <JobProgress state={state} onCancel={drawing.cancel} />
      <div role="status" className="empty:-mt-4">
        {state.status === 'done' && (
          <Notice tone={state.result.cutTexts > 0 ? 'warn' : 'good'}>
            {state.result.images.length} drawn and added to the submission below.
            {state.result.cutTexts > 0 &&
              ` ${state.result.cutTexts} of them have a caption that was too long and is cut: shorten it and draw again.`}
          </Notice>
        )}
      </div>
    </div>
  );
}
