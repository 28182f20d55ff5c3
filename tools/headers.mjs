import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const YEAR_SECONDS = 31_536_000;

/**
 * The content security policy of every answer. Inline styles and the theme script of the built pages pass by their
 * hash; workers of the app start through the one named policy of src/lib/trusted-worker-url.ts.
 * @param {{ authOrigin?: string, scripts: string[], styles: string[] }} sources
 */
function contentSecurityPolicy({ authOrigin, scripts, styles }) {
  const list = (/** @type {string[]} */ hashes) =>
    ["'self'", ...hashes.map((hash) => `'sha256-${hash}'`)].join(' ');
  return [
    "default-src 'none'",
    `script-src ${list(scripts)}`,
    `style-src ${list(styles)}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${authOrigin ? ` ${authOrigin}` : ''}`,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types storepilot-worker',
  ].join('; ');
}

/**
 * Every header the app is served with, for documents and for hashed files (facts: OWASP secure headers).
 * @param {{ dist: string, authOrigin?: string }} options
 */
export function productionHeaders({ dist, authOrigin }) {
  const pages = readdirSync(dist).filter((file) => file.endsWith('.html'));
  const hashes = (/** @type {RegExp} */ element) => [
    ...new Set(
      pages.flatMap((file) =>
        [...readFileSync(join(dist, file), 'utf8').matchAll(element)].map(([, text = '']) =>
          createHash('sha256').update(text).digest('base64'),
        ),
      ),
    ),
  ];
  return {
    all: {
      'Content-Security-Policy': contentSecurityPolicy({
        authOrigin,
        scripts: hashes(/<script>([\s\S]*?)<\/script>/g),
        styles: hashes(/<style>([\s\S]*?)<\/style>/g),
      }),
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
      'Strict-Transport-Security': `max-age=${YEAR_SECONDS}; includeSubDomains`,
    },
    documents: { 'Cache-Control': 'no-cache' },
    assets: { 'Cache-Control': `public, max-age=${YEAR_SECONDS}, immutable` },
  };
}

/**
 * Writes the headers in the words of the usual static hosts: `_headers` and `_redirects` into the site itself
 * (Netlify, Cloudflare Pages), the others into a folder beside it.
 * @param {{ dist: string, hostsFolder: string, authOrigin?: string }} options
 */
export function writeHostFiles({ dist, hostsFolder, authOrigin }) {
  const { all, documents, assets } = productionHeaders({ dist, authOrigin });
  const entries = Object.entries;
  const lines = (/** @type {Record<string, string>} */ headers) =>
    entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  writeFileSync(
    join(dist, '_headers'),
    [
      '/*',
      ...lines(all),
      ...lines(documents),
      '',
      '/assets/*',
      '  ! Cache-Control',
      ...lines(assets),
      '',
    ].join('\n'),
  );
  writeFileSync(join(dist, '_redirects'), '/assets/* /404 404\n/* /200.html 200\n');

  const nginx = (/** @type {Record<string, string>} */ headers) =>
    entries(headers).map(([name, value]) => `    add_header ${name} "${value}" always;`);
  writeFileSync(
    join(hostsFolder, 'nginx.conf'),
    [
      '# Inside server { … }; root points at dist/.',
      'location /assets/ {',
      '    try_files $uri =404;',
      ...nginx({ ...all, ...assets }),
      '}',
      'location / {',
      '    try_files $uri $uri.html $uri/index.html /200.html;',
      ...nginx({ ...all, ...documents }),
      '}',
      '',
    ].join('\n'),
  );
  const caddy = (/** @type {Record<string, string>} */ headers) =>
    entries(headers).map(([name, value]) => `\t\t${name} "${value}"`);
  writeFileSync(
    join(hostsFolder, 'Caddyfile'),
    [
      '# Inside your site block; root * points at dist/.',
      'header {',
      ...caddy(all),
      '}',
      'handle /assets/* {',
      '\theader {',
      ...caddy(assets),
      '\t}',
      '\tfile_server',
      '}',
      'handle {',
      '\theader {',
      ...caddy(documents),
      '\t}',
      '\ttry_files {path} {path}.html {path}/index.html /200.html',
      '\tfile_server',
      '}',
      '',
    ].join('\n'),
  );
  const vercel = (/** @type {Record<string, string>} */ headers) =>
    entries(headers).map(([key, value]) => ({ key, value }));
  writeFileSync(
    join(hostsFolder, 'vercel.json'),
    `${JSON.stringify(
      {
        cleanUrls: true,
        headers: [
          { source: '/(.*)', headers: vercel({ ...all, ...documents }) },
          { source: '/assets/(.*)', headers: vercel(assets) },
        ],
        rewrites: [{ source: '/((?!assets/).*)', destination: '/200.html' }],
      },
      null,
      2,
    )}\n`,
  );
}
