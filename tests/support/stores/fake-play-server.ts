import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FakePlay } from './fake-play';

/**
 * Serves a fake on 127.0.0.1, for clients that bring an HTTP library of their own. The address stands for both of
 * Google's hosts.
 */
export async function serveFakePlay(fake: FakePlay): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((incoming, outgoing) => {
    void answerOf(fake, incoming).then(async (response) => {
      outgoing.writeHead(response.status, Object.fromEntries(response.headers));
      outgoing.end(Buffer.from(await response.arrayBuffer()));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answerOf(fake: FakePlay, incoming: IncomingMessage): Promise<Response> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming as AsyncIterable<Buffer>) chunks.push(chunk);
  const path = incoming.url ?? '/';
  const host = path.startsWith('/token') ? 'oauth2.googleapis.com' : 'androidpublisher.googleapis.com';
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers))
    if (typeof value === 'string' && !/^(?:host|connection|transfer-encoding|content-length)$/.test(name))
      headers.set(name, value);
  const { method = 'GET' } = incoming;
  const body = Buffer.concat(chunks);
  return fake.answer(
    new Request(`https://${host}${path}`, {
      method,
      headers,
      ...(body.length > 0 && { body: new Uint8Array(body) }),
    }),
  );
}
