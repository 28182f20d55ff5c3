import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { caddy, cloudflarePages, netlify, nginx, vercel, type Host } from '@tests/support/static-hosts';
import { productionHeaders } from './headers.mjs';
import { serveSite } from '../serve/server.mjs';
import { writeHostFiles } from './static-hosts.mjs';

const root = mkdtempSync(join(tmpdir(), 'hosts-'));
const dist = join(root, 'dist');
const hostsFolder = join(root, 'hosts');
const SHELL = '<!doctype html><script>theme()</script><div id="root"></div>';
const FILES: Record<string, string> = {
  '/index.html': `${SHELL}<style>a{b:c}</style>home`,
  '/pricing.html': `${SHELL}<style>a{b:c}</style>pricing`,
  '/200.html': SHELL,
  '/sw.js': 'self',
  '/icon.svg': '<svg/>',
  '/assets/page-1.js': 'export {}',
  '/assets/recognition/worker/read-1.js': 'self',
};
mkdirSync(join(dist, 'assets/recognition/worker'), { recursive: true });
mkdirSync(hostsFolder);
for (const [file, text] of Object.entries(FILES)) writeFileSync(join(dist, file), text);
const authOrigin = 'https://abcd.supabase.co';
writeHostFiles({ dist, hostsFolder, authOrigin, paths: ['/', '/pricing', '/apps', '/apps/:id'] });

const { all, policy, recognition, documents, assets } = productionHeaders({ dist, authOrigin });
const DOCUMENT = { ...all, ...policy, ...documents };
const ASSET = { ...all, ...policy, ...assets };
const site = { dist, hostsFolder, files: new Set([...Object.keys(FILES), '/404.html']) };

/** The path, the file that answers it, and its headers. */
const SERVED: [string, string, Record<string, string>][] = [
  ['/', '/index.html', DOCUMENT],
  ['/pricing', '/pricing.html', DOCUMENT],
  ['/apps', '/200.html', DOCUMENT],
  ['/apps/app-1', '/200.html', DOCUMENT],
  ['/200', '/200.html', DOCUMENT], // The service worker requests it like this.
  ['/sw.js', '/sw.js', DOCUMENT],
  ['/icon.svg', '/icon.svg', DOCUMENT],
  ['/assets/page-1.js', '/assets/page-1.js', ASSET],
  [
    '/assets/recognition/worker/read-1.js',
    '/assets/recognition/worker/read-1.js',
    { ...all, ...recognition, ...assets },
  ],
];
const HOSTS: [string, Host][] = [
  ['Netlify', netlify(site)],
  ['Cloudflare Pages', cloudflarePages(site)],
  ['nginx', nginx(site)],
  ['Caddy', caddy(site)],
  ['Vercel', vercel(site)],
];

afterAll(() => rmSync(root, { recursive: true }));

describe('the policy', () => {
  it('knows the inline elements of the pages by hash, and nothing unsafe', () => {
    const text = policy['Content-Security-Policy'];
    expect(text).toMatch(/script-src 'self' 'sha256-[\w+/=]{44}';/);
    expect(text).toMatch(/style-src 'self' 'sha256-[\w+/=]{44}';/);
    expect(text).toContain(`connect-src 'self' ${authOrigin};`);
    expect(text).toContain("require-trusted-types-for 'script'; trusted-types storepilot-worker");
    expect(text).not.toMatch(/unsafe|\*|http:/);
  });

  it('contacts nobody but the app where no hosted service is configured', () => {
    expect(productionHeaders({ dist }).policy['Content-Security-Policy']).toContain("connect-src 'self';");
  });
});

describe.each(HOSTS)('%s, as the build configures it', (name, host) => {
  it.each(SERVED)('answers %s with %s and its headers', (path, file, headers) => {
    expect(host(path)).toEqual({ status: 200, file, headers });
  });

  it.each(['/nowhere', '/nowhere/deep'])('answers %s, which no page has, with the shell', (path) => {
    const { file = '', headers } = host(path);
    expect(readFileSync(join(dist, file), 'utf8')).toBe(SHELL);
    expect(headers).toMatchObject({ ...all, ...policy });
    expect(headers['Cache-Control'] ?? 'no-cache').toBe('no-cache');
  });

  it('answers 404 for an asset that is gone', () => {
    const { status, headers } = host('/assets/gone.js');
    expect(status).toBe(404);
    expect(headers).toMatchObject({ ...all, ...policy });
    // The other three set headers by the path alone.
    if (name === 'nginx' || name === 'Caddy') expect(headers).toEqual(DOCUMENT);
  });
});

