import { OPEN_API, OPEN_SESSION_KEY } from '@/model/open-api';

/** Address of the page that exchanges the token of the terminal's link for a session. */
export const START_PATH = '/storepilot-open';

export const START_HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'no-store',
} as const;

export const START_HTML = `<!doctype html><html lang="en"><meta charset="utf-8"><title>StorePilot</title>
<p id="say">Opening StorePilot…</p><script src="${START_PATH}.js"></script></html>`;

/**
 * The token is in the fragment, which no request and no log contains. The session lives in this tab alone; with a site
 * without a hosted auth service the page is signed in as this computer's one account.
 */
export const START_SCRIPT = `const token = new URLSearchParams(location.hash.slice(1)).get('t') || '';
history.replaceState(null, '', '${START_PATH}');
fetch('${OPEN_API}start', {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ token }),
  signal: AbortSignal.timeout(20000),
}).then(async (response) => {
  if (!response.ok) throw new Error();
  const { session, account } = await response.json();
  sessionStorage.setItem('${OPEN_SESSION_KEY}', session);
  if (account && !localStorage.getItem('storepilot-session')) localStorage.setItem('storepilot-session', JSON.stringify(account));
  location.replace('/submit');
}).catch(() => {
  document.getElementById('say').textContent = 'This link was used already, or the program was stopped. Press Enter in the terminal for a new link, or run storepilot open again.';
});
`;
