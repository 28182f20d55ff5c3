import { useEffect, useEffectEvent } from 'react';
import { useClock } from '@/lib/clock';

/** Time for a change before the first drawing, e.g. for a caption or further files. */
const FIRST_DRAWING_MS = 1500;

/** Starts the first drawing of a set by itself. `key` stands for what would be drawn; each change of it waits again. */
export function useFirstDrawing(isDue: boolean, key: unknown, draw: () => void): void {
  const clock = useClock();
  const start = useEffectEvent(draw);
  useEffect(() => {
    if (!isDue) return undefined;
    const timer = clock.setTimeout(start, FIRST_DRAWING_MS);
    return () => clock.clearTimeout(timer);
  }, [clock, isDue, key]);
}
