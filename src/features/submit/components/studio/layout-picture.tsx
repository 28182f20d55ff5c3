import type { LayoutId } from '@/domain/studio/design';
import { arrangement } from '@/domain/studio/layouts';

const [WIDTH, HEIGHT] = [30, 52];
const MARGIN = 3;
/** Height to width of the device in the diagram. */
const DEVICE_RATIO = 2;
const TEXT = { hasCaption: true, hasSecond: false, textSize: 1 };

/** A diagram of a layout: lines for the caption, a rounded rectangle for each device. */
export function LayoutPicture({ layout }: { layout: LayoutId }) {
  const { text, devices } = arrangement(layout, 'tall', TEXT);
  const room = { width: WIDTH - 2 * MARGIN, height: HEIGHT - 2 * MARGIN };
  const middle = text && MARGIN + (text.y + text.height / 2) * room.height;
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="h-13 w-[1.875rem] rounded-[3px] bg-sunken"
      aria-hidden="true"
    >
      {devices.map(({ x, y, width, height, fit, angle, shows }) => {
        const isWhole = fit === 'cover';
        const boxWidth = isWhole ? WIDTH : width * room.width;
        const boxHeight = isWhole ? HEIGHT : height * room.height;
        const deviceWidth = isWhole ? WIDTH : Math.min(boxWidth, boxHeight / DEVICE_RATIO);
        const deviceHeight = isWhole ? HEIGHT : deviceWidth * DEVICE_RATIO;
        const free = boxHeight - deviceHeight;
        const left = isWhole ? 0 : MARGIN + x * room.width + (boxWidth - deviceWidth) / 2;
        const top = isWhole
          ? 0
          : MARGIN + y * room.height + (fit === 'top' ? 0 : fit === 'bottom' ? free : free / 2);
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
      {middle !== undefined &&
        [-2.2, 1.2].map((shift) => (
          <rect
            key={shift}
            x={shift < 0 ? 6 : 9}
            y={middle + shift}
            width={shift < 0 ? 18 : 12}
            height={2}
            rx={1}
            className="fill-accent"
          />
        ))}
    </svg>
  );
}
