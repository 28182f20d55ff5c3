import { copyFileSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { productionHeaders, RECOGNITION_FOLDER } from './headers.mjs';

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
function headersFile({ all, policy, recognition, documents, assets }, paths) {
  const deep = paths.filter((path) => path.split('/').length > 2);
  /** @type {[string, Headers][]} */
  const rules = [
    ['/*', all],
    ...['/', '/:page', '/:page/:part', '/:page/:part/:more'].map(
      (path) => /** @type {[string, Headers]} */ ([path, policy]),
    ),
    [`${RECOGNITION_FOLDER}*`, recognition],
    ...['/', '/:page', ...deep].map((path) => /** @type {[string, Headers]} */ ([path, documents])),
    ['/assets/*', assets],
  ];
  return rules
    .map(([path, values]) => [path, ...lines(values, (name, value) => `  ${name}: ${value}`), ''].join('\n'))
    .join('\n');
}

/** @param {ReturnType<typeof productionHeaders>} headers */
function nginxFile({ all, policy, recognition, documents, assets }) {
  /** @param {Headers} values */
  const add = (values) => lines(values, (name, value) => `    add_header ${name} "${value}" always;`);
  /** @param {string} folder @param {Headers} ofFolder */
  const files = (folder, ofFolder) => [
    `location ${folder} {`,
    '    try_files $uri @gone;',
    ...add({ ...all, ...ofFolder, ...assets }),
    '}',
  ];
  return [
    '# Inside server { … }; root points at dist/.',
    ...files(RECOGNITION_FOLDER, recognition),
    ...files('/assets/', policy),
    '# A file that is gone is not kept for a year: the next deploy may bring it back.',
    'location @gone {',
    '    return 404;',
    ...add({ ...all, ...policy, ...documents }),
    '}',
    'location / {',
    '    try_files $uri $uri.html $uri/index.html /200.html;',
    ...add({ ...all, ...policy, ...documents }),
    '}',
    '',
  ].join('\n');
}

/** @param {ReturnType<typeof productionHeaders>} headers */
function caddyFile({ all, policy, recognition, documents, assets }) {
  /** @param {string} folder @param {Headers} ofFolder */
  const files = (folder, ofFolder) => [
    `handle ${folder}* {`,
    '\t@there file',
    '\t@gone not file',
    ...lines(ofFolder, (name, value) => `\theader ${name} "${value}"`),
    ...lines(assets, (name, value) => `\theader @there ${name} "${value}"`),
    ...lines(documents, (name, value) => `\theader @gone ${name} "${value}"`),
    '\tfile_server',
    '}',
  ];
  return [
    '# Inside your site block; root * points at dist/.',
    'header {',
    ...lines(all, (name, value) => `\t${name} "${value}"`),
    '}',
    ...files(RECOGNITION_FOLDER, recognition),
    ...files('/assets/', policy),
    'handle {',
    ...lines({ ...policy, ...documents }, (name, value) => `\theader ${name} "${value}"`),
    '\ttry_files {path} {path}.html {path}/index.html /200.html',
    '\tfile_server',
    '}',
    '',
  ].join('\n');
}

/** @param {ReturnType<typeof productionHeaders>} headers */
function vercelConfig({ all, policy, recognition, documents, assets }) {
  /** @param {Headers} values */
  const list = (values) => Object.entries(values).map(([key, value]) => ({ key, value }));
  const notAssets = '/((?!assets/).*)';
  return {
    // Serves pricing.html at /pricing, and finds 200.html only as /200.
    cleanUrls: true,
    headers: [
      { source: '/(.*)', headers: list(all) },
      { source: `/((?!${RECOGNITION_FOLDER.slice(1)}).*)`, headers: list(policy) },
      { source: `${RECOGNITION_FOLDER}(.*)`, headers: list(recognition) },
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
