// Serves built folders on the loopback interface as a CDN would: HTTP/2 over TLS, everything compressed before the
// first visit.
import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { createSecureServer } from 'node:http2';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { DATA_PREFIX, guardData } from '../tools/serve/data-api-gate.mjs';
import { AUTH_PREFIX, createEmbeddedBackend } from '../tools/serve/embedded-backend.mjs';
import { createSite } from '../tools/serve/server.mjs';

/** @typedef {{ key: Buffer, cert: Buffer, publicKeyHash: string }} Certificate */
/** @typedef {{ url: string, close: () => Promise<void> }} Served */

/**
 * Creates a self-signed certificate for this run; the browser is configured to trust this key only.
 * @returns {Certificate | undefined} undefined without openssl
 */
export function makeCertificate() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-certificate-'));
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'];
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  try {
    execFileSync('openssl', ['req', ...kind, ...name, '-keyout', keyFile, '-out', certFile], {
      stdio: 'ignore',
    });
    const cert = readFileSync(certFile);
    const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
    const publicKeyHash = createHash('sha256').update(publicKey).digest('base64');
    return { key: readFileSync(keyFile), cert, publicKeyHash };
  } catch {
    return undefined;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * @param {string} dist a built folder with `_headers` and `200.html`
 * @param {{ certificate?: Certificate, hasBackend?: boolean }} options
 * @returns {Promise<Served>}
 */
export async function serve(dist, { certificate, hasBackend = false }) {
  const site = createSite(dist, { brotliQuality: 11 });
  await packAll(site, dist);
  const app = new Hono();
  const answer = getRequestListener(app.fetch);
  /** @type {(...message: Parameters<typeof answer>) => void} */
  const listener = (...message) => void answer(...message);
  const server = certificate
    ? createSecureServer({ key: certificate.key, cert: certificate.cert, allowHTTP1: true }, listener)
    : createServer(listener);
  /** @type {Set<import('node:net').Socket>} */
  const sockets = new Set();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve(undefined));
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const url = `${certificate ? 'https' : 'http'}://localhost:${port}`;
  if (hasBackend) {
    const backend = createEmbeddedBackend({ siteUrl: url });
    // A first sign-in would otherwise wait for the tables to be created, on a busy machine longer than the page waits.
    await backend.ready();
    const data = guardData(backend.fetch);
    app.all(`${AUTH_PREFIX}*`, (context) => backend.fetch(context.req.raw));
    app.all(`${DATA_PREFIX}*`, (context) => data(context.req.raw));
  }
  app.route('/', site);
  return {
    url,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

/**
 * Requests every file once: the site compresses on first use, which no visitor of a CDN waits for. @param
 * {ReturnType<typeof createSite>} site @param {string} dist
 */
async function packAll(site, dist) {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  await Promise.all(
    files.map(async (entry) => {
      const path = relative(dist, join(entry.parentPath, entry.name)).split(sep).join('/');
      const headers = { 'accept-encoding': 'br', accept: 'text/html' };
      const answer = await site.request(`http://localhost/${path}`, { headers });
      await answer.arrayBuffer();
    }),
  );
}
