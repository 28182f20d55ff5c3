import type { DraftContent } from '@/model/draft';
import { NO_KIT, type KitTextId, type KitYesNoId } from '@/model/reviewer-kit';
import { withKit } from './kit-notes';

/** Questions that are answered with yes or no. */
export const KIT_YES_NO_QUESTIONS: Readonly<Record<KitYesNoId, { question: string; explain: string }>> = {
  code: {
    question: 'Does the account ask for a code?',
    explain:
      'A code by text message, e-mail or app. Reviewers receive none of these, so turn it off for this account or set a code that always works.',
  },
  accountEnds: {
    question: 'Does the account end on a day?',
    explain: 'A trial or a password that expires. Reviewers sign in again for each update.',
  },
  hardware: {
    question: 'Does the app need other hardware?',
    explain: 'For example a device that it connects to, a card reader or a watch.',
  },
  place: {
    question: 'Does the app need a certain place?',
    explain:
      'A country, a building or an outdoor route. Reviewers mostly sit in an office in the United States.',
  },
  person: {
    question: 'Does it take a second person?',
    explain: 'For example a chat, a call or a game for two.',
  },
};

/** Labels of the answers that are texts, in the order of the form. */
export const KIT_TEXT_LABELS: Readonly<Record<KitTextId, string>> = {
  signIn: 'Steps to sign in',
  code: 'Code that always works',
  accountEnds: 'Last day of the account',
  special: 'What is special about the app?',
  features: 'How does a reviewer reach each main feature?',
  hardware: 'Which hardware, and how can a reviewer do without it?',
  place: 'Which place, and how can a reviewer try it elsewhere?',
  person: 'How can one reviewer try it alone?',
  video: 'Video for the reviewer',
  deletion: 'Where do users delete their account?',
  moderation: 'How do users report and block, and who removes content?',
  purchases: 'Where is each purchase?',
  ai: 'Which AI services get data of users, and where do users agree?',
};

type WithKit = Pick<DraftContent, 'details' | 'reviewerKit'>;

/** Answers a question with yes or no, and changes the notes with it. */
export function answerKit<Draft extends WithKit>(draft: Draft, id: KitYesNoId, answer: boolean): Draft {
  return withKit(draft, (now) => {
    const kit = now.reviewerKit ?? NO_KIT;
    return { ...now, reviewerKit: { ...kit, yesNo: { ...kit.yesNo, [id]: answer } } };
  });
}

/** Answers a question with a text, and changes the notes with it. */
export function writeKit<Draft extends WithKit>(draft: Draft, id: KitTextId, text: string): Draft {
  return withKit(draft, (now) => {
    const kit = now.reviewerKit ?? NO_KIT;
    return { ...now, reviewerKit: { ...kit, texts: { ...kit.texts, [id]: text } } };
  });
}

/** Says whether the reviewer has to sign in, and changes the notes with it. */
export function answerSignIn<Draft extends WithKit>(draft: Draft, needsLogin: boolean): Draft {
  return withKit(draft, (now) => ({ ...now, details: { ...now.details, needsLogin } }));
}

/** Gives Google's reviewers a text of its own; undefined makes it from the answers again. */
export function writeAccessNotes<Draft extends WithKit>(
  draft: Draft,
  accessNotes: string | undefined,
): Draft {
  return { ...draft, reviewerKit: { ...(draft.reviewerKit ?? NO_KIT), accessNotes } };
}
