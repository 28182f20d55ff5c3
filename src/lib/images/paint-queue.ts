/** Time per frame for pictures that are not urgent, in ms: half a frame, so that pointer and keys stay smooth. */
const BUDGET_MS = 8;

/** What each canvas still has to paint, the canvas that has waited longest first. */
const waiting = new Map<object, () => void>();
let isScheduled = false;

/** Paints a canvas in one of the next frames. A newer request for the same canvas replaces the older one. */
export function paintSoon(canvas: object, paint: () => void): void {
  waiting.set(canvas, paint);
  if (isScheduled) return;
  isScheduled = true;
  requestAnimationFrame(paintNext);
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
  if (isScheduled) requestAnimationFrame(paintNext);
}
