import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { submitPath } from '@/config/paths';
import { draftLabel } from '@/domain/submissions/draft-label';
import { contentLabels } from '@/domain/team-sync/content-label';
import { memberNames } from '@/domain/team-sync/mentions';
import { contentChanges } from '@/domain/team-sync/review';
import { sharedPart } from '@/domain/team-sync/shared-draft';
import type { TeamLink } from '@/domain/team-sync/team-link';
import { Badge } from '@/components/badge';
import { Button, buttonLook, QuietButton, SmallButton } from '@/components/button';
import { Dialog } from '@/components/dialog';
import { StoppedSharing } from '@/components/team/stopped-sharing';
import { LoadingOrError } from '@/components/pages/loading-or-error';
import { Notice } from '@/components/notice';
import { teamLinksCollection, type SharedTeam } from '@/lib/team/records';
import { registerOpenDraft } from '@/lib/team/team-status';
import { useTeamActions } from '@/lib/team/use-team-actions';
import { draftsCollection } from '@/lib/workspace/app-collections';
import { useCollection } from '@/lib/workspace/workspace-context';

/** The user's drafts: which of them the team sees, and the switch for each. */
export function SharedDraftsCard({
  team,
  isAdmin,
  userId,
}: {
  team: SharedTeam;
  isAdmin: boolean;
  userId: string;
}) {
  const drafts = useCollection(draftsCollection);
  const links = useCollection(teamLinksCollection);
  const { share, stopSharing } = useTeamActions();
  const [stopping, setStopping] = useState<string>();
  const [isSharing, setSharing] = useState(false);
  const sharedIds = (links.data ?? []).flatMap(({ id, teamId }) => (teamId === team.id ? [id] : [])).join();
  // This page is about all of them, so each is read as soon as somebody has changed it.
  useEffect(() => {
    const ends = sharedIds.split(',').map(registerOpenDraft);
    return () => ends.forEach((end) => end());
  }, [sharedIds]);
  if (!drafts.data || !links.data) {
    return <LoadingOrError stored={drafts.data ? links : drafts} what="your drafts" />;
  }
  const handleShare = async (draftId: string) => {
    setSharing(true);
    await share(draftId, team.id).finally(() => setSharing(false));
  };
  const linkOf = (id: string) => links.data?.find((link) => link.id === id);
  const shown = drafts.data.filter(({ id, sample }) => {
    const link = linkOf(id);
    return link ? link.teamId === team.id : sample === undefined;
  });
  const ending = drafts.data.find(({ id }) => id === stopping);
  const base = ending && linkOf(ending.id)?.base;
  const unsent =
    ending && base
      ? contentLabels(contentChanges(base, sharedPart(ending, base)).map(({ path }) => path))
      : [];
  return (
    <section aria-label="Shared drafts">
      <h4 className="mb-2 font-semibold">Drafts</h4>
      <div className="flex flex-col gap-3 not-empty:mb-3">
        {drafts.data.map(
          (draft) =>
            !linkOf(draft.id) && (
              <StoppedSharing
                key={draft.id}
                {...{ team, userId }}
                draftId={draft.id}
                label={draftLabel(draft)}
              />
            ),
        )}
      </div>
      {shown.length === 0 ? (
        <p className="text-sm text-ink-soft">
          There are no drafts yet.{' '}
          <Link className="underline" to={submitPath()}>
            Prepare a submission
          </Link>
          , then share it here.
        </p>
      ) : (
        <ul className="flex flex-col divide-y">
          {shown.map((draft) => {
            const link = linkOf(draft.id);
            const label = draftLabel(draft);
            return (
              <li key={draft.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5">
                <div className="min-w-0 flex-1 basis-56">
                  <p className="font-medium break-words">{label}</p>
                  <p className="text-sm text-ink-soft">
                    {link ? stateOf(link, team) : 'Only on this device'}
                  </p>
                </div>
                {link && <Badge tone="accent">Shared</Badge>}
                {link && (
                  <Link
                    to={submitPath({ draft: draft.id, step: 'listing' })}
                    aria-label={`Open ${label}`}
                    className={buttonLook({ variant: 'secondary', size: 'small' })}
                  >
                    Open
                  </Link>
                )}
                {link && (isAdmin || link.sharedById === userId || !link.base) && (
                  <QuietButton
                    aria-label={`Stop sharing ${label}`}
                    disabled={link.isStopping}
                    onClick={() => setStopping(draft.id)}
                  >
                    Stop sharing
                  </QuietButton>
                )}
                {!link && (
                  <SmallButton
                    aria-label={`Share ${label}`}
                    disabled={isSharing}
                    onClick={() => void handleShare(draft.id)}
                  >
                    Share
                  </SmallButton>
                )}
              </li>
            );
          })}
        </ul>
      )}
      <Dialog
        isOpen={ending !== undefined}
        onOpenChange={() => setStopping(undefined)}
        title={`Stop sharing ${ending ? draftLabel(ending) : ''}?`}
        description="This ends it for everyone. Each member keeps the draft as a private one, and the last saves of it stay in the team’s database."
        footer={
          <>
            <Button variant="secondary" onClick={() => setStopping(undefined)}>
              Keep sharing
            </Button>
            <Button
              variant="danger"
              onClick={() => {
                if (ending) void stopSharing(ending.id);
                setStopping(undefined);
              }}
            >
              Stop sharing
            </Button>
          </>
        }
      >
        {unsent.length > 0 && (
          <Notice tone="warn" title="Not sent yet">
            These changes may not reach the team: {unsent.join(', ')}. They stay in your draft. To send them
            first, keep sharing until the page says that the team is up to date.
          </Notice>
        )}
        {ending && !base && (
          <Notice tone="warn" title="Not sent yet">
            The team has not received this draft. It stays on this device.
          </Notice>
        )}
      </Dialog>
    </section>
  );
}

/** The state of a shared draft in words. */
function stateOf(link: TeamLink, team: SharedTeam): string {
  const by = memberNames(team.members).get(link.changedById ?? '');
  if (link.isStopping) return 'Sharing ends as soon as the team can be reached';
  if (link.problem === 'too-large') return 'Not sent: it is longer than 950,000 characters. Shorten it.';
  if (link.problem === 'refused') {
    return 'Not sent: the team’s database refused it. A team can share 500 drafts; your changes stay on this device.';
  }
  if (link.problem === 'newer-format') return 'Saved by a newer StorePilot: reload this page to get it';
  if (link.problem === 'unreadable')
    return `${by ?? 'A member'} saved something that cannot be read as a draft`;
  if (link.sending) return 'Not sent yet';
  return by ? `Last change by ${by}` : 'Not sent yet';
}
