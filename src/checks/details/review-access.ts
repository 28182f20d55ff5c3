import { countCharacters } from '@/domain/listings/limits';
import { MAX_REVIEW_NOTES } from '@/domain/reviewer-kit/kit-notes';
import { APPLE, GOOGLE } from 'virtual:catalog/sources';
import { defineFamily } from '../define-rule';
import type { DetailsCheck, DetailsFound } from './details-check';

const DEMO_RULE = {
  severity: 'blocker',
  source: APPLE.completeness,
  checked: '2026-11-20',
  effort: 'account',
  isMissing: true,
} as const;

/** The account with which a reviewer signs in. */
export const DEMO_ACCOUNT = defineFamily({
  rules: {
    'details-demo-account-missing': {
      ...DEMO_RULE,
      title: 'Demo account missing',
      why: 'Reviewers who cannot sign in reject the app.',
      fix: 'Add a demo account that works throughout the review.',
      examples: {
        fires: { needsLogin: true },
        holds: { needsLogin: true, demoUser: 'demo@example.com', demoPassword: 'lantern-2026' },
      },
    },
    'details-demo-account-half': {
      ...DEMO_RULE,
      title: 'Demo account incomplete',
      why: 'The upload drops one without the other, and reviewers cannot sign in.',
      fix: 'Enter both, or neither.',
      examples: {
        fires: { needsLogin: true, demoUser: 'demo@example.com' },
        holds: { needsLogin: true, demoUser: 'demo@example.com', demoPassword: 'lantern-2026' },
      },
    },
  },
  *check({
    details: { needsLogin, demoUser, demoPassword },
    store,
  }: DetailsCheck): Generator<DetailsFound & { rule: `details-demo-account-${'missing' | 'half'}` }> {
    const hasUser = demoUser.trim() !== '';
    const hasPassword = demoPassword.trim() !== '';
    const source = store === 'ios' ? undefined : GOOGLE.signIn;
    if (needsLogin && !hasUser && !hasPassword)
      yield {
        field: 'demoUser',
        rule: 'details-demo-account-missing',
        title: 'The app needs a sign-in, but there is no demo account',
        source,
      };
    else if (hasUser !== hasPassword)
      yield {
        field: hasUser ? 'demoPassword' : 'demoUser',
        rule: 'details-demo-account-half',
        severity: needsLogin ? 'blocker' : 'warning',
        title: `The demo account has no ${hasUser ? 'password' : 'user name'}`,
        source,
      };
  },
});

/** Shorter notes are of no use to a reviewer (sources 5.3, guideline 2.3.1). */
const TELLING_NOTES = 20;

/** The length of the notes for App Review. */
export const REVIEW_NOTES_LENGTH = defineFamily({
  rules: {
    'details-review-notes-too-long': {
      title: 'Length of the review notes',
      severity: 'blocker',
      stores: ['ios'],
      source: APPLE.reviewInfo,
      checked: '2026-11-20',
      effort: 'texts',
      why: 'App Store Connect refuses longer notes.',
      fix: 'Shorten them.',
      examples: { fires: `${MAX_REVIEW_NOTES + 1} characters`, holds: `${MAX_REVIEW_NOTES} characters` },
    },
    'details-review-notes-generic': {
      title: 'Very short review notes',
      severity: 'note',
      stores: ['ios'],
      source: APPLE.reviewNotes,
      checked: '2026-11-20',
      effort: 'texts',
      why: 'Reviewers want to know what is new and how to find it; generic notes have led to questions.',
      fix: 'Say in two or three sentences what the app does, what is new, and how to see it.',
      examples: {
        fires: { reviewNotes: 'Bug fixes' },
        holds: { reviewNotes: 'Open the app, write three lines, and tap Save.' },
      },
    },
  },
  *check({
    details: { needsLogin, reviewNotes },
  }: DetailsCheck): Generator<DetailsFound & { rule: `details-review-notes-${'too-long' | 'generic'}` }> {
    const count = countCharacters(reviewNotes);
    if (count > MAX_REVIEW_NOTES)
      yield {
        field: 'reviewNotes',
        rule: 'details-review-notes-too-long',
        title: `Review notes have ${count} characters; the limit is ${MAX_REVIEW_NOTES}`,
        fix: `Shorten them by ${count - MAX_REVIEW_NOTES}.`,
      };
    else if (count < TELLING_NOTES && !(needsLogin && count === 0))
      yield {
        field: 'reviewNotes',
        rule: 'details-review-notes-generic',
        title: count === 0 ? 'There are no review notes' : 'The review notes are very short',
      };
  },
});
