import { PLATFORMS } from '@/domain/apps/app';
import * as z from 'zod/mini';
import type { BuildChange } from '@/domain/builds/compare-builds';
import type { ChangeSection } from '@/domain/change-sections';
import { TEAM_ROLE_IDS } from '@/domain/team/roles';
import { defineCollection } from '@/lib/workspace/collection';
import { SAMPLE_APPROVALS, SAMPLE_TEAM } from './data/sample-team';

const memberSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(TEAM_ROLE_IDS),
  status: z.enum(['active', 'pending']),
  joinedDate: z.string(),
  lastActive: z.string(),
  /** Initials shown in the tile. */
  avatar: z.string(),
});
export type TeamMember = z.infer<typeof memberSchema>;

export const teamCollection = defineCollection({
  name: 'team-members',
  schema: memberSchema,
  sample: () => SAMPLE_TEAM,
});

/** The texts that are being approved, as they were when the approval was asked for. */
const textsSchema = z.object({
  title: z.string(),
  subtitle: z.string(),
  shortDescription: z.string(),
  description: z.string(),
  keywords: z.string(),
  releaseNotes: z.string(),
  /** Google Play's own texts, where they differ from those above. */
  playTexts: z.optional(
    z.object({
      title: z.optional(z.string()),
      description: z.optional(z.string()),
      releaseNotes: z.optional(z.string()),
    }),
  ),
});
export type SubmittedTexts = z.infer<typeof textsSchema>;

const comparedBuild = z.object({
  fileName: z.string(),
  version: z.optional(z.string()),
  buildNumber: z.optional(z.string()),
});

const changeSection = z.object({
  title: z.string(),
  added: z.array(z.string()),
  removed: z.array(z.string()),
  changed: z.array(z.object({ name: z.string(), before: z.string(), after: z.string() })),
}) satisfies z.ZodMiniType<ChangeSection>;

/** What the builds changed compared with the previous version when the approval was asked for. */
const buildChangeSchema = z.object({
  platform: z.enum(PLATFORMS),
  before: comparedBuild,
  after: comparedBuild,
  sections: z.array(changeSection),
  sizes: z.array(z.object({ label: z.string(), before: z.number(), after: z.number() })),
  notes: z.array(z.string()),
}) satisfies z.ZodMiniType<BuildChange>;

const status = z.enum(['pending', 'approved', 'rejected']);

const approvalSchema = z.object({
  id: z.string(),
  appName: z.string(),
  bundleId: z.string(),
  version: z.string(),
  previousVersion: z.optional(z.string()),
  locale: z.string(),
  platforms: z.array(z.enum(PLATFORMS)),
  submittedBy: z.string(),
  createdDate: z.string(),
  currentStep: z.string(),
  status,
  steps: z.array(
    z.object({
      step: z.string(),
      status,
      reviewedBy: z.optional(z.string()),
      date: z.optional(z.string()),
    }),
  ),
  texts: textsSchema,
  /** The texts of the previous version, if there is one. */
  previousTexts: z.optional(textsSchema),
  /** Files and images that go with it, in words. */
  packageContents: z.array(z.string()),
  // A request is readable without its comparison of builds.
  buildChanges: z.catch(z.optional(z.array(buildChangeSchema)), undefined),
  /** Answers to the stores' questions that differ from those of the previous version. */
  answerChanges: z.catch(z.optional(z.array(changeSection)), undefined),
  /** The draft it was made from. */
  draftId: z.optional(z.string()),
});
export type ApprovalRequest = z.infer<typeof approvalSchema>;

export const approvalsCollection = defineCollection({
  name: 'approvals',
  schema: approvalSchema,
  sample: () => SAMPLE_APPROVALS,
});
