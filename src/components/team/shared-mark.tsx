import type { SharedSubject } from '@/domain/team-sync/shared-with';
import { useUser } from '@/lib/auth/auth-context';
import { useIsInTeam } from '@/lib/workspace/team-marker';
import { lazyPart } from '../lazy-part';

const SharedWith = lazyPart(() => import('./shared-with').then((module) => module.SharedWith), null);

/** Says which team an app or submission is shared with. Loads nothing for a user without a team. */
export function SharedMark({ subject }: { subject: SharedSubject }) {
  const { id } = useUser();
  return useIsInTeam(id) && <SharedWith subject={subject} />;
}
