import type { Result } from '@/domain/result';
import type { StoredDraft } from '@/model/draft';
import { useAuth, useUser } from '@/lib/auth/auth-context';
import { useClock } from '@/lib/clock';
import { useTask, type TaskTools } from '@/lib/jobs/use-task';
import { loadCode } from '@/lib/load-code';
import { useLatest } from '@/lib/use-latest';
import {
  appsCollection,
  draftImagesCollection,
  submissionsCollection,
} from '@/lib/workspace/app-collections';
import { useIsInTeam } from '@/lib/workspace/team-marker';
import { useCollectionWriter, useRepository } from '@/lib/workspace/workspace-context';
import type { DraftChange } from '../wizard/draft-changes';
import type { MadePackage } from './download-package';

interface PackageInput {
  includeGradlePlay: boolean;
}

/** Loads the code of teams only for a user who is in one. */
const loadTeamCode = async () => {
  const [{ readApprovals }, { appTeamGateway }] = await Promise.all([
    import('@/lib/team/read-approvals'),
    import('@/lib/team/use-team-gateway'),
  ]);
  return { readApprovals, appTeamGateway };
};

const CHECKING = 'Checking the submission';

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
  const images = useCollectionWriter(draftImagesCollection);

  const task = useTask<PackageInput, MadePackage>(
    async ({ includeGradlePlay }, tools): Promise<Result<MadePackage>> => {
      const drawn = await whenDrawn(tools);
      if (!drawn.ok) return drawn;
      tools.report(CHECKING, 0);
      const code = await loadCode(() => import('./download-package'));
      if (!code.ok) return code;
      const team = isInTeam ? await loadCode(loadTeamCode) : undefined;
      if (team && !team.ok) return team;
      const downloaded = await code.value.downloadPackage(latestTexts.current, {
        ...tools,
        ...{ includeGradlePlay, clock, repository, images, apps, submissions },
        readApprovals:
          team &&
          ((draft) =>
            team.value.readApprovals(draft, {
              repository,
              gateway: team.value.appTeamGateway(clock, accessToken),
            })),
      });
      if (!downloaded.ok) return downloaded;
      const { made, appId, packagedAt } = downloaded.value;
      onChange((now) => ({ ...now, appId, packagedAt }));
      return { ok: true, value: made };
    },
    CHECKING,
  );
  return {
    state: task.state,
    cancel: task.cancel,
    download: (input: PackageInput) => task.start(input, onDone),
  };
}
