import { expect, it } from 'vitest';
import { loadCode } from './load-code';

it('hands the code on', async () => {
  expect(await loadCode(() => Promise.resolve({ answer: 42 }))).toEqual({ ok: true, value: { answer: 42 } });
});

it('says in words that code did not come, and asks again the next time', async () => {
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
