import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Width of an element in CSS pixels, as the page lays it out; `fallback` until it is known. */
export function useElementWidth<Element extends HTMLElement>(
  fallback: number,
): [RefObject<Element | null>, number] {
  const element = useRef<Element>(null);
  const [width, setWidth] = useState(fallback);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current || typeof ResizeObserver !== 'function') return;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return [element, width];
}
