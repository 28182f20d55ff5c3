import type { Page } from 'playwright-core';

/**
 * Fills a collection of the signed-in user's workspace in the browser, in place of its samples.
 * The page has to have opened the workspace once; reload it afterwards.
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
