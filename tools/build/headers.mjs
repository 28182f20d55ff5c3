import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const YEAR_SECONDS = 31_536_000;

/**
 * Folder of the one script that may compile WebAssembly, the worker that reads text in pictures. Its path has four parts:
 * hosts that join the headers of several rules get the policy of all other files by paths of up to three parts.
 */
export const RECOGNITION_FOLDER = '/assets/recognition/worker/';

/** The policy of that worker: it loads its own parts and nothing else. */
const RECOGNITION_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

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
 * Returns every header the app is served with (sources 9.1): on all files, the policy of all files but one worker and of that
 * worker, and how long documents and hashed files are cached.
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
  const policy = contentSecurityPolicy({
    authOrigin,
    scripts: hashes(/<script>([\s\S]*?)<\/script>/g),
    styles: hashes(/<style>([\s\S]*?)<\/style>/g),
  });
  return {
    all: {
      'X-Frame-Options': 'DENY',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
      'Strict-Transport-Security': `max-age=${YEAR_SECONDS}; includeSubDomains`,
    },
    policy: { 'Content-Security-Policy': policy },
    recognition: { 'Content-Security-Policy': RECOGNITION_POLICY },
    documents: { 'Cache-Control': 'no-cache' },
    assets: { 'Cache-Control': `public, max-age=${YEAR_SECONDS}, immutable` },
  };
}

/**
 * Writes the policy into 200.html as well: a host whose rules go by the number of parts of a path sends no header with it
 * where an address has more parts than any page.
 * @param {{ dist: string, authOrigin?: string }} options
 */
export function addPolicyToShell({ dist, authOrigin }) {
  const { policy } = productionHeaders({ dist, authOrigin });
  // A page cannot say this of itself; the header X-Frame-Options does.
  const text = policy['Content-Security-Policy'].replace(" frame-ancestors 'none';", '');
  const file = join(dist, '200.html');
  const html = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    html.replace(
      /<meta charset="utf-8" ?\/?>/,
      (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${text}">`,
    ),
  );
}
