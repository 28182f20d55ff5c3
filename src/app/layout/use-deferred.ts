import { useCallback, useState, type ComponentType } from 'react';
import { notify } from '@/lib/notify';

/**
 * Loads a part with its first use (a menu, a dialog), so that the first page needs none of its code.
 * @returns the part once it has loaded, a function that preloads it, and one that loads and shows it
 */
export function useDeferred<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const prefetch = useCallback(() => void load().catch(() => undefined), [load]);
  const show = useCallback(() => {
    load().then(
      (part) => setPart(() => part),
      () =>
        notify.error(
          'This could not be opened',
          'Either the connection dropped or StorePilot was updated. Try again, or reload the page.',
        ),
    );
  }, [load]);
  return { Part, prefetch, show };
}
