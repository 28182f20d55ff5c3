import type { CheckedDraft } from '@/model/draft';
import type { Platform } from '@/model/app';
import { APPLE, GOOGLE } from 'virtual:catalog/sources';
import { daysBetween, formatDay, isDay } from '@/domain/dates';
import { NO_KIT } from '@/model/reviewer-kit';
import { defineFamily, type FindingDraft, type Rule } from '../define-rule';

/** A draft, its stores and the day of the check. */
export interface ReviewSubject {
  draft: Pick<CheckedDraft, 'details' | 'reviewerKit'>;
  platforms: readonly Platform[];
  /** `YYYY-MM-DD` in the user's time zone. */
  today: string;
}

/** Result of a check of what reviewers get. */
export interface ReviewFound extends FindingDraft {
  /** The store that has the rule; absent for both. */
  store?: Platform | undefined;
  /** The control in step 2. */
  field: string;
}

const checked = '2026-11-25';

const RULES = {
  'details-sign-in-open': {
    title: 'Whether the reviewer has to sign in',
    since: '2026-11-26',
    severity: 'warning',
    source: APPLE.completeness,
    checked,
    effort: 'field',
    isMissing: true,
    why: 'Both consoles ask for it, and reviewers who cannot sign in reject the app.',
    fix: 'Answer it, and give a demo account if it is yes.',
    examples: { fires: 'no answer', holds: 'no sign-in' },
  },
  'details-demo-account-ends': {
    title: 'Demo account that ends',
    since: '2026-11-26',
    severity: 'warning',
    source: GOOGLE.signIn,
    checked,
    effort: 'account',
    why: 'Reviewers sign in again for each update. Google asks for an account that is always valid.',
    fix: 'Make the account permanent, or give one that does not end.',
    examples: { fires: 'an end on December 24', holds: 'no end' },
  },
  'details-demo-account-code': {
    title: 'Demo account with a code',
    since: '2026-11-26',
    severity: 'warning',
    source: GOOGLE.signIn,
    checked,
    effort: 'account',
    why: 'A reviewer receives no text message and no e-mail, so the review ends at the code.',
    fix: 'Turn the code off for this account, or set one that always works.',
    examples: { fires: 'a code that is not given', holds: 'the code 123456' },
  },
  'details-demo-password-spaces': {
    title: 'Spaces at the ends of the demo password',
    since: '2026-11-26',
    severity: 'warning',
    source: APPLE.reviewInfo,
    checked,
    effort: 'field',
    why: 'fastlane removes them, and in a form they are not visible.',
    fix: 'Remove them, or choose a password without them.',
    examples: { fires: 'a space at its end', holds: 'no space' },
  },
} satisfies Record<string, Rule>;

type Found = ReviewFound & { rule: keyof typeof RULES };

/** Days before its end in which a demo account may not last until the review. */
const REVIEW_DAYS = 30;

/** The demo account of the reviewer's kit. */
export const DEMO_ACCOUNT_RULES = defineFamily({ rules: RULES, check: findProblems });

function* findProblems(subject: ReviewSubject): Generator<Found> {
  const { details, reviewerKit = NO_KIT } = subject.draft;
  const { needsLogin, demoPassword } = details;
  if (needsLogin === undefined) {
    yield {
      rule: 'details-sign-in-open',
      field: 'needsLogin',
      title: 'It is open whether the reviewer has to sign in',
    };
  }
  if (demoPassword.trim() !== '' && demoPassword !== demoPassword.trim()) {
    yield {
      rule: 'details-demo-password-spaces',
      field: 'demoPassword',
      title: 'The demo password begins or ends with a space',
    };
  }
  if (needsLogin !== true) return;
  const { yesNo, texts } = reviewerKit;
  if (yesNo.code && (texts.code ?? '').trim() === '') {
    yield {
      rule: 'details-demo-account-code',
      field: 'reviewerKit/texts/code',
      title: 'The demo account asks for a code that the reviewer does not have',
    };
  }
  if (yesNo.accountEnds) yield* accountEnd(texts.accountEnds ?? '', subject);
}

function* accountEnd(end: string, { platforms, today }: ReviewSubject): Generator<Found> {
  const base = { rule: 'details-demo-account-ends', field: 'reviewerKit/texts/accountEnds' } as const;
  if (!isDay(end)) {
    yield { ...base, title: 'The demo account ends on a day that is not given' };
    return;
  }
  const days = daysBetween(today, end);
  if (days < 0) {
    yield { ...base, severity: 'blocker', title: `The demo account ended on ${formatDay(end)}` };
  } else if (days < REVIEW_DAYS || platforms.includes('android')) {
    yield {
      ...base,
      store: days < REVIEW_DAYS ? undefined : 'android',
      title: `The demo account ends on ${formatDay(end)}`,
    };
  }
}
