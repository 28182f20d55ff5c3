import { describe, expect, it } from 'vitest';
import { createMemoryEngine } from './engine';
import { appsCollection } from './app-collections';
import { openingRepository } from './opening-repository';
import { openRepository, type WorkspaceChange } from './repository';

const openMemory = () => {
  const engine = createMemoryEngine();
  return openRepository({ openEngine: () => Promise.resolve(engine) });
};

describe('a workspace that is about to open', () => {
  it('reads once it is open, and says until then that all is well', async () => {
    const { repository, settle } = openingRepository('ada');
    const list = repository.list(appsCollection);
    expect(repository.health().isStored).toBe(true);
    const opened = await openMemory();
    settle(opened);
    expect(await list).toEqual(await opened.list(appsCollection));
    expect((await list).length).toBeGreaterThan(0);
  });

  it('writes what was written before it was open, also when the page closes immediately', async () => {
    const { repository, settle } = openingRepository('ada');
    const opened = await openMemory();
    const [first] = await opened.list(appsCollection);
    if (!first) throw new Error('The sample workspace has no apps');
    const written = repository.update(appsCollection, first.id, (app) => ({ ...app, name: 'Changed' }));
    settle(opened);
    repository.close();
    expect(await written).toMatchObject({ name: 'Changed' });
  });

  it('starts what is written later in the same turn, before the workspace closes', async () => {
    const { repository, settle } = openingRepository('ada');
    const calls: string[] = [];
    const opened = await openMemory();
    settle({
      ...opened,
      remove: (...call) => {
        calls.push('remove');
        return opened.remove(...call);
      },
    });
    const removed = repository.remove(appsCollection, 'any');
    calls.push('next');
    await removed;
    expect(calls).toEqual(['remove', 'next']);
  });

  it('reports changes to those who listened before it was open, until they unsubscribe', async () => {
    const { repository, settle } = openingRepository('ada');
    const heard: WorkspaceChange[] = [];
    repository.onChange((change) => heard.push(change));
    repository.onChange(() => expect.unreachable())();
    settle(await openMemory());
    await repository.reset();
    expect(heard).not.toEqual([]);
  });
});
