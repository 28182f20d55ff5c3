import { matchPath, useLocation } from 'react-router-dom';
import { PATHS, type RouteName } from '@/config/paths';
import { ROUTE_NAMES } from './routes';

/** The route a path belongs to, or none (404). Never throws, whatever the path. */
export function matchRoute(pathname: string): RouteName | undefined {
  const path = decodedPath(pathname);
  return ROUTE_NAMES.find((name) => matchPath(PATHS[name], path) !== null);
}

/** The route of the address that is open. */
export function useCurrentRoute(): RouteName | undefined {
  return matchRoute(useLocation().pathname);
}

/** The router's own decoding logs a warning about a malformed escape; this one leaves such a path unchanged. */
function decodedPath(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
