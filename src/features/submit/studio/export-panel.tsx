import type { ReactNode } from 'react';
import type { OfferedTargets } from '@/domain/screenshots/offered-targets';
import { countOf } from '@/domain/texts';
import { Button } from '@/components/button';
import { Disclosure } from '@/components/disclosure';
import { JobProgress } from '@/components/job-progress';
import { Notice } from '@/components/notice';
import { shownJob } from '../pictures/picture-words';
import type { Pictures } from '../pictures/use-pictures';
import { TargetChoice } from '../pictures/target-choice';

/** Draws the whole set: every picture, size and language in one go. */
export function ExportPanel({
  count,
  languages,
  offered,
  chosen,
  format,
  missing,
  pictures,
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
  /** How many of them have no image. */
  missing: number;
  pictures: Pictures;
  onChosen: (targetIds: string[]) => void;
  onDraw: () => void;
}) {
  const { state } = pictures;
  const done = state.done?.parts.has('screenshots') ? state.done : undefined;
  const isBusy = state.kind === 'drawing';
  const isFirst = !state.hasScreenshots;
  const isDue = isFirst || missing > 0 || state.kind === 'outdated';
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
        {isDue && (
          <Button disabled={count === 0 || isBusy} onClick={onDraw}>
            {isFirst
              ? `Draw ${countOf(count, 'screenshot')}`
              : missing > 0
                ? `Draw ${missing} more`
                : 'Draw again'}
          </Button>
        )}
        <p className="text-[0.8125rem] text-ink-faint">
          {sizes === 0
            ? 'Choose at least one size.'
            : `${countOf(sizes, 'size')}${languages > 1 ? ` in ${countOf(languages, 'language')}` : ''}`}
        </p>
      </div>
      <JobProgress state={shownJob(state, 'screenshots')} onCancel={pictures.cancel} />
      <div role="status" className="empty:-mt-4">
        {done && (
          <Notice tone={done.cutTexts > 0 ? 'warn' : 'good'}>
            {done.drawn} drawn and added to the submission below. They follow your changes.
            {done.cutTexts > 0 &&
              ` ${done.cutTexts} of them have a caption that is too long and cut: shorten it.`}
          </Notice>
        )}
      </div>
    </div>
  );
}
