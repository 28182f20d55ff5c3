import * as z from 'zod/mini';
import { PLATFORMS, type AppRecord } from '@/model/app';
import { optionalText, recordSchema, textOrEmpty, textsOrNone } from '@/domain/records/record-schema';
import type { StoredDraft } from '@/model/draft';
import { draftImageShape, draftSchema } from '@/domain/submissions/draft-schema';
import type { DraftImage } from '@/model/draft-image';
import { REPORTED_STATES, type ReportedStep, type SubmissionRecord } from '@/model/submission';
import { SAMPLE_APPS, SAMPLE_SUBMISSIONS } from '@/domain/workspace/sample-workspace';
import { defineCollection } from './collection';

/** The collections that several features share; a feature's own are in its folder. */

const platform = z.enum(PLATFORMS);

const appSchema = recordSchema<AppRecord>()({
  id: z.string().check(z.minLength(1)),
  name: z.string(),
  bundleId: z.string(),
  platforms: z._default(z.array(platform), []),
  lastSubmission: recordSchema<AppRecord['lastSubmission']>()({
    version: z.string(),
    status: z.string(),
    date: z.string(),
  }),
  nextActions: textsOrNone,
});

export const appsCollection = defineCollection<AppRecord>({
  name: 'apps',
  schema: appSchema,
  sample: () => SAMPLE_APPS,
});

const reportedStep = recordSchema<ReportedStep>()({
  id: z.string(),
  state: z.enum(REPORTED_STATES),
  day: z.string(),
});

const submissionSchema = recordSchema<SubmissionRecord>()({
  id: z.string().check(z.minLength(1)),
  appId: optionalText,
  appName: z.string(),
  bundleId: z.string(),
  version: z.string(),
  buildNumber: optionalText,
  certificate: optionalText,
  platform,
  status: z.string(),
  date: z.string(),
  packageName: optionalText,
  steps: z.optional(z.readonly(z.array(reportedStep))),
});

export const submissionsCollection = defineCollection<SubmissionRecord>({
  name: 'submissions',
  schema: submissionSchema,
  sample: () => SAMPLE_SUBMISSIONS,
});

/** The texts, answers and builds of a draft. Its images are in the collection below. */
export const draftsCollection = defineCollection<StoredDraft>({
  name: 'drafts',
  schema: draftSchema,
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

export const storedDraftImageSchema = recordSchema<StoredDraftImage>()({
  ...draftImageShape,
  draftId: z.string(),
  position: z.number(),
  stamp: textOrEmpty,
});

export const draftImagesCollection = defineCollection<StoredDraftImage>({
  name: 'draft-images',
  schema: storedDraftImageSchema,
});
