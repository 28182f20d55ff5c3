import type { LayoutId } from '@/domain/studio/design';
import { arrangement } from '@/domain/studio/layouts';
import type { RatioClass } from '@/domain/studio/ratio-class';

const MARGIN = 3;
/** Pixels of a diagram, height to width of the device in it, and width of the lines for the caption. */
const SHAPES = {
  tall: { width: 30, height: 52, device: 2, line: 18 },
  square: { width: 44, height: 44, device: 1, line: 16 },
  banner: { width: 60, height: 30, device: 1, line: 18 },
} as const;
const TEXT = { hasCaption: true, hasSecond: false, textSize: 1 };

/** A diagram of a layout: lines for the caption, a rounded rectangle for each device. */
export function LayoutPicture({
  layout,
  ratio = 'tall',
}: {
  layout: LayoutId;
  ratio?: RatioClass | undefined;
}) {
  const shape = SHAPES[ratio === 'square' || ratio === 'banner' ? ratio : 'tall'];
  const { text, devices } = arrangement(layout, ratio, TEXT);
  const area = { width: shape.width - 2 * MARGIN, height: shape.height - 2 * MARGIN };
  const middle = text && {
    x: MARGIN + (text.x + text.width / 2) * area.width,
    y: MARGIN + (text.y + text.height / 2) * area.height,
  };
  return (
    <svg
      viewBox={`0 0 ${shape.width} ${shape.height}`}
      width={shape.width}
      height={shape.height}
      className="max-w-full rounded-[3px] bg-sunken"
      aria-hidden="true"
    >
      {devices.map(({ x, y, width, height, fit, angle, shows }) => {
        const isWhole = fit === 'cover';
        const boxWidth = isWhole ? shape.width : width * area.width;
        const boxHeight = isWhole ? shape.height : height * area.height;
        const deviceWidth = isWhole ? shape.width : Math.min(boxWidth, boxHeight / shape.device);
        const deviceHeight = isWhole ? shape.height : deviceWidth * shape.device;
        const free = boxHeight - deviceHeight;
        const left = isWhole ? 0 : MARGIN + x * area.width + (boxWidth - deviceWidth) / 2;
        const top = isWhole
          ? 0
          : MARGIN + y * area.height + (fit === 'top' ? 0 : fit === 'bottom' ? free : free / 2);
        return (
          <rect
            key={shows}
            x={left}
            y={top}
            width={deviceWidth}
            height={deviceHeight}
            rx={isWhole ? 0 : 2.5}
            transform={`rotate(${angle} ${left + deviceWidth / 2} ${top + deviceHeight / 2})`}
            className="fill-ink-faint stroke-surface"
            strokeWidth={0.75}
            opacity={isWhole ? 0.45 : shows === 'next' ? 0.6 : 1}
          />
        );
      })}
      {middle &&
        [-2.2, 1.2].map((shift) => {
          const width = shift < 0 ? shape.line : (shape.line * 2) / 3;
          return (
            <rect
              key={shift}
              x={middle.x - width / 2}
              y={middle.y + shift}
              width={width}
              height={2}
              rx={1}
              className="fill-accent"
            />
          );
        })}
    </svg>
  );
}
