import { consoles } from 'virtual:catalog/consoles';
import type { Baseline } from '@/domain/baseline/baseline';
import { startHereFile } from '@/domain/handover/start-here';
import type { EarlierRelease } from '@/domain/builds/earlier-release';
import type { Result } from '@/domain/result';
import { submissionPackage } from '@/formats/package/submission-package';
import type { SubmissionDraft } from '@/model/draft';
import { assessReadiness } from '@/domain/submissions/readiness';
import { writeZip } from '@/lib/archives/write-zip';
import { compareWithImport, exportedFiles } from '@/lib/imports/write-back';
import { labelsOf, type StoredLabels } from '@/domain/privacy/data-safety-labels';
import type { ApprovalRecord } from '@/domain/team-sync/approval-record';
import type { TaskTools } from '@/lib/jobs/use-task';

interface PackageInput {
  /** `YYYY-MM-DD`. */
  today: string;
  includeGradlePlay: boolean;
  /** Labels of the publisher's own Data safety export. */
  dataSafetyLabels?: StoredLabels | undefined;
  /** Earlier versions of the app that the workspace remembers. */
  releases?: readonly EarlierRelease[];
  /** Source of an imported draft. */
  baseline?: Baseline | undefined;
  /** The imported files by path. */
  importedFiles?: ReadonlyMap<string, Blob> | undefined;
  /** Parts that the caller left out of the draft, in whole sentences for the README. */
  leftOut?: readonly string[];
  /** The team's decisions about a shared draft. */
  approvals?: ApprovalRecord | undefined;
}

/** Changed files of an imported folder, under their paths in it: copied over the folder, they change nothing else. */
const WRITE_BACK_FOLDER = 'changed-files';

/** The submission package of a draft as one zip, with its name and what had to be left out. */
export async function makePackage(
  draft: SubmissionDraft,
  {
    today,
    includeGradlePlay,
    dataSafetyLabels,
    releases,
    baseline,
    importedFiles,
    leftOut,
    approvals,
    signal,
    report,
  }: TaskTools & PackageInput,
): Promise<Result<{ fileName: string; notes: readonly string[]; zip: Blob }>> {
  const compared = baseline && importedFiles && (await compareWithImport(baseline, draft, importedFiles));
  const changes = compared?.changes ?? [];
  const changed = exportedFiles(new Map(), changes).map(({ path, content }) => ({
    path: `${WRITE_BACK_FOLDER}/${path}`,
    content,
  }));
  const removed = changes.flatMap((change) =>
    change.kind === 'delete' ? [`Remove ${change.path} from the imported folder. ${change.why}`] : [],
  );
  const { fileName, files, notes } = submissionPackage(draft, {
    report: assessReadiness(draft, { today, releases, baseline }),
    exportDate: today,
    includeGradlePlay,
    more: (made) => [startHereFile(draft, consoles, made)],
    baseline,
    approvals,
    leftOut,
    dataSafetyLabels: dataSafetyLabels && labelsOf(dataSafetyLabels),
    ...(baseline && {
      writeBack: {
        name: baseline.name,
        folder: WRITE_BACK_FOLDER,
        changedCount: changed.length,
        removals: removed,
      },
    }),
  });
  const zip = await writeZip([...files, ...changed], {
    signal,
    onProgress: (done, total) => report('Packing texts and images', total === 0 ? 1 : done / total),
  });
  return zip.ok
    ? {
        ok: true,
        value: { fileName, notes: [...notes, ...removed, ...(compared?.notes ?? [])], zip: zip.value },
      }
    : zip;
}
