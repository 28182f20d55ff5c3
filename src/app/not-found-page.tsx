import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { PATHS } from '@/config/paths';
import { buttonLook } from '@/components/button';

/** Any path without a page. The missed path is logged. */
export function NotFoundPage() {
  const { pathname } = useLocation();
  useEffect(() => {
    // oxlint-disable-next-line no-console
    console.error('404 Error: User attempted to access non-existent route:', pathname);
  }, [pathname]);
  return (
    <div className="mx-auto flex max-w-lg flex-col items-center gap-5 px-4 py-24 text-center">
      <h1 className="text-7xl font-semibold tracking-tight text-accent tabular-nums">404</h1>
      <p className="text-xl">Oops! Page not found</p>
      <p className="max-w-sm text-ink-soft">
        There is nothing at this address. It may have moved, or the address may be mistyped.
      </p>
      <Link to={PATHS.home} className={buttonLook({})}>
        Return to Home
      </Link>
    </div>
  );
}
