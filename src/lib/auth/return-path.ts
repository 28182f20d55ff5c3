import { PATHS } from '@/config/paths';
import { isRecord } from '@/domain/is-record';

/** Any origin works: a path that leads to another one is refused. */
const OWN = 'https://app.invalid';

/** Returns the checked path that the guard stored as `from`; the history state may contain anything. */
export function returnPathOf(historyState: unknown): string {
  return safeReturnPath(isRecord(historyState) ? historyState.from : undefined);
}

/**
 * Decides where to go after signing in: always a path inside this app (path, query and hash). Anything else, and the
 * sign-in and sign-up pages themselves, give the apps list.
 * @param remembered the value in the history state; may be anything
 */
export function safeReturnPath(remembered: unknown): string {
  if (typeof remembered !== 'string' || !remembered.startsWith('/')) return PATHS.apps;
  if (hasOddCharacters(remembered) || remembered.startsWith('//') || !URL.canParse(remembered, OWN))
    return PATHS.apps;
  const url = new URL(remembered, OWN);
  const path = url.pathname;
  const isSignInOrUp = path === PATHS.signIn || path === PATHS.signUp;
  if (url.origin !== OWN || isSignInOrUp || path.startsWith('//')) return PATHS.apps;
  if (hasOddCharacters(decoded(path))) return PATHS.apps;
  return path + url.search + url.hash;
}

/** The path as the router matches it; a malformed escape leaves it unchanged. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path).replaceAll(' ', '');
  } catch {
    return path;
  }
}

/**
 * Finds control characters and backslashes, which browsers drop or turn into slashes, and line separators, which no
 * route matches.
 */
function hasOddCharacters(text: string): boolean {
  return Array.from(text).some(
    (character) =>
      character <= ' ' ||
      character === '\\' ||
      (character >= '\u007f' && character <= '\u009f') ||
      character === '\u2028' ||
      character === '\u2029',
  );
}
