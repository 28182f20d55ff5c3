import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';

/** @type {Record<string, string>} */
const TYPES = {
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
/** Settings of hosts, which are part of the built site and no part of what it serves. */
const HIDDEN = ['/_headers', '/_redirects'];

/**
 * Reads all files of the built site, by address: no path of a request reaches the disk.
 * @param {string} folder
 * @returns {Map<string, { path: string, body: Buffer, type: string }>}
 */
export function readSiteFiles(folder) {
  const files = new Map();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const address = `/${relative(folder, path).split(sep).join('/')}`;
    if (!entry.isFile() || HIDDEN.includes(address)) continue;
    const type = TYPES[extname(path)] ?? 'application/octet-stream';
    files.set(address, { path: address, body: readFileSync(path), type });
  }
  return files;
}

/**
 * The file that answers a request, as a static host chooses it: the file itself, the prerendered page, or the shell. Only
 * visits get the shell: a script that was removed by a deploy must fail, not be HTML.
 * @template {{ path: string }} File
 * @param {ReadonlyMap<string, File>} files @param {string} path @param {boolean} isVisit
 * @returns {File | undefined}
 */
export function siteFile(files, path, isVisit) {
  const clean = path.replace(/\/+$/, '');
  const own = files.get(path) ?? files.get(clean === '' ? '/index.html' : `${clean}.html`);
  return own ?? (isVisit && !path.startsWith('/assets/') ? files.get('/200.html') : undefined);
}
