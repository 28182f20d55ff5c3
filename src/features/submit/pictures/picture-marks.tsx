import { TriangleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { BlobImage } from '@/components/blob-image';
import { findingLook } from '@/components/findings/severity-looks';
import type { Finding } from '@/model/finding';
import type { DraftImage } from '@/model/draft-image';
import type { PicturePart } from '@/model/picture-look';
import { countOf } from '@/domain/texts';

/** A finding about one picture, with the part of it to mark. */
export interface MarkedFinding {
  finding: Finding;
  part: PicturePart | undefined;
}

/** The findings about each picture, by its id. */
export function marksOf(findings: readonly Finding[]): ReadonlyMap<string, readonly MarkedFinding[]> {
  const marks = new Map<string, MarkedFinding[]>();
  for (const finding of findings) {
    const { picture } = finding.subject;
    const places = finding.marks ?? (picture === undefined ? [] : [{ picture }]);
    for (const { picture: id, part } of places) {
      const known = marks.get(id) ?? [];
      known.push({ finding, part });
      marks.set(id, known);
    }
  }
  return marks;
}

/** A picture of the list with what is wrong with it: boxes at the places, and the lines on a press. */
export function MarkedPicture({
  image,
  name,
  marks,
}: {
  image: DraftImage;
  name: string;
  /** Worst first. */
  marks: readonly MarkedFinding[];
}) {
  const [isOpen, setOpen] = useState(false);
  const lines = useId();
  const [worst] = marks;
  const look = worst && findingLook(worst.finding);
  return (
    <>
      <div className="relative grid h-36 place-items-center rounded-control bg-sunken">
        <div
          className="relative max-h-36 max-w-full"
          style={{ aspectRatio: `${image.width} / ${image.height}`, ...sideOf(image) }}
        >
          <BlobImage blob={image.blob} alt={name} className="size-full object-contain" />
          {marks.map(({ finding, part }) =>
            part ? (
              <span
                key={finding.id}
                aria-hidden="true"
                className={`absolute rounded-sm border-2 ${BOXES[finding.severity]}`}
                style={boxOf(part)}
              />
            ) : null,
          )}
        </div>
        {look && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={lines}
            aria-label={`${name}: ${countOf(marks.length, 'finding')}`}
            onClick={() => setOpen(!isOpen)}
            className={`absolute bottom-1 left-1 inline-flex min-h-6 items-center gap-1 rounded-full border bg-surface px-2 text-xs font-medium tabular-nums shadow-card ${CHIPS[worst.finding.severity]}`}
          >
            <TriangleAlert className="size-3.5" aria-hidden="true" />
            {marks.length}
          </button>
        )}
      </div>
      <ul id={lines} hidden={!isOpen} className="grid gap-1 text-[0.8125rem]">
        {marks.map(({ finding }) => (
          <li key={finding.id} className="[overflow-wrap:anywhere]">
            <span className="font-medium">{finding.title}.</span>{' '}
            <span className="text-ink-soft">{finding.fix}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

const BOXES: Record<Finding['severity'], string> = {
  blocker: 'border-bad',
  warning: 'border-warn',
  note: 'border-accent',
};
const CHIPS: Record<Finding['severity'], string> = {
  blocker: 'text-bad',
  warning: 'text-warn',
  note: 'text-ink-soft',
};

/** The side that fills the tile: the box has the picture's shape, so that a mark is where the fault is. */
function sideOf({ width, height }: DraftImage) {
  return width / height > TILE_RATIO ? { width: '100%' } : { height: '9rem' };
}

/** Width by height of a tile's space for the picture. */
const TILE_RATIO = 102 / 144;

/** A very small part is shown large enough to be seen. */
const LEAST_SHARE = 0.06;

function boxOf({ x, y, width, height }: PicturePart) {
  const percent = (share: number) => `${share * 100}%`;
  return {
    left: percent(x),
    top: percent(y),
    width: percent(Math.max(width, LEAST_SHARE)),
    height: percent(Math.max(height, LEAST_SHARE / 2)),
  };
}
