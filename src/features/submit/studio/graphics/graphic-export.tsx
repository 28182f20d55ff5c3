import type { Size } from '@/model/geometry';
import { GRAPHIC_TARGETS } from '@/domain/studio/graphic-targets';
import type { Graphic, GraphicId } from '@/domain/studio/design';
import { BlobImage } from '@/components/blob-image';
import { Button, SmallButton } from '@/components/button';
import { FileDrop } from '@/components/file-drop';
import { JobProgress } from '@/components/job-progress';
import { Notice } from '@/components/notice';
import { endedJob } from '../../pictures/picture-words';
import { BehindChoice } from './behind-choice';
import type { Pictures } from '../../pictures/use-pictures';

interface Words {
  /** Name of the button, which other steps ask for. */
  control: string;
  draw: string;
  sizes: string;
  own: string;
  hint: string;
}

const WORDS: Record<GraphicId, Words> = {
  icon: {
    control: 'icon',
    draw: 'Draw the icons',
    sizes: '1024x1024 for the App Store and 512x512 for Google Play, as PNG without alpha.',
    own: 'Or use a finished icon',
    hint: 'A square of at least 1024 px is best. Other shapes are cropped from the middle.',
  },
  feature: {
    control: 'feature-graphic',
    draw: 'Draw the feature graphic',
    sizes: '1024x500 without alpha, in the file format of the screenshots.',
    own: 'Or use a finished feature graphic',
    hint: '1024x500 is best. Other shapes are cropped from the middle.',
  },
};

/** Label of the button that draws a graphic. */
export function drawLabel(id: GraphicId): string {
  return WORDS[id].draw;
}

function isEnlarged(id: GraphicId, { width, height }: Size): boolean {
  const target = GRAPHIC_TARGETS[id];
  return width < target.width || height < target.height;
}

/** Draws a graphic into the submission, from its design or from a finished picture; the other one is kept. */
export function GraphicExport({
  id,
  graphic,
  own,
  pictures,
  onDraw,
  onOwn,
  onBehind,
  onFile,
}: {
  id: GraphicId;
  graphic: Graphic;
  /** The finished picture, where there is one. */
  own: (Size & { blob: Blob }) | undefined;
  pictures: Pictures;
  onDraw: () => void;
  /** Uses the finished picture again. */
  onOwn: () => void;
  /** Chooses what is behind transparent parts of the finished picture. */
  onBehind: (behind: string) => void;
  onFile: (file: File) => void;
}) {
  const { control, draw, sizes, own: ownLabel, hint } = WORDS[id];
  const { state } = pictures;
  const done = state.done?.parts.has(id) ? state.done : undefined;
  const isBusy = state.kind === 'drawing';
  return (
    <div className="grid gap-4 border-t p-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button name={control} disabled={isBusy} onClick={onDraw}>
          {draw}
        </Button>
        <p className="text-[0.8125rem] text-ink-faint">{sizes}</p>
      </div>
      {own && (
        <div className="flex items-start gap-3 rounded-control border p-3">
          <BlobImage
            blob={own.blob}
            alt="The finished picture"
            className="max-h-16 max-w-32 shrink-0 rounded-control border object-contain"
          />
          <div className="grid gap-2 text-[0.8125rem] text-ink-soft">
            <p>
              {graphic.isOwnUsed
                ? `The finished picture is chosen. “${draw}” chooses the design instead; the picture stays stored here.`
                : 'The finished picture is stored here.'}
            </p>
            {isEnlarged(id, own) && (
              <p className="font-medium text-warn">
                It has only {own.width}x{own.height} pixels and is enlarged, so it looks blurred. Choose a
                larger file, or use the design.
              </p>
            )}
            <BehindChoice graphic={graphic} picture={own.blob} onChoose={onBehind} />
            <div>
              <SmallButton disabled={isBusy} onClick={onOwn}>
                Use the finished picture
              </SmallButton>
            </div>
          </div>
        </div>
      )}
      <FileDrop
        label={ownLabel}
        hint={hint}
        accept="image/png,image/jpeg,image/webp"
        isCompact
        onFiles={([file]) => file && onFile(file)}
      />
      <JobProgress state={endedJob(state)} onCancel={pictures.cancel} />
      <div role="status" className="empty:-mt-4">
        {done && (
          <Notice tone={done.cutTexts > 0 ? 'warn' : 'good'}>
            {done.drawn} drawn and added to the submission below. They follow your changes.
            {done.cutTexts > 0 && ' A text is too long and cut: shorten it.'}
          </Notice>
        )}
      </div>
    </div>
  );
}
