import { useRef, useState } from 'react';
import { PLAY_MAX_BYTES } from '@/checks/pictures/check-images';
import { formatBytes } from '@/domain/format-bytes';
import { BlobImage } from '@/components/blob-image';
import { Notice } from '@/components/notice';
import type { ScreenshotJob } from '@/lib/images/image-jobs';
import { useQualityLook } from '../use-quality-look';
import { useDrag } from '../canvas/use-drag';

/** Part of the picture that is shown, in percent of what can be seen by moving it. */
interface Place {
  x: number;
  y: number;
}

/** Where most captions are, which is where a JPEG shows its edges first. */
const FIRST_PLACE: Place = { x: 50, y: 8 };

/** The same detail of one picture before and after packing, pixel for pixel, and the size of both files. */
export function QualityLook({
  job,
  number,
  isForPlay,
  quality,
}: {
  job: ScreenshotJob;
  /** Number of the picture, from 1. */
  number: number;
  isForPlay: boolean;
  quality: number;
}) {
  const { png, jpeg, isBusy, failure } = useQualityLook(job, quality);
  const [place, setPlace] = useState(FIRST_PLACE);
  const first = useRef(place);
  const { width, height } = job.size;
  const drag = useDrag({
    onStart: () => {
      first.current = place;
    },
    onMove: (dx, dy, { currentTarget }) => {
      const { clientWidth, clientHeight } = currentTarget;
      setPlace({
        x: percent(first.current.x - (dx / Math.max(1, width - clientWidth)) * 100),
        y: percent(first.current.y - (dy / Math.max(1, height - clientHeight)) * 100),
      });
    },
    onEnd: () => undefined,
    onCancel: () => undefined,
  });
  if (failure !== undefined) return <Notice tone="bad">{failure}</Notice>;
  const packed = `JPEG at ${Math.round(quality * 100)}%`;
  const panes = [
    { name: 'PNG', blob: png, alt: `Detail of picture ${number} as PNG` },
    { name: packed, blob: jpeg, alt: `The same detail as ${packed}` },
  ];
  const isTooHeavy = isForPlay && jpeg !== undefined && jpeg.size > PLAY_MAX_BYTES;
  return (
    <div className="grid gap-2" aria-busy={isBusy}>
      <div className="grid grid-cols-2 gap-2">
        {panes.map(({ name, blob, alt }) => (
          <figure key={alt.slice(0, 8)} className="grid min-w-0 gap-1">
            <div
              {...drag}
              className="h-56 cursor-grab touch-none overflow-hidden rounded-control border bg-sunken active:cursor-grabbing"
            >
              {blob && (
                <BlobImage
                  blob={blob}
                  alt={alt}
                  className="pointer-events-none size-full object-none"
                  objectPosition={`${place.x}% ${place.y}%`}
                />
              )}
            </div>
            <figcaption className="text-[0.8125rem] text-ink-soft tabular-nums">
              {name}
              {blob && `: ${formatBytes(blob.size)}`}
            </figcaption>
          </figure>
        ))}
      </div>
      <p role="status" className="text-[0.8125rem] text-ink-soft tabular-nums">
        {isBusy || !png || !jpeg ? 'Writing the files…' : sizeInWords(number, job.size, png, jpeg)}
      </p>
      {isTooHeavy && (
        <Notice tone="warn">
          Google Play takes at most {formatBytes(PLAY_MAX_BYTES)} per picture. Lower the quality.
        </Notice>
      )}
      <div className="flex flex-wrap gap-x-5 gap-y-1">
        {(['x', 'y'] as const).map((axis) => (
          <label key={axis} className="flex flex-1 items-center gap-2 text-[0.8125rem] text-ink-soft">
            {axis === 'x' ? 'Detail ↔' : 'Detail ↕'}
            <input
              type="range"
              min={0}
              max={100}
              value={place[axis]}
              aria-label={axis === 'x' ? 'Detail, from left to right' : 'Detail, from top to bottom'}
              onChange={(event) => setPlace({ ...place, [axis]: Number(event.target.value) })}
              className="h-6 min-w-24 flex-1 accent-accent"
            />
          </label>
        ))}
      </div>
    </div>
  );
}

function percent(value: number): number {
  return Math.min(100, Math.max(0, value));
}

function sizeInWords(
  number: number,
  { width, height }: { width: number; height: number },
  png: Blob,
  jpeg: Blob,
): string {
  const share = Math.round((jpeg.size / Math.max(1, png.size)) * 100);
  const compared = share <= 100 ? `${100 - share}% smaller than` : `${share - 100}% larger than`;
  return `Picture ${number} at ${width}x${height}: ${formatBytes(jpeg.size)} as JPEG, ${compared} the ${formatBytes(png.size)} of the PNG. Shown at 100%.`;
}
