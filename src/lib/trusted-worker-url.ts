/**
 * The app's only Trusted Types policy. The content security policy contains
 * `require-trusted-types-for 'script'; trusted-types storepilot-worker`, and under it Chromium refuses
 * `new Worker(url)` for a string or a URL object alike (measured in 156): only a TrustedScriptURL starts a worker.
 * Nothing else in the app creates trusted values.
 *
 * A worker is imported with Vite's `?worker&url`, which bundles it and returns its address:
 *
 *     import workerUrl from './build-worker.ts?worker&url';
 *     new Worker(trustedWorkerUrl(workerUrl), { type: 'module' });
 */
const POLICY_NAME = 'storepilot-worker';

/** The only script of the app at its root, because a service worker controls only paths below its own. */
export const SERVICE_WORKER = 'sw.js';

interface TrustedTypePolicy {
  createScriptURL: (url: string) => unknown;
}

interface TrustedTypePolicyFactory {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => TrustedTypePolicy;
}

let policy: TrustedTypePolicy | undefined;

/**
 * Checks that an address is one of the app's own script files: same origin and a bundled file below `assets/`; during
 * development, a source file as Vite serves it. `base` is the app's base path, usually `/`.
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
 * Returns the address of one of the app's own workers, in the form that `new Worker` accepts under Trusted Types. The
 * type is `string` because the DOM's types do not include Trusted Types.
 * @throws TypeError for any address that is not one of the app's own script files.
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
