/**
 * The one Trusted Types policy of the app. The content security policy reads
 * `require-trusted-types-for 'script'; trusted-types storepilot-worker`, and under it Chromium refuses
 * `new Worker(url)` for a string or a URL object alike (measured in 156): only a TrustedScriptURL starts a worker.
 * Nothing else in the app makes trusted values.
 *
 * A worker is named with Vite's `?worker&url` import, which bundles it and gives its address:
 *
 *     import workerUrl from './build-worker.ts?worker&url';
 *     new Worker(trustedWorkerUrl(workerUrl), { type: 'module' });
 */
const POLICY_NAME = 'storepilot-worker';

/** The one script of the app that stands at its root, because a service worker sees what lies below it. */
export const SERVICE_WORKER = 'sw.js';

interface TrustedTypePolicy {
  createScriptURL: (url: string) => unknown;
}

interface TrustedTypePolicyFactory {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => TrustedTypePolicy;
}

let policy: TrustedTypePolicy | undefined;

/**
 * Is this the address of one of the app's own script files? Same origin and a bundled file below `assets/`; while
 * developing, a source file as Vite serves it. `base` is the app's base path, `/` as a rule.
 */
export function isOwnScript(url: string, pageUrl: string, base: string, isDevelopment: boolean): boolean {
  if (!URL.canParse(url, pageUrl)) return false;
  const target = new URL(url, pageUrl);
  // An encoded slash or dot would let the server see another path than the one checked here.
  if (target.origin !== new URL(pageUrl).origin || target.pathname.includes('%')) return false;
  if (target.pathname === base + SERVICE_WORKER) return true;
  const folders = isDevelopment ? ['assets/', 'src/'] : ['assets/'];
  return (
    folders.some((folder) => target.pathname.startsWith(base + folder)) &&
    (isDevelopment || target.pathname.endsWith('.js'))
  );
}

/**
 * The address of one of the app's own workers, in the form `new Worker` takes under Trusted Types. The type says
 * `string` because the DOM's types don't know Trusted Types.
 * @throws TypeError for any address that isn't one of the app's own script files.
 */
export function trustedWorkerUrl(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypePolicyFactory };
  if (!trustedTypes) return checkedScriptUrl(url);
  policy ??= trustedTypes.createPolicy(POLICY_NAME, { createScriptURL: checkedScriptUrl });
  return policy.createScriptURL(url) as string;
}

function checkedScriptUrl(url: string): string {
  if (!isOwnScript(url, location.href, import.meta.env.BASE_URL, import.meta.env.DEV)) {
    throw new TypeError('Not one of the app’s own scripts');
  }
  return new URL(url, location.href).href;
}
