/** Resolves when the main thread has nothing else to do, with the time for it where the browser says it. */
export function untilIdle(): Promise<IdleDeadline | undefined> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve);
    else resolve(undefined); // Safari has no such callback.
  });
}
