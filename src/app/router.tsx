import { Suspense, use, useEffect, type ReactNode } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { PATHS, type RouteName } from '@/config/paths';
import { PRODUCT } from '@/config/product';
import { PageSpinner } from '@/components/spinner';
import { RequireUser } from './guard';
import { AppLayout } from './layout/app-layout';
import { NotFoundPage } from './not-found-page';
import { page } from './page-loader';
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
        <Route path="*" element={<Arrived title="Page not found" page={<NotFoundPage />} />} />
      </Route>
    </Routes>
  );
}

function RouteView({ name }: { name: RouteName }) {
  const { title, access } = routeRecord(name);
  const view = <Arrived title={title} page={<LoadedPage name={name} />} />;
  return (
    <Suspense fallback={<PageSpinner />}>
      {access === 'protected' ? <RequireUser>{view}</RequireUser> : view}
    </Suspense>
  );
}

function LoadedPage({ name }: { name: RouteName }) {
  const Page = use(page(name).load());
  return <Page />;
}

/** The first page of the document keeps the browser's own focus. */
let isFirstArrival = true;

/** After a page stands: its title on the tab, and the focus on its heading. */
function Arrived({ title, page }: { title: string; page: ReactNode }) {
  const { pathname } = useLocation();
  useEffect(() => {
    document.title = pathname === PATHS.home ? `${PRODUCT.name}: ${title}` : `${title} · ${PRODUCT.name}`;
    if (isFirstArrival) {
      isFirstArrival = false;
      return;
    }
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname, title]);
  return page;
}
