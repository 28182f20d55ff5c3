import { APPLE, GOOGLE } from 'virtual:catalog/sources';
import { countCharacters } from '@/domain/listings/limits';
import { accessNotes, MAX_ACCESS_NOTES } from '@/domain/reviewer-kit/kit-notes';
import { isOnlyForeign } from '@/domain/reviewer-kit/foreign-text';
import { defineFamily, type Rule } from '../define-rule';
import type { ReviewFound, ReviewSubject } from './demo-account';

const checked = '2026-11-25';

const RULES = {
  'details-review-notes-login': {
    title: 'Sign-in without notes for the reviewer',
    since: '2026-11-26',
    severity: 'warning',
    source: APPLE.completeness,
    checked,
    effort: 'texts',
    why: 'Reviewers who do not find their way after the sign-in ask or reject, which takes days.',
    fix: 'Answer the questions of the reviewer’s kit: the notes are made of them.',
    examples: { fires: 'no notes', holds: '“Tap Profile, then Sign in.”' },
  },
  'details-review-notes-password': {
    title: 'Demo password in the notes',
    since: '2026-11-26',
    severity: 'warning',
    source: APPLE.reviewInfo,
    checked,
    effort: 'texts',
    why: 'Notes are shared with a team and written into readable files; the password has a field of its own.',
    fix: 'Remove it from the notes: the reviewer sees the field of the password beside them.',
    examples: { fires: 'notes with the demo password', holds: 'notes without it' },
  },
  'details-access-notes-language': {
    title: 'Notes for Google Play without English',
    since: '2026-11-26',
    severity: 'warning',
    stores: ['android'],
    source: GOOGLE.signIn,
    checked,
    effort: 'texts',
    why: 'Google asks for sign in details in English, and may not review the app otherwise.',
    fix: 'Write the text for Google Play in English.',
    examples: { fires: 'German alone', holds: 'German and English' },
  },
  'details-access-notes-too-long': {
    title: 'Length of the text for Google Play',
    since: '2026-11-26',
    severity: 'warning',
    stores: ['android'],
    source: GOOGLE.signIn,
    checked,
    effort: 'texts',
    why: 'The field in Play Console takes at most 500 characters, as developers report.',
    fix: 'Shorten the text by hand: keep what helps to get in.',
    examples: { fires: '501 characters', holds: '500 characters' },
  },
} satisfies Record<string, Rule>;

type Found = ReviewFound & { rule: keyof typeof RULES };

/** The notes of the reviewer's kit. */
export const REVIEW_NOTES_RULES = defineFamily({ rules: RULES, check: findProblems });

function* findProblems({ draft, platforms }: ReviewSubject): Generator<Found> {
  const { needsLogin, reviewNotes, demoPassword } = draft.details;
  const forGoogle = platforms.includes('android') && needsLogin === true ? accessNotes(draft) : '';
  const isForApple = platforms.includes('ios');
  if (needsLogin && (isForApple ? reviewNotes : forGoogle).trim() === '') {
    yield {
      rule: 'details-review-notes-login',
      ...(isForApple
        ? { store: 'ios', field: 'reviewNotes' }
        : { store: 'android', field: 'reviewerKit/accessNotes' }),
      title: 'The app needs a sign-in, but the reviewer gets no notes',
    };
  }
  if (hasPassword(reviewNotes, demoPassword)) {
    yield {
      rule: 'details-review-notes-password',
      field: 'reviewNotes',
      title: 'The review notes contain the demo password',
    };
  } else if (hasPassword(forGoogle, demoPassword)) {
    yield {
      rule: 'details-review-notes-password',
      store: 'android',
      field: 'reviewerKit/accessNotes',
      title: 'The text for Google Play contains the demo password',
    };
  }
  if (isOnlyForeign(forGoogle)) {
    yield {
      rule: 'details-access-notes-language',
      store: 'android',
      field: 'reviewerKit/accessNotes',
      title: 'The text for Google Play is not in English',
    };
  }
  const count = countCharacters(forGoogle);
  if (count > MAX_ACCESS_NOTES) {
    yield {
      rule: 'details-access-notes-too-long',
      store: 'android',
      field: 'reviewerKit/accessNotes',
      title: `The text for Google Play has ${count} characters; the limit is ${MAX_ACCESS_NOTES}`,
    };
  }
}

/** Shortest password that is unlikely to be an ordinary word of the notes by chance. */
const TELLING_LENGTH = 6;
const PASSWORD_WORD = /(?:pass(?:word|wort|code)?|pwd?|pin|kennwort|contraseña|mot de passe|senha)\W{0,4}$/iu;

/** Whether a text contains a password as a whole: one that could be a word only after a word such as "password". */
function hasPassword(text: string, fullPassword: string): boolean {
  const password = fullPassword.trim();
  if (password === '') return false;
  const isWord = password.length < TELLING_LENGTH || /^\p{L}+$/u.test(password);
  for (let at = text.indexOf(password); at >= 0; at = text.indexOf(password, at + 1)) {
    const around = `${text[at - 1] ?? ' '}${text[at + password.length] ?? ' '}`;
    if (/[\p{L}\p{N}]/u.test(around)) continue;
    if (!isWord || PASSWORD_WORD.test(text.slice(Math.max(0, at - 40), at))) return true;
  }
  return false;
}
