import { Suspense, useEffect, useLayoutEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { RouteName } from '@/config/paths';
import { PRODUCT } from '@/config/product';
import { PageSpinner } from '@/components/spinner';
import { focusHeading } from './arrival-focus';
import { restoreFrameFocus } from './frame-focus';
import { RequireUser } from './guard';
import { AppLayout } from './layout/app-layout';
import { notFoundPage, page } from './page-loader';
import { useCurrentRoute } from './route-match';
import { routeRecord } from './routes';
import { useScrollMemory } from './scroll-memory';
import { StaticPage } from './static-page';

/** The whole product: one layout, one page per record of the route table. */
export function AppRoutes() {
  useScrollMemory();
  const name = useCurrentRoute();
  return <AppLayout>{name ? <RouteView name={name} /> : <NotFound />}</AppLayout>;
}

function RouteView({ name }: { name: RouteName }) {
  const { access } = routeRecord(name);
  const view = <Arrived title={documentTitle(name)} page={<LoadedPage name={name} />} />;
  return (
    <Suspense fallback={<PageSpinner />}>
      {access === 'protected' ? <RequireUser>{view}</RequireUser> : view}
    </Suspense>
  );
}

function NotFound() {
  const Page = notFoundPage.part();
  return (
    <Suspense fallback={<PageSpinner />}>
      <Arrived title={titled('Page not found')} page={<Page />} />
    </Suspense>
  );
}

/** Keyed by the path: two paths never share state, even where the same component renders both. */
function LoadedPage({ name }: { name: RouteName }) {
  const { pathname } = useLocation();
  const Page = page(name).part();
  const loaded = <Page key={pathname} />;
  return routeRecord(name).isStatic ? <StaticPage name={name}>{loaded}</StaticPage> : loaded;
}

/** Title of the browser's tab. */
export function documentTitle(name: RouteName): string {
  const { title } = routeRecord(name);
  return name === 'home' ? `${PRODUCT.name}: ${title}` : titled(title);
}

function titled(title: string): string {
  return `${title} · ${PRODUCT.name}`;
}

/** True until the document's first page has rendered; on that page the browser's own focus stays. */
let isFirstArrival = true;

/** Sets the tab's title and focuses the heading once a page has rendered. */
function Arrived({ title, page }: { title: string; page: ReactNode }) {
  const { pathname } = useLocation();
  // A layout effect, so that the page's own effects may move the focus on, for example to a field.
  useLayoutEffect(() => (isFirstArrival ? undefined : focusHeading()), [pathname, title]);
  useEffect(() => {
    document.title = title;
    if (!isFirstArrival) return;
    isFirstArrival = false;
    restoreFrameFocus();
    performance.mark('app-ready'); // the page reacts to clicks from here on; the bench measures it as "hydrated"
  }, [pathname, title]);
  return page;
}
