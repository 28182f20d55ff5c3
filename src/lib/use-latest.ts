import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Returns a ref with the value of the newest render, for callbacks that stay the same or run later. */
export function useLatest<Value>(value: Value): Readonly<RefObject<Value>> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
