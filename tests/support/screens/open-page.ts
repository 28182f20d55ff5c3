import { afterEach, vi } from 'vitest';
import { OPEN_API, OPEN_SESSION_KEY } from '@/model/open-api';
import { messageOf } from '../../../cli/stores/open/operation-error';
import type { openOperations } from './open-operations';

/** Gives the page of a screen test the operations of `storepilot open`, as its server would. */
export function serveOperations({ call }: Pick<ReturnType<typeof openOperations>, 'call'>): void {
  window.sessionStorage.setItem(OPEN_SESSION_KEY, 'session');
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const { pathname, searchParams } = new URL(url, 'http://127.0.0.1:4810');
    if (!pathname.startsWith(OPEN_API)) throw new TypeError('Failed to fetch');
    const body =
      init?.body instanceof Blob ? new Uint8Array(await init.body.arrayBuffer()) : new Uint8Array();
    try {
      const answer = await call(pathname.slice(OPEN_API.length), Object.fromEntries(searchParams), body);
      return answer instanceof Uint8Array ? new Response(new Uint8Array(answer)) : Response.json(answer);
    } catch (error) {
      return Response.json({ message: await messageOf(error) }, { status: 422 });
    }
  });
}

afterEach(() => {
  window.sessionStorage.clear();
  vi.unstubAllGlobals();
});
