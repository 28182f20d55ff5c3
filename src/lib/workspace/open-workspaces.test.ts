import 'fake-indexeddb/auto';
import * as z from 'zod/mini';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { appsCollection } from './app-collections';
import { defineCollection } from './collection';
import { openClosingRecords } from './closing-records';
import { createMemoryEngine, type Engine } from './engine';
import {
  deleteBrowserWorkspace,
  keepUnstored,
  openBrowserWorkspace,
  readFromWorkspace,
  registerWorkspace,
} from './open-workspaces';
import { openingRepository } from './opening-repository';
import { openRepository } from './repository';

const notes = defineCollection<{ id: string; text: string }>({
  name: 'notes',
  version: 1,
  schema: z.object({ id: z.string(), text: z.string() }),
});

it('neither shows a user what another one has stored in the same browser, nor deletes it', async () => {
  const ada = await openBrowserWorkspace('ada');
  await ada.put(notes, [{ id: 'draft', text: 'secret plan' }]);

  const ben = await openBrowserWorkspace('ben');
  expect(await ben.list(notes)).toEqual([]);
  expect(await ben.get(notes, 'draft')).toBeUndefined();
  await ben.put(notes, [{ id: 'draft', text: 'other' }]);
  await ben.remove(notes, 'draft');
  await deleteBrowserWorkspace('ben');

  expect(await (await openBrowserWorkspace('ada')).list(notes)).toEqual([
    { id: 'draft', text: 'secret plan' },
  ]);
});

const app = (id: string) => ({ id, name: id, bundleId: `com.example.${id}` });

async function appNames(opener: ReturnType<typeof keepUnstored>, userId: string) {
  const workspace = await opener.open(userId);
  const names = (await workspace.list(appsCollection)).map(({ name }) => name);
  workspace.close();
  return names;
}

async function addApp(opener: ReturnType<typeof keepUnstored>, userId: string, id: string) {
  const workspace = await opener.open(userId);
  const [sample] = await workspace.list(appsCollection);
  if (!sample) throw new Error('The sample workspace has apps');
  await workspace.put(appsCollection, [{ ...sample, ...app(id) }]);
  workspace.close();
}

describe('a workspace that the browser does not store', () => {
  const blocked = () =>
    keepUnstored(() => openRepository({ openEngine: () => Promise.reject(new Error('blocked')) }));

  it('is as it was when the user comes back from a page without it', async () => {
    const opener = blocked();
    await addApp(opener, 'ada', 'lantern');
    expect(await appNames(opener, 'ada')).toContain('lantern');
  });

  it('belongs to one user, and is empty after it was dropped', async () => {
    const opener = blocked();
    await addApp(opener, 'ada', 'lantern');
    expect(await appNames(opener, 'bob')).not.toContain('lantern');
    opener.drop('ada');
    expect(await appNames(opener, 'ada')).not.toContain('lantern');
  });
});

it('a stored workspace is closed and read again', async () => {
  let closed = 0;
  const memory = createMemoryEngine();
  const engine: Engine = { ...memory, close: () => (closed += 1) };
  let opened = 0;
  const opener = keepUnstored(() => {
    opened += 1;
    return openRepository({ openEngine: () => Promise.resolve(engine) });
  });
  await addApp(opener, 'ada', 'lantern');
  expect(await appNames(opener, 'ada')).toContain('lantern');
  await expect.poll(() => [opened, closed]).toEqual([2, 2]);
});

