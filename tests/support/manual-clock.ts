import { act } from '@testing-library/react';
import type { Clock } from '@/lib/clock';

/** A clock that moves only on request: tests never wait, and can count what is still pending. */
export interface ManualClock extends Clock {
  /** Moves the time on and runs what falls due, in order; React settles after each step. */
  advance(ms: number): Promise<void>;
  /** Number of timers that are pending. */
  pending(): number;
}

export function createManualClock(start = '2026-11-20T09:00:00'): ManualClock {
  let time = new Date(start).getTime();
  let lastId = 0;
  const timers = new Map<number, { at: number; run: () => void }>();
  return {
    now: () => time,
    setTimeout(run, ms) {
      lastId += 1;
      timers.set(lastId, { at: time + ms, run });
      return lastId;
    },
    clearTimeout: (id) => void timers.delete(id),
    pending: () => timers.size,
    async advance(ms) {
      const end = time + ms;
      for (;;) {
        const [next] = [...timers]
          .filter(([, timer]) => timer.at <= end)
          .sort((a, b) => a[1].at - b[1].at || a[0] - b[0]);
        if (!next) break;
        const [id, timer] = next;
        timers.delete(id);
        time = Math.max(time, timer.at);
        await act(async () => {
          timer.run();
          await Promise.resolve();
        });
      }
      time = end;
      await act(() => Promise.resolve());
    },
  };
}
