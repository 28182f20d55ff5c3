import type { Page } from 'playwright-core';
import type { Collection, WorkspaceRecord } from '@/lib/workspace/collection';
import { engineWith, otherTab } from '../workspace-engines';

/**
 * Fills a collection of the signed-in user's workspace in the browser, in place of its samples. The records are those
 * that the product's repository stores for the items, and every item must be readable. The page must have opened the
 * workspace once; reload it afterwards.
 */
export async function seedWorkspace<Item extends WorkspaceRecord>(
  page: Page,
  collection: Collection<Item>,
  items: readonly Item[],
): Promise<void> {
  const engine = await engineWith(collection, items);
  const read = await (await otherTab({ engine })).list(collection);
  if (read.length !== items.length)
    throw new Error(`The product reads ${read.length} of ${items.length} items.`);
  const isOfCollection = (record: { collection: string; id: string }) =>
    record.collection === collection.name ||
    (record.collection === 'meta' && record.id === `filled:${collection.name}`);
  const records = (await engine.everything()).filter(isOfCollection);
  await page.evaluate(
    async ({ name, records }) => {
      const answer = <Value>(request: IDBRequest<Value>) =>
        new Promise<Value>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error ?? new Error('IndexedDB'));
        });
      const databases = await indexedDB.databases();
      const file = databases.find((each) => each.name?.startsWith('storepilot-'))?.name ?? '';
      const database = await answer(indexedDB.open(file));
      const store = database.transaction('records', 'readwrite').objectStore('records');
      await answer(store.delete(IDBKeyRange.bound([name], [name, []])));
      for (const record of records) store.put(record);
      await answer(store.count());
      database.close();
    },
    { name: collection.name, records },
  );
}

/** A stored envelope as a journey writes it; its value may be anything. */
interface Envelope {
  collection: string;
  id: string;
  version: number;
  order: number;
  value: unknown;
}

/** Adds envelopes to the signed-in user's storage unchanged. */
export async function storeRecords(page: Page, records: Envelope[]): Promise<void> {
  await page.evaluate(
    async (texts) => {
      const databases = await indexedDB.databases();
      const name = databases.find((each) => each.name?.startsWith('storepilot-'))?.name ?? '';
      await new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(new Error('IndexedDB'));
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('records', 'readwrite');
          for (const text of texts) transaction.objectStore('records').put(JSON.parse(text));
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      });
    },
    records.map((record) => JSON.stringify(record)),
  );
}

/** Every stored envelope, its value as JSON. */
export function storedRecords(page: Page): Promise<{ collection: string; id: string; value: string }[]> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const name = databases.find((each) => each.name?.startsWith('storepilot-'))?.name ?? '';
    return new Promise<{ collection: string; id: string; value: string }[]>((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.onerror = () => reject(new Error('IndexedDB'));
      opening.onsuccess = () => {
        const reading = opening.result.transaction('records').objectStore('records').getAll();
        reading.onsuccess = () => {
          const records = reading.result as Envelope[];
          opening.result.close();
          resolve(
            records.map(({ collection, id, value }) => ({ collection, id, value: JSON.stringify(value) })),
          );
        };
      };
    });
  });
}
