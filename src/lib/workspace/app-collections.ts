import * as z from 'zod/mini';
import { PLATFORMS, type AppRecord } from '@/domain/apps/app';
import { EMPTY_LISTING } from '@/domain/listings/listing';
import { EMPTY_DETAILS, type DraftArtwork, type StoredDraft } from '@/domain/submissions/draft';
import type { DraftImage } from '@/domain/submissions/draft-image';
import { withEarlierAnswers } from '@/domain/privacy/earlier-answers';
import type { SubmissionRecord } from '@/domain/submissions/submission';
import { SAMPLE_APPS, SAMPLE_SUBMISSIONS } from '@/domain/workspace/sample-workspace';
import { defineCollection } from './collection';
import {
  CONTENT_SOURCES,
  FREQUENCY_QUESTIONS,
  KIDS_AGE_BANDS,
  KOREA_OVERRIDES,
  PLAY_CATEGORIES,
  PLAY_YES_NO_QUESTIONS,
  RATING_OVERRIDES,
  YES_NO_QUESTIONS,
} from '@/domain/ratings/rating-answers';

/** The collections that several features share; a feature's own are in its folder. */

const platform = z.enum(PLATFORMS);

const appSchema = z.object({
  id: z.string().check(z.minLength(1)),
  name: z.string(),
  bundleId: z.string(),
  platforms: z.array(platform),
  lastSubmission: z.object({ version: z.string(), status: z.string(), date: z.string() }),
  nextActions: z.array(z.string()),
}) satisfies z.ZodMiniType<AppRecord>;

export const appsCollection = defineCollection<AppRecord>({
  name: 'apps',
  schema: appSchema,
  sample: () => SAMPLE_APPS,
});

const submissionSchema = z.object({
  id: z.string().check(z.minLength(1)),
  appId: z.optional(z.string()),
  appName: z.string(),
  bundleId: z.string(),
  version: z.string(),
  buildNumber: z.optional(z.string()),
  platform,
  status: z.string(),
  date: z.string(),
  packageName: z.optional(z.string()),
}) satisfies z.ZodMiniType<SubmissionRecord>;

export const submissionsCollection = defineCollection<SubmissionRecord>({
  name: 'submissions',
  schema: submissionSchema,
  sample: () => SAMPLE_SUBMISSIONS,
});

const yesNo = readable(z.boolean());

/** Stored age rating answers, as part of a draft. An answer that cannot be read is asked again; the others stay. */
const ratingAnswersSchema = z.catch(
  z.optional(
    z.object({
      apple: z.object({
        ...same(FREQUENCY_QUESTIONS, readable(z.enum(['NONE', 'INFREQUENT', 'FREQUENT']))),
        ...same(YES_NO_QUESTIONS, yesNo),
      }),
      play: z.object({
        ...same(PLAY_YES_NO_QUESTIONS, yesNo),
        category: readable(z.enum(PLAY_CATEGORIES)),
        contentSource: readable(z.enum(CONTENT_SOURCES)),
      }),
      options: z.object({
        override: readable(z.enum(RATING_OVERRIDES)),
        kidsAgeBand: readable(z.enum(KIDS_AGE_BANDS)),
        koreaOverride: readable(z.enum(KOREA_OVERRIDES)),
        koreaNumber: readable(z.string()),
        infoUrl: readable(z.string()),
      }),
    }),
  ),
  undefined,
);

/** Missing texts of an older draft are read as empty; a listing never loses the ones it has. */
const listingSchema = z.object(mapValues(EMPTY_LISTING, (empty: string) => z._default(z.string(), empty)));
/** Only the fields that both stores have. */
const playTextsSchema = z.record(
  z.string(),
  z.object({
    title: z.optional(z.string()),
    description: z.optional(z.string()),
    releaseNotes: z.optional(z.string()),
  }),
);
const detailsSchema = z.object(
  mapValues(EMPTY_DETAILS, (empty: string | boolean) =>
    typeof empty === 'boolean' ? z._default(z.boolean(), empty) : z._default(z.string(), empty),
  ),
);

/** What was read from a build is stored as it is; only its outline is checked here. */
const buildSchema = z.looseObject({
  kind: z.enum(['ipa', 'apk', 'aab']),
  platform,
  fileName: z.string(),
  identity: z.looseObject({ bundleId: z.string() }),
});

const imageShape = {
  id: z.string(),
  fileName: z.string(),
  kind: z.enum(['screenshot', 'icon', 'feature-graphic', 'picture']),
  locale: z.string(),
  width: z.number(),
  height: z.number(),
  mediaType: z.enum(['image/png', 'image/jpeg']),
  hasAlpha: z.boolean(),
  bitDepth: z.optional(z.number()),
  slotId: z.optional(z.string()),
  description: z.optional(z.string()),
  isFromTeam: z.optional(z.boolean()),
  blob: z.instanceof(Blob),
};

