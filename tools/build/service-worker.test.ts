import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';

const SOURCE = readFileSync(join(import.meta.dirname, 'service-worker.js'), 'utf8');
const SITE = 'https://example.com';
const PRECACHE = {
  version: '2',
  files: ['/', '/200', '/assets/page-a1.js', '/icon.svg'],
  pages: { '/': '/' },
};

const script = () => new Response('export {}', { headers: { 'content-type': 'text/javascript' } });
const page = () =>
  new Response('<!doctype html>', { headers: { 'content-type': 'text/html; charset=utf-8' } });
const typeOf = (answer: Response) => answer.headers.get('content-type');

type Answers = (path: string) => Response | Promise<Response>;
type Handler = (event: object) => void;

/** The worker of a browser, with what the network answers and what the browser's storage refuses. */
function startWorker({
  answers,
  refuses = '',
}: {
  answers: Answers;
  refuses?: 'open' | 'match' | 'put' | '';
}) {
  const stored = new Map<string, Response>();
  const handlers = new Map<string, Handler>();
  const refuse = (what: string) =>
    refuses === what ? Promise.reject(new DOMException('No', 'QuotaExceededError')) : Promise.resolve();
  const cache = {
    match: async (path: string) => (await refuse('match'), stored.get(path)),
    put: async (path: string, answer: Response) => (await refuse('put'), void stored.set(path, answer)),
  };
  const world = {
    PRECACHE,
    caches: { open: async () => (await refuse('open'), cache) },
    self: {
      location: { origin: SITE },
      addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
    },
    Request: class {
      url: string;
      constructor(path: string) {
        this.url = SITE + path;
      }
    },
    fetch: ({ url }: { url: string }) => Promise.resolve(answers(new URL(url).pathname)),
  };
  runInNewContext(SOURCE, { ...world, URL, Error });
  return {
    stored,
    install: () =>
      new Promise((resolve) =>
        handlers.get('install')?.({ waitUntil: (work: Promise<unknown>) => resolve(work) }),
      ),
    get: (path: string, mode = 'cors') =>
      new Promise<Response>((resolve) =>
        handlers.get('fetch')?.({
          request: { method: 'GET', mode, url: SITE + path },
          respondWith: (answer: Promise<Response>) => resolve(answer),
        }),
      ),
  };
}

const complete: Answers = (path) =>
  path.endsWith('.js') ? script() : path.endsWith('.svg') ? new Response('<svg/>') : page();

it.each<[string, Answers]>([
  ['is missing', (path) => (path.endsWith('.js') ? new Response('', { status: 404 }) : complete(path))],
  ['is answered with the app’s page', (path) => (path.endsWith('.js') ? page() : complete(path))],
  [
    'does not arrive',
    (path) => (path.endsWith('.js') ? Promise.reject(new TypeError('cut')) : complete(path)),
  ],
])('is not installed where one of its files %s', async (_, answers) => {
  const worker = startWorker({ answers });
  await expect(worker.install()).rejects.toThrow();
  expect(typeOf(worker.stored.get('/assets/page-a1.js') ?? script())).toBe('text/javascript');
  await startWorker({ answers: complete }).install();
});

it('answers from the network what is not stored, and stores a font only if it is one', async () => {
  const font = new Response('font', { headers: { 'content-type': 'font/woff2' } });
  const worker = startWorker({ answers: (path) => (path === '/a.woff2' ? font.clone() : page()) });
  expect(typeOf(await worker.get('/a.woff2'))).toBe('font/woff2');
  await worker.get('/gone.woff2');
  expect([...worker.stored.keys()]).toEqual(['/a.woff2']);
});

it.each(['open', 'match', 'put'] as const)(
  'answers from the network where the browser’s storage fails to %s',
  async (refuses) => {
    const worker = startWorker({ answers: complete, refuses });
    expect((await worker.get('/', 'navigate')).ok).toBe(true);
    expect((await worker.get('/recognition/eng.js')).ok).toBe(true);
  },
);
