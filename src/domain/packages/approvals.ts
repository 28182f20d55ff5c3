import type { ApprovalRecord } from '../team-sync/approval-record';
import { escapeHtml } from '../documents/print-html';
import type { PackageFile } from './package-file';

export const APPROVALS_PATH = 'approvals.json';

const STATUS: Record<ApprovalRecord['request']['status'], string> = {
  open: 'Approval has been requested, and not all steps are decided',
  approved: 'All steps approved',
  rejected: 'Rejected',
  withdrawn: 'The request was withdrawn',
};
const DECISIONS = { approve: 'approved', reject: 'rejected', withdraw: 'withdrawn' } as const;

/** The approval record as JSON; no file for a draft without a request for approval. */
export function approvalFiles(record: ApprovalRecord | undefined): PackageFile[] {
  if (!record) return [];
  const content = `${JSON.stringify({ formatVersion: 1, ...record }, null, 2)}\n`;
  return [{ path: APPROVALS_PATH, content }];
}

/** Says in one sentence whether the approval is for the packed content. */
export function approvalScope({ isPackedContent, changedSince, request }: ApprovalRecord): string {
  if (isPackedContent) return 'The request is for exactly the content of this package.';
  const changed = changedSince.length > 0 ? `: ${changedSince.join(', ')}` : '';
  return `The content has changed since the request for save ${request.save}${changed}. The decisions do not cover this package.`;
}

/** The approval record as a section of the readable report. */
export function approvalsSection(record: ApprovalRecord | undefined): string[] {
  if (!record) return [];
  const { request, team, packedHash } = record;
  const next = request.nextStep === undefined ? '' : ` Next step: ${request.nextStep}.`;
  return [
    '<section>',
    '<h2>Approvals</h2>',
    `<p><strong>${record.isPackedContent ? STATUS[request.status] : 'Not approved in this state'}.</strong> ${escapeHtml(approvalScope(record))}</p>`,
    `<p class="meta">${escapeHtml(`Team ${team}. Save ${request.save}, requested by ${request.askedBy}${timeOf(request.askedAt)}. ${STATUS[request.status]}.${next}`)}</p>`,
    ...request.decisions.map(({ step, decision, by, role, at, note }) => {
      const as = role === undefined ? '' : ` (${role})`;
      const reason = note === '' ? '' : `: ${note}`;
      return `<p dir="auto">${escapeHtml(`${step} ${DECISIONS[decision]} by ${by}${as}${timeOf(at)}${reason}`)}</p>`;
    }),
    `<p class="meta">SHA-256 of the requested content: ${escapeHtml(request.contentHash)}</p>`,
    ...(record.isPackedContent
      ? []
      : [`<p class="meta">SHA-256 of the packed content: ${escapeHtml(packedHash)}</p>`]),
    '<p class="meta">A request covers texts, review information, privacy and age rating answers, build facts and pictures, which it names by their hashes.</p>',
    '</section>',
  ];
}

function timeOf(instant: string | undefined): string {
  return instant === undefined ? '' : `, ${instant}`;
}
