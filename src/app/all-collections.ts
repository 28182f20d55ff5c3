import { handOversCollection } from '@/components/hand-over/records';
import { previewChoiceCollection } from '@/components/store-preview/records';
import { optimizerCollection } from '@/features/aso/records';
import {
  billingCollection,
  billingMembersCollection,
  invitationsCollection,
} from '@/features/billing/records';
import { localizationCollection } from '@/features/localization/records';
import { marketingCollection } from '@/features/marketing/records';
import { storeChoiceCollection, storeSubmissionsCollection } from '@/features/multi-store/records';
import {
  alertsCollection,
  complianceCollection,
  watchdogSettingsCollection,
} from '@/features/policy-watchdog/records';
import { analyzedRejectionsCollection, recoveryNotesCollection } from '@/features/recovery/records';
import { profileCollection, securityCollection, sessionsCollection } from '@/features/settings/records';
import { approvalsCollection, teamCollection } from '@/features/team/records';
import { dataSafetyLabelsCollection } from '@/features/submit/label-records';
import { readingsCollection } from '@/features/submit/pictures/reading-records';
import { preparationsCollection } from '@/features/submit/preparation/preparation-records';
import {
  studioAssetsCollection,
  studioFontsCollection,
  studioTemplatesCollection,
} from '@/features/submit/studio/studio-records';
import { importReportsCollection } from '@/lib/workspace/import-reports';
import { ownPicturesCollection } from '@/lib/team/picture-records';
import {
  sharedTeamsCollection,
  teamCommentsCollection,
  teamLinksCollection,
  teamOutboxCollection,
} from '@/lib/team/records';
import {
  appsCollection,
  draftImagesCollection,
  draftsCollection,
  submissionsCollection,
} from '@/lib/workspace/app-collections';
import { baselinesCollection, originalFilesCollection } from '@/lib/workspace/baselines';
import { draftChecksCollection } from '@/lib/workspace/draft-checks';
import { messagesCollection } from '@/lib/workspace/store-messages';
import { helperSettingsCollection, modelWorkCollection } from '@/lib/workspace/helper-records';
import { trashCollection } from '@/lib/workspace/trash-work';
import { teamPreviewsCollection } from '@/lib/team/team-previews';
import type { Collection, WorkspaceRecord } from '@/lib/workspace/collection';

/** Every collection of the product. Loads only to check a whole workspace, e.g. before an import. */
export const ALL_COLLECTIONS: readonly Collection<WorkspaceRecord>[] = [
  appsCollection,
  submissionsCollection,
  draftsCollection,
  draftImagesCollection,
  baselinesCollection,
  originalFilesCollection,
  draftChecksCollection,
  dataSafetyLabelsCollection,
  preparationsCollection,
  importReportsCollection,
  readingsCollection,
  studioAssetsCollection,
  studioFontsCollection,
  studioTemplatesCollection,
  optimizerCollection,
  billingCollection,
  billingMembersCollection,
  invitationsCollection,
  localizationCollection,
  marketingCollection,
  storeChoiceCollection,
  storeSubmissionsCollection,
  alertsCollection,
  complianceCollection,
  watchdogSettingsCollection,
  recoveryNotesCollection,
  analyzedRejectionsCollection,
  messagesCollection,
  profileCollection,
  securityCollection,
  sessionsCollection,
  helperSettingsCollection,
  modelWorkCollection,
  approvalsCollection,
  teamCollection,
  previewChoiceCollection,
  handOversCollection,
  sharedTeamsCollection,
  teamLinksCollection,
  teamOutboxCollection,
  teamCommentsCollection,
  ownPicturesCollection,
  teamPreviewsCollection,
  trashCollection,
];
