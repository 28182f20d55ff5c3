import type { Page } from 'playwright-core';

/**
 * Fills a collection of the signed-in user's workspace in the browser, in place of its samples. The page must have
 * opened the workspace once; reload it afterwards.
 */
export async function seedWorkspace(page: Page, collection: string, items: { id: string }[]): Promise<void> {
  await page.evaluate(
    async ({ collection, items }) => {
      const answer = <Value>(request: IDBRequest<Value>) =>
        new Promise<Value>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error ?? new Error('IndexedDB'));
        });
      const databases = await indexedDB.databases();
      const name = databases.find((each) => each.name?.startsWith('storepilot-'))?.name ?? '';
      const database = await answer(indexedDB.open(name));
      const store = database.transaction('records', 'readwrite').objectStore('records');
      await answer(store.delete(IDBKeyRange.bound([collection], [collection, []])));
      store.put({ collection: 'meta', id: `filled:${collection}`, version: 1, order: 0, value: true });
      items.forEach((value, order) => store.put({ collection, id: value.id, version: 1, order, value }));
      await answer(store.count());
      database.close();
    },
    { collection, items },
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
