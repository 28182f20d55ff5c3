import { useState } from 'react';
import { formatInstant } from '@/domain/dates';
import { memberNames } from '@/domain/team-sync/mentions';
import type { SharedDraft } from '@/domain/team-sync/shared-draft';
import { refusalToDecide, type ReviewDecision } from '@/domain/team-sync/review';
import { TEAM_ROLES, type TeamRole } from '@/domain/team/roles';
import { WORKFLOW_STEPS } from '@/domain/team/workflow';
import { Badge, type Tone } from '@/components/badge';
import { Button, SmallButton } from '@/components/button';
import { TextField } from '@/components/field';
import { notify } from '@/lib/notify';
import type { SharedTeam } from '@/lib/team/records';
import { hashOf, type SharedReview } from '@/lib/team/read-reviews';
import { readSharedDraft } from '@/lib/team/team-rows';
import type { useReviews } from '@/lib/team/use-reviews';
import { ReviewContent, type EarlierContent } from './review-content';
import { StepTrack } from './step-track';

const STATUS = {
  open: { label: 'Open', tone: 'info' },
  approved: { label: 'Approved', tone: 'good' },
  rejected: { label: 'Rejected', tone: 'bad' },
  withdrawn: { label: 'Withdrawn', tone: 'neutral' },
} as const satisfies Record<SharedReview['progress']['status'], { label: string; tone: Tone }>;

const DECIDED = { approve: 'approved by', reject: 'rejected by', withdraw: 'withdrawn by' } as const;

const RECORDED = {
  approve: 'Step Approved',
  reject: 'Step Rejected',
  withdraw: 'Request Withdrawn',
} as const satisfies Record<ReviewDecision['decision'], string>;

type Reviews = ReturnType<typeof useReviews>;
/** The requested content, and the hash of the database's content, as this page computed it. */
interface Content {
  asked: SharedDraft | undefined;
  hash: string;
  earlier: EarlierContent | undefined;
}