describe('what a page writes while it closes', () => {
  beforeEach(() => {
    const texts = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => texts.get(key) ?? null,
      setItem: (key: string, text: string) => void texts.set(key, text),
      removeItem: (key: string) => void texts.delete(key),
    });
  });
  afterEach(() => vi.unstubAllGlobals());
  const write = (text: string) => {
    const page = openingRepository('eve');
    page.repository.putWhileClosing(notes, { id: 'draft', text });
    return page;
  };
  const listed = async () => {
    const workspace = await openBrowserWorkspace('eve');
    const items = await workspace.list(notes);
    workspace.close();
    return items.map(({ text }) => text);
  };

  /** A page whose last write the browser does not make any more. */
  const openCutOff = () =>
    openRepository({
      openEngine: () => Promise.resolve({ ...createMemoryEngine(), writeNow: () => undefined }),
      closing: openClosingRecords('eve'),
    });
  const store = async (...texts: string[]) => {
    const workspace = await openBrowserWorkspace('eve');
    for (const text of texts) await workspace.put(notes, [{ id: 'draft', text }]);
    workspace.close();
  };

  it('is stored by the next page where the browser has ended the write', async () => {
    await store('T');
    const page = await openCutOff();
    await page.put(notes, [{ id: 'draft', text: 'T' }]);
    page.putWhileClosing(notes, { id: 'draft', text: 'Ty' });
    expect(await listed()).toEqual(['Ty']);
    await store('Typed');
    expect(await listed()).toEqual(['Typed']);
    await deleteBrowserWorkspace('eve');
  });

  it('is given up when the page was restored and has written again, or everything was replaced', async () => {
    const page = await openCutOff();
    page.putWhileClosing(notes, { id: 'draft', text: 'Ty' });
    await page.put(notes, [{ id: 'draft', text: 'Typed' }]);
    expect(await listed()).toEqual([]);
    page.putWhileClosing(notes, { id: 'draft', text: 'Typed on' });
    await page.reset();
    expect(await listed()).toEqual([]);
  });

  it('is stored by the next page when the workspace was not open yet, once', async () => {
    write('T');
    write('Ty');
    expect(await listed()).toEqual(['Ty']);
    const next = await openBrowserWorkspace('eve');
    await next.remove(notes, 'draft');
    next.close();
    expect(await listed()).toEqual([]);
  });

  it('reaches the other tabs, which would undo it with their next change', async () => {
    const other = await openBrowserWorkspace('eve');
    let changes = 0;
    other.onChange(() => (changes += 1));
    write('T');
    const page = await openBrowserWorkspace('eve');
    await expect.poll(() => changes).toBe(1);
    page.putWhileClosing(notes, { id: 'draft', text: 'Ty' });
    await expect.poll(() => changes).toBe(2);
    [page, other].forEach((each) => each.close());
    await deleteBrowserWorkspace('eve');
  });

  it('leaves what another tab adds at the same moment', () => {
    const closing = openClosingRecords('eve');
    write('T');
    const found = closing.all();
    closing.add({ record: { collection: 'notes', id: 'other', version: 1, order: 0, value: {} } });
    closing.remove(found);
    expect(closing.all().map(({ record }) => record.id)).toEqual(['other']);
  });

  it('replaces nothing that was stored since', async () => {
    await store('stored');
    write('older');
    expect(await listed()).toEqual(['stored']);
    await deleteBrowserWorkspace('eve');
  });

  it('is left to that page when it was restored, and deleted with everything', async () => {
    const opened = await openBrowserWorkspace('eve');
    const { repository, settle } = write('restored');
    settle(opened);
    repository.close();
    expect(await listed()).toEqual([]);
    write('deleted');
    await deleteBrowserWorkspace('eve');
    expect(await listed()).toEqual([]);
  });
});

const USER = 'user-1';
const names = (open: () => ReturnType<typeof openRepository>, userId = USER) =>
  readFromWorkspace(userId, open, async (repository) =>
    (await repository.list(appsCollection)).map(({ name }) => name),
  );

/** A browser that stores nothing: each opening starts from the samples. */
const openInMemory = () => openRepository({ openEngine: () => Promise.reject(new Error('blocked')) });

describe('reading a workspace from outside of a page', () => {
  it('sees what the open page did, even where nothing is stored', async () => {
    const page = await openInMemory();
    await page.remove(appsCollection, 'paw-pal');
    const leave = registerWorkspace(USER, page);
    expect(await names(openInMemory)).not.toContain('PawPal');
    expect(await names(openInMemory, 'somebody-else')).toContain('PawPal');
    leave();
    expect(await names(openInMemory)).toContain('PawPal');
  });

  it('uses the page that opened last when the one before closes after it', async () => {
    const [first, second] = [await openInMemory(), await openInMemory()];
    await second.remove(appsCollection, 'paw-pal');
    const leaveFirst = registerWorkspace(USER, first);
    const leaveSecond = registerWorkspace(USER, second);
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
