import { useRef, type KeyboardEvent, type MouseEvent } from 'react';
import type { ShotStyle } from '@/domain/studio/design';
import type { DesignPart } from '@/domain/studio/drawing/drawing-command';
import { useDrag } from './use-drag';

/** How far an arrow key moves something, as a share of the picture's width or height, and with Shift. */
const STEP = 0.01;
const LARGE_STEP = 0.05;
/** Share of the width within which a dragged part snaps to the layout's own place. */
const SNAP = 0.015;
const ZOOM_STEP = 0.04;

/** The numbers that dragging and arrow keys change. */
const PLACES = {
  device: { x: 'deviceX', y: 'deviceY', zoom: 'deviceZoom' },
  caption: { x: 'textX', y: 'textY', zoom: 'textSize' },
  second: { x: 'textX', y: 'textY', zoom: 'secondSize' },
} as const;

/** Names of the parts of a screenshot. */
export const SHOT_PARTS: PartNames = { device: 'Screen', caption: 'Caption', second: 'Second line' };
export type PartNames = Record<DesignPart['kind'], string>;

/** A part of a picture that can be moved and resized, by pointer and by keys. It is placed over the canvas. */
export function PartHandle({
  part,
  names,
  of,
  style,
  scale,
  size,
  direction,
  isShown,
  onClick,
  onHold,
  onRelease,
  onCancel,
  onChange,
}: {
  part: DesignPart;
  names: PartNames;
  /** The whole that it is a part of, e.g. `picture 2`. */
  of: string;
  style: ShotStyle;
  /** CSS pixels per pixel of the target. */
  scale: number;
  /** The picture in CSS pixels. */
  size: { width: number; height: number };
  /** -1 where the layout is mirrored. */
  direction: 1 | -1;
  /** Whether it can be dragged: only the parts of a selected picture. */
  isShown: boolean;
  onClick: (event: MouseEvent) => void;
  onHold: (change: Partial<ShotStyle>) => void;
  onRelease: () => void;
  onCancel: () => void;
  onChange: (change: Partial<ShotStyle>, group: string) => void;
}) {
  const keys = PLACES[part.kind];
  // While something is dragged, `style` already has the change: distances count from where the drag began.
  const first = useRef(style);
  const handleStart = () => {
    first.current = style;
  };
  const placeAt = (dx: number, dy: number, isSnapping: boolean): Partial<ShotStyle> => {
    const x = first.current[keys.x] + (dx / size.width) * direction;
    const y = first.current[keys.y] + dy / size.height;
    const snapped = (value: number, share: number) => (isSnapping && Math.abs(value) < share ? 0 : value);
    return { [keys.x]: snapped(x, SNAP), [keys.y]: snapped(y, (SNAP * size.width) / size.height) };
  };
  const move = useDrag({
    onStart: handleStart,
    onMove: (dx, dy, event) => onHold(placeAt(dx, dy, !event.altKey)),
    onEnd: onRelease,
    onCancel,
  });
  const resize = useDrag({
    onStart: handleStart,
    onMove: (dx, dy) => {
      const width = size.width * 0.6;
      onHold({ [keys.zoom]: first.current[keys.zoom] * Math.max(0.1, 1 + (dx + dy) / width) });
    },
    onEnd: onRelease,
    onCancel,
  });
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel();
    const change = changeForKey(event, style, keys, direction, part.kind === 'device');
    if (!change) return;
    event.preventDefault();
    event.stopPropagation();
    onChange(change, `${part.kind} ${Object.keys(change).join()}`);
  };
  const { rect, angle } = part;
  return (
    <div
      className="pointer-events-none absolute"
      style={{
        left: rect.x * scale,
        top: rect.y * scale,
        width: rect.width * scale,
        height: rect.height * scale,
        transform: angle === 0 ? undefined : `rotate(${angle}deg)`,
      }}
    >
      <button
        type="button"
        tabIndex={isShown ? 0 : -1}
        aria-label={`${names[part.kind]} of ${of}`}
        aria-keyshortcuts="ArrowLeft ArrowRight ArrowUp ArrowDown + -"
        title={`Drag to move. Arrow keys move, with Shift further; + and − resize${part.kind === 'device' ? ', [ and ] tilt' : ''}.`}
        onKeyDown={handleKeyDown}
        {...move}
        onClick={onClick}
        className={`absolute inset-0 rounded-sm ${isShown ? 'pointer-events-auto cursor-move touch-none outline-1 outline-offset-1 outline-accent/70 outline-dashed focus-visible:outline-2 focus-visible:outline-solid' : ''}`}
      />
      {isShown && part.kind !== 'second' && (
        <span
          aria-hidden="true"
          {...resize}
          className="pointer-events-auto absolute -right-1.5 -bottom-1.5 size-3.5 cursor-nwse-resize touch-none rounded-full border-2 border-accent bg-surface"
        />
      )}
    </div>
  );
}

type PlaceKeys = (typeof PLACES)[keyof typeof PLACES];

function changeForKey(
  { key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent,
  style: ShotStyle,
  keys: PlaceKeys,
  direction: 1 | -1,
  canTilt: boolean,
): Partial<ShotStyle> | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  const step = shiftKey ? LARGE_STEP : STEP;
  switch (key) {
    case 'ArrowLeft':
      return { [keys.x]: style[keys.x] - step * direction };
    case 'ArrowRight':
      return { [keys.x]: style[keys.x] + step * direction };
    case 'ArrowUp':
      return { [keys.y]: style[keys.y] - step };
    case 'ArrowDown':
      return { [keys.y]: style[keys.y] + step };
    case '+':
    case '=':
      return { [keys.zoom]: style[keys.zoom] + ZOOM_STEP };
    case '-':
      return { [keys.zoom]: style[keys.zoom] - ZOOM_STEP };
    case '[':
      return canTilt ? { tilt: style.tilt - 1 } : undefined;
    case ']':
      return canTilt ? { tilt: style.tilt + 1 } : undefined;
    default:
      return undefined;
  }
}
