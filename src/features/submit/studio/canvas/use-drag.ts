import { useRef, type PointerEvent } from 'react';

/** CSS pixels that a pointer moves before it is a drag and not a click. */
const THRESHOLD = 3;

interface Drag {
  pointerId: number;
  x: number;
  y: number;
  hasMoved: boolean;
}

export interface DragHandlers {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
}

/** Follows a pointer that drags an element, by mouse, pen or finger; positions are CSS pixels from where it began. */
export function useDrag({
  onStart,
  onMove,
  onEnd,
  onCancel,
}: {
  onStart?: () => void;
  onMove: (dx: number, dy: number, event: PointerEvent<HTMLElement>) => void;
  /** Called only if the pointer has moved. */
  onEnd: (event: PointerEvent<HTMLElement>) => void;
  onCancel: () => void;
}): DragHandlers {
  const drag = useRef<Drag>(undefined);
  return {
    onPointerDown: (event) => {
      if (event.button !== 0) return;
      drag.current = {
        pointerId: event.pointerId,
        x: event.clientX,
        y: event.clientY,
        hasMoved: false,
      };
      event.currentTarget.setPointerCapture(event.pointerId);
      onStart?.();
    },
    onPointerMove: (event) => {
      const { current } = drag;
      if (current?.pointerId !== event.pointerId) return;
      const [dx, dy] = [event.clientX - current.x, event.clientY - current.y];
      if (!current.hasMoved && Math.hypot(dx, dy) < THRESHOLD) return;
      current.hasMoved = true;
      onMove(dx, dy, event);
    },
    onPointerUp: (event) => {
      const hasMoved = drag.current?.hasMoved ?? false;
      drag.current = undefined;
      if (hasMoved) onEnd(event);
    },
    onPointerCancel: () => {
      if (drag.current?.hasMoved) onCancel();
      drag.current = undefined;
    },
  };
}
