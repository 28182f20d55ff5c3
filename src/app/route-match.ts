import { matchPath } from 'react-router-dom';
import { PATHS, type RouteName } from '@/config/paths';
import { ROUTE_NAMES } from './routes';

/** The route a path belongs to, or none (404). Never throws, whatever the path. */
export function matchRoute(pathname: string): RouteName | undefined {
  return ROUTE_NAMES.find((name) => matchPath(PATHS[name], safeDecoded(pathname)) !== null);
}

/** matchPath logs a warning about a malformed escape; such a path has no page. */
function safeDecoded(pathname: string): string {
  try {
    decodeURI(pathname);
    return pathname;
  } catch {
    return '/%25';
  }
}
