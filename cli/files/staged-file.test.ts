import { lstatSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folderWith } from '@tests/support/cli';
import { stageFile } from './staged-file';

it('changes the file only on commit, keeps its mode, and leaves nothing beside it', async () => {
  const folder = folderWith({ 'name.txt': 'before' });
  const path = join(folder, 'name.txt');
  const { mode } = statSync(path);
  const staged = await stageFile(path, 'after');
  expect(readFileSync(path, 'utf8')).toBe('before');
  await staged.commit();
  expect(readFileSync(path, 'utf8')).toBe('after');
  expect(statSync(path).mode).toBe(mode);
  await (await stageFile(path, 'never')).discard();
  expect([readdirSync(folder), readFileSync(path, 'utf8')]).toEqual([['name.txt'], 'after']);
});

it.each(['writing', 'syncing'] as const)(
  'leaves the file whole when the disk is full while %s',
  async (when) => {
    const folder = folderWith({ 'name.txt': 'before' });
    const path = join(folder, 'name.txt');
    const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
    const openNew = async (beside: string, mode: number) => {
      const handle = await open(beside, 'wx', mode);
      return {
        writeFile: async (content: Parameters<typeof handle.writeFile>[0]) => {
          await handle.writeFile(String(content).slice(0, 2));
          if (when === 'writing') throw full;
        },
        sync: () => Promise.reject(full),
        close: () => handle.close(),
      };
    };
    await expect(stageFile(path, 'after', openNew)).rejects.toBe(full);
    expect([readdirSync(folder), readFileSync(path, 'utf8')]).toEqual([['name.txt'], 'before']);
  },
);

it('does not write through a link', async () => {
  const folder = folderWith({ 'outside.txt': 'before' });
  const link = join(folder, 'report.txt');
  symlinkSync('outside.txt', link);
  await expect(stageFile(link, 'after')).rejects.toMatchObject({ code: 'ELINK' });
  expect(readFileSync(join(folder, 'outside.txt'), 'utf8')).toBe('before');
  expect(lstatSync(link).isSymbolicLink()).toBe(true);
});
