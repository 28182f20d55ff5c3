import type { StoredDesign } from '@/model/draft';
import { isRecord } from '../is-record';

/**
 * Replaces the ids of the own screens in a stored design, of which only that much has to be known: a copy of a draft has
 * copies of its pictures.
 */
export function withPictureIds<Stored extends StoredDesign>(
  design: Stored,
  idOf: (id: string) => string,
): Stored {
  const { shots } = design as { shots?: unknown };
  if (!isRecord(shots)) return design;
  const renamed = Object.entries(shots).map(([shotId, shot]) => {
    const pictures = isRecord(shot) ? shot['pictures'] : undefined;
    if (!isRecord(shot) || !isRecord(pictures)) return [shotId, shot] as const;
    const { screens } = shot;
    const renamedScreens = isRecord(screens)
      ? Object.fromEntries(
          Object.entries(screens).map(([kind, ids]) => [kind, isRecord(ids) ? renameIds(ids, idOf) : ids]),
        )
      : undefined;
    return [
      shotId,
      {
        ...shot,
        pictures: renameIds(pictures, idOf),
        ...(renamedScreens && { screens: renamedScreens }),
      },
    ] as const;
  });
  return { ...design, shots: Object.fromEntries(renamed) };
}

/** @param ids by locale */
function renameIds(ids: Record<string, unknown>, idOf: (id: string) => string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(ids).map(([locale, id]) => [locale, typeof id === 'string' ? idOf(id) : id]),
  );
}
