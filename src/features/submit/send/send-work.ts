import type { Platform } from '@/model/app';
import type { SubmissionDraft } from '@/model/draft';
import { OPEN_REMOVALS } from '@/model/open-api';
import type { Baseline } from '@/domain/baseline/baseline';
import type { Result } from '@/domain/result';
import { removedSince } from '@/domain/store-plan/removed-since';
import { fastlaneDeliverFiles } from '@/formats/deliver/write';
import { gradlePlayPublisherFiles } from '@/formats/gradle-play-publisher/write';
import { writeZip } from '@/lib/archives/write-zip';
import type { TaskTools } from '@/lib/jobs/use-task';

/** The texts and pictures of one store in the layout that the terminal program reads, with what was removed since the import. */
export function packageFor(
  draft: SubmissionDraft,
  store: Platform,
  baseline: Baseline | undefined,
  { signal, report }: TaskTools,
): Promise<Result<Blob>> {
  const { files } = store === 'ios' ? fastlaneDeliverFiles(draft) : gradlePlayPublisherFiles(draft);
  const removals = { path: OPEN_REMOVALS, content: JSON.stringify(removedSince(baseline, draft, store)) };
  return writeZip([...files, removals], {
    signal,
    onProgress: (done, total) => report('Packing texts and pictures', total === 0 ? 1 : done / total),
  });
}
