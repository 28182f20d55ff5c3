import { comparable } from '@/domain/store-plan/merge-fields';
import type { StoreRecord, WantedStore } from '@/model/store-plan';

/** Parts of a store that can be removed by their paths: a field becomes empty, a set of pictures has none. */
const REMOVABLE = /^(?:texts|details|categories|pictures|previews|attachments)\//;

/**
 * Whether a field or set of the last pull was removed in the project.
 * @param files SHA-256 of the project's files that a set was made from; undefined for one that is not known
 */
export type IsRemoved = (path: string, files: readonly (string | undefined)[]) => boolean;

/**
 * Adds what was removed in the project since the last pull, as empty fields and sets. Only what that pull brought can be
 * removed: a field that a project never had is not its own.
 */
export function withRemovals(
  wanted: WantedStore,
  base: StoreRecord | undefined,
  isRemoved: IsRemoved,
): WantedStore {
  if (!base) return wanted;
  const fields = Object.entries(base.fields).filter(
    ([path, value]) =>
      REMOVABLE.test(path) &&
      typeof value === 'string' &&
      comparable(value) !== '' &&
      (wanted.fields[path] ?? '') === '' &&
      isRemoved(path, []),
  );
  const sets = Object.entries(base.pictures).filter(
    ([path, recorded]) =>
      recorded.length > 0 &&
      wanted.pictures[path] === undefined &&
      isRemoved(
        path,
        recorded.map(({ file }) => file),
      ),
  );
  return {
    ...wanted,
    fields: { ...wanted.fields, ...Object.fromEntries(fields.map(([path]) => [path, ''])) },
    pictures: { ...wanted.pictures, ...Object.fromEntries(sets.map(([path]) => [path, []])) },
  };
}
