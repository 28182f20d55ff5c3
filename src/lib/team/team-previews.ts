import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { recordSchema } from '@/domain/records/record-schema';
import { missingPictures, type MissingPicture } from '@/domain/submissions/shared-pictures';
import { defineCollection } from '../workspace/collection';
import { useRepository } from '../workspace/workspace-context';

/** Bytes of a team's pictures, by their hash. They are shown only after the hash was checked. */
export interface TeamPreview {
  /** SHA-256 of the bytes, in hexadecimal. */
  id: string;
  blob?: Blob | undefined;
  /** `wrong`: what the team's database has under this hash does not match it. */
  state: 'shown' | 'wrong' | 'missing';
  /** Number of the team's last change when the database was asked; it is asked again after the next one. */
  askedAt: number;
}

export const teamPreviewsCollection = defineCollection<TeamPreview>({
  name: 'team-previews',
  schema: recordSchema<TeamPreview>()({
    id: z.string(),
    blob: z.optional(z.instanceof(Blob)),
    state: z.enum(['shown', 'wrong', 'missing']),
    askedAt: z.number(),
  }),
});

/** This device's previews of the pictures whose originals only other members have, by the id of the picture. */
export function useTeamPreviews(
  draft: Parameters<typeof missingPictures>[0],
): ReadonlyMap<string, TeamPreview> {
  const repository = useRepository();
  const missing = useMemo(() => missingPictures(draft), [draft]);
  const hashes = missing.flatMap(({ preview = [] }) => preview);
  const { data } = useQuery({
    queryKey: [teamPreviewsCollection.name, ...hashes],
    queryFn: () => Promise.all(hashes.map((hash) => repository.get(teamPreviewsCollection, hash))),
    enabled: hashes.length > 0,
  });
  return useMemo(() => byPicture(missing, data ?? []), [missing, data]);
}

function byPicture(missing: readonly MissingPicture[], stored: readonly (TeamPreview | undefined)[]) {
  const byHash = new Map(stored.flatMap((each) => (each ? [[each.id, each] as const] : [])));
  return new Map(
    missing.flatMap(({ id, preview = '' }) => {
      const found = byHash.get(preview);
      return found ? [[id, found] as const] : [];
    }),
  );
}