describe('the local server', () => {
  let served: Awaited<ReturnType<typeof serveSite>>;
  beforeAll(async () => {
    served = await serveSite({ dist, port: 0, hasEmbeddedBackend: true });
  });
  afterAll(() => served.close());

  const ask = (path: string, init: RequestInit = {}) =>
    fetch(served.url + path, {
      ...init,
      headers: { accept: 'text/html', 'accept-encoding': 'identity', ...(init.headers as object) },
    });
  /** The headers of an answer that the product sets. */
  const own = (answer: Response) =>
    Object.fromEntries(Object.keys(DOCUMENT).map((name) => [name, answer.headers.get(name)]));

  it.each(SERVED)('answers %s with %s and its headers', async (path, file, headers) => {
    const answer = await ask(path);
    expect(answer.status).toBe(200);
    expect(own(answer)).toEqual(headers);
    expect(await answer.text()).toBe(FILES[file]);
  });

  it.each([
    ['an unknown path', '/nowhere/deep', {}, 200],
    ['an unknown path, not visited', '/nowhere', { headers: { accept: '*/*' } }, 404],
    ['an asset that is gone', '/assets/gone.js', {}, 404],
    ['the host files themselves', '/_headers', { headers: { accept: '*/*' } }, 404],
    ['HEAD', '/pricing', { method: 'HEAD' }, 200],
    ['HEAD of an asset that is gone', '/assets/gone.js', { method: 'HEAD' }, 404],
    ['OPTIONS', '/pricing', { method: 'OPTIONS' }, 404],
    ['POST', '/pricing', { method: 'POST', body: 'x' }, 404],
    ['a path that is no text', '/%E0%A4%A', {}, 200],
    ['a path above the site', '/..%2f..%2fpackage.json', {}, 200],
  ])('sends the headers of a document with %s', async (_, path, init, status) => {
    const answer = await ask(path, init);
    expect(answer.status).toBe(status);
    expect(own(answer)).toEqual(DOCUMENT);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    expect(await answer.text()).not.toContain('devDependencies');
  });

  it.each([
    ['/pricing', 'text/html; charset=utf-8'],
    ['/apps', 'text/html; charset=utf-8'],
    ['/assets/page-1.js', 'text/javascript; charset=utf-8'],
    ['/icon.svg', 'image/svg+xml; charset=utf-8'],
    ['/assets/gone.js', 'text/plain; charset=utf-8'],
  ])('says what %s is: %s', async (path, type) => {
    expect((await ask(path)).headers.get('content-type')).toBe(type);
  });

  it.each(['/pricing', '/assets/page-1.js'])('sends them when %s has not changed', async (path) => {
    const etag = (await ask(path)).headers.get('etag') ?? '';
    const answer = await ask(path, { headers: { 'if-none-match': etag } });
    expect(answer.status).toBe(304);
    expect(own(answer)).toEqual(path === '/pricing' ? DOCUMENT : ASSET);
  });

  it.each([
    [
      'sign-in that is refused',
      'token?grant_type=password',
      { method: 'POST', body: '{"email":"a@b.co","password":"12345678"}' },
      400,
    ],
    ['a call without a session', 'user', {}, 401],
    ['broken JSON', 'signup', { method: 'POST', body: '{' }, 400],
  ])(
    'sends them with the auth service’s answer to %s, and has it kept nowhere',
    async (_, call, init, status) => {
      const answer = await ask(`/auth/v1/${call}`, {
        ...init,
        headers: { 'content-type': 'application/json' },
      });
      expect(answer.status).toBe(status);
      expect(own(answer)).toEqual({ ...all, ...policy, 'Cache-Control': 'no-store' });
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    },
  );
});
