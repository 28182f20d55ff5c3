import type { Visit } from './browser';

/**
 * Waits until the service worker has cached the whole product, then cuts the network. Needs `serviceWorkers: 'allow'`.
 */
export async function cutNetwork({ page, context }: Visit): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 50));
  });
  await context.setOffline(true);
}
