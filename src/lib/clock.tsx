import { createContext, useContext } from 'react';

/** The only thing in the product that touches timers and the date. Times are milliseconds. */
export interface Clock {
  now(): number;
  setTimeout(run: () => void, ms: number): number;
  clearTimeout(id: number): void;
}

export const systemClock: Clock = {
  now: () => Date.now(), // oxlint-disable-line no-restricted-properties
  // Number(): the same id in a page, in a worker and in Node.
  setTimeout: (run, ms) => Number(globalThis.setTimeout(run, ms)),
  clearTimeout: (id) => globalThis.clearTimeout(id),
};

const ClockContext = createContext<Clock>(systemClock);
export const ClockProvider = ClockContext.Provider;

/** The clock of the running app; tests provide a manual one. */
export function useClock(): Clock {
  return useContext(ClockContext);
}

/** The user's local calendar day as `YYYY-MM-DD`. */
export function localDay(clock: Clock): string {
  return dayOf(new Date(clock.now()));
}

/** The user's local calendar day of an ISO instant. */
export function dayOfInstant(instant: string): string {
  return dayOf(new Date(instant));
}

function dayOf(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
