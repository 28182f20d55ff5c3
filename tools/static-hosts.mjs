import { copyFileSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { productionHeaders } from './headers.mjs';

/** @typedef {Record<string, string>} Headers */

/**
 * Writes the headers and fallbacks in the formats of the usual static hosts: `_headers`, `_redirects` and `404.html`
 * into the site itself (Netlify, Cloudflare Pages), the others into a folder next to it. No two rules of one file set
 * the same header for the same path: hosts differ in whether the last one wins or the two are joined.
 * @param {{ dist: string, hostsFolder: string, authOrigin?: string, paths: string[] }} options paths: every URL of the
 * product, `/apps/:id` for one with a variable part
 */
export function writeHostFiles({ dist, hostsFolder, authOrigin, paths }) {
  const headers = productionHeaders({ dist, authOrigin });
  const withoutFile = paths.filter((path) => path !== '/' && !existsSync(join(dist, `${path}.html`)));
  // File that these two hosts send for a path without a rule.
  copyFileSync(join(dist, '200.html'), join(dist, '404.html'));
  writeFileSync(join(dist, '_headers'), headersFile(headers, withoutFile));
  // Cloudflare follows a rule even where a file exists, so no rule may match everything; and it redirects requests for
  // 200.html to 200.
  writeFileSync(join(dist, '_redirects'), withoutFile.map((path) => `${path} /200 200\n`).join(''));
  writeFileSync(join(hostsFolder, 'nginx.conf'), nginxFile(headers));
  writeFileSync(join(hostsFolder, 'Caddyfile'), caddyFile(headers));
  writeFileSync(join(hostsFolder, 'vercel.json'), `${JSON.stringify(vercelConfig(headers), null, 2)}\n`);
}

/** @param {ReturnType<typeof productionHeaders>} headers @param {string[]} paths */
function headersFile({ all, documents, assets }, paths) {
  const deep = paths.filter((path) => path.split('/').length > 2);
  /** @type {[string, Headers][]} */
  const rules = [
    ['/*', all],
    ...['/', '/:page', ...deep].map((path) => /** @type {[string, Headers]} */ ([path, documents])),
    ['/assets/*', assets],
  ];
  return rules
    .map(([path, values]) => [path, ...lines(values, (name, value) => `  ${name}: ${value}`), ''].join('\n'))
    .join('\n');
}

/** @param {ReturnType<typeof productionHeaders>} headers */
function nginxFile({ all, documents, assets }) {
  /** @param {Headers} values */
  const add = (values) => lines(values, (name, value) => `    add_header ${name} "${value}" always;`);
  return [
    '# Inside server { … }; root points at dist/.',
    'location /assets/ {',
    '    try_files $uri @gone;',
    ...add({ ...all, ...assets }),
    '}',
    '# A file that is gone is not kept for a year: the next deploy may bring it back.',
    'location @gone {',
    '    return 404;',
    ...add({ ...all, ...documents }),
    '}',
    'location / {',
    '    try_files $uri $uri.html $uri/index.html /200.html;',
    ...add({ ...all, ...documents }),
    '}',
    '',
  ].join('\n');
}

/** @param {ReturnType<typeof productionHeaders>} headers */
function caddyFile({ all, documents, assets }) {
  return [
    '# Inside your site block; root * points at dist/.',
    'header {',
    ...lines(all, (name, value) => `\t${name} "${value}"`),
    '}',
    'handle /assets/* {',
    '\t@there file',
    '\t@gone not file',
    ...lines(assets, (name, value) => `\theader @there ${name} "${value}"`),
    ...lines(documents, (name, value) => `\theader @gone ${name} "${value}"`),
    '\tfile_server',
    '}',
    'handle {',
    ...lines(documents, (name, value) => `\theader ${name} "${value}"`),
    '\ttry_files {path} {path}.html {path}/index.html /200.html',
    '\tfile_server',
    '}',
    '',
  ].join('\n');
}

/** @param {ReturnType<typeof productionHeaders>} headers */
function vercelConfig({ all, documents, assets }) {
  /** @param {Headers} values */
  const list = (values) => Object.entries(values).map(([key, value]) => ({ key, value }));
  const notAssets = '/((?!assets/).*)';
  return {
    // Serves pricing.html at /pricing, and finds 200.html only as /200.
    cleanUrls: true,
    headers: [
      { source: '/(.*)', headers: list(all) },
      { source: notAssets, headers: list(documents) },
      { source: '/assets/(.*)', headers: list(assets) },
    ],
    rewrites: [{ source: notAssets, destination: '/200' }],
  };
}

/** @param {Headers} values @param {(name: string, value: string) => string} line */
function lines(values, line) {
  return Object.entries(values).map(([name, value]) => line(name, value));
}
