import { expect, it } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import { approvalRecord, reportedReview, type RecordedReview } from './approval-record';
import { contentLabels } from './content-label';
import { reviewProgress, type ReviewDecision } from './review';

function review(
  hash: string,
  ...decisions: [step: number, kind: ReviewDecision['decision']][]
): RecordedReview {
  const all = decisions.map(([step, decision]) => ({
    ...{ step, decision, note: '', byId: 'ben' },
    ...{ at: '2026-11-21T10:00:00Z', byRole: 'developer' },
  }));
  return {
    revision: 3,
    content_hash: hash,
    note: '',
    by_id: 'ann',
    askedAt: '2026-11-20T10:00:00Z',
    decisions: all,
    progress: reviewProgress(all),
  };
}

it.each<[string, RecordedReview[], number | undefined]>([
  ['nothing without a request', [], undefined],
  ['the request for this content, before a newer one', [review('other'), review('packed')], 1],
  ['the newest request, when none is for this content', [review('b'), review('a', [1, 'approve'])], 0],
  ['no withdrawn request, when there is another', [review('packed', [1, 'withdraw']), review('a')], 1],
  ['a withdrawn request, when there is no other', [review('packed', [1, 'withdraw'])], 0],
])('a package reports %s', (_, reviews, index) => {
  expect(reportedReview(reviews, 'packed')).toBe(index === undefined ? undefined : reviews[index]);
});

it('names the steps and members of a request, and what has changed since', () => {
  const options = { team: 'Lantern team', emailOf: (id: string) => `${id}@example.com` };
  expect(
    approvalRecord(review('asked', [1, 'approve']), {
      ...options,
      packedHash: 'packed',
      changedPaths: ['listings/de-DE/title', 'builds'],
    }),
  ).toEqual({
    team: 'Lantern team',
    packedHash: 'packed',
    isPackedContent: false,
    changedSince: ['App Name (de-DE)', 'Build facts'],
    request: {
      save: 3,
      contentHash: 'asked',
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
  });
  expect(
    approvalRecord(review('packed'), { ...options, packedHash: 'packed', changedPaths: [] }).isPackedContent,
  ).toBe(true);
});

it('names values by the labels of the form, each once', () => {
  expect(
    contentLabels([
      'version',
      'details/reviewNotes',
      'playTexts/fr-FR/title',
      'checkConfig/a',
      'checkConfig/b',
    ]),
  ).toEqual(['Version', 'Review notes', 'Google Play: App Name (fr-FR)', 'Accepted findings']);
});

itEvery([
  ['privacy/yesNo/ads', 'Privacy: Does your app show advertisements?'],
  ['privacy/yesNo/identity', 'Privacy: Who the user is'],
  ['privacy/uses/email/purposes', 'Privacy: E-mail address'],
  ['teamPictures/a/description', 'Pictures'],
  ['ratings/apple/contests', 'Age rating: Contests'],
  ['ratings/play/canBlockUsers', 'Age rating: Can users block each other?'],
])('names the value at …', (path, label) => {
  expect(contentLabels([path, path])).toEqual([label]);
});
