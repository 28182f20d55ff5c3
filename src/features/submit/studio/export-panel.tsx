import type { ReactNode } from 'react';
import type { OfferedTargets } from '@/domain/screenshots/offered-targets';
import { countOf } from '@/domain/texts';
import { Button } from '@/components/button';
import { Disclosure } from '@/components/disclosure';
import { Notice } from '@/components/notice';
import type { Pictures } from '../pictures/use-pictures';
import { TargetChoice } from '../pictures/target-choice';

/** Draws the whole set: every picture, size and language in one go. Drawn pictures follow the design by themselves. */
export function DrawButton({
  count,
  missing,
  pictures: { state },
  onDraw,
}: {
  /** How many screenshots will be drawn. */
  count: number;
  /** How many of them have no image. */
  missing: number;
  pictures: Pictures;
  onDraw: () => void;
}) {
  const isFirst = !state.hasScreenshots;
  if (!isFirst && missing === 0 && state.kind !== 'outdated') return null;
  return (
    <Button size="small" disabled={count === 0 || state.kind === 'drawing'} onClick={onDraw}>
      {isFirst ? `Draw ${countOf(count, 'screenshot')}` : missing > 0 ? `Draw ${missing} more` : 'Draw again'}
    </Button>
  );
}

/** Settings of the drawn pictures, beside those of the set, and the result of the last drawing. */
export function ExportPanel({
  offered,
  chosen,
  format,
  pictures: { state },
  before,
  after,
  onChosen,
}: {
  offered: OfferedTargets;
  chosen: readonly string[];
  /** Choice of the file format. */
  format: ReactNode;
  pictures: Pictures;
  /** Folded parts before and after those of the export. */
  before: ReactNode;
  after: ReactNode;
  onChosen: (targetIds: string[]) => void;
}) {
  const done = state.done?.parts.has('screenshots') ? state.done : undefined;
  const sizes = [...offered.usual, ...offered.more].filter(({ id }) => chosen.includes(id)).length;
  return (
    <>
      <div role="status" className="empty:hidden">
        {done && (
          <Notice tone={done.cutTexts > 0 ? 'warn' : 'good'}>
            {done.drawn} drawn and added to the submission below. They follow your changes.
            {done.cutTexts > 0 &&
              ` ${done.cutTexts} of them have a caption that is too long and cut: shorten it.`}
          </Notice>
        )}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-2 lg:grid-cols-2 [&>details[open]]:col-span-full">
        {before}
        <Disclosure
          title="Sizes to draw"
          aside={sizes === 0 ? 'Choose at least one size.' : String(sizes)}
          key={sizes === 0 ? 'none' : 'some'}
          isOpenAtFirst={sizes === 0}
        >
          <TargetChoice offered={offered} chosen={chosen} onChange={onChosen} />
        </Disclosure>
        {format}
        {after}
      </div>
    </>
  );
}
