import { WORKFLOW_STEPS } from '../team/workflow';
import { contentLabels } from './content-label';
import type { ReviewDecision, ReviewProgress } from './review';

/** A request for approval with its decisions, as the team's database has them. */
export interface RecordedReview {
  revision: number;
  content_hash: string;
  note: string;
  by_id: string;
  /** By the server's clock. */
  askedAt: string | undefined;
  decisions: readonly (ReviewDecision & {
    at: string | undefined;
    /** Role of the member at that time. */
    byRole: string | undefined;
  })[];
  progress: ReviewProgress;
}

/** A package's record of the team's approval of its content. */
export interface ApprovalRecord {
  team: string;
  /** SHA-256 of the packed texts, review information and build facts as canonical JSON. */
  packedHash: string;
  request: {
    save: number;
    contentHash: string;
    askedBy: string;
    askedAt: string | undefined;
    status: ReviewProgress['status'];
    /** The step that is decided next, while the request is open. */
    nextStep: string | undefined;
    decisions: readonly {
      step: string;
      decision: ReviewDecision['decision'];
      by: string;
      role: string | undefined;
      at: string | undefined;
      note: string;
    }[];
  };
  /** Whether the packed content is exactly the one that approval was asked for. */
  isPackedContent: boolean;
  /** Labels of what has changed since the request; empty when nothing has, or when it could not be compared. */
  changedSince: readonly string[];
}

/**
 * The request that a package of this content reports: the newest one for exactly this content, or else the newest one.
 * Withdrawn requests count only when there is no other.
 * @param reviews of one submission, the newest first
 */
export function reportedReview<Review extends RecordedReview>(
  reviews: readonly Review[],
  packedHash: string,
): Review | undefined {
  const open = reviews.filter(({ progress }) => progress.status !== 'withdrawn');
  const candidates = open.length > 0 ? open : reviews;
  return candidates.find((review) => review.content_hash === packedHash) ?? candidates[0];
}

/**
 * Writes the record of a request.
 * @param changedPaths paths of the values that differ between the requested and the packed content
 */
export function approvalRecord(
  review: RecordedReview,
  {
    team,
    packedHash,
    emailOf,
    changedPaths,
  }: {
    team: string;
    packedHash: string;
    emailOf: (userId: string) => string;
    changedPaths: readonly string[];
  },
): ApprovalRecord {
  const { progress } = review;
  return {
    team,
    packedHash,
    request: {
      save: review.revision,
      contentHash: review.content_hash,
      askedBy: emailOf(review.by_id),
      askedAt: review.askedAt,
      status: progress.status,
      nextStep: progress.status === 'open' ? progress.step.name : undefined,
      decisions: review.decisions.map(({ step, decision, byId, byRole, at, note }) => ({
        step: WORKFLOW_STEPS[step - 1]?.name ?? `Step ${step}`,
        decision,
        by: emailOf(byId),
        role: byRole,
        at,
        note,
      })),
    },
    isPackedContent: review.content_hash === packedHash,
    changedSince: contentLabels(changedPaths),
  };
}
