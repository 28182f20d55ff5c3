import { expect, it } from 'vitest';
import { downloadRules } from './download-rules';

const network = (answer: (url: string) => Response | Promise<Response>) => ({
  fetch: (url: string | URL | Request) =>
    Promise.resolve(answer(url instanceof Request ? url.url : url.toString())),
  wait: () => Promise.resolve(),
  now: () => 0,
  timeoutMs: 20,
});
const to = (location: string) => new Response(null, { status: 302, headers: { location } });
const ADDRESS = 'https://rules.example/rules.json';

it('follows a redirect on the same host, and no other', async () => {
  const asked: string[] = [];
  const answer = (next: string) => (url: string) => {
    asked.push(url);
    return url === ADDRESS ? to(next) : new Response('{"a":1}');
  };
  expect(await downloadRules(ADDRESS, network(answer('/2027/rules.json')))).toEqual({
    ok: true,
    value: '{"a":1}',
  });
  expect(asked).toEqual([ADDRESS, 'https://rules.example/2027/rules.json']);
  for (const next of [
    'https://other.example/rules.json',
    'https://rules.example:8443/rules.json',
    'http://rules.example/rules.json',
    '//other.example/rules.json',
    'file:///etc/passwd',
  ]) {
    asked.length = 0;
    expect(await downloadRules(ADDRESS, network(answer(next)))).toMatchObject({
      failure: expect.stringContaining('another host') as string,
    });
    expect(asked).toEqual([ADDRESS]);
  }
});

it('says why nothing came', async () => {
  const endless = () =>
    new Response(
      new ReadableStream({
        pull: (controller) => controller.enqueue(new Uint8Array(1024 * 1024)),
      }),
    );
  const REASONS: readonly (readonly [string, (url: string) => Response | Promise<Response>, RegExp])[] = [
    ['a missing file', () => new Response('', { status: 404 }), /answered 404/],
    ['a loop', () => to('/rules.json'), /without end/],
    ['no network', () => Promise.reject(new TypeError('fetch failed')), /can’t be reached/],
    [
      '100 MB by its header',
      () => new Response('{}', { headers: { 'content-length': String(100 * 1024 * 1024) } }),
      /100 MB; a rule file has at most/,
    ],
    ['more than it says', endless, /more than 20\.0 MB/],
  ];
  const wrong: string[] = [];
  for (const [name, answer, reason] of REASONS) {
    const read = await downloadRules(ADDRESS, network(answer));
    if (read.ok || !reason.test(read.failure)) wrong.push(`${name}: ${JSON.stringify(read)}`);
  }
  expect(wrong).toEqual([]);
});

it('waits no longer than its time', async () => {
  const silent = {
    ...network(() => new Response()),
    fetch: (_: string | URL | Request, init?: RequestInit) =>
      new Promise<Response>((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      }),
  };
  expect(await downloadRules(ADDRESS, silent)).toMatchObject({
    failure: expect.stringContaining('did not answer in time') as string,
  });
});
