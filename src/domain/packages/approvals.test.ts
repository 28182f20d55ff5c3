import { describe, expect, it } from 'vitest';
import { submissionDraft } from '@tests/support/drafts';
import { jsonOf, textOf } from '@tests/support/package-files';
import { readinessReport } from '../submissions/readiness-report';
import type { ApprovalRecord } from '../team-sync/approval-record';
import { submissionPackage } from '@/formats/package/submission-package';

const RECORD: ApprovalRecord = {
  team: 'Lantern <team>',
  packedHash: 'aaa',
  request: {
    save: 3,
    contentHash: 'aaa',
    askedBy: 'ann@example.com',
    askedAt: '2026-11-20T10:00:00Z',
    status: 'open',
    nextStep: 'Code Review',
    decisions: [
      {
        step: 'Development Complete',
        decision: 'approve',
        by: 'ben@example.com',
        role: 'developer',
        at: '2026-11-21T10:00:00Z',
        note: '',
      },
    ],
  },
  isPackedContent: true,
  changedSince: [],
};

function packageWith(approvals: ApprovalRecord | undefined) {
  const report = readinessReport([], 'en-US');
  const made = submissionPackage(submissionDraft(), { report, exportDate: '2026-11-22', approvals });
  return {
    made,
    html: textOf(made, 'readiness.html') ?? '',
    readme: textOf(made, 'README.md') ?? '',
  };
}

describe('the approval record of a package', () => {
  it('is in approvals.json and in the report, as text only', () => {
    const { made, html, readme } = packageWith(RECORD);
    expect(jsonOf(made, 'approvals.json')).toEqual({ formatVersion: 1, ...RECORD });
    expect(html).toContain('The request is for exactly the content of this package.');
    expect(html).toContain(
      'Development Complete approved by ben@example.com (developer), 2026-11-21T10:00:00Z',
    );
    expect(html).toContain('Team Lantern &lt;team&gt;. Save 3');
    expect(html).not.toContain('<team>');
    expect(readme).toContain('`approvals.json`');
  });

  it('never calls content approved that has changed since', () => {
    const request = { ...RECORD.request, status: 'approved' as const, nextStep: undefined };
    const approved = packageWith({ ...RECORD, request });
    expect(approved.html).toContain('<strong>All steps approved.</strong>');
    const changed = packageWith({
      ...RECORD,
      request,
      packedHash: 'bbb',
      isPackedContent: false,
      changedSince: ['Keywords (en-US)'],
    });
    expect(changed.html).not.toContain('<strong>All steps approved.</strong>');
    expect(changed.html).toContain(
      'The content has changed since the request for save 3: Keywords (en-US). The decisions do not cover this package.',
    );
  });

  it('is absent without a request', () => {
    const { made, html, readme } = packageWith(undefined);
    expect(made.files.map(({ path }) => path)).not.toContain('approvals.json');
    expect(html).not.toContain('Approvals');
    expect(readme).not.toContain('approvals.json');
  });
});
