import type { AppRecord } from '@/domain/apps/app';
import type { Result } from '@/domain/result';
import type { DraftContent, StoredDraft } from '@/domain/submissions/draft';
import type { SubmissionRecord } from '@/domain/submissions/submission';
import { localDay, type Clock } from '@/lib/clock';
import { downloadFile } from '@/lib/download';
import type { TaskTools } from '@/lib/jobs/use-task';
import { newId } from '@/lib/new-id';
import type { PackageApprovals } from '@/lib/team/read-approvals';
import { appsCollection, draftImagesCollection } from '@/lib/workspace/app-collections';
import { baselinesCollection, originalFiles } from '@/lib/workspace/baselines';
import { withImages } from '@/lib/workspace/draft-images';
import type { Repository } from '@/lib/workspace/repository';
import { dataSafetyLabelsCollection } from '../label-records';
import { appAfterPackage, appOfDraft, submissionRecords } from '../model/record-package';
import { makePackage } from './make-package';

export interface MadePackage {
  fileName: string;
  bytes: number;
  /** What had to be left out. */
  notes: readonly string[];
  includesGradlePlay: boolean;
}

interface DownloadInput {
  includeGradlePlay: boolean;
  /** Reads what the team has decided; undefined for a user who is in none. */
  readApprovals?: ((draft: DraftContent) => Promise<PackageApprovals>) | undefined;
  clock: Clock;
  repository: Repository;
  apps: { put(app: AppRecord): Promise<void> };
  submissions: { put(...records: SubmissionRecord[]): Promise<void> };
}

const NOT_DOWNLOADED =
  'The browser did not accept the file. Allow downloads for this page, or free some disk space, and try again.';

/**
 * Makes the package of a draft, starts its download, and records the app and its submissions.
 * @returns the package, and what the draft has to keep of it
 */
export async function downloadPackage(
  texts: StoredDraft,
  {
    includeGradlePlay,
    readApprovals,
    clock,
    repository,
    apps,
    submissions,
    signal,
    report,
  }: TaskTools & DownloadInput,
): Promise<Result<{ made: MadePackage; appId: string; packagedAt: string }>> {
  const today = localDay(clock);
  // Read from storage, because the screen may not show yet what was drawn or dropped a moment ago.
  const draft = withImages(texts, await repository.list(draftImagesCollection));
  const baseline = await repository.get(baselinesCollection, draft.id);
  const importedFiles = baseline && (await originalFiles(repository, baseline, draft.images));
  const [dataSafetyLabels] = await repository.list(dataSafetyLabelsCollection);
  const approvals = await readApprovals?.(draft);
  const packed = await makePackage(draft, {
    ...{ signal, report, today, includeGradlePlay, dataSafetyLabels, baseline, importedFiles },
    approvals: approvals?.record,
  });
  if (!packed.ok) return packed;
  const { fileName, zip } = packed.value;
  const notes = [...packed.value.notes, ...(approvals?.note === undefined ? [] : [approvals.note])];
  if (!downloadFile(fileName, zip)) return { ok: false, failure: NOT_DOWNLOADED };

  const facts = { date: today, packageName: fileName };
  const known = appOfDraft(draft, await repository.list(appsCollection));
  const app = appAfterPackage(draft, known, newId(), facts);
  await apps.put(app);
  await submissions.put(...submissionRecords(draft, app.id, facts));
  return {
    ok: true,
    value: {
      made: { fileName, bytes: zip.size, notes, includesGradlePlay: includeGradlePlay },
      appId: app.id,
      packagedAt: new Date(clock.now()).toISOString(),
    },
  };
}
