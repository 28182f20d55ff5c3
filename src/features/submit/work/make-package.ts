import type { Baseline } from '@/domain/baseline/baseline';
import type { Result } from '@/domain/result';
import { submissionPackage } from '@/domain/packages/submission-package';
import type { SubmissionDraft } from '@/domain/submissions/draft';
import { assessReadiness } from '@/domain/submissions/readiness';
import { writeZip } from '@/lib/archives/write-zip';
import type { TaskTools } from '@/lib/jobs/use-task';

interface PackageInput {
  /** `YYYY-MM-DD`. */
  today: string;
  includeGradlePlay: boolean;
  /** What the draft was imported from. */
  baseline?: Baseline | undefined;
}

/** The submission package of a draft as one zip, with its name and what had to be left out. */
export async function makePackage(
  draft: SubmissionDraft,
  { today, includeGradlePlay, baseline, signal, report }: TaskTools & PackageInput,
): Promise<Result<{ fileName: string; notes: readonly string[]; zip: Blob }>> {
  const { fileName, files, notes } = submissionPackage(draft, {
    report: assessReadiness(draft, { today, baseline }),
    exportDate: today,
    includeGradlePlay,
    baseline,
  });
  const zip = await writeZip(files, {
    signal,
    onProgress: (done, total) => report('Packing texts and images', total === 0 ? 1 : done / total),
  });
  return zip.ok ? { ok: true, value: { fileName, notes, zip: zip.value } } : zip;
}
