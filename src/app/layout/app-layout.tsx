import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { PageErrorBoundary } from '../page-error-boundary';
import { Header } from './header';
import { onPaletteWanted } from './palette/palette-signal';
import { ToastHost } from './toast-host';
import { useDeferred } from './use-deferred';

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

const loadPalette = () => import('./palette/command-palette').then((module) => module.CommandPalette);

/** Loads the command palette when it is first opened; from then on the palette listens for its keys itself. */
function PaletteHost() {
  const { Part: Palette, show } = useDeferred(loadPalette);
  useEffect(() => (Palette ? undefined : onPaletteWanted(show)), [Palette, show]);
  return Palette && <Palette />;
}
