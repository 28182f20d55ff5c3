import { describe, expect, it, vi } from 'vitest';
import { createManualClock, type ManualClock } from '@tests/support/manual-clock';
import { createRefreshRetry, type RefreshTry } from './refresh-retry';
import { createSafeStorage, SESSION_KEY, type SafeStorage } from './safe-storage';

const SESSION = { access_token: 'a.b.c', refresh_token: 'r1', user: { id: '1', email: 'mia@example.com' } };
const RENEWED = { ...SESSION, refresh_token: 'r2' };
const TIMES_KEY = 'storepilot-refresh-times';
const SECOND_MS = 1000;

/** One tab with an expired session, on a service that the test switches on and off. */
function openTab(shared?: { clock: ManualClock; storage: SafeStorage }) {
  const clock = shared?.clock ?? createManualClock();
  const storage =
    shared?.storage ??
    createSafeStorage(() => {
      throw new Error('blocked');
    });
  if (!shared) storage.setItem(SESSION_KEY, JSON.stringify(SESSION));
  const begin = clock.now();
  const listeners = new Set<() => void>();
  const tab = {
    clock,
    storage,
    listeners,
    isDown: true,
    /** Seconds after the start at which a request was sent. */
    tries: [] as number[],
    /** Replaces the answer of the next try. */
    next: undefined as (() => Promise<RefreshTry>) | undefined,
    refresh(token = 'r1') {
      return retry.answer(token, () => {
        tab.tries.push((clock.now() - begin) / SECOND_MS);
        const { next } = tab;
        tab.next = undefined;
        if (next) return next();
        return Promise.resolve<RefreshTry>(
          tab.isDown ? { isFinal: false } : { isFinal: true, response: Response.json(RENEWED) },
        );
      });
    },
    comeBack: () => listeners.forEach((listener) => listener()),
  };
  const retry = createRefreshRetry(clock, storage, (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  });
  return tab;
}

/** Lets every promise that is ready settle. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Advances in small steps, so that each try is answered before time goes on. */
async function pass(tab: { clock: ManualClock }, seconds: number) {
  for (let step = 0; step < seconds; step += 1) {
    await settle();
    await tab.clock.advance(SECOND_MS);
  }
  await settle();
}

describe('a refresh during an outage', () => {
  it('is tried after 1, 5 and 20 s, then every 30 s, until it succeeds', async () => {
    const tab = openTab();
    const answer = tab.refresh();
    await pass(tab, 116);
    expect(tab.tries).toEqual([0, 1, 6, 26, 56, 86, 116]);
    tab.isDown = false;
    await pass(tab, 30);
    expect(await (await answer).json()).toEqual(RENEWED);
    expect([tab.clock.pending(), tab.listeners.size]).toEqual([0, 0]);
  });

  it('is tried immediately when the user or the connection returns', async () => {
    const tab = openTab();
    const answer = tab.refresh();
    await pass(tab, 40);
    tab.isDown = false;
    tab.comeBack();
    expect((await answer).status).toBe(200);
    expect(tab.tries.at(-1)).toBe(40);
    expect([tab.clock.pending(), tab.listeners.size]).toEqual([0, 0]);
  });

  it('is tried immediately after a try that was under way when the connection returned', async () => {
    const tab = openTab();
    let fail = () => {};
    tab.next = () => new Promise((resolve) => (fail = () => resolve({ isFinal: false })));
    const answer = tab.refresh();
    await pass(tab, 3);
    tab.isDown = false;
    tab.comeBack();
    expect(tab.tries).toEqual([0]);
    fail();
    expect((await answer).status).toBe(200);
    expect(tab.tries).toEqual([0, 3]);
  });

  it('leaves the limit to the tries that succeed', async () => {
    const tab = openTab();
    const answer = tab.refresh();
    await settle();
    for (let times = 0; times < 20; times += 1) {
      tab.comeBack();
      await settle();
    }
    expect(tab.tries.length).toBe(21);
    // The last try counts until the next one, in case the page is left and the service did answer it.
    expect(tab.storage.getItem(TIMES_KEY)).toBe(String(tab.clock.now()));
    tab.isDown = false;
    tab.comeBack();
    expect((await answer).status).toBe(200);
    expect(tab.storage.getItem(TIMES_KEY)).toBe(String(tab.clock.now()));
  });

  it('waits as long as the service asks, even when the user returns', async () => {
    const tab = openTab();
    tab.next = () => Promise.resolve({ isFinal: false, retryAfterMs: 45 * SECOND_MS });
    const answer = tab.refresh();
    await settle();
    tab.isDown = false;
    await pass(tab, 10);
    tab.comeBack();
    await pass(tab, 34);
    expect(tab.tries).toEqual([0]);
    await pass(tab, 1);
    expect((await answer).status).toBe(200);
    expect(tab.tries).toEqual([0, 45]);
  });
});

describe('a refresh that another tab has settled', () => {
  it('answers with the session of the other tab, without a request', async () => {
    const tab = openTab();
    const answer = tab.refresh();
    await pass(tab, 10);
    tab.storage.setItem(SESSION_KEY, JSON.stringify(RENEWED));
    tab.comeBack();
    expect(await (await answer).json()).toEqual(RENEWED);
    expect(tab.tries).toEqual([0, 1, 6]);
  });

  it.each([
    ['gone', null],
    ['torn', '{"access_token":'],
    ['no session', '{}'],
  ])('says that the session is over when it is %s', async (_, stored) => {
    const tab = openTab();
    const answer = tab.refresh();
    await pass(tab, 10);
    if (stored === null) tab.storage.removeItem(SESSION_KEY);
    else tab.storage.setItem(SESSION_KEY, stored);
    tab.comeBack();
    const response = await answer;
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error_code: 'refresh_token_not_found' });
    expect(tab.tries).toEqual([0, 1, 6]);
  });
});

describe('the limit of two refreshes a minute', () => {
  it('applies across tabs and reloads, and the third waits for it', async () => {
    const first = openTab();
    first.isDown = false;
    const tokens = ['r1', 'r1'];
    for (const token of tokens) expect((await first.refresh(token)).status).toBe(200);

    const second = openTab(first);
    second.isDown = false;
    const answer = second.refresh();
    second.comeBack();
    await pass(second, 59);
    expect(second.tries).toEqual([]);
    await pass(second, 1);
    expect((await answer).status).toBe(200);
    expect(second.tries).toEqual([60]);
  });

  it.each([
    ['a clock that was set back', (now: number) => `${now + 7_200_000} ${now + 7_200_000}`],
    ['a damaged count', () => 'x {} NaN'],
    ['old tries', (now: number) => `${now - 60_000} ${now - 70_000}`],
  ])('does not count %s', async (_, times) => {
    const tab = openTab();
    tab.isDown = false;
    tab.storage.setItem(TIMES_KEY, times(tab.clock.now()));
    expect((await tab.refresh()).status).toBe(200);
    expect(tab.tries).toEqual([0]);
  });
});

describe('waking a refresh', () => {
  it('does nothing while none is waiting', async () => {
    const tab = openTab();
    tab.isDown = false;
    await tab.refresh();
    tab.comeBack();
    await vi.waitFor(() => expect(tab.clock.pending()).toBe(0));
    expect(tab.tries).toEqual([0]);
  });
});
