import * as z from 'zod/mini';
import type { SharedPicture } from '@/domain/team-sync/shared-pictures';

const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const count = z.number().check(z.int(), z.minimum(0));

/** A picture that the team of a shared draft has, as part of the draft. */
export const sharedPictureSchema = z.object({
  kind: z.enum(['screenshot', 'icon', 'feature-graphic']),
  fileName: z.string(),
  locale: z.string(),
  position: z.number(),
  slotId: z.optional(z.string()),
  description: z.optional(z.string()),
  width: count,
  height: count,
  bytes: count,
  mediaType: z.enum(['image/png', 'image/jpeg']),
  hasAlpha: z.boolean(),
  bitDepth: z.optional(z.number()),
  sha256,
  preview: z.optional(sha256),
}) satisfies z.ZodMiniType<SharedPicture>;

/** The pictures of a draft as another member has shared it. */
export const teamPicturesSchema = z.optional(z.record(z.string(), sharedPictureSchema));
