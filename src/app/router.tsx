import { Suspense, useEffect, type ReactNode } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { PATHS, type RouteName } from '@/config/paths';
import { PRODUCT } from '@/config/product';
import { PageSpinner } from '@/components/spinner';
import { focusHeading } from './arrival-focus';
import { RequireUser } from './guard';
import { AppLayout } from './layout/app-layout';
import { notFoundPage, page } from './page-loader';
import { ROUTE_NAMES, routeRecord } from './routes';
import { useScrollMemory } from './scroll-memory';

/** The whole product: one layout, one route per record of the table. */
export function AppRoutes() {
  useScrollMemory();
  return (
    <Routes>
      <Route element={<AppLayout />}>
        {ROUTE_NAMES.map((name) => (
          <Route key={name} path={PATHS[name]} element={<RouteView name={name} />} />
        ))}
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  );
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

/** Another path is another page, even where the same component draws both: nothing typed on one shows on the other. */
function LoadedPage({ name }: { name: RouteName }) {
  const { pathname } = useLocation();
  const Page = page(name).part();
  return <Page key={pathname} />;
}

/** What the browser's tab reads. */
export function documentTitle(name: RouteName): string {
  const { title } = routeRecord(name);
  return name === 'home' ? `${PRODUCT.name}: ${title}` : titled(title);
}

function titled(title: string): string {
  return `${title} · ${PRODUCT.name}`;
}

/** The first page of the document keeps the browser's own focus. */
let isFirstArrival = true;

/** After a page stands: its title on the tab, and the focus on its heading. */
function Arrived({ title, page }: { title: string; page: ReactNode }) {
  const { pathname } = useLocation();
  useEffect(() => {
    document.title = title;
    if (isFirstArrival) {
      isFirstArrival = false;
      performance.mark('app-ready'); // the page takes clicks from here on: what the bench calls hydrated
      return undefined;
    }
    return focusHeading();
  }, [pathname, title]);
  return page;
}
