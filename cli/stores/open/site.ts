import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { UsageError } from '../../terminal/usage-error';
import { readHeaderRules } from '../../../tools/header-rules.mjs';

/** An answer to a request for a page or a file. */
export interface SiteAnswer {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array;
}

export interface Site {
  /** Whether its accounts are those of the server that serves it, as opposed to a hosted service. */
  hasOwnAccounts: boolean;
  answer: (path: string, isVisit: boolean) => SiteAnswer;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.gz': 'application/gzip',
};
/** Never served: a service worker would outlive this server, and two files are settings of hosts. */
const LEFT_OUT = new Set(['/service-worker.js', '/_headers', '/_redirects']);

/** The npm package with the built site. */
const SITE_PACKAGE = '@storepilot/site';

/**
 * The folder of the built site: named, of the package beside this one, or of the repository that this was built in.
 * @throws UsageError that says how to get it
 */
export function findSite(named: string | undefined): string {
  const here = fileURLToPath(import.meta.url);
  const candidates =
    named === undefined
      ? [join(here, '../../site/dist'), join(here, '../../dist'), join(here, '../../../../dist')]
      : [named];
  const found = candidates.find((folder) =>
    ['200.html', '_headers'].every((name) => existsSync(join(folder, name))),
  );
  if (found !== undefined) return found;
  throw new UsageError(
    named === undefined
      ? `The built site is not beside this program. Install it with it: npx -p @storepilot/cli -p ${SITE_PACKAGE} storepilot open\nOr name its folder: storepilot open --site dist`
      : `${named}: this is not the built site, which has 200.html and _headers. Build it with: npm run build`,
  );
}

/** Reads the files of the built site, which are then served from memory: no path of a request reaches the disk. */
export function readSite(folder: string): Site {
  const files = new Map<string, { body: Uint8Array; type: string }>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const address = `/${relative(folder, path).split(sep).join('/')}`;
    if (LEFT_OUT.has(address)) continue;
    files.set(address, {
      body: readFileSync(path),
      type: TYPES[extname(path)] ?? 'application/octet-stream',
    });
  }
  const rules = readHeaderRules(join(folder, '_headers'));
  const headersOf = (path: string) =>
    Object.fromEntries(rules.filter(({ pattern }) => pattern.test(path)).flatMap(({ headers }) => headers));
  const policy = headersOf('/')['Content-Security-Policy'] ?? '';
  return {
    hasOwnAccounts: /connect-src 'self'(?:;|$)/.test(policy),
    answer: (path, isVisit) => {
      const clean = path.replace(/\/+$/, '');
      const own = files.get(path) ?? files.get(clean === '' ? '/index.html' : `${clean}.html`);
      // Only visits get the shell: a script that is missing must fail, not be HTML.
      const file = own ?? (isVisit && !path.startsWith('/assets/') ? files.get('/200.html') : undefined);
      const headers = headersOf(path);
      if (!file) {
        const text = { ...headers, 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };
        return { status: 404, headers: text, body: Buffer.from('Not found') };
      }
      // Another version may be served at this address tomorrow.
      return {
        status: 200,
        headers: { ...headers, 'Content-Type': file.type, 'Cache-Control': 'no-store' },
        body: file.body,
      };
    },
  };
}
