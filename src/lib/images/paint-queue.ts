import { nextTask } from '../next-task';

/** Time per frame for pictures that are not urgent, in ms: half a frame, so that pointer and keys stay smooth. */
const BUDGET_MS = 8;

/** Pending work of each canvas, the canvas that has waited longest first. */
let waiting = new Map<object, () => void>();
let isScheduled = false;

/**
 * Paints a canvas after one of the next frames, so that the frame itself shows immediately what was pressed or typed. A
 * newer request for the same canvas replaces the older one.
 * @param isFirst paints it before all others that wait
 */
export function paintSoon(canvas: object, paint: () => void, isFirst = false): void {
  if (isFirst) {
    const others = [...waiting].filter(([other]) => other !== canvas);
    waiting = new Map([[canvas, paint], ...others]);
  } else {
    waiting.set(canvas, paint);
  }
  if (isScheduled) return;
  isScheduled = true;
  afterFrame(paintNext);
}

/** Withdraws what a canvas has not painted yet. */
export function forgetPaint(canvas: object): void {
  waiting.delete(canvas);
}

/** Paints at least one canvas, and more as long as there is time. */
function paintNext(): void {
  const started = performance.now();
  do {
    const [next] = waiting;
    if (!next) break;
    const [canvas, paint] = next;
    waiting.delete(canvas);
    paint();
  } while (performance.now() - started < BUDGET_MS);
  isScheduled = waiting.size > 0;
  if (isScheduled) afterFrame(paintNext);
}

/** Calls back in a task of its own after the next frame has been painted. */
function afterFrame(callback: () => void): void {
  requestAnimationFrame(() => void nextTask().then(callback));
}
