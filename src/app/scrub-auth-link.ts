/** What auth services put into links; none of it is used here (sources 8.2). */
const HASH_NAMES = ['access_token', 'refresh_token', 'provider_token', 'error_code'];

/**
 * Takes tokens and one-time codes of a mailed link out of the address bar and the history, before anything renders.
 * Other hashes and queries stay as they are.
 */
export function scrubAuthLink(
  location: Pick<Location, 'pathname' | 'search' | 'hash'>,
  history: Pick<History, 'replaceState' | 'state'>,
) {
  const inHash = new URLSearchParams(location.hash.slice(1));
  const hash = HASH_NAMES.some((name) => inHash.has(name)) ? '' : location.hash;
  const query = new URLSearchParams(location.search);
  const isMailCode = query.has('code') && location.pathname === '/';
  const search = isMailCode ? '' : location.search;
  if (hash === location.hash && search === location.search) return;
  history.replaceState(history.state, '', location.pathname + search + hash);
}
