import * as fc from 'fast-check';
import * as z from 'zod/mini';
import { expect, it } from 'vitest';
import { defineCollection } from './collection';
import { createMemoryEngine, type Engine } from './engine';
import { openRepository, type Repository } from './repository';

interface Note {
  id: string;
  text: string;
}

const schema = z.object({ id: z.string(), text: z.string() });
const notes = defineCollection<Note>({ name: 'notes', schema });
const drafts = defineCollection<Note>({ name: 'drafts', schema });
const COLLECTIONS = [notes, drafts];

/** Storage that answers late and in order, as a browser's does, and refuses the changes that `isRefused` names. */
function createFullStorage(isRefused: (change: number) => boolean) {
  const disk = createMemoryEngine();
  let changes = 0;
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Value>(work: () => Promise<Value>): Promise<Value> => {
    const mine = last.then(async () => {
      for (let tick = 0; tick < 3; tick += 1) await Promise.resolve();
      return work();
    });
    last = mine.catch(() => undefined);
    return mine;
  };
  const full = () => Promise.reject(new DOMException('No space', 'QuotaExceededError'));
  const engine: Engine = {
    ...disk,
    read: (...key) => inTurn(() => disk.read(...key)),
    readAll: (name) => inTurn(() => disk.readAll(name)),
    change: (...change) => inTurn(() => (isRefused((changes += 1)) ? full() : disk.change(...change))),
  };
  return { disk, engine };
}

type Step = { collection: number; id: string; kind: 'put' | 'append' | 'remove'; waits: boolean };

const anySteps = fc.array(
  fc.record<Step>({
    collection: fc.nat(1),
    id: fc.constantFrom('a', 'b', 'c'),
    kind: fc.constantFrom('put', 'append', 'append', 'remove'),
    waits: fc.boolean(),
  }),
  { minLength: 1, maxLength: 14 },
);

/** Writes a record, and waits for all writes so far. */
const put = (collection: number, waits: boolean): Step => ({ collection, id: 'a', kind: 'put', waits });

/** Whether the storage refuses a change, by its number. */
const anyRefusals = fc.func<[number], boolean>(fc.boolean());

async function play(repository: Repository, steps: readonly Step[]) {
  const pending: Promise<unknown>[] = [];
  for (const [index, { collection, id, kind, waits }] of steps.entries()) {
    const target = COLLECTIONS[collection] ?? notes;
    const work =
      kind === 'put'
        ? repository.put(target, [{ id, text: `put ${index}` }])
        : kind === 'append'
          ? repository.update(target, id, (note) => ({ ...note, text: `${note.text}, ${index}` }))
          : repository.remove(target, id);
    pending.push(work);
    if (waits) await Promise.all(pending);
  }
  await Promise.all(pending);
}

const contentOf = async (repository: Repository) =>
  Promise.all(COLLECTIONS.map((collection) => repository.list(collection)));

it('whichever writes are refused, the session shows what it would without that, and stores all of it later', async () => {
  await fc.assert(
    fc.asyncProperty(anySteps, anyRefusals, async (steps, isRefused) => {
      let isFull = true;
      const { disk, engine } = createFullStorage((change) => isFull && isRefused(change));
      const open = (of: Engine) => openRepository({ openEngine: () => Promise.resolve(of) });
      const [repository, roomy] = [await open(engine), await open(createFullStorage(() => false).engine)];
      await Promise.all([play(repository, steps), play(roomy, steps)]);
      const expected = await contentOf(roomy);
      expect(await contentOf(repository)).toEqual(expected);
      isFull = false;
      await repository.put(notes, [{ id: 'last', text: 'after room was made' }]);
      expect(repository.health().isStored).toBe(true);
      const afterReload = await open(disk);
      const [first = [], second] = await contentOf(afterReload);
      expect([first.filter(({ id }) => id !== 'last'), second]).toEqual(expected);
    }),
    {
      numRuns: 60,
      examples: [
        [[put(1, false), put(1, false)], (change) => change === 3],
        [[put(0, true), put(1, false), put(1, false)], () => true],
      ],
    },
  );
});
