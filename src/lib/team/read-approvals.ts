import { approvalRecord, reportedReview, type ApprovalRecord } from '@/domain/team-sync/approval-record';
import { contentChanges } from '@/domain/team-sync/review';
import { withUnreadableParts } from '@/domain/records/unreadable-parts';
import { sharedPart } from '@/domain/team-sync/shared-draft';
import type { DraftContent } from '@/model/draft';
import type { Repository } from '../workspace/repository';
import { hashOf, readContent, readReviews } from './read-reviews';
import { sharedTeamsCollection, teamLinksCollection } from './records';
import type { TeamGateway } from './team-gateway';

const NOT_READ =
  'The team service did not answer, so the package has no approvals.json. To add it, connect and download the package again.';

/** The approval record of a draft for its package, and what the user has to know about it. */
export interface PackageApprovals {
  record?: ApprovalRecord;
  note?: string;
}

/** Reads what the team has decided about exactly this content. Requests nothing for a draft that is not shared. */
export async function readApprovals(
  draft: DraftContent,
  { repository, gateway }: { repository: Repository; gateway: TeamGateway },
): Promise<PackageApprovals> {
  const link = await repository.get(teamLinksCollection, draft.id);
  const team = link && (await repository.get(sharedTeamsCollection, link.teamId));
  if (!link || !team || team.ended) return {};
  const reviews = await readReviews(gateway, team.id, link.submissionId);
  if (!reviews) return { note: NOT_READ };
  const content = sharedPart(draft, link.base);
  const packedHash = await hashOf(withUnreadableParts(content));
  const review = reportedReview(reviews, packedHash);
  if (!review) return {};
  const isSame = review.content_hash === packedHash;
  const asked = isSame ? undefined : await readContent(gateway, link.submissionId, review.revision);
  // A save that does not have the requested hash says nothing about what has changed.
  const isGenuine = asked !== undefined && (await hashOf(asked.draft)) === review.content_hash;
  const record = approvalRecord(review, {
    team: team.name,
    packedHash,
    emailOf: (id) => team.members.find(({ userId }) => userId === id)?.email ?? 'a former member',
    changedPaths: isGenuine ? contentChanges(asked.draft, content).map(({ path }) => path) : [],
  });
  return isSame
    ? { record }
    : {
        record,
        note: 'The content has changed since approval was requested. The report and approvals.json say so.',
      };
}
