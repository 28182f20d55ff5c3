import * as z from 'zod/mini';
import { PLATFORMS } from '@/model/app';
import { buildSchema } from '../builds/build-schema';
import type { DraftCheckConfig, IgnoreEntry } from '@/model/check-config';
import type { Size } from '@/model/geometry';
import { isRecord } from '../is-record';
import { EMPTY_LISTING, type Listing, type PlayTexts } from '@/model/listing';
import { withEarlierLogin } from './earlier-login';
import { withEarlierAnswers } from '../privacy/earlier-answers';
import { privacyAnswersSchema } from '../privacy/privacy-schema';
import { purchasesSchema } from '../purchases/purchases-schema';
import { ratingAnswersSchema } from '../ratings/rating-schema';
import { releasePlanSchema } from '../release/release-plan-schema';
import {
  flag,
  offByDefault,
  optionalNumber,
  optionalText,
  recordSchema,
  textOrEmpty,
  texts,
  textsOrNone,
} from '../records/record-schema';
import type { Background, CompositionStyle } from '@/model/artwork-style';
import type { StoredDesign } from '@/model/draft';
import { reviewerKitSchema } from '../reviewer-kit/kit-schema';
import { testTracksSchema } from '../test-tracks/test-tracks-schema';
import { sharedPicturesSchema } from './shared-picture-schema';
import type { AnswersBefore } from '@/model/draft';
import type { DraftArtwork, StoredDraft, SubmissionDetails } from '@/model/draft';
import type { DraftImage, DrawnFrom } from '@/model/draft-image';

/** Missing texts of an older draft are read as empty. */
const listingSchema = recordSchema<Listing>()({
  title: textOrEmpty,
  subtitle: textOrEmpty,
  shortDescription: textOrEmpty,
  description: textOrEmpty,
  keywords: textOrEmpty,
  promotionalText: textOrEmpty,
  releaseNotes: textOrEmpty,
  supportUrl: textOrEmpty,
  marketingUrl: textOrEmpty,
  privacyUrl: textOrEmpty,
  videoUrl: textOrEmpty,
});

const playTextsSchema = z.record(
  z.string(),
  recordSchema<PlayTexts[string]>()({
    title: optionalText,
    description: optionalText,
    releaseNotes: optionalText,
  }),
);

const detailsSchema = recordSchema<SubmissionDetails>()({
  copyright: textOrEmpty,
  primaryCategory: textOrEmpty,
  secondaryCategory: textOrEmpty,
  developerName: textOrEmpty,
  contactEmail: textOrEmpty,
  contactPhone: textOrEmpty,
  contactWebsite: textOrEmpty,
  reviewFirstName: textOrEmpty,
  reviewLastName: textOrEmpty,
  reviewEmail: textOrEmpty,
  reviewPhone: textOrEmpty,
  reviewNotes: textOrEmpty,
  needsLogin: flag,
  demoUser: textOrEmpty,
  demoPassword: textOrEmpty,
  isUpdate: offByDefault,
});

