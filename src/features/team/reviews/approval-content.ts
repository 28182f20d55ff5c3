import type { BuildChange } from '@/domain/builds/compare-builds';
import type { ChangeSection } from '@/domain/change-sections';
import { draftName } from '@/domain/submissions/draft-label';
import { formatBytes } from '@/domain/format-bytes';
import type { Finding } from '@/model/finding';
import { worstFirst } from '@/domain/findings';
import { checkStoreTexts } from '@/checks/listing/check-store-texts';
import { EMPTY_LISTING, SHARED_FIELDS, type StoreTexts } from '@/model/listing';
import { textChanges, type TextChange } from '@/domain/listings/text-changes';
import { platformsOf } from '@/model/app';
import type { SubmissionDraft } from '@/model/draft';
import { countOf } from '@/domain/texts';
import { newApproval } from '@/domain/team/workflow';
import type { ApprovalRequest, SubmittedTexts } from '../records';

type TextField = Exclude<keyof SubmittedTexts, 'playTexts'>;

const FIELD_LABELS: Record<TextField, string> = {
  title: 'Name',
  subtitle: 'Subtitle',
  shortDescription: 'Short description',
  description: 'Full description',
  keywords: 'Keywords',
  releaseNotes: "What's new",
};
const FIELDS = Object.keys(FIELD_LABELS) as TextField[];

export interface FieldChange {
  /** Unique in the request. */
  field: string;
  label: string;
  isChanged: boolean;
  changes: TextChange[];
}

/**
 * Each text next to that of the previous version; in a first version every text is new. Google Play's own texts are
 * listed where one of the two versions has them.
 */
export function fieldChanges({ texts, previousTexts }: ApprovalRequest): FieldChange[] {
  return FIELDS.flatMap((field) => {
    const shared = SHARED_FIELDS.find((each) => each === field);
    const playBefore = shared && previousTexts?.playTexts?.[shared];
    const playNow = shared && texts.playTexts?.[shared];
    const label = FIELD_LABELS[field];
    return [
      fieldChange(field, label, previousTexts?.[field], texts[field]),
      ...(playBefore === undefined && playNow === undefined
        ? []
        : [
            fieldChange(
              `google-play-${field}`,
              `${label} on Google Play`,
              playBefore ?? previousTexts?.[field],
              playNow ?? texts[field],
            ),
          ]),
    ];
  });
}

function fieldChange(field: string, label: string, before = '', after: string): FieldChange {
  return { field, label, isChanged: before !== after, changes: textChanges(before, after) };
}

/** The texts of a request as both stores get them. */
export function storeTextsOf({ playTexts, ...texts }: SubmittedTexts, locale: string): StoreTexts {
  return {
    listings: { [locale]: { ...EMPTY_LISTING, ...texts } },
    ...(playTexts && { playTexts: { [locale]: playTexts } }),
  };
}

/** The findings about the texts by the stores' limits and wording rules, worst first. */
export function requestFindings(request: ApprovalRequest): Finding[] {
  return worstFirst(
    checkStoreTexts(storeTextsOf(request.texts, request.locale), {
      locale: request.locale,
      platforms: request.platforms,
      appName: request.appName,
      isUpdate: request.previousTexts !== undefined,
    }),
  );
}

/** Changes in a draft apart from its texts. */
export interface VersionChanges {
  builds: readonly BuildChange[];
  /** Answers to the stores' questions. */
  answers: readonly ChangeSection[];
}

/**
 * A request for a draft of the workspace, as its texts are now.
 * @param earlier all requests, newest last: the latest approved one of the same app is the previous version
 * @param changes what its builds and answers change compared with the previous version
 */
export function requestFor(
  draft: SubmissionDraft,
  earlier: readonly ApprovalRequest[],
  by: string,
  day: string,
  id: string,
  changes: VersionChanges = { builds: [], answers: [] },
): ApprovalRequest {
  const listing = draft.listings[draft.defaultLocale] ?? EMPTY_LISTING;
  const { title, subtitle, shortDescription, description, keywords, releaseNotes } = listing;
  const playTexts = draft.playTexts?.[draft.defaultLocale];
  const before = earlier.findLast((each) => each.bundleId === draft.bundleId && each.status === 'approved');
  return {
    ...newApproval(),
    id,
    appName: draftName(draft),
    bundleId: draft.bundleId,
    version: draft.version,
    previousVersion: before?.version,
    locale: draft.defaultLocale,
    platforms: platformsOf(draft.platform),
    submittedBy: by,
    createdDate: day,
    texts: {
      ...{ title, subtitle, shortDescription, description, keywords, releaseNotes },
      ...(playTexts && { playTexts }),
    },
    previousTexts: before?.texts,
    packageContents: [
      ...draft.builds.map((build) => `${build.fileName}, ${formatBytes(build.fileSize)}`),
      // Pictures are the material of screenshots and are not submitted themselves.
      countOf(draft.images.filter(({ kind }) => kind !== 'picture').length, 'image'),
      countOf(Object.keys(draft.listings).length, 'language'),
    ],
    ...(changes.builds.length > 0 && { buildChanges: [...changes.builds] }),
    ...(changes.answers.length > 0 && { answerChanges: [...changes.answers] }),
    draftId: draft.id,
  };
}
