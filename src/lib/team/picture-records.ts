import * as z from 'zod/mini';
import { flag, optionalText, recordSchema } from '@/domain/records/record-schema';
import { sharedPictureSchema } from '@/domain/submissions/shared-picture-schema';
import type { SharedPicture } from '@/model/shared-picture';
import { storedDraftImageSchema, type StoredDraftImage } from '../workspace/app-collections';
import { defineCollection } from '../workspace/collection';

/** Record of sending one of this device's own images to a team. The id is that of the image. */
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
  schema: recordSchema<OwnPicture>()({
    id: z.string(),
    draftId: z.string(),
    stamp: z.string(),
    entry: sharedPictureSchema,
    previewIn: optionalText,
    originalIn: optionalText,
    isRefused: flag,
    setAside: z.optional(storedDraftImageSchema),
  }),
});
