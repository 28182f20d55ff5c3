import type { Platform } from '@/model/app';
import type { Advice } from './advice';
import type { SeverityId } from './severity';

/** How one case goes back to its store: what the steps of a whole plan are made of. */
export interface Sending extends Pick<Advice, 'build' | 'buildIf' | 'send' | 'hold' | 'covers'> {
  store: Platform;
  hasReply: boolean;
}

/** One of the steps that are done once for all causes. */
export interface SendingStep {
  /** `upload`, stable: a tick is stored with it. */
  id: string;
  text: string;
}

/** Buttons of App Store Connect that send an answer and a version. */
const REPLY = {
  one: 'Press Reply to App Review, and send your answer.',
  many: 'Press Reply to App Review, and answer all points in one message.',
};
const RESUBMIT = 'Press Update Review on the version page, then Resubmit to App Review.';
const SUBMIT = 'Press Add for Review, then Submit to App Review.';
/** After a mere question, the review goes on by itself unless something else was changed. */
const RESUBMIT_AFTER_CHANGE =
  'If you changed the build or the listing, press Update Review, then Resubmit to App Review.';
/** A refusal without a question can ask for papers only. */
const RESUBMIT_IF_REJECTED =
  'If the version says Rejected, press Update Review, then Resubmit to App Review.';
const WAIT = 'Send nothing else for review until they have answered.';
const IN_TESTFLIGHT = 'Use TestFlight, Test Information, where a step names App Review Information.';
const RESUBMIT_BETA = 'Open the build under TestFlight, and submit it to Beta App Review again.';
/** A build that was accepted need not be replaced. */
const IN_NEXT_BUILD = 'Upload it with your next version: the build of the message can stay.';
/** An approved update is left alone. */
const IN_NEXT_VERSION = 'Send this with the next version, and say in its Notes what changed and where.';
/** An account that Apple means to close takes no version: its form for appeals is not the reply to a review. */
const ACCOUNT_APPEAL = {
  id: 'account-appeal',
  text: 'Send one appeal by the form of the App Review Board, before the day in the message: what happened, what you stopped, and how it can’t happen again.',
};
/** A suspended app takes no update, and a new one loses its users: the appeal is the only way back. */
const AFTER_SUSPENSION = [
  {
    id: 'appeal',
    text: 'Send one appeal under Policy status, with facts: what you corrected, or why the reason is wrong.',
  },
  {
    id: 'new-app',
    text: 'Only if it is turned down, with the account in good standing: publish the corrected app with a new package name.',
  },
];
const AFTER_APPEAL = [
  {
    id: 'new-app',
    text: 'Publish the corrected app with a new package name, if the account is in good standing.',
  },
];
/** An offer of App Review for an update that fixes bugs. */
const TAKE_OFFER =
  'If this update fixes bugs, press Reply to App Review, ask to approve it now, and do these steps in the next one.';
/** The step after the offer is for those who do not take it. */
function otherwise({ id, text }: SendingStep): SendingStep {
  return { id, text: `Otherwise ${text[0]?.toLowerCase() ?? ''}${text.slice(1)}` };
}
const UPLOAD_AGAIN = 'Upload again.';
const SEND = 'Open Publishing overview and press Send for review.';

/**
 * Joins the ways in which cases go back to their stores. One build and one review serve all of them, so a case that needs
 * none never takes a step from one that does.
 * @param state what the message as a whole says: that the review is held, is about TestFlight, or only asks
 * @param message whether its store turned an appeal down already
 * @param points how many problems they are about: several parts can be ways to answer one
 */
export function sendingSteps(
  parts: readonly Sending[],
  state?: SeverityId,
  { isAppealDenied = false }: { isAppealDenied?: boolean } = {},
  points = parts.length,
): SendingStep[] {
  return (['ios', 'android'] as const).flatMap((store) => {
    const all = parts.filter((part) => part.store === store);
    const own = all.filter(({ send }) => send !== undefined);
    if (own.length === 0) return [];
    // A case that says itself how it is sent can also be the one that needs a build.
    const build = buildOf(all);
    if (isAppealDenied && store === 'ios' && state === 'account') return [];
    if (store === 'ios') return stepsToApple(own, build, state, Math.min(points, own.length));
    if (state === 'suspended') return isAppealDenied ? AFTER_APPEAL : AFTER_SUSPENSION;
    return stepsToGoogle(own, build);
  });
}

