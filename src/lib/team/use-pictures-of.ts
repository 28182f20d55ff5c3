import { useQuery } from '@tanstack/react-query';
import type { SharedPictures } from '@/model/shared-picture';
import { teamPreviewsCollection } from './team-previews';
import { useRepository } from '../workspace/workspace-context';
import { isPreview, readPicture, type FoundPicture } from './read-picture';
import { useTeamGateway } from './use-team-gateway';

export type ShownPicture = FoundPicture | 'unreachable';

const NONE: ReadonlyMap<string, ShownPicture> = new Map();

/** The previews of pictures by their hash: from this device, or else from the team's database. */
export function usePicturesOf(
  teamId: string,
  contents: readonly (SharedPictures | undefined)[],
): ReadonlyMap<string, ShownPicture> {
  const gateway = useTeamGateway();
  const repository = useRepository();
  const hashes = [
    ...new Set(
      contents.flatMap((pictures) => Object.values(pictures ?? {}).flatMap(({ preview = [] }) => preview)),
    ),
  ];
  const { data = NONE } = useQuery({
    queryKey: ['review-pictures', teamId, ...hashes],
    enabled: hashes.length > 0,
    async queryFn() {
      const found = new Map<string, ShownPicture>();
      for (const hash of hashes) {
        const own = (await repository.get(teamPreviewsCollection, hash))?.blob;
        const answer = own ?? (await readPicture(gateway, teamId, hash, isPreview));
        found.set(
          hash,
          answer instanceof Blob ? answer : answer.kind === 'done' ? answer.value : 'unreachable',
        );
      }
      return found;
    },
  });
  return data;
}
