import { expect, it } from 'vitest';
import { loadCode } from './load-code';

it('returns the code', async () => {
  expect(await loadCode(() => Promise.resolve({ answer: 42 }))).toEqual({ ok: true, value: { answer: 42 } });
});

it('returns a message when the code fails to load, and tries again the next time', async () => {
  let isOffline = true;
  const load = () =>
    isOffline ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve({ answer: 42 });
  const first = await loadCode(load);
  expect(first).toEqual({
    ok: false,
    failure: expect.stringMatching(/could not be loaded.*Try again/) as string,
  });
  isOffline = false;
  expect(await loadCode(load)).toEqual({ ok: true, value: { answer: 42 } });
});
