import type { Result } from '@/domain/result';
import type { StoredDraft } from '@/domain/submissions/draft';
import { useAuth, useUser } from '@/lib/auth/auth-context';
import { localDay, useClock } from '@/lib/clock';
import { downloadFile } from '@/lib/download';
import { useTask, type TaskTools } from '@/lib/jobs/use-task';
import { loadCode } from '@/lib/load-code';
import { newId } from '@/lib/new-id';
import { useLatest } from '@/lib/use-latest';
import {
  appsCollection,
  draftImagesCollection,
  submissionsCollection,
} from '@/lib/workspace/app-collections';
import { baselinesCollection, originalFiles } from '@/lib/workspace/baselines';
import { useIsInTeam } from '@/lib/workspace/team-marker';
import { withImages } from '@/lib/workspace/draft-images';
import { useCollectionWriter, useRepository } from '@/lib/workspace/workspace-context';
import { dataSafetyLabelsCollection } from '../label-records';
import type { DraftChange } from '../model/draft-changes';

interface PackageInput {
  includeGradlePlay: boolean;
}

export interface MadePackage {
  fileName: string;
  bytes: number;
  /** What had to be left out. */
  notes: readonly string[];
  includesGradlePlay: boolean;
}

const loadPackageCode = async () => {
  const [{ makePackage }, { appAfterPackage, appOfDraft, submissionRecords }] = await Promise.all([
    import('../work/make-package'),
    import('../model/record-package'),
  ]);
  return { makePackage, appAfterPackage, appOfDraft, submissionRecords };
};

/** Loads the code of teams only for a user who is in one. */
const loadTeamCode = async () => {
  const [{ readApprovals }, { appTeamGateway }] = await Promise.all([
    import('@/lib/team/read-approvals'),
    import('@/lib/team/use-team-gateway'),
  ]);
  return { readApprovals, appTeamGateway };
};

const CHECKING = 'Checking the submission';
const NOT_DOWNLOADED =
  'The browser did not accept the file. Allow downloads for this page, or free some disk space, and try again.';

/**
 * Makes the submission package, starts its download and records it in the workspace.
 * @param whenDrawn waits for images that are being drawn, so that the package has them
 */
export function usePackage(
  texts: StoredDraft,
  whenDrawn: (tools: TaskTools) => Promise<Result<void>>,
  onChange: (change: DraftChange) => void,
  onDone: (made: MadePackage) => void,
) {
  const latestTexts = useLatest(texts);
  const clock = useClock();
  const { accessToken } = useAuth();
  const isInTeam = useIsInTeam(useUser().id);
  const repository = useRepository();
  const apps = useCollectionWriter(appsCollection);
  const submissions = useCollectionWriter(submissionsCollection);

  const task = useTask<PackageInput, MadePackage>(
    async ({ includeGradlePlay }, tools): Promise<Result<MadePackage>> => {
      const today = localDay(clock);
      const drawn = await whenDrawn(tools);
      if (!drawn.ok) return drawn;
      tools.report(CHECKING, 0);
      const code = await loadCode(loadPackageCode);
      if (!code.ok) return code;
      const { makePackage, appAfterPackage, appOfDraft, submissionRecords } = code.value;
      // Read from storage, because the screen may not show yet what was drawn or dropped a moment ago.
      const draft = withImages(latestTexts.current, await repository.list(draftImagesCollection));
      const baseline = await repository.get(baselinesCollection, draft.id);
      const importedFiles = baseline && (await originalFiles(repository, baseline, draft.images));
      const [dataSafetyLabels] = await repository.list(dataSafetyLabelsCollection);
      const imported = { baseline, importedFiles };
      const team = isInTeam ? await loadCode(loadTeamCode) : undefined;
      if (team && !team.ok) return team;
      const approvals = await team?.value.readApprovals(draft, {
        repository,
        gateway: team.value.appTeamGateway(clock, accessToken),
      });
      const made = await makePackage(draft, {
        ...{ ...tools, today, includeGradlePlay, dataSafetyLabels },
        ...imported,
        approvals: approvals?.record,
      });
      if (!made.ok) return made;
      const { fileName, zip } = made.value;
      const notes = [...made.value.notes, ...(approvals?.note === undefined ? [] : [approvals.note])];
      if (!downloadFile(fileName, zip)) return { ok: false, failure: NOT_DOWNLOADED };

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
    CHECKING,
  );
  return {
    state: task.state,
    cancel: task.cancel,
    download: (input: PackageInput) => task.start(input, onDone),
  };
}
