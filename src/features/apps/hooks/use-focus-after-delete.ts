import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react';
import type { AppRecord } from '@/model/app';

/**
 * Returns a handler that deletes an app of a list. The card that moves up then takes the focus; at the end of the list,
 * the one before does. It is stable for every search, so that a card that stays does not re-render.
 */
export function useFocusAfterDelete(
  list: RefObject<HTMLElement | null>,
  apps: readonly AppRecord[],
  onDelete: (app: AppRecord) => void,
): (app: AppRecord) => void {
  const latestApps = useRef(apps);
  const deletedAt = useRef<number>(undefined);
  const handleDelete = useCallback(
    (app: AppRecord) => {
      deletedAt.current = latestApps.current.indexOf(app) + 1;
      onDelete(app);
    },
    [onDelete],
  );
  useLayoutEffect(() => {
    latestApps.current = apps;
    if (deletedAt.current === undefined) return;
    const place = Math.min(deletedAt.current, apps.length);
    deletedAt.current = undefined;
    list.current?.querySelector<HTMLElement>(`[aria-posinset="${place}"] button`)?.focus();
  }, [apps, list]);
  return handleDelete;
}
