import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { PATHS } from '@/config/paths';
import { PageSpinner } from '@/components/spinner';
import { useAuth } from '@/lib/auth/auth-context';
import { workspaceLayout } from './page-loader';

/** Lets signed-in users through; a visitor goes to the sign-in page, which remembers the page they asked for. */
export function RequireUser({ children }: { children: ReactNode }) {
  const { state } = useAuth();
  const { pathname, search, hash } = useLocation();
  switch (state.status) {
    case 'loading':
      return <PageSpinner />;
    case 'signed-out':
      return <Navigate to={PATHS.signIn} replace state={{ from: pathname + search + hash }} />;
    case 'signed-in':
      return <InWorkspace>{children}</InWorkspace>;
  }
}

function InWorkspace({ children }: { children: ReactNode }) {
  const Layout = workspaceLayout.part();
  return <Layout>{children}</Layout>;
}
