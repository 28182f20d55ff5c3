import type { Platform } from '@/model/app';
import type { SubmissionDraft } from '@/model/draft';
import type { Result } from '@/domain/result';
import { fastlaneDeliverFiles } from '@/formats/deliver/write';
import { gradlePlayPublisherFiles } from '@/formats/gradle-play-publisher/write';
import { writeZip } from '@/lib/archives/write-zip';
import type { TaskTools } from '@/lib/jobs/use-task';

/** The texts and pictures of one store, in the layout that the terminal program reads. */
export function packageFor(
  draft: SubmissionDraft,
  store: Platform,
  { signal, report }: TaskTools,
): Promise<Result<Blob>> {
  const { files } = store === 'ios' ? fastlaneDeliverFiles(draft) : gradlePlayPublisherFiles(draft);
  return writeZip(files, {
    signal,
    onProgress: (done, total) => report('Packing texts and pictures', total === 0 ? 1 : done / total),
  });
}
