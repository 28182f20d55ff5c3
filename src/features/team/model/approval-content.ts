import { worstFirst, type Finding } from '@/domain/findings';
import { checkListing } from '@/domain/listings/check-listing';
import { EMPTY_LISTING } from '@/domain/listings/listing';
import { textChanges, type TextChange } from '@/domain/listings/text-changes';
import { platformsOf } from '@/domain/apps/app';
import type { SubmissionDraft } from '@/domain/submissions/draft';
import { newApproval } from '@/domain/team/workflow';
import type { ApprovalRequest, SubmittedTexts } from '../records';

const FIELD_LABELS: Record<keyof SubmittedTexts, string> = {
  title: 'Name',
  subtitle: 'Subtitle',
  shortDescription: 'Short description',
  description: 'Full description',
  keywords: 'Keywords',
  releaseNotes: "What's new",
};
const FIELDS = Object.keys(FIELD_LABELS) as (keyof SubmittedTexts)[];

export interface FieldChange {
  field: keyof SubmittedTexts;
  label: string;
  isChanged: boolean;
  changes: TextChange[];
}

/** Each text beside the one of the version before; a first version is all new. */
export function fieldChanges(request: ApprovalRequest): FieldChange[] {
  return FIELDS.map((field) => {
    const before = request.previousTexts?.[field] ?? '';
    const after = request.texts[field];
    return {
      field,
      label: FIELD_LABELS[field],
      isChanged: before !== after,
      changes: textChanges(before, after),
    };
  });
}

/** What the stores' true limits and wording rules say of the texts, worst first. */
export function requestFindings(request: ApprovalRequest): Finding[] {
  return worstFirst(
    checkListing(
      { ...EMPTY_LISTING, ...request.texts },
      {
        locale: request.locale,
        platforms: request.platforms,
        appName: request.appName,
        isUpdate: request.previousTexts !== undefined,
      },
    ),
  );
}

/**
 * A request for a draft of the workspace, as its texts are now.
 * @param earlier all requests, newest last: the latest approved one of the same app is the version before
 */
export function requestFor(
  draft: SubmissionDraft,
  earlier: readonly ApprovalRequest[],
  by: string,
  day: string,
  id: string,
): ApprovalRequest {
  const listing = draft.listings[draft.defaultLocale] ?? EMPTY_LISTING;
  const { title, subtitle, shortDescription, description, keywords, releaseNotes } = listing;
  const before = earlier.findLast((each) => each.bundleId === draft.bundleId && each.status === 'approved');
  return {
    ...newApproval(),
    id,
    appName: title || draft.bundleId || 'Untitled app',
    bundleId: draft.bundleId,
    version: draft.version,
    previousVersion: before?.version,
    locale: draft.defaultLocale,
    platforms: platformsOf(draft.platform),
    submittedBy: by,
    createdDate: day,
    texts: { title, subtitle, shortDescription, description, keywords, releaseNotes },
    previousTexts: before?.texts,
    packageContents: [
      ...draft.builds.map((build) => `${build.fileName}, ${(build.fileSize / 1e6).toFixed(1)} MB`),
      // Pictures are the material of screenshots and are not submitted themselves.
      `${draft.images.filter(({ kind }) => kind !== 'picture').length} images`,
      `${Object.keys(draft.listings).length} languages`,
    ],
    draftId: draft.id,
  };
}
