/** Parameters that auth services put into the hash of a mailed link. The product ignores them: links never sign in. */
const HASH_NAMES = ['access_token', 'refresh_token', 'provider_token', 'error_code'];

/**
 * Removes the tokens and one-time codes of a mailed link from the address bar and the history, before the first render.
 * Other hashes and queries stay unchanged. Never throws: an address that cannot be changed must not keep the app from
 * starting.
 */
export function scrubAuthLink(
  location: Pick<Location, 'origin' | 'pathname' | 'search' | 'hash'>,
  history: Pick<History, 'replaceState' | 'state'>,
) {
  const inHash = new URLSearchParams(location.hash.slice(1));
  const hash = HASH_NAMES.some((name) => inHash.has(name)) ? '' : location.hash;
  const query = new URLSearchParams(location.search);
  const isMailCode = query.has('code') && /^\/+$/.test(location.pathname);
  const search = isMailCode ? '' : location.search;
  if (hash === location.hash && search === location.search) return;
  try {
    // Absolute: a path of two slashes alone would be read as another host.
    history.replaceState(history.state, '', location.origin + location.pathname + search + hash);
  } catch {
    // Browsers limit how often a page changes its address. The page never reads the token, so it can open with it.
  }
}
