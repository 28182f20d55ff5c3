import type { SubmissionDraft } from '@/domain/submissions/draft';
import { localDay, useClock } from '@/lib/clock';
import { downloadFile } from '@/lib/download';
import { useTask, type TaskResult } from '@/lib/jobs/use-task';
import { loadCode } from '@/lib/load-code';
import { newId } from '@/lib/new-id';
import { appsCollection, submissionsCollection } from '@/lib/workspace/app-collections';
import { useCollectionWriter, useRepository } from '@/lib/workspace/workspace-context';
import type { DraftChange } from '../model/draft-changes';
import { appAfterPackage, appOfDraft, submissionRecords } from '../model/record-package';

interface PackageInput {
  draft: SubmissionDraft;
  includeGradlePlay: boolean;
}

export interface MadePackage {
  fileName: string;
  bytes: number;
  /** What had to be left out. */
  notes: readonly string[];
  includesGradlePlay: boolean;
}

const NOT_DOWNLOADED =
  'The browser did not take the file. Allow downloads for this page, or free some disk space, and try again.';

/** Makes the submission package here, hands it to the browser's download and records it in the workspace. */
export function usePackage(onChange: (change: DraftChange) => void, onDone: (made: MadePackage) => void) {
  const clock = useClock();
  const repository = useRepository();
  const apps = useCollectionWriter(appsCollection);
  const submissions = useCollectionWriter(submissionsCollection);

  const task = useTask<PackageInput, MadePackage>(
    async ({ draft, includeGradlePlay }, { signal, report }): Promise<TaskResult<MadePackage>> => {
      const today = localDay(clock);
      const code = await loadCode(() => import('../work/make-package'));
      if (!code.ok) return code;
      const made = await code.value.makePackage(draft, { today, includeGradlePlay, signal, report });
      if (!made.ok) return made;
      const { fileName, notes, zip } = made.value;
      if (!downloadFile(fileName, zip)) return { ok: false, message: NOT_DOWNLOADED };

      const facts = { date: today, packageName: fileName };
      const known = appOfDraft(draft, await repository.list(appsCollection));
      const app = appAfterPackage(draft, known, newId(), facts);
      await apps.put(app);
      await submissions.put(...submissionRecords(draft, app.id, facts));
      const packagedAt = new Date(clock.now()).toISOString();
      onChange((now) => ({ ...now, appId: app.id, packagedAt }));
      return {
        ok: true,
        value: { fileName, bytes: zip.size, notes, includesGradlePlay: includeGradlePlay },
      };
    },
    'Checking the submission',
  );
  return {
    state: task.state,
    cancel: task.cancel,
    download: (input: PackageInput) => task.start(input, onDone),
  };
}
