import { z } from 'zod';

/** The parts of Google's answers that are used. Unknown keys are dropped, and every value may be absent (sources 16.2). */

export const EDIT = z.object({ id: z.string().min(1) });

export const LISTING = z.object({
  language: z.string().min(1),
  title: z.string().optional(),
  shortDescription: z.string().optional(),
  fullDescription: z.string().optional(),
  video: z.string().optional(),
});
export type PlayListing = z.infer<typeof LISTING>;

export const LISTINGS = z.object({ listings: z.array(LISTING).default([]) });

export const DETAILS = z.object({
  defaultLanguage: z.string().optional(),
  contactEmail: z.string().optional(),
  contactPhone: z.string().optional(),
  contactWebsite: z.string().optional(),
});
export type PlayDetails = z.infer<typeof DETAILS>;

export const IMAGE = z.object({
  id: z.string().min(1),
  url: z.string().optional(),
  sha1: z.string().optional(),
  sha256: z.string().optional(),
});
export const IMAGES = z.object({ images: z.array(IMAGE).default([]) });
export const UPLOADED_IMAGE = z.object({ image: IMAGE });

export const BUNDLE = z.object({ versionCode: z.number(), sha256: z.string().optional() });
export const BUNDLES = z.object({ bundles: z.array(BUNDLE).default([]) });
export type PlayBundle = z.infer<typeof BUNDLE>;

/** `loose` keeps what is not used, e.g. countries: a track is written back as a whole. */
export const RELEASE = z.looseObject({
  name: z.string().optional(),
  versionCodes: z.array(z.string()).default([]),
  status: z.string().default(''),
  userFraction: z.number().optional(),
  releaseNotes: z.array(z.looseObject({ language: z.string(), text: z.string().default('') })).optional(),
  inAppUpdatePriority: z.number().optional(),
});
export type PlayRelease = z.infer<typeof RELEASE>;

export const TRACK = z.object({ track: z.string().min(1), releases: z.array(RELEASE).default([]) });
export type PlayTrack = z.infer<typeof TRACK>;
export const TRACKS = z.object({ tracks: z.array(TRACK).default([]) });

export const SUMMARIES = z.object({
  releases: z
    .array(
      z.object({
        releaseName: z.string().optional(),
        track: z.string().optional(),
        releaseLifecycleState: z.string().optional(),
        activeArtifacts: z.array(z.object({ versionCode: z.number().optional() })).default([]),
      }),
    )
    .default([]),
});
