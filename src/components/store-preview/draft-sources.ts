import { buildIconKey } from '@/domain/previews/preview-content';
import type { DraftContent } from '@/model/draft';
import type { DraftImage } from '@/model/draft-image';
import type { PictureSources } from './use-picture-urls';

/**
 * The pixels of a draft’s pictures, by the keys that previews use.
 * @param previews of pictures whose originals another member of the team has
 */
export function draftSources(
  images: readonly Pick<DraftImage, 'id' | 'blob'>[],
  builds: DraftContent['builds'],
  previews: ReadonlyMap<string, { blob?: Blob | undefined }> = new Map(),
): PictureSources {
  const sources = new Map<string, Blob | string>(images.map(({ id, blob }) => [id, blob]));
  for (const [id, { blob }] of previews) if (blob) sources.set(id, blob);
  for (const { platform, iconDataUrl } of builds) {
    if (iconDataUrl !== undefined) sources.set(buildIconKey(platform), iconDataUrl);
  }
  return sources;
}