/** The most that is said about a new build: `yes`, with a case that needs one. */
export function buildOf(parts: readonly Pick<Advice, 'build'>[]): Advice['build'] {
  const has = (build: Advice['build']) => parts.some((part) => part.build === build);
  if (has('yes')) return 'yes';
  return has('maybe') ? 'maybe' : 'no';
}

function stepsToApple(
  parts: readonly Sending[],
  build: Advice['build'],
  state: SeverityId | undefined,
  points: number,
): SendingStep[] {
  const has = (send: Sending['send']) => parts.some((part) => part.send === send);
  const isReviewed = has('review') || has('reply');
  if (isReviewed && state === 'beta-rejected')
    return [
      { id: 'in-testflight', text: IN_TESTFLIGHT },
      ...uploadToApple(parts, build, false),
      { id: 'resubmit', text: RESUBMIT_BETA },
    ];
  if (state === 'account') return [ACCOUNT_APPEAL];
  // A version that nobody got has no review to answer.
  if (isReviewed && state === 'form-missing') return [{ id: 'submit', text: SUBMIT }];
  if (isReviewed && state === 'fix-later') return [{ id: 'next-version', text: IN_NEXT_VERSION }];
  const steps: SendingStep[] = [];
  const offer = isReviewed && state === 'bug-fix-offer' ? [{ id: 'offer', text: TAKE_OFFER }] : [];
  const isAsked = isReviewed && state === 'information-needed';
  if (isAsked || parts.some(({ hasReply, send }) => hasReply && (send === 'review' || send === 'reply')))
    steps.push({ id: 'reply', text: points === 1 ? REPLY.one : REPLY.many });
  if (isReviewed && (state === 'held' || parts.some(({ hold }) => hold)))
    return [...steps, { id: 'wait', text: WAIT }];
  // A reminder of a date or a warning has no version that waits.
  const isSubmitted = has('submit') && state !== 'coming-date' && state !== 'warning';
  const resubmit = has('review')
    ? [{ id: 'resubmit', text: isAsked && build !== 'yes' ? RESUBMIT_AFTER_CHANGE : RESUBMIT }]
    : isSubmitted
      ? [{ id: 'submit', text: SUBMIT }]
      : has('reply') && state === 'rejected'
        ? [{ id: 'resubmit', text: RESUBMIT_IF_REJECTED }]
        : [];
  if (build !== 'no' && resubmit.length === 0 && (state === 'warning' || state === 'coming-date'))
    return [{ id: 'next-build', text: IN_NEXT_BUILD }, ...steps];
  const [first, ...rest] = [...uploadToApple(parts, build, resubmit.length > 0), ...steps, ...resubmit];
  return [...offer, ...(first ? [offer.length > 0 ? otherwise(first) : first] : []), ...rest];
}

function uploadToApple(parts: readonly Sending[], build: Advice['build'], isSent: boolean): SendingStep[] {
  const text = {
    yes: isSent
      ? 'Raise the build number, upload a new build, and choose it under Build.'
      : 'Raise the build number, build again, and upload the new build.',
    maybe: isSent
      ? `Upload a new build, with a higher number, and choose it under Build ${conditionOf(parts)}.`
      : `Upload a new build, with a higher number, ${conditionOf(parts)}.`,
    no: parts.some(({ send }) => send === 'upload') ? UPLOAD_AGAIN : undefined,
  }[build];
  return text === undefined ? [] : [{ id: 'upload', text }];
}

function stepsToGoogle(parts: readonly Sending[], build: Advice['build']): SendingStep[] {
  const isSent = parts.some(({ send }) => send !== 'upload');
  const text = {
    yes: isSent
      ? 'Raise the version code, and create a new release with the new build in every track.'
      : 'Raise the version code, build again, and upload the new bundle.',
    maybe: `Release a new build in every track ${conditionOf(parts)}.`,
    no: isSent ? undefined : UPLOAD_AGAIN,
  }[build];
  return [
    ...(text === undefined ? [] : [{ id: 'release', text }]),
    ...(isSent ? [{ id: 'send', text: SEND }] : []),
  ];
}

/** When a build that may be needed is needed; of several cases, what is true for all. */
function conditionOf(parts: readonly Sending[]): string {
  const conditions = new Set(parts.flatMap(({ build, buildIf }) => (build === 'maybe' ? [buildIf] : [])));
  const [only] = conditions;
  return (conditions.size === 1 ? only : undefined) ?? 'if the app itself changed';
}
