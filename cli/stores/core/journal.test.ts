import { appendFileSync, readFileSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { folderWith } from '@tests/support/cli';
import { openJournal, openReservations } from './journal';

it('knows what was reserved, also after a crash in the middle of a line', async () => {
  const env = { STOREPILOT_STATE_DIR: folderWith({}) };
  const open = () => openJournal(env, 'ios', '6700000001', () => Date.UTC(2026, 10, 26));
  const journal = await open();
  const entry = { plan: 'p', step: 's', name: 'a.png' };
  await journal.append({ ...entry, event: 'reserve', ref: 'shot:1' });
  await journal.append({ ...entry, event: 'reserved', ref: 'shot:1', id: '77' });
  await journal.append({ ...entry, event: 'reserve', ref: 'shot:2' });
  appendFileSync(journal.path, '{"at":"2026-11-26T00:00:00.000Z","plan":"p","ev');
  const next = await open();
  await next.append({ ...entry, event: 'settled', ref: 'shot:2' });
  expect(openReservations((await open()).entries)).toMatchObject([
    { ref: 'shot:1', id: '77', event: 'reserved' },
  ]);
  expect(readFileSync(journal.path, 'utf8').trim().split(/\n+/)).toHaveLength(5);
  if (process.platform !== 'win32') expect(statSync(journal.path).mode & 0o777).toBe(0o600);
});
