import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const YEAR_SECONDS = 31_536_000;

/**
 * Returns the content security policy of every answer. Inline styles and the theme script of the built pages are
 * allowed by their hash; workers of the app start through the one named policy of src/lib/trusted-worker-url.ts.
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
 * Returns every header the app is served with, for documents and for hashed files (sources 9.1).
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
