import * as z from 'zod/mini';
import type { Size } from '@/model/geometry';
import { offByDefault, optionalNumber, optionalText, recordSchema } from '../records/record-schema';
import type { SharedPicture } from '@/model/shared-picture';

const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const count = z.number().check(z.int(), z.minimum(0));

/** A picture that the team of a shared draft has, as part of the draft. */
export const sharedPictureSchema = recordSchema<SharedPicture>()({
  kind: z.enum(['screenshot', 'icon', 'feature-graphic']),
  fileName: z.string(),
  locale: z.string(),
  position: z.number(),
  slotId: optionalText,
  description: optionalText,
  screen: z.optional(recordSchema<Size>()({ width: count, height: count })),
  width: count,
  height: count,
  bytes: count,
  mediaType: z.enum(['image/png', 'image/jpeg']),
  hasAlpha: offByDefault,
  bitDepth: optionalNumber,
  sha256,
  preview: z.optional(sha256),
});

/** The pictures of a draft as another member has shared it, by the id of the image. */
export const sharedPicturesSchema = z.record(z.string(), sharedPictureSchema);
