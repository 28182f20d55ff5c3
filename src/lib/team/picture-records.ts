import * as z from 'zod/mini';
import type { SharedPicture } from '@/domain/team-sync/shared-pictures';
import type { StoredDraftImage } from '../workspace/app-collections';
import { defineCollection } from '../workspace/collection';
import { sharedPictureSchema } from './team-pictures-schema';

/** What this device has sent to a team about one of its own images. The id is that of the image. */
export interface OwnPicture {
  id: string;
  draftId: string;
  /** Stamp of the image whose bytes `entry` describes. */
  stamp: string;
  /** The last state that both the image and the draft had. */
  entry: SharedPicture;
  /** The team whose database has the preview; likewise the original. */
  previewIn?: string | undefined;
  originalIn?: string | undefined;
  /** The database refused the bytes: the team's limit is reached. */
  isRefused?: boolean | undefined;
  /** The image, after another member removed or replaced the picture, until the user decides. */
  setAside?: StoredDraftImage | undefined;
}

export const ownPicturesCollection = defineCollection<OwnPicture>({
  name: 'team-pictures',
  schema: z.object({
    id: z.string(),
    draftId: z.string(),
    stamp: z.string(),
    entry: sharedPictureSchema,
    previewIn: z.optional(z.string()),
    originalIn: z.optional(z.string()),
    isRefused: z.optional(z.boolean()),
    // Written by this device from a checked value; only the outline is checked again.
    setAside: z.optional(z.looseObject({ id: z.string(), blob: z.instanceof(Blob) })),
  }) as unknown as z.ZodMiniType<OwnPicture>,
});