const color = z.string().check(z.regex(/^#[0-9a-f]{6}$/i));

const artworkSchema = recordSchema<DraftArtwork>()({
  style: recordSchema<CompositionStyle>()({
    captionPosition: z.enum(['top', 'bottom']),
    background: z.discriminatedUnion('kind', [
      recordSchema<Extract<Background, { kind: 'solid' }>>()({ kind: z.literal('solid'), color }),
      recordSchema<Extract<Background, { kind: 'gradient' }>>()({
        kind: z.literal('gradient'),
        from: color,
        to: color,
        angle: z.number(),
      }),
    ]),
    padding: z.number(),
    frame: z.enum(['none', 'phone', 'tablet']),
    textColor: color,
    fontFamily: z.string(),
  }),
  captions: z._default(z.record(z.string(), z.string()), {}),
  targetIds: textsOrNone,
  removed: z.optional(z.array(z.string())),
  tagline: textOrEmpty,
  bannerStyle: z._default(z.enum(['glow', 'split', 'paper', 'stage']), 'glow'),
  primary: color,
  secondary: color,
});

const checkConfigSchema = recordSchema<DraftCheckConfig>()({
  ignore: z.optional(
    z.array(
      recordSchema<IgnoreEntry>()({
        rule: z.string(),
        path: optionalText,
        locale: optionalText,
        store: z.optional(z.enum(PLATFORMS)),
        field: optionalText,
        reason: textOrEmpty,
        until: optionalText,
      }),
    ),
  ),
  words: z.optional(texts),
});

const answersBeforeSchema = recordSchema<AnswersBefore>()({
  privacy: z.optional(privacyAnswersSchema),
  ratings: z.optional(ratingAnswersSchema),
});

const currentDraftSchema = recordSchema<Omit<StoredDraft, 'images' | 'unreadable'>>()({
  id: z.string().check(z.minLength(1)),
  appId: optionalText,
  sample: optionalText,
  revision: optionalNumber,
  updatedAt: textOrEmpty,
  packagedAt: optionalText,
  step: z._default(z.number().check(z.minimum(1), z.maximum(5)), 1),
  bundleId: textOrEmpty,
  androidId: optionalText,
  version: textOrEmpty,
  proposedVersion: optionalText,
  buildType: z._default(z.literal('release'), 'release'),
  platform: z._default(z.enum(['both', ...PLATFORMS]), 'both'),
  proposedPlatform: z.optional(z.enum(['both', ...PLATFORMS])),
  defaultLocale: z._default(z.string().check(z.minLength(1)), 'en-US'),
  listings: z._default(z.record(z.string(), listingSchema), {}),
  playTexts: z.optional(playTextsSchema),
  details: z.prefault(detailsSchema, {}),
  builds: z._default(z.array(buildSchema), []),
  builder: optionalText,
  builderUploads: flag,
  earlierBuilds: z.optional(z.array(buildSchema)),
  artwork: z.optional(artworkSchema),
  // The studio reads the rest, and leaves a design of a later version unchanged.
  design: z.optional(recordSchema<StoredDesign>()({ version: z.number() })),
  ratings: z.optional(ratingAnswersSchema),
  checkConfig: z.optional(checkConfigSchema),
  competitors: z.optional(z.array(z.string())),
  privacy: z.optional(privacyAnswersSchema),
  purchases: z.optional(purchasesSchema),
  release: z.optional(releasePlanSchema),
  reviewerKit: z.optional(reviewerKitSchema),
  testing: z.optional(testTracksSchema),
  answersBefore: z.optional(answersBeforeSchema),
  undecided: z.optional(z.record(z.string(), z.string())),
  teamPictures: z.optional(sharedPicturesSchema),
});

/** A draft without its images, as the workspace stores it. */
export const draftSchema = z.pipe(
  z.transform(withoutEarlierFields),
  z.pipe(currentDraftSchema, z.transform(withMainListing)),
);

/** Whether this version knows a field of a draft. */
export function isKnownField(field: string): boolean {
  return field === 'images' || field === 'unreadable' || Object.hasOwn(currentDraftSchema.shape, field);
}

/** Earlier drafts had a list of images, and switches instead of questions about signing in and privacy. */
function withoutEarlierFields(stored: unknown): unknown {
  if (!isRecord(stored)) return stored;
  const draft = { ...stored };
  delete draft.images;
  return withEarlierAnswers(withEarlierLogin(draft));
}

/** The form needs texts in the main language, even if those that were stored cannot be read. */
function withMainListing(draft: z.infer<typeof currentDraftSchema>) {
  const { listings, defaultLocale } = draft;
  if (listings[defaultLocale]) return draft;
  const [first] = Object.keys(listings);
  return first === undefined
    ? { ...draft, listings: { [defaultLocale]: EMPTY_LISTING } }
    : { ...draft, defaultLocale: first };
}

/** The fields of an image of a draft. */
export const draftImageShape = {
  id: z.string(),
  fileName: textOrEmpty,
  kind: z.enum(['screenshot', 'icon', 'feature-graphic', 'picture']),
  locale: z.string(),
  width: z.number(),
  height: z.number(),
  mediaType: z.enum(['image/png', 'image/jpeg']),
  hasAlpha: offByDefault,
  bitDepth: optionalNumber,
  slotId: optionalText,
  description: optionalText,
  // Without it, the image is drawn again, or taken for one that was not drawn.
  drawn: z.catch(
    z.optional(recordSchema<DrawnFrom>()({ shotId: z.string(), targetId: z.string(), from: z.string() })),
    undefined,
  ),
  screen: z.catch(z.optional(recordSchema<Size>()({ width: z.number(), height: z.number() })), undefined),
  isFromTeam: flag,
  blob: z.instanceof(Blob),
} satisfies Record<keyof DraftImage, z.ZodMiniType>;
