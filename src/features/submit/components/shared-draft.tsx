import { Link } from 'react-router-dom';
import { PATHS } from '@/config/paths';
import { formatInstant } from '@/domain/dates';
import { withTextAt } from '@/domain/merge-records';
import { contentLabel } from '@/domain/team-sync/content-label';
import type { TeamLink } from '@/domain/team-sync/team-link';
import { Badge } from '@/components/badge';
import { Button } from '@/components/button';
import { Notice } from '@/components/notice';
import { StoppedSharing } from '@/components/stopped-sharing';
import { useUser } from '@/lib/auth/auth-context';
import { sharedTeamsCollection, teamLinksCollection } from '@/lib/team/records';
import { exchangeNow, useTeamStatus } from '@/lib/team/team-status';
import { useTeamActions } from '@/lib/team/use-team-actions';
import { useCollection, useRecord } from '@/lib/workspace/workspace-context';
import type { DraftChange } from '../model/draft-changes';

/** What the team does with this draft: who changed it last, what is not sent, and texts that both sides changed. */
export function SharedDraft({
  draftId,
  onChange,
}: {
  draftId: string;
  onChange: (change: DraftChange) => void;
}) {
  const { data: link } = useRecord(teamLinksCollection, draftId);
  const { data: teams } = useCollection(sharedTeamsCollection);
  const { closeConflict } = useTeamActions();
  const { id: ownId } = useUser();
  const isFromOther = link?.changedById !== undefined && link.changedById !== ownId;
  const team = teams?.find(({ id }) => id === link?.teamId);
  const former = teams?.find(({ stopped }) => stopped?.some((each) => each.draftId === draftId));
  if (link === null && former) {
    return (
      <div className="mb-5">
        <StoppedSharing team={former} draftId={draftId} label="this draft" userId={ownId} />
      </div>
    );
  }
  if (!link || !team) return null;
  const emailOf = (id: string | undefined) =>
    team.members.find(({ userId }) => userId === id)?.email ?? 'another member';
  const handleTake = (field: string, text: string) => {
    onChange((draft) => withTextAt(draft, field, text));
    void closeConflict(draftId, field);
  };
  return (
    <div className="mb-5 flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
        <Badge tone="accent">Shared</Badge>
        <p>
          With{' '}
          <Link to={PATHS.team} className="underline">
            {team.name || 'your team'}
          </Link>
          . {link.changedById && `Last change by ${emailOf(link.changedById)}`}
          {link.changedAt && `, ${formatInstant(link.changedAt)}`}
        </p>
        <SendState link={link} />
      </div>
      <p role="status" className="sr-only">
        {isFromOther && `${emailOf(link.changedById)} changed this draft. `}
        {link.conflicts.length > 0 && 'Both of you changed the same text. Choose one above the steps.'}
      </p>
      {link.problem === 'newer-format' && (
        <Notice tone="warn" title="Another member uses a newer StorePilot">
          Reload this page to get the newest state. Until then your changes stay on this device.
        </Notice>
      )}
      {link.conflicts.map(({ field, theirs, byId }) => (
        <div
          key={field}
          role="group"
          aria-label={`${contentLabel(field)} was changed by ${emailOf(byId)} too`}
        >
          <Notice
            tone="warn"
            title={`${emailOf(byId)} changed ${contentLabel(field)} too`}
            actions={
              <div className="flex gap-2">
                <Button variant="secondary" size="small" onClick={() => handleTake(field, theirs)}>
                  Use this text
                </Button>
                <Button variant="quiet" size="small" onClick={() => void closeConflict(draftId, field)}>
                  Keep mine
                </Button>
              </div>
            }
          >
            <p
              dir="auto"
              tabIndex={0}
              role="note"
              aria-label="Their text"
              className="mt-1 max-h-40 overflow-y-auto whitespace-pre-line [overflow-wrap:anywhere]"
            >
              {theirs || '(empty)'}
            </p>
          </Notice>
        </div>
      ))}
    </div>
  );
}

function SendState({ link }: { link: TeamLink }) {
  const status = useTeamStatus();
  const isWaiting = link.sending !== undefined || link.problem === 'refused' || link.problem === 'too-large';
  const isCut = status === 'unreachable' || status === 'signed-out';
  return (
    <p role="status" className="flex items-center gap-2">
      {(isWaiting || isCut) && 'Not sent yet'}
      {isCut && (
        <Button variant="quiet" size="small" onClick={exchangeNow}>
          Try again
        </Button>
      )}
    </p>
  );
}
