import { useEffect, useRef, useState, type ReactNode } from 'react';
import { savesData } from '@/lib/saves-data';
import { untilIdle } from '@/lib/idle/until-idle';
import { Loading } from './lazy-part';

/** Starts loading before a scroll reaches it. */
const NEAR = '100px';

/**
 * A part below the first view: it renders when it comes near the view, or when the browser is idle and does not save data.
 * Until then a tall gap takes its place.
 */
export function BelowView({ children }: { children: ReactNode }) {
  const [isShown, setShown] = useState(!('IntersectionObserver' in globalThis));
  const gap = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!gap.current) return undefined;
    const show = () => setShown(true);
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) show();
      },
      { rootMargin: NEAR },
    );
    observer.observe(gap.current);
    if (!savesData()) void untilIdle().then(show);
    window.addEventListener('beforeprint', show);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', show);
    };
  }, []);
  return isShown ? (
    children
  ) : (
    <div ref={gap}>
      <Loading isTall />
    </div>
  );
}
