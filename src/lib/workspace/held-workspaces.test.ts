import { describe, expect, it } from 'vitest';
import { appsCollection } from './app-collections';
import { createMemoryEngine, type Engine } from './engine';
import { holdUnkept } from './held-workspaces';
import { openRepository } from './repository';

const app = (id: string) => ({ id, name: id, bundleId: `com.example.${id}` });

async function appNames(held: ReturnType<typeof holdUnkept>, userId: string) {
  const workspace = await held.open(userId);
  const names = (await workspace.list(appsCollection)).map(({ name }) => name);
  workspace.close();
  return names;
}

async function addApp(held: ReturnType<typeof holdUnkept>, userId: string, id: string) {
  const workspace = await held.open(userId);
  const [sample] = await workspace.list(appsCollection);
  if (!sample) throw new Error('The sample workspace has apps');
  await workspace.put(appsCollection, [{ ...sample, ...app(id) }]);
  workspace.close();
}

describe('a workspace the browser does not keep', () => {
  const blocked = () =>
    holdUnkept(() => openRepository({ openEngine: () => Promise.reject(new Error('blocked')) }));

  it('is as it was when the user comes back from a page without it', async () => {
    const held = blocked();
    await addApp(held, 'ada', 'lantern');
    expect(await appNames(held, 'ada')).toContain('lantern');
  });

  it('is its user’s alone, and gone when dropped', async () => {
    const held = blocked();
    await addApp(held, 'ada', 'lantern');
    expect(await appNames(held, 'bob')).not.toContain('lantern');
    held.drop('ada');
    expect(await appNames(held, 'ada')).not.toContain('lantern');
  });
});

it('a stored workspace is closed and read again', async () => {
  let closed = 0;
  const memory = createMemoryEngine();
  const engine: Engine = { ...memory, close: () => (closed += 1) };
  let opened = 0;
  const held = holdUnkept(() => {
    opened += 1;
    return openRepository({ openEngine: () => Promise.resolve(engine) });
  });
  await addApp(held, 'ada', 'lantern');
  expect(await appNames(held, 'ada')).toContain('lantern');
  await expect.poll(() => [opened, closed]).toEqual([2, 2]);
});
