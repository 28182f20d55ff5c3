import type { Visit } from './profile';

/**
 * Waits until the service worker has cached the whole product, then cuts the network. Needs a profile with `serviceWorkers: 'allow'`.
 */
export async function cutNetwork({ page, context }: Visit): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 50));
  });
  await context.setOffline(true);
}