const color = z.string().check(z.regex(/^#[0-9a-f]{6}$/i));
const artworkSchema = z.object({
  style: z.object({
    captionPosition: z.enum(['top', 'bottom']),
    background: z.union([
      z.object({ kind: z.literal('solid'), color }),
      z.object({ kind: z.literal('gradient'), from: color, to: color, angle: z.number() }),
    ]),
    padding: z.number(),
    frame: z.enum(['none', 'phone', 'tablet']),
    textColor: color,
    fontFamily: z.string(),
  }),
  captions: z.record(z.string(), z.string()),
  targetIds: z.array(z.string()),
  tagline: z.string(),
  bannerStyle: z.enum(['glow', 'split', 'paper', 'stage']),
  primary: color,
  secondary: color,
}) satisfies z.ZodMiniType<DraftArtwork>;

/** The reader of the config has checked the entries; only their outline is checked here. */
const checkConfigSchema = z.looseObject({
  ignore: z.optional(z.array(z.looseObject({ rule: z.string(), reason: z.string() }))),
  words: z.optional(z.array(z.string())),
});

const flag = z.optional(z.boolean());
const texts = z.optional(z.array(z.string()));
const privacySchema = z.object({
  yesNo: z.record(z.string(), flag),
  uses: z.record(
    z.string(),
    z.object({
      isCollected: flag,
      isShared: flag,
      isEphemeral: flag,
      isOptional: flag,
      purposes: texts,
      sharingPurposes: texts,
      isLinked: flag,
      isTracking: flag,
      onlyIn: z.optional(platform),
    }),
  ),
  choices: z.record(z.string(), texts),
  texts: z.record(z.string(), z.string()),
  rejected: z._default(z.array(z.string()), []),
});

const draftSchema = z.object({
  id: z.string().check(z.minLength(1)),
  appId: z.optional(z.string()),
  sample: z.optional(z.string()),
  revision: z.optional(z.number()),
  updatedAt: z.string(),
  packagedAt: z.optional(z.string()),
  step: z.number().check(z.minimum(1), z.maximum(5)),
  bundleId: z.string(),
  version: z.string(),
  buildType: z.literal('release'),
  platform: z.enum(['both', 'ios', 'android']),
  defaultLocale: z.string(),
  listings: z.record(z.string(), listingSchema),
  playTexts: z.optional(playTextsSchema),
  details: detailsSchema,
  builds: z.array(buildSchema),
  // A comparison is not worth losing a draft either.
  earlierBuilds: z.catch(z.optional(z.array(buildSchema)), undefined),
  // A drawing style is not worth losing a draft: one that cannot be read is reset.
  artwork: z.catch(z.optional(artworkSchema), undefined),
  // The studio reads the rest, and leaves a design of a later version as it is.
  design: z.catch(z.optional(z.looseObject({ version: z.number() })), undefined),
  ratings: ratingAnswersSchema,
  // What was ignored counts again when it cannot be read.
  checkConfig: z.catch(z.optional(checkConfigSchema), undefined),
  privacy: z.optional(privacySchema),
  // A comparison is not worth losing a draft.
  answersBefore: z.catch(
    z.optional(z.object({ privacy: z.optional(privacySchema), ratings: ratingAnswersSchema })),
    undefined,
  ),
  undecided: z.catch(z.optional(z.record(z.string(), z.string())), undefined),
  // Checked when it is received; only its outline is checked here.
  teamPictures: z.optional(z.looseObject({})),
});

/** The texts, answers and builds of a draft. Its images are in the collection below. */
export const draftsCollection = defineCollection<StoredDraft>({
  name: 'drafts',
  schema: z.pipe(z.transform(withEarlierAnswers), draftSchema) as unknown as z.ZodMiniType<StoredDraft>,
  isSample: ({ sample }) => sample !== undefined,
});

/** One image of a draft, stored apart from its texts, so that saving a keystroke does not write megabytes of pixels. */
export interface StoredDraftImage extends DraftImage {
  draftId: string;
  /** Position in the publisher's order; only larger or smaller matters. */
  position: number;
  /** Changes whenever the pixels change: storage returns a new Blob with each read. */
  stamp: string;
}

export const draftImagesCollection = defineCollection<StoredDraftImage>({
  name: 'draft-images',
  schema: z.object({
    ...imageShape,
    draftId: z.string(),
    position: z.number(),
    stamp: z._default(z.string(), ''),
  }) satisfies z.ZodMiniType<StoredDraftImage>,
});

function mapValues<Source extends object, Value>(
  source: Source,
  map: (value: Source[keyof Source]) => Value,
): { [Key in keyof Source]: Value } {
  return Object.fromEntries(
    Object.entries(source).map(([key, value]) => [key, map(value as Source[keyof Source])]),
  ) as { [Key in keyof Source]: Value };
}

function readable<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.catch(z.optional(schema), undefined);
}

function same<Key extends string, Schema>(keys: readonly Key[], schema: Schema): Record<Key, Schema> {
  return Object.fromEntries(keys.map((key) => [key, schema])) as Record<Key, Schema>;
}
