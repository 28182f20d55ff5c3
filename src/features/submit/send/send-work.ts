import type { Platform } from '@/model/app';
import type { SubmissionDraft } from '@/model/draft';
import type { Result } from '@/domain/result';
import { fastlaneDeliverFiles } from '@/formats/deliver/write';
import { gradlePlayPublisherFiles } from '@/formats/gradle-play-publisher/write';
import { writeZip } from '@/lib/archives/write-zip';
import type { Clock } from '@/lib/clock';
import type { TaskTools } from '@/lib/jobs/use-task';
import type { openProgram, ShownPush } from '@/lib/open-program';

/** Time between two questions how far a push is, in milliseconds. */
const POLL_MS = 400;

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

/** Starts a confirmed plan and follows it to its end. A cancelled one is stopped after the request that is running. */
export async function followPush(
  program: ReturnType<typeof openProgram>,
  plan: string,
  { signal, report }: TaskTools,
  clock: Clock,
): Promise<Result<NonNullable<ShownPush['end']>>> {
  const started = await program.push(plan);
  if (!started.ok) return started;
  const cancel = () => void program.cancel();
  if (signal.aborted) cancel();
  signal.addEventListener('abort', cancel, { once: true });
  for (;;) {
    const answer = await program.progress();
    if (!answer.ok) return answer;
    const { progress, end } = answer.value;
    if (end?.kind === 'failed') return { ok: false, failure: end.message };
    if (end) return { ok: true, value: end };
    report(progress.title || 'Starting', progress.all === 0 ? 0 : progress.done / progress.all);
    await new Promise<void>((resolve) => {
      clock.setTimeout(resolve, POLL_MS);
    });
  }
}
