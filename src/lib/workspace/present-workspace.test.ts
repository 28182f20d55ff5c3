import { describe, expect, it } from 'vitest';
import { appsCollection } from './app-collections';
import { createMemoryEngine } from './engine';
import { announceWorkspace, readFromWorkspace } from './present-workspace';
import { openRepository } from './repository';

const USER = 'user-1';
const names = (open: () => ReturnType<typeof openRepository>, userId = USER) =>
  readFromWorkspace(userId, open, async (repository) =>
    (await repository.list(appsCollection)).map(({ name }) => name),
  );

/** A browser that stores nothing: each opening starts from the samples. */
const openInMemory = () => openRepository({ openEngine: () => Promise.reject(new Error('blocked')) });

describe('reading a workspace from outside of a page', () => {
  it('sees what the open page did, even where nothing is kept', async () => {
    const page = await openInMemory();
    await page.remove(appsCollection, 'paw-pal');
    const leave = announceWorkspace(USER, page);
    expect(await names(openInMemory)).not.toContain('PawPal');
    expect(await names(openInMemory, 'somebody-else')).toContain('PawPal');
    leave();
    expect(await names(openInMemory)).toContain('PawPal');
  });

  it('uses the page that opened last when the one before closes after it', async () => {
    const [first, second] = [await openInMemory(), await openInMemory()];
    await second.remove(appsCollection, 'paw-pal');
    const leaveFirst = announceWorkspace(USER, first);
    const leaveSecond = announceWorkspace(USER, second);
    leaveFirst();
    expect(await names(openInMemory)).not.toContain('PawPal');
    leaveSecond();
  });

  it('closes what it opened, after a failure too', async () => {
    let closed = 0;
    const open = async () => {
      const repository = await openRepository({
        openEngine: () => Promise.resolve({ ...createMemoryEngine(), close: () => void (closed += 1) }),
      });
      return repository;
    };
    await names(open);
    const failing = readFromWorkspace(USER, open, () => Promise.reject(new Error('no answer')));
    await expect(failing).rejects.toThrow('no answer');
    await Promise.resolve();
    await Promise.resolve();
    expect(closed).toBe(2);
  });
});
