import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router-dom';
import type { RouteName } from '@/config/paths';
import { routeRecord } from './routes';

/** The static page whose prerendered HTML is in the document, until another page replaces it. */
let prerendered: RouteName | undefined;
/** The same, once React has hydrated around it. */
let kept: RouteName | undefined;

/** Hydrates the document without the code of this page, whose prerendered HTML stays unchanged. */
export function keepPrerendered(name: RouteName): void {
  prerendered = name;
}

/**
 * Shows a page that has neither state nor handlers: its prerendered HTML, or `children` where there is none. Files that are
 * given to it are shown instead, if its record says how.
 */
export function StaticPage({ name, children }: { name: RouteName; children: ReactNode }) {
  // If the HTML around it doesn't match, React renders the document again, without it: then the page's code loads.
  const isKept = useSyncExternalStore(
    subscribeToNothing,
    () => kept === name,
    () => prerendered === name,
  );
  const [instead, show] = useState<ReactNode>();
  useEffect(() => {
    const leaving = new AbortController();
    const { takeFiles } = routeRecord(name);
    const takeGiven = () => Promise.resolve(takeFiles?.(show, leaving.signal));
    // Without this code the page works as before; it loads again with the next visit.
    if (takeFiles)
      void import('./after-first-page').then(
        ({ onFirstSign }) => onFirstSign(takeGiven, leaving.signal),
        () => undefined,
      );
    return () => leaving.abort();
  }, [name]);
  if (instead !== undefined) return instead;
  return isKept ? <PrerenderedPage name={name} /> : <div>{children}</div>;
}

function subscribeToNothing() {
  return () => undefined;
}

/** Empty: hydration keeps the server's HTML. One shared object, so React sees no change. */
const AS_PRERENDERED = { __html: '' };

function PrerenderedPage({ name }: { name: RouteName }) {
  const element = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const here = createPath(useLocation());

  useLayoutEffect(() => {
    kept = name;
    return () => {
      prerendered = kept = undefined;
    };
  }, [name]);

  // Does what the router's links do when they are components.
  useEffect(() => {
    const page = element.current;
    const handleClick = (event: MouseEvent) => {
      const link = routerLinkOf(event);
      if (!link) return;
      event.preventDefault();
      const to = link.pathname + link.search + link.hash;
      void navigate(to, { replace: to === here });
    };
    page?.addEventListener('click', handleClick);
    return () => page?.removeEventListener('click', handleClick);
  }, [here, navigate]);

  return <div ref={element} dangerouslySetInnerHTML={AS_PRERENDERED} suppressHydrationWarning />;
}

/** The link to open in this tab that was pressed, if the router has rendered it: it marks its links with an attribute. */
function routerLinkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  const { target, button, metaKey, altKey, ctrlKey, shiftKey } = event;
  if (event.defaultPrevented || button !== 0 || metaKey || altKey || ctrlKey || shiftKey) return undefined;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-discover]') : null;
  return link && (link.target === '' || link.target === '_self') ? link : undefined;
}
