import { draftName } from '@/domain/submissions/draft-label';
import { platformsOf, type AppRecord } from '@/model/app';
import type { DraftContent } from '@/model/draft';
import type { SubmissionRecord } from '@/model/submission';
import { appIdFor } from '@/domain/packages/package-file';
import { appAfterReport, submissionId, withSteps } from '@/domain/submissions/timeline';

export interface PackageFacts {
  /** The publisher's day, `YYYY-MM-DD`. */
  date: string;
  packageName: string;
}

/** The app of the workspace that a draft is about: the one it was started from, else the one of that bundle id. */
export function appOfDraft(draft: DraftContent, apps: readonly AppRecord[]): AppRecord | undefined {
  return (
    apps.find(({ id }) => id === draft.appId) ??
    apps.find(({ bundleId }) => bundleId !== '' && bundleId === draft.bundleId.trim())
  );
}

/**
 * Rows of a package in the submissions list: one record per store, the same ones when it is made again.
 * @param known the stored submissions; what was reported of one stays
 */
export function submissionRecords(
  draft: DraftContent,
  appId: string,
  { date, packageName }: PackageFacts,
  known: readonly SubmissionRecord[] = [],
): SubmissionRecord[] {
  return platformsOf(draft.platform).map((platform) => {
    const build = draft.builds.find((each) => each.platform === platform);
    const buildNumber = build?.identity.buildNumber;
    const certificate = build?.kind === 'aab' ? build.certificate?.sha256 : undefined;
    const id = submissionId(draft, platform);
    const prepared: SubmissionRecord = {
      id,
      appId,
      appName: draftName(draft),
      bundleId: appIdFor(draft, platform),
      version: draft.version.trim(),
      ...(buildNumber !== undefined && { buildNumber }),
      ...(certificate !== undefined && { certificate }),
      platform,
      // Prepared, not sent: only the publisher's own upload sends it.
      status: 'draft',
      date,
      packageName,
    };
    const steps = known.find((each) => each.id === id)?.steps;
    return steps ? withSteps(prepared, steps) : prepared;
  });
}

/**
 * The app's card after its package was made; a new card for an app the workspace did not know.
 * @param records the rows of the package
 */
export function appAfterPackage(
  draft: DraftContent,
  known: AppRecord | undefined,
  newAppId: string,
  records: readonly SubmissionRecord[],
): AppRecord {
  const platforms = platformsOf('both').filter(
    (platform) => platformsOf(draft.platform).includes(platform) || known?.platforms.includes(platform),
  );
  const app: AppRecord = {
    id: known?.id ?? newAppId,
    name: known?.name ?? draftName(draft),
    bundleId: draft.bundleId.trim() || (known?.bundleId ?? ''),
    platforms,
    lastSubmission: { version: draft.version.trim(), status: 'draft', date: '' },
    nextActions: [],
  };
  return appAfterReport(app, records);
}
