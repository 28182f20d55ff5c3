import type { Result } from '@/domain/result';

/** Where the product finds Supabase. `embedded`: the same origin that served the page (npm start, dev, tests). */
export type BackendConfig =
  | { kind: 'embedded' }
  /** `origin` without path and slash, e.g. `https://abcd.supabase.co`. */
  | { kind: 'hosted'; origin: string; anonKey: string };

const URL_NAME = 'VITE_SUPABASE_URL';
const KEY_NAME = 'VITE_SUPABASE_ANON_KEY';

/**
 * Reads the configuration once and says everything that is wrong, each problem in one line that names the variable.
 * @param env the environment: `import.meta.env` in the app, `process.env` in the tools
 */
export function readEnv(env: Record<string, unknown>): Result<BackendConfig, string[]> {
  const url = text(env[URL_NAME]);
  const anonKey = text(env[KEY_NAME]);
  if (!url && !anonKey) return { ok: true, value: { kind: 'embedded' } };

  const problems: string[] = [];
  if (!url) problems.push(`${URL_NAME} is missing: ${KEY_NAME} is set, so both must be (or neither).`);
  if (!anonKey) problems.push(`${KEY_NAME} is missing: ${URL_NAME} is set, so both must be (or neither).`);
  const origin = url ? originOf(url) : undefined;
  if (url && !origin) {
    problems.push(
      `${URL_NAME} must be an https address without a path, like https://abcd.supabase.co, not "${url}". Only an address of this machine may do without https.`,
    );
  }
  if (anonKey && isSecretKey(anonKey)) {
    problems.push(
      `${KEY_NAME} contains a secret key. It would be published with the app: use the anon (publishable) key.`,
    );
  } else if (/\s/.test(anonKey)) {
    problems.push(`${KEY_NAME} must be one word without spaces or line breaks.`);
  }
  if (problems.length > 0 || !origin) return { ok: false, failure: problems };
  return { ok: true, value: { kind: 'hosted', origin, anonKey } };
}

/** The configuration a build was made with; the build itself stops at a wrong one. */
export function builtBackend(): BackendConfig {
  // Each variable is read by its name, which the build replaces; reading by a computed key would put the whole
  // environment into the build.
  const url = text(import.meta.env.VITE_SUPABASE_URL);
  const anonKey = text(import.meta.env.VITE_SUPABASE_ANON_KEY);
  return url ? { kind: 'hosted', origin: new URL(url).origin, anonKey } : { kind: 'embedded' };
}

function text(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

function originOf(value: string): string | undefined {
  if (!URL.canParse(value)) return undefined;
  const url = new URL(value);
  // Passwords and tokens go there: in the clear only to a project on this machine (supabase start).
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && isHere);
  const isBare = url.pathname === '/' && !url.search && !url.hash && !url.username && !url.password;
  return isSafe && isBare ? url.origin : undefined;
}

/** Supabase's service keys: the new `sb_secret_…` form, or a JWT whose role is service_role. */
function isSecretKey(key: string): boolean {
  if (key.startsWith('sb_secret_')) return true;
  const payload = key.split('.')[1];
  if (!payload) return false;
  try {
    return atob(payload.replaceAll('-', '+').replaceAll('_', '/')).includes('"service_role"');
  } catch {
    return false;
  }
}