/** One request for approval. Its content is read first; only what was shown can be approved. */
export function ReviewItem({
  review,
  name,
  present,
  before,
  released,
  team,
  role,
  userId,
  contentOf,
  onDecide,
}: {
  review: SharedReview;
  name: string;
  /** The current draft. */
  present: SharedDraft | undefined;
  /** The last approved request of the same draft. */
  before: SharedReview | undefined;
  /** Content in the stores, where the draft was imported on this device. */
  released: EarlierContent | undefined;
  team: SharedTeam;
  role: TeamRole;
  userId: string;
  contentOf: Reviews['contentOf'];
  onDecide: Reviews['decide'];
}) {
  const [content, setContent] = useState<Content>();
  const [note, setNote] = useState('');
  const [busyWith, setBusyWith] = useState<'content' | ReviewDecision['decision']>();
  const { progress } = review;
  const names = memberNames(team.members);
  const nameOf = (id: string) => names.get(id) ?? 'a former member';

  const isBusy = busyWith !== undefined;

  const handleShow = async () => {
    setBusyWith('content');
    const asked = await contentOf(review.submission_id, review.revision);
    const earlier = before && (await contentOf(before.submission_id, before.revision));
    if (asked.ok && (!earlier || earlier.ok)) {
      const approved = earlier && readSharedDraft(earlier.value);
      setContent({
        asked: readSharedDraft(asked.value),
        hash: await hashOf(asked.value),
        earlier: approved ? { label: `Last approved, save ${before.revision}`, content: approved } : released,
      });
    } else notify.error('Not Loaded', 'The team service did not answer. Try again.');
    setBusyWith(undefined);
  };
  const handleDecide = async (step: number, decision: ReviewDecision['decision'], hash: string) => {
    setBusyWith(decision);
    const result = await onDecide(review, step, decision, hash, note.trim());
    setBusyWith(undefined);
    if (result.ok) {
      setNote('');
      notify.success(RECORDED[decision], `${WORKFLOW_STEPS[step - 1]?.name ?? `Step ${step}`} of ${name}`);
    } else notify.error('Not Recorded', result.failure);
  };

  const isGenuine = content?.hash === review.content_hash;
  const isAsker = review.by_id === userId;
  const isAlone = team.members.filter(({ leftAt }) => leftAt === null).length <= 1;
  const refusal =
    progress.status === 'open' &&
    refusalToDecide(progress.step, { role, rolesBind: team.rolesBind, isAsker, isAlone });
  const canDecide = progress.status === 'open' && !refusal;
  const canWithdraw = isAsker || role === 'admin';
  return (
    <li className="rounded-card border p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="min-w-0 font-medium break-words">{name}</p>
        <Badge tone={STATUS[progress.status].tone}>{STATUS[progress.status].label}</Badge>
      </div>
      <p className="mt-1 text-sm text-ink-soft">
        Asked by {nameOf(review.by_id)}
        {review.askedAt && `, ${formatInstant(review.askedAt)}`}. Save {review.revision}.
        {progress.status === 'open' &&
          ` Next step: ${progress.step.name}, ${deciderOf(progress.step.role, team.rolesBind)}.`}
      </p>
      <StepTrack name={name} progress={progress} decisions={review.decisions} />
      {review.decisions.length > 0 && (
        <ul className="mt-3 flex flex-col gap-1 text-sm">
          {review.decisions.map((each) => (
            <li key={each.step}>
              {WORKFLOW_STEPS[each.step - 1]?.name ?? `Step ${each.step}`} {DECIDED[each.decision]}{' '}
              {nameOf(each.byId)}
              {each.byRole && ` (${roleLabel(each.byRole)})`}
              {each.at && `, ${formatInstant(each.at)}`}
              {each.note && `: ${each.note}`}
            </li>
          ))}
        </ul>
      )}
      {!content ? (
        <SmallButton
          className="mt-3"
          disabled={isBusy}
          aria-label={isBusy ? undefined : `Show the content of ${name}`}
          onClick={() => void handleShow()}
        >
          {isBusy ? 'Loading…' : 'Show content'}
        </SmallButton>
      ) : (
        <ReviewContent
          teamId={team.id}
          asked={content.asked}
          earlier={content.earlier}
          present={present}
          isGenuine={isGenuine}
        />
      )}
      {progress.status === 'open' && content && !canDecide && (
        <p className="mt-3 text-sm text-ink-soft">
          {refusal === 'own'
            ? 'You asked for this approval, so another member decides.'
            : `You are a ${TEAM_ROLES[role].label.toLowerCase()}.`}{' '}
          This step is {deciderOf(progress.step.role, team.rolesBind)}.
        </p>
      )}
      {progress.status === 'open' && content && (
        // Hidden until all that is decided about is shown: a preview that comes later would push a button away.
        <div className="mt-3 flex flex-wrap items-end gap-2 in-[li:has([data-loading])]:invisible">
          {canDecide && (
            <div className="min-w-0 flex-1 basis-56">
              <TextField
                label="Reason (required to reject)"
                autoComplete="off"
                maxLength={2000}
                value={note}
                onChange={(event) => setNote(event.target.value)}
              />
            </div>
          )}
          {canDecide && isGenuine && content.asked && (
            <Button
              // Another step gets another button, without the focus: a held Enter is not meant for it, and neither is
              // the second half of a double click.
              key={progress.step.order}
              disabled={isBusy}
              onClick={({ detail }) => {
                if (detail <= 1) void handleDecide(progress.step.order, 'approve', content.hash);
              }}
            >
              {busyWith === 'approve' ? 'Approving…' : `Approve ${progress.step.name}`}
            </Button>
          )}
          {canDecide && (
            <Button
              variant="danger"
              disabled={isBusy || note.trim() === ''}
              onClick={() => void handleDecide(progress.step.order, 'reject', review.content_hash)}
            >
              {busyWith === 'reject' ? 'Rejecting…' : 'Reject'}
            </Button>
          )}
          {canWithdraw && (
            <Button
              variant="quiet"
              disabled={isBusy}
              onClick={() => void handleDecide(progress.step.order, 'withdraw', review.content_hash)}
            >
              {busyWith === 'withdraw' ? 'Withdrawing…' : 'Withdraw'}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

/** Who may decide a step, in words. */
function deciderOf(role: TeamRole, rolesBind: boolean): string {
  return rolesBind
    ? `decided by a ${TEAM_ROLES[role].label.toLowerCase()} or an admin`
    : 'decided by any member';
}

function roleLabel(role: string): string {
  return Object.hasOwn(TEAM_ROLES, role) ? TEAM_ROLES[role as TeamRole].label : role;
}
