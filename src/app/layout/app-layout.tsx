import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PageErrorBoundary } from '../page-error-boundary';
import { Header } from './header';
import { PaletteHost } from './palette/palette-host';
import { ToastHost } from './toast-host';

/** The header above the page. It stays when a page throws. */
export function AppLayout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only rounded-control bg-accent px-4 py-2 font-medium text-on-accent focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-50"
      >
        Skip to content
      </a>
      <Header />
      <main id="main" className="flex-1" tabIndex={-1}>
        <PageErrorBoundary pathname={pathname}>{children}</PageErrorBoundary>
      </main>
      <ToastHost />
      <PaletteHost />
    </div>
  );
}
