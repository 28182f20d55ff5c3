import { PLATFORMS } from '@/model/app';
import * as z from 'zod/mini';
import { type Stored, recordSchema } from '@/domain/records/record-schema';
import type { BuildChange } from '@/domain/builds/compare-builds';
import type { ChangeSection } from '@/domain/change-sections';
import { TEAM_ROLE_IDS } from '@/domain/team/roles';
import { WORKFLOW_STEPS, type ApprovalStep } from '@/domain/team/workflow';
import { defineCollection } from '@/lib/workspace/collection';

const memberSchema = z.looseObject({
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
export type TeamMember = Stored<typeof memberSchema>;

/** The team of a new workspace is invented. */
export const teamCollection = defineCollection<TeamMember>({
  name: 'team-members',
  schema: memberSchema,
  sample: () => [
    {
      id: 't-1',
      name: 'Nora Lindqvist',
      email: 'nora@example.com',
      role: 'admin',
      status: 'active',
      joinedDate: '2025-03-04',
      lastActive: 'Today',
      avatar: 'NL',
    },
    {
      id: 't-2',
      name: 'Tomás Ferreira',
      email: 'tomas@example.com',
      role: 'publisher',
      status: 'active',
      joinedDate: '2025-06-18',
      lastActive: '2 hours ago',
      avatar: 'TF',
    },
    {
      id: 't-3',
      name: 'Aiko Hayashi',
      email: 'aiko@example.com',
      role: 'reviewer',
      status: 'active',
      joinedDate: '2025-09-01',
      lastActive: 'Yesterday',
      avatar: 'AH',
    },
    {
      id: 't-4',
      name: 'Samir Haddad',
      email: 'samir@example.com',
      role: 'developer',
      status: 'pending',
      joinedDate: '2026-11-12',
      lastActive: 'Never',
      avatar: 'SH',
    },
  ],
});

/** The texts that are being approved, as they were when the approval was asked for. */
const textsSchema = z.looseObject({
  title: z.string(),
  subtitle: z.string(),
  shortDescription: z.string(),
  description: z.string(),
  keywords: z.string(),
  releaseNotes: z.string(),
  /** Google Play's own texts, where they differ from those above. */
  playTexts: z.optional(
    z.looseObject({
      title: z.optional(z.string()),
      description: z.optional(z.string()),
      releaseNotes: z.optional(z.string()),
    }),
  ),
});
export type SubmittedTexts = Stored<typeof textsSchema>;

const comparedBuild = z.looseObject({
  fileName: z.string(),
  version: z.optional(z.string()),
  buildNumber: z.optional(z.string()),
});

const changeSection = recordSchema<ChangeSection>()({
  title: z.string(),
  added: z.array(z.string()),
  removed: z.array(z.string()),
  changed: z.array(z.looseObject({ name: z.string(), before: z.string(), after: z.string() })),
});

/** Changes in the builds since the previous version, at the time of the request for approval. */
const buildChangeSchema = recordSchema<BuildChange>()({
  platform: z.enum(PLATFORMS),
  before: comparedBuild,
  after: comparedBuild,
  sections: z.array(changeSection),
  sizes: z.array(z.looseObject({ label: z.string(), before: z.number(), after: z.number() })),
  notes: z.array(z.string()),
});

const status = z.enum(['pending', 'approved', 'rejected']);

const approvalSchema = z.looseObject({
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
    z.looseObject({
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
  buildChanges: z.optional(z.array(buildChangeSchema)),
  /** Answers to the stores' questions that differ from those of the previous version. */
  answerChanges: z.optional(z.array(changeSection)),
  /** The draft it was made from. */
  draftId: z.optional(z.string()),
});
export type ApprovalRequest = Stored<typeof approvalSchema>;

function steps(reviewers: readonly (readonly [by: string, date: string])[]): ApprovalStep[] {
  return WORKFLOW_STEPS.map(({ name }, index) => {
    const [reviewedBy, date] = reviewers[index] ?? [];
    return reviewedBy
      ? { step: name, status: 'approved', reviewedBy, date }
      : { step: name, status: 'pending' };
  });
}

const lacedUp = {
  title: 'LacedUp: Running Log',
  subtitle: 'Runs, routes and shoes',
  shortDescription: 'Log your runs, plan your routes and know when your shoes are done.',
  description:
    'LacedUp keeps a quiet log of your running. Record distance and pace, plan routes on the map, and see how many kilometres each pair of shoes has behind it.',
  keywords: 'running,log,pace,route,shoes,training',
  releaseNotes: 'Shoe wear is shown on the first page. Fixes a crash when a run is stopped offline.',
};

const pawPal = {
  title: 'PawPal: Pet Care',
  subtitle: 'Meals, walks and vet days',
  shortDescription: 'One place for meals, walks, medicine and vet visits of every pet.',
  description:
    'PawPal reminds you of meals, walks, medicine and vet visits. Share one pet with the whole family and see at a glance who has fed the cat.',
  keywords: 'pet,dog,cat,feeding,walk,vet',
  releaseNotes: 'Share a pet with your family.',
};

/** A new workspace has requests at different steps, each with the texts that are to be approved and those of the previous version. */
export const approvalsCollection = defineCollection<ApprovalRequest>({
  name: 'approvals',
  schema: approvalSchema,
  sample: () => [
    {
      id: 'a-1',
      appName: 'LacedUp',
      bundleId: 'com.lacedup.run',
      version: '2.2.0',
      previousVersion: '2.1.0',
      locale: 'en-US',
      platforms: ['ios', 'android'],
      submittedBy: 'Samir Haddad',
      createdDate: '2026-11-17',
      currentStep: 'QA Testing',
      status: 'pending',
      steps: steps([
        ['Samir Haddad', '2026-11-17'],
        ['Aiko Hayashi', '2026-11-18'],
      ]),
      texts: {
        ...lacedUp,
        subtitle: 'Runs, routes, shoes, weather',
        description: `${lacedUp.description} New: the weather along your route before you start.`,
        releaseNotes: 'See the weather along your route before you start.',
      },
      previousTexts: lacedUp,
      packageContents: [
        'LacedUp.ipa, 48 MB',
        'LacedUp.aab, 39 MB',
        '6 iPhone 6.9" screenshots',
        '5 phone screenshots',
      ],
    },
    {
      id: 'a-2',
      appName: 'PawPal',
      bundleId: 'app.pawpal.care',
      version: '1.5.0',
      previousVersion: '1.4.2',
      locale: 'en-US',
      platforms: ['ios', 'android'],
      submittedBy: 'Nora Lindqvist',
      createdDate: '2026-11-18',
      currentStep: 'Store Submission',
      status: 'pending',
      steps: steps([
        ['Nora Lindqvist', '2026-11-18'],
        ['Aiko Hayashi', '2026-11-18'],
        ['Aiko Hayashi', '2026-11-19'],
        ['Tomás Ferreira', '2026-11-19'],
      ]),
      texts: { ...pawPal, releaseNotes: 'Medicine reminders repeat until somebody has ticked them.' },
      previousTexts: pawPal,
      packageContents: [
        'PawPal.ipa, 61 MB',
        'PawPal.aab, 44 MB',
        '8 iPhone 6.9" screenshots',
        '8 phone screenshots',
      ],
    },
    {
      id: 'a-3',
      appName: 'Plot Keeper',
      bundleId: 'org.plotkeeper.garden',
      version: '0.9.0',
      locale: 'en-US',
      platforms: ['ios'],
      submittedBy: 'Samir Haddad',
      createdDate: '2026-11-19',
      currentStep: 'Development Complete',
      status: 'pending',
      steps: steps([]),
      texts: {
        title: 'Plot Keeper',
        subtitle: 'The best garden planner, free!',
        shortDescription: '',
        description: 'Plan beds, sow on time and remember what grew where. Android version coming soon.',
        keywords: 'garden, garden planner, plants, sow',
        releaseNotes: '',
      },
      packageContents: ['PlotKeeper.ipa, 22 MB', 'No screenshots yet'],
    },
  ],
});
