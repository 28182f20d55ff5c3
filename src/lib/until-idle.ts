/** Resolves when the main thread has nothing else to do. */
export function untilIdle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve);
    else resolve(undefined); // Safari has no such callback.
  });
}
