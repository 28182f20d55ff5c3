import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { UsageError } from '../../terminal/usage-error';
import { readHeaderRules } from '../../../tools/serve/header-rules.mjs';
import { readSiteFiles, siteFile } from '../../../tools/serve/site-files.mjs';

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

/** Reads the built site, which is then served from memory. */
export function readSite(folder: string): Site {
  const files = readSiteFiles(folder);
  // It would outlive this server.
  files.delete('/service-worker.js');
  const rules = readHeaderRules(join(folder, '_headers'));
  const headersOf = (path: string) =>
    Object.fromEntries(rules.filter(({ pattern }) => pattern.test(path)).flatMap(({ headers }) => headers));
  const policy = headersOf('/')['Content-Security-Policy'] ?? '';
  return {
    hasOwnAccounts: /connect-src 'self'(?:;|$)/.test(policy),
    answer: (path, isVisit) => {
      const file = siteFile(files, path, isVisit);
      const { type = 'text/plain; charset=utf-8', body = Buffer.from('Not found') } = file ?? {};
      // Another version may be served at this address tomorrow.
      const headers = { ...headersOf(path), 'Content-Type': type, 'Cache-Control': 'no-store' };
      return { status: file ? 200 : 404, headers, body };
    },
  };
}
