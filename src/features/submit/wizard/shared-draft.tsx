import { useEffect, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { PATHS } from '@/config/paths';
import { formatAgo } from '@/domain/ago';
import { formatInstant } from '@/domain/dates';
import type { ChoiceClash } from '@/domain/merge-records';
import { sharedPart } from '@/domain/team-sync/shared-draft';
import { conflictsOf, hasUnsent, type TeamLink } from '@/domain/team-sync/team-link';
import { countOf, listOf } from '@/domain/texts';
import { Badge } from '@/components/badge';
import { QuietButton } from '@/components/button';
import { EndedTeam } from '@/components/team/ended-team';
import { Notice } from '@/components/notice';
import { StoppedSharing } from '@/components/team/stopped-sharing';
import type { MemberTexts } from '@/components/team/shared-texts';
import { useUser } from '@/lib/auth/auth-context';
import { sharedTeamsCollection, teamLinksCollection } from '@/lib/team/records';
import { useClock } from '@/lib/clock';
import { exchangeNow, registerOpenDraft, useTeamStatus } from '@/lib/team/team-status';
import { useTeamActions } from '@/lib/team/use-team-actions';
import { usePresence } from '@/lib/team/use-presence';
import { draftsCollection } from '@/lib/workspace/app-collections';
import { useCollection, useRecord } from '@/lib/workspace/workspace-context';
import type { CommentMark } from '@/components/team/comment-mark';
import type { DraftChange } from './draft-changes';
import type { TeamSendState } from './save-status';
import { LostComments } from '../comments/lost-comments';
import { SharedComments } from '../comments/shared-comments';
import { SharedConflicts } from './shared-conflicts';
import { commentPeople, type CommentPeople } from '../comments/people';
import type { GoToStep } from './wizard-events';

const MINUTE_MS = 60_000;

/** The team's state of this draft: who changed it last, what is not sent, and texts that both sides changed. */
export function SharedDraft({
  draftId,
  overridden,
  onNoted,
  onChange,
  onMark,
  onGoTo,
  onOffers,
  onSendState,
}: {
  draftId: string;
  /** Values that this page has saved over; `onNoted` removes those that are offered to the user. */
  overridden: readonly ChoiceClash[];
  onNoted: (overridden: readonly ChoiceClash[]) => void;
  onChange: (change: DraftChange) => void;
  /** Receives what draws the comments beside the labels of the form. */
  onMark: (mark: CommentMark | undefined) => void;
  onGoTo: GoToStep;
  /** Receives the other members' texts for the fields of the form. */
  onOffers: (texts: MemberTexts | undefined) => void;
  /** Receives whether the team has the stored draft. */
  onSendState: (state: TeamSendState | undefined) => void;
}) {
  const { data: link } = useRecord(teamLinksCollection, draftId);
  const { data: teams } = useCollection(sharedTeamsCollection);
  const { id: ownId } = useUser();
  const isFromOther = link?.changedById !== undefined && link.changedById !== ownId;
  const team = teams?.find(({ id }) => id === link?.teamId);
  const isWithTeam = link !== undefined && link !== null && link.baseRevision > 0;
  const { offerOverridden } = useTeamActions();
  useEffect(() => {
    if (!isWithTeam || overridden.length === 0) return;
    void offerOverridden(draftId, overridden).then(() => onNoted(overridden));
  }, [draftId, isWithTeam, offerOverridden, onNoted, overridden]);
  useEffect(() => registerOpenDraft(draftId), [draftId]);
  const presence = usePresence(link?.teamId ?? '', isWithTeam ? link.submissionId : undefined);
  const { data: draft } = useRecord(draftsCollection, draftId);
  const sendState = link && draft && (hasUnsent(link, sharedPart(draft, link.base)) ? 'waiting' : 'sent');
  useEffect(() => {
    onSendState(sendState ?? undefined);
    return () => onSendState(undefined);
  }, [onSendState, sendState]);
  const clock = useClock();
  const people = useMemo(() => team && commentPeople(team, ownId), [team, ownId]);
  const former = teams?.find(({ stopped }) => stopped?.some((each) => each.draftId === draftId));
  if (link === null && former) {
    return (
      <div className="mb-5">
        <StoppedSharing team={former} draftId={draftId} label="this draft" userId={ownId} />
        <LostComments userId={ownId} draftId={draftId} />
      </div>
    );
  }
  const ended = teams?.find((each) => each.ended?.drafts?.includes(draftId));
  if (link === null && ended) {
    return (
      <div className="mb-5">
        <EndedTeam team={ended} />
        <LostComments userId={ownId} draftId={draftId} />
      </div>
    );
  }
  if (!link || !team || !people) return null;
  const isKnown = (id: string | undefined) => team.members.some(({ userId }) => userId === id);
  const nameOf = (id: string | undefined) =>
    id !== undefined && isKnown(id) ? people.nameOf(id) : 'another member';
  // To the minute, so that the form is not rendered again for each second.
  const serverNow = Math.floor((clock.now() + (presence.offsetMs ?? 0)) / MINUTE_MS) * MINUTE_MS;
  return (
    <div className="mb-5 flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-soft">
        <p className="min-w-0 [overflow-wrap:anywhere]">
          <Badge tone="accent">Shared</Badge> with{' '}
          <Link to={PATHS.team} className="underline">
            {team.name || 'your team'}
          </Link>
          . {link.changedById && `Last change by ${nameOf(link.changedById)}`}
          {link.changedAt && (
            <>
              {', '}
              <time dateTime={link.changedAt} title={formatInstant(link.changedAt)}>
                {formatAgo(link.changedAt, serverNow)}
              </time>
            </>
          )}
        </p>
        <SharedComments {...{ link, team, people, serverNow, onMark, onGoTo }} />
        <Here people={people} userIds={presence.userIds} />
        <SendState link={link} />
      </div>
      <p role="status" className="sr-only">
        {isFromOther && `${nameOf(link.changedById)} changed this draft. `}
        {conflictsOf(link).length > 0 && 'Both of you changed the same field. Choose one above the steps.'}
      </p>
      {link.problem === 'newer-format' && (
        <Notice tone="warn" title="Another member uses a newer StorePilot">
          Reload this page to get the newest state. Until then your changes stay on this device.
        </Notice>
      )}
      <SharedConflicts {...{ link, ownId, nameOf, onChange, onOffers }} />
    </div>
  );
}

/** Members who are named; of the others only the number is shown. */
const NAMED = 3;

/** Who else has the submission open. */
function Here({ people, userIds }: { people: CommentPeople; userIds: readonly string[] }) {
  const others = countOf(userIds.length - NAMED, 'other');
  const names = [...userIds.slice(0, NAMED).map(people.nameOf), ...(userIds.length > NAMED ? [others] : [])];
  return (
    <p role="status" className="min-w-0 font-medium [overflow-wrap:anywhere] text-good">
      {names.length > 0 && `${listOf(names)} ${names.length === 1 ? 'is' : 'are'} here`}
    </p>
  );
}

function SendState({ link }: { link: TeamLink }) {
  const status = useTeamStatus();
  const isWaiting = link.sending !== undefined || link.problem === 'refused' || link.problem === 'too-large';
  const isCut = status === 'unreachable' || status === 'signed-out';
  return (
    <p role="status" className="flex items-center gap-2">
      {(isWaiting || isCut) && 'Not sent yet'}
      {isCut && <QuietButton onClick={exchangeNow}>Try again</QuietButton>}
    </p>
  );
}
